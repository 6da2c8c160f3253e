import type { Point } from './zoom.ts'

/** What fingers, a mouse and its wheel do on a stage. Points are measured from the middle of the stage. */
export interface Gestures {
  /** How far one finger has moved since the last call. */
  drag(by: Point): void
  /** Two fingers moved closer or apart, around a point. */
  pinch(factor: number, at: Point): void
  /** The last finger was lifted; how fast it moved sideways, in px per millisecond. */
  letGo(pxPerMs: number): void
  doubleTap(at: Point): void
}

const [tapPx, tapMs] = [10, 300]
const wheelStep = 0.002

/** Reads the pointer events of a stage whose `touch-action` is none. Buttons on it are left alone. */
export function followGestures(stage: HTMLElement, gestures: Gestures): void {
  const down = new Map<number, Point>()
  let began: Point & { at: number } = { x: 0, y: 0, at: 0 }
  let last = { x: 0, at: 0 }
  let speed = 0
  let tapped: (Point & { at: number }) | null = null

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
    stage.setPointerCapture(event.pointerId)
    down.set(event.pointerId, pointOf(event))
    // A second finger means a pinch, so this is no tap any more.
    began = { ...pointOf(event), at: down.size === 1 ? event.timeStamp : 0 }
    last = { x: event.clientX, at: event.timeStamp }
    speed = 0
  })
  stage.addEventListener('pointermove', (event) => {
    const before = down.get(event.pointerId)
    if (!before) return
    const [middle, spread] = [middleOf(down), spreadOf(down)]
    down.set(event.pointerId, pointOf(event))
    const now = middleOf(down)
    if (down.size > 1 && spread > 0) gestures.pinch(spreadOf(down) / spread, fromMiddle(stage, now))
    gestures.drag({ x: now.x - middle.x, y: now.y - middle.y })
    const passed = event.timeStamp - last.at
    if (passed > 0) speed = (event.clientX - last.x) / passed
    last = { x: event.clientX, at: event.timeStamp }
  })
  const up = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size > 0) return
    gestures.letGo(event.type === 'pointerup' ? speed : 0)
    const still =
      Math.hypot(event.clientX - began.x, event.clientY - began.y) < tapPx && event.timeStamp - began.at < tapMs
    const again =
      still &&
      tapped &&
      event.timeStamp - tapped.at < tapMs &&
      Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < 3 * tapPx
    if (again) gestures.doubleTap(fromMiddle(stage, pointOf(event)))
    tapped = still && !again ? { ...pointOf(event), at: event.timeStamp } : null
  }
  stage.addEventListener('pointerup', up)
  stage.addEventListener('pointercancel', up)
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      gestures.pinch(Math.exp(-event.deltaY * wheelStep), fromMiddle(stage, pointOf(event)))
    },
    { passive: false },
  )
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

function middleOf(points: ReadonlyMap<number, Point>): Point {
  const all = [...points.values()]
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
  return { x: mean(all.map(({ x }) => x)), y: mean(all.map(({ y }) => y)) }
}

function spreadOf(points: ReadonlyMap<number, Point>): number {
  const [a, b] = [...points.values()]
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

function fromMiddle(stage: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: x - left - width / 2, y: y - top - height / 2 }
}
