import font from './letters.json' with { type: 'json' }

/** The outlines of Plus Jakarta Sans Bold: how wide a letter is and its contours, 500 units to the em. */
const letters: Readonly<Record<string, readonly [advance: number, path: string] | readonly (string | number)[]>> =
  font.letters

/** One byte for each point: its place in a palette. */
export interface Canvas {
  width: number
  height: number
  points: Uint8Array<ArrayBuffer>
}
/** Where in the palette the shades from ground to ink begin, and how many there are. */
export interface Ink {
  first: number
  shades: number
}

/** How many colours a soft edge has. */
export const shades = 48

type Colour = readonly [number, number, number]
const colourOf = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
/** The part of a palette that leads from one colour to another: `#rrggbb`. */
export function between(ground: string, ink: string): Colour[] {
  const [from, to] = [colourOf(ground), colourOf(ink)]
  return Array.from({ length: shades }, (_, step) => {
    const share = step / (shades - 1)
    return [0, 1, 2].map((at) => Math.round((from[at] ?? 0) * (1 - share) + (to[at] ?? 0) * share)) as unknown as Colour
  })
}

export const fill = (
  { width, points }: Canvas,
  [left, top, wide, high]: readonly [number, number, number, number],
  shade: number,
): void => {
  for (let y = top; y < top + high; y += 1) points.fill(shade, y * width + left, y * width + left + wide)
}

/** Words as they can be drawn: without marks above letters, and without signs that the font lacks. */
export const drawable = (words: string): string =>
  [...words.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ')]
    .filter((one) => letters[one])
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()

const advanceOf = (letter: string): number => Number(letters[letter]?.[0] ?? 0)
export const widthOf = (words: string, size: number): number =>
  [...words].reduce((sum, letter) => sum + (advanceOf(letter) * size) / font.em, 0)

/** Lines that are at most so wide; what has no place ends with an ellipsis. */
export function linesOf(words: string, { size, width, most }: { size: number; width: number; most: number }): string[] {
  const lines = ['']
  for (const word of words.split(' ')) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (last === '' || widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  const cut = lines.length > most
  return shown.map((line, place) => fitted(line, { size, width, cut: cut && place === most - 1 }))
}

function fitted(line: string, { size, width, cut }: { size: number; width: number; cut: boolean }): string {
  let shown = cut ? `${line}…` : line
  while (shown.length > 2 && widthOf(shown, size) > width) shown = `${shown.replace(/…$/, '').slice(0, -1).trimEnd()}…`
  return shown
}

/** Draws a line whose letters stand on `baseline`. */
export function write(
  canvas: Canvas,
  words: string,
  at: { left: number; baseline: number; size: number; ink: Ink },
): void {
  let { left } = at
  for (const letter of words) {
    drawLetter(canvas, String(letters[letter]?.[1] ?? ''), { ...at, left })
    left += (advanceOf(letter) * at.size) / font.em
  }
}

type Point = readonly [x: number, y: number]
/** How many straight pieces stand for a curve: at these sizes nobody sees more. */
const pieces = 6

/** The straight pieces of a path such as `M10 0L20 5Q30 5 30 9`; each contour is closed. */
function* piecesOf(path: string): Generator<readonly [Point, Point]> {
  let [begin, last]: Point[] = [
    [0, 0],
    [0, 0],
  ]
  for (const [, step = '', given = ''] of path.matchAll(/([MLQ])([-\d ]+)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = given.trim().split(' ').map(Number)
    const from = last ?? [0, 0]
    if (step === 'M') {
      if (begin && last) yield [last, begin]
      begin = last = [a, b]
    } else if (step === 'L') yield [from, (last = [a, b])]
    else
      for (let piece = 1; piece <= pieces; piece += 1) {
        const t = piece / pieces
        const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
        const next: Point = [p * from[0] + q * a + r * c, p * from[1] + q * b + r * d]
        yield [last ?? from, next]
        last = next
      }
  }
  if (begin && last) yield [last, begin]
}

/**
 * Adds up for each point how much of it the letter covers: every edge leaves in its row what it turns on or off to its
 * right, and one sum along the row tells the share (as font-rs does it).
 */
function drawLetter(
  { width, height, points }: Canvas,
  path: string,
  { left, baseline, size, ink }: { left: number; baseline: number; size: number; ink: Ink },
): void {
  const scale = size / font.em
  // A letter may reach out of its own width: the tail of a j does.
  const [x0, y0] = [Math.floor(left - size * 0.3), Math.floor(baseline - size)]
  const [wide, high] = [Math.ceil(size * 1.6), Math.ceil(size * 1.4)]
  const turns = new Float32Array(wide * high + 2)
  for (const [from, to] of piecesOf(path))
    addEdge(
      { turns, wide, high },
      [left - x0 + from[0] * scale, baseline - y0 - from[1] * scale],
      [left - x0 + to[0] * scale, baseline - y0 - to[1] * scale],
    )
  for (let y = 0; y < high; y += 1) {
    let covered = 0
    for (let x = 0; x < wide; x += 1) {
      covered += turns[y * wide + x] ?? 0
      const share = Math.min(Math.abs(covered), 1)
      const [px, py] = [x0 + x, y0 + y]
      if (share < 0.02 || px < 0 || py < 0 || px >= width || py >= height) continue
      const at = py * width + px
      points[at] = Math.max(points[at] ?? 0, ink.first + Math.round(share * (ink.shades - 1)))
    }
  }
}

interface Turns {
  turns: Float32Array
  wide: number
  high: number
}
function addEdge({ turns, wide, high }: Turns, from: Point, to: Point): void {
  if (from[1] === to[1]) return
  const direction = from[1] < to[1] ? 1 : -1
  const [top, bottom] = direction === 1 ? [from, to] : [to, from]
  const slope = (bottom[0] - top[0]) / (bottom[1] - top[1])
  let x = top[0] + (top[1] < 0 ? -top[1] * slope : 0)
  for (let y = Math.max(0, Math.floor(top[1])); y < Math.min(high, Math.ceil(bottom[1])); y += 1) {
    const part = Math.min(y + 1, bottom[1]) - Math.max(y, top[1])
    const next = x + slope * part
    addRow(turns, y * wide, { from: Math.min(x, next), to: Math.max(x, next), turn: part * direction })
    x = next
  }
}

/** What an edge between two places of a row turns, spread over the points that it crosses. */
function addRow(
  turns: Float32Array,
  row: number,
  { from, to, turn }: { from: number; to: number; turn: number },
): void {
  const add = (x: number, value: number) => (turns[row + x] = (turns[row + x] ?? 0) + value)
  const [first, end] = [Math.floor(from), Math.ceil(to)]
  if (end <= first + 1) {
    const share = (from + to) / 2 - first
    add(first, turn * (1 - share))
    add(first + 1, turn * share)
    return
  }
  // Of each point: how much lies to the right of the edge, less what the points before it have already.
  let before = 0
  for (let x = first; x < end; x += 1) {
    const right = areaUntil(x + 1, from, to)
    add(x, turn * (right - before))
    before = right
  }
  add(end, turn * (1 - before))
}

/** The share of the point that ends at `x` which lies to the right of an edge that goes evenly from `from` to `to`. */
function areaUntil(x: number, from: number, to: number): number {
  const reach = (at: number) => {
    const inside = Math.min(Math.max(at, from), to)
    return (inside - from) ** 2 / (2 * (to - from)) + Math.max(0, at - to)
  }
  return reach(x) - reach(x - 1)
}
