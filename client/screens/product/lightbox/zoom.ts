/** How an image is shown in the lightbox: how large, and how far its middle is from the middle of the stage. */
export interface View {
  scale: number
  x: number
  y: number
}
export interface Point {
  x: number
  y: number
}
interface Size {
  width: number
  height: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }
export const scaleMax = 4
/** How far a double tap zooms. */
export const scaleTap = 2.5

/** Zooms around a point, measured from the middle of the stage. That point stays where it is, under the finger. */
export function zoomed(view: View, factor: number, at: Point, image: Size, stage: Size): View {
  const scale = Math.min(scaleMax, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, image, stage)
}

/** Keeps the edges of the image outside the stage; an image that is smaller than the stage stays in its middle. */
export function held({ scale, x, y }: View, image: Size, stage: Size): View {
  const within = (at: number, size: number, room: number) => {
    const most = Math.max(0, (size * scale - room) / 2)
    return Math.min(most, Math.max(-most, at)) + 0
  }
  return { scale, x: within(x, image.width, stage.width), y: within(y, image.height, stage.height) }
}

/** Whether lifting the finger turns to the next image: it moved far enough, or fast enough in the same direction. */
export const turns = (distance: number, pxPerMs: number, width: number): boolean =>
  Math.abs(distance) > width * 0.25 ||
  (Math.abs(pxPerMs) > 0.4 && Math.sign(pxPerMs) === Math.sign(distance) && Math.abs(distance) > 20)
