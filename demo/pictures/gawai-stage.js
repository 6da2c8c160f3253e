/**
 * How the goods of the gadget shop are set up: before a studio wall, standing on a round stage, in their finishes.
 *
 * @import { Drawing } from './recipe.js'
 * @import { Sheet } from './svg.js'
 */
import { finishes } from './finishes.js'
import { tones } from './palette.js'
import { box, oval, path } from './svg.js'

/** @param {Sheet} paper @param {keyof typeof tones} tone */
export function studio(paper, tone) {
  const { light, base, deep } = tones[tone]
  const { width, height } = paper
  const disc = oval(
    width * 0.54,
    height * 0.5,
    height * 0.4,
    height * 0.4,
    paper.linear(0, 0, 1, 1, [
      [0, '#fff', 0.75],
      [1, deep, 0.45],
    ]),
  )
  return (
    box(
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
    ) +
    disc +
    path(`M0 ${height * 0.18}L${width * 0.5} 0H${width * 0.72}L0 ${height * 0.62}z`, '#fff', 'opacity="0.22"')
  )
}

/** A low round stage for things that stand. @param {Sheet} paper @param {keyof typeof tones} tone @param {number} y */
export const stage = (paper, tone, y) =>
  oval(490, y + 60, 400, 84, tones[tone].deep) +
  box(90, y, 800, 60, 0, tones[tone].deep) +
  oval(
    490,
    y,
    400,
    84,
    paper.linear(0, 0, 1, 1, [
      [0, '#fff'],
      [1, tones[tone].base],
    ]),
  )

/** @param {keyof typeof tones} tone @param {(paper: Sheet) => string} draw @returns {Drawing} */
export const on = (tone, draw) => (paper) => studio(paper, tone) + draw(paper)

/** @param {keyof typeof tones} tone @param {number} y @param {(paper: Sheet) => string} draw @returns {Drawing} */
export const standing = (tone, y, draw) => (paper) => studio(paper, tone) + stage(paper, tone, y) + draw(paper)

/**
 * @typedef {{ finish: import('./finishes.js').Finish, tone: keyof typeof tones }} Look @param {Partial<Record<keyof
 * typeof finishes, keyof typeof tones>>} pairs @returns {Record<string, Look>}
 */
export const looks = (pairs) =>
  Object.fromEntries(
    Object.entries(pairs).map(([key, tone]) => [
      key,
      { finish: finishes[/** @type {keyof typeof finishes} */ (key)], tone },
    ]),
  )
