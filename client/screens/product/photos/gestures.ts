import type { Point } from './zoom.ts'

/** What fingers, a mouse and its wheel do on a stage; points are measured from its middle. */
interface Fingers {
  /** One finger has gone so far since the last call. */
  drag(by: Point): void
  /** Two fingers came closer or went apart about a point. */
  pinch(factor: number, at: Point): void
  /** The last finger has left; how fast it went sideways, in px a millisecond. */
  letGo(pxPerMs: number): void
  doubleTap(at: Point): void
}

const [tapPx, tapMs] = [10, 300]
const wheelStep = 0.002

/** Pointer events of a stage whose `touch-action` is none. Buttons on it are left alone. */
export function followFingers(stage: HTMLElement, { drag, pinch, letGo, doubleTap }: Fingers): void {
  const down = new Map<number, Point>()
  let began: Point & { at: number } = { x: 0, y: 0, at: 0 }
  let last = { x: 0, at: 0 }
  let speed = 0
  let tapped: (Point & { at: number }) | null = null

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
    stage.setPointerCapture(event.pointerId)
    down.set(event.pointerId, pointOf(event))
    // The second finger of a pinch ends what could have been a tap.
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
    if (down.size > 1 && spread > 0) pinch(spreadOf(down) / spread, fromMiddle(stage, now))
    drag({ x: now.x - middle.x, y: now.y - middle.y })
    const passed = event.timeStamp - last.at
    if (passed > 0) speed = (event.clientX - last.x) / passed
    last = { x: event.clientX, at: event.timeStamp }
  })
  const up = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size > 0) return
    letGo(event.type === 'pointerup' ? speed : 0)
    const still =
      Math.hypot(event.clientX - began.x, event.clientY - began.y) < tapPx && event.timeStamp - began.at < tapMs
    const again =
      still &&
      tapped &&
      event.timeStamp - tapped.at < tapMs &&
      Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < 3 * tapPx
    if (again) doubleTap(fromMiddle(stage, pointOf(event)))
    tapped = still && !again ? { ...pointOf(event), at: event.timeStamp } : null
  }
  stage.addEventListener('pointerup', up)
  stage.addEventListener('pointercancel', up)
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      pinch(Math.exp(-event.deltaY * wheelStep), fromMiddle(stage, pointOf(event)))
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
