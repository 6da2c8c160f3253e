/**
 * The counter of a small roastery: a coloured wall, a wooden board, morning light from the left.
 *
 * @import { Sheet } from './svg.js'
 */
import { tones } from './palette.js'
import { at, box, line, many, oval, path } from './svg.js'

/**
 * @param {Sheet} paper @param {keyof typeof tones} tone @param {number} [edge] where wall meets counter, from the top
 * in parts
 */
export function counter(paper, tone, edge = 0.7) {
  const colours = /** @type {import('./palette.js').Tone} */ (tones[tone])
  const { light, base, deep, table = '#c99a68' } = colours
  const { width, height } = paper
  const y = height * edge
  const wall = box(
    0,
    0,
    width,
    y,
    0,
    paper.radial(0.24, 0.16, 1.1, [
      [0, light],
      [0.55, base],
      [1, deep],
    ]),
  )
  const beams = [0, 1]
    .map((i) =>
      path(
        `M${width * (0.05 + i * 0.3)} ${y}L${width * (0.3 + i * 0.3)} 0H${width * (0.52 + i * 0.3)}L${width * (0.27 + i * 0.3)} ${y}z`,
        '#fff',
        'opacity="0.13"',
      ),
    )
    .join('')
  const board =
    box(0, y, width, height - y, 0, table) +
    box(
      0,
      y,
      width,
      height - y,
      0,
      paper.linear(0, 0, 0.3, 1, [
        [0, '#fff', 0.36],
        [0.4, '#fff', 0.02],
        [1, '#1d0d05', 0.36],
      ]),
    )
  const grain = many(7, (i) =>
    line(
      `M0 ${y + 22 + i * ((height - y) / 7)}C${width * 0.3} ${y + 12 + i * ((height - y) / 7)} ${width * 0.6} ${y + 34 + i * ((height - y) / 7)} ${width} ${y + 20 + i * ((height - y) / 7)}`,
      '#3d1e0b',
      2,
      'opacity="0.16"',
    ),
  )
  return wall + beams + board + grain + box(0, y - 3, width, 6, 0, '#1d0d05', 'opacity="0.16"')
}

/** The counter seen from above. @param {Sheet} paper @param {keyof typeof tones} tone */
export function tableTop(paper, tone) {
  const { light, base, deep } = tones[tone]
  return (
    box(
      0,
      0,
      paper.width,
      paper.height,
      0,
      paper.radial(0.22, 0.16, 1.15, [
        [0, light],
        [0.5, base],
        [1, deep],
      ]),
    ) +
    path(
      `M0 ${paper.height * 0.12}L${paper.width * 0.6} 0H${paper.width * 0.86}L0 ${paper.height * 0.7}z`,
      '#fff',
      'opacity="0.2"',
    )
  )
}

/** A sprig of coffee cherries. @param {number} x @param {number} y @param {number} size @param {number} turn */
export function sprig(x, y, size, turn) {
  const leaf = (/** @type {number} */ px, /** @type {number} */ angle, /** @type {string} */ fill) =>
    at(
      px,
      0,
      path('M0 0C30 -50 110 -56 170 -10C110 40 40 40 0 0z', fill) +
        line('M6 0C60 -10 110 -14 160 -10M50 -6L70 -30M84 -10L106 -32M60 -4L84 20', '#dcebc4', 2.6, 'opacity="0.6"'),
      { turn: angle },
    )
  const cherry = (/** @type {number} */ cx, /** @type {number} */ cy, /** @type {string} */ fill) =>
    oval(cx + 4, cy + 6, 24, 24, '#1d0d05', 'opacity="0.25"') +
    oval(cx, cy, 24, 24, fill) +
    oval(cx - 8, cy - 9, 8, 6, '#fff', 'opacity="0.55"')
  return at(
    x,
    y,
    line('M-40 0H210', '#5e4423', 8) +
      leaf(120, -36, '#3f7d3d') +
      leaf(20, 30, '#2f6a35') +
      leaf(40, -64, '#4f9147') +
      leaf(170, 20, '#38763a') +
      cherry(20, -14, '#c22d22') +
      cherry(58, 14, '#a81f1c') +
      cherry(96, -18, '#d8492c') +
      cherry(-10, 18, '#8f1818'),
    { scale: size, turn },
  )
}
