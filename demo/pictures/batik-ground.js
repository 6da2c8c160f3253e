/**
 * Where the cloth lies: warm plaster in soft window light, with a frangipani now and then.
 *
 * @import { Sheet } from './svg.js'
 */
import { tones } from './palette.js'
import { at, box, cast, inside, line, many, oval, path, soft } from './svg.js'

/** @param {Sheet} paper @param {keyof typeof tones} tone */
export function plaster(paper, tone) {
  const { light, base, deep } = tones[tone]
  const { width, height } = paper
  const wall = box(
    0,
    0,
    width,
    height,
    0,
    paper.radial(0.22, 0.14, 1.15, [
      [0, light],
      [0.5, base],
      [1, deep],
    ]),
  )
  const beam = path(
    `M0 ${height * 0.1}L${width * 0.62} 0H${width * 0.9}L0 ${height * 0.72}z`,
    paper.linear(0, 0, 1, 1, [
      [0, '#fff', 0.5],
      [1, '#fff', 0],
    ]),
  )
  return wall + beam
}

/**
 * Frangipani, the flower of every terrace. @param {Sheet} paper @param {number} x @param {number} y @param {number}
 * size @param {number} [turn] @param {string} [blush]
 */
export function frangipani(paper, x, y, size, turn = 0, blush = '#f6b73c') {
  const petal = 'M0 4C-30 -14 -44 -66 -10 -92C26 -104 44 -52 0 4z'
  const fill = paper.linear(0.5, 1, 0.5, 0, [
    [0, blush],
    [0.3, '#ffeab8'],
    [0.62, '#fffdf6'],
    [1, '#f6ece0'],
  ])
  const one = (/** @type {number} */ i) =>
    `<g transform="rotate(${72 * i})">${path(petal, fill, 'stroke="#c9a678" stroke-opacity="0.45" stroke-width="1.6"')}${line('M-2 -8C-10 -34 -10 -60 -4 -78', '#d8b98c', 1.6, 'opacity="0.5"')}</g>`
  const shapes = many(5, (i) => `<g transform="rotate(${72 * i})"><path d="${petal}"/></g>`)
  return at(
    x,
    y,
    cast(shapes, { dx: 8, dy: 12, amount: 7, depth: 0.34 }) + many(5, one) + oval(0, 0, 5, 5, '#d98a1c'),
    { scale: size, turn },
  )
}

/**
 * The canting, the copper pen that writes with wax. @param {Sheet} paper @param {number} x @param {number} y @param
 * {number} size @param {number} turn
 */
export function canting(paper, x, y, size, turn) {
  const wood = paper.linear(0, 0, 0, 1, [
    [0, '#8a5a34'],
    [0.4, '#4c2a14'],
    [1, '#241006'],
  ])
  const copper = paper.linear(0, 0, 0, 1, [
    [0, '#ffe0ae'],
    [0.35, '#d98b45'],
    [1, '#7a3d16'],
  ])
  const handle = 'M0 -9C80 -16 220 -12 300 -7C310 -6 310 6 300 7C220 12 80 16 0 9z'
  const bowl = 'M-6 -12C-20 -30 -78 -34 -92 -8C-104 22 -66 40 -36 30C-18 24 -8 14 -6 12z'
  const spout =
    line('M-88 4C-112 6 -120 20 -122 40', '#a45a24', 9) + line('M-88 2C-110 4 -118 18 -120 36', '#f0b674', 2.5)
  return at(
    x,
    y,
    cast(`<path d="${handle}"/><path d="${bowl}"/>`, { dx: 8, dy: 26, amount: 12, depth: 0.6 }) +
      spout +
      path(handle, wood) +
      path(bowl, copper) +
      oval(-50, -12, 34, 9, '#5a2c10') +
      oval(-50, -11, 29, 6, '#2d1407'),
    { scale: size, turn },
  )
}

/** Turned teak: rods, hangers and pegs. @param {Sheet} paper */
export const teak = (paper) =>
  paper.linear(0, 0, 0, 1, [
    [0, '#d9a066'],
    [0.45, '#a9692f'],
    [1, '#6c3c15'],
  ])

/**
 * Light and folds over a piece of cloth; strokes are dark valleys, ridges their lit sides. @param {string} clip @param
 * {readonly string[]} valleys @param {{ width?: number, depth?: number }} [how]
 */
export function folds(clip, valleys, { width = 26, depth = 0.34 } = {}) {
  const dark = valleys.map((d) => soft(d, '#160a08', width, depth)).join('')
  const light = valleys.map((d) => soft(d, '#fff4de', width * 0.7, depth * 0.24)).join('')
  return inside(clip, `<g transform="translate(${-width * 0.95} ${-width * 0.25})">${light}</g>${dark}`)
}

/** Whole-piece light from the upper left. @param {Sheet} paper @param {string} d */
export const glow = (paper, d) =>
  path(
    d,
    paper.linear(0, 0, 1, 1, [
      [0, '#fff3da', 0.2],
      [0.36, '#fff3da', 0],
      [0.6, '#14080a', 0],
      [1, '#14080a', 0.42],
    ]),
  )
