/**
 * How the batik shop's goods are set up: on plaster, in the middle, or so near that only the cloth is seen.
 *
 * @import { dyes, tones } from './palette.js'
 * @import { Fabric } from './garments.js'
 * @import { Drawing } from './recipe.js'
 * @import { Sheet } from './svg.js'
 */
import { plaster } from './batik-ground.js'
import { at } from './svg.js'
import { draped } from './textiles.js'

/** @param {keyof typeof tones} tone @param {(paper: Sheet) => string} draw @returns {Drawing} */
export const on = (tone, draw) => (paper) => plaster(paper, tone) + draw(paper)

/** @param {Fabric} fabric @returns {Drawing} */
export const closeUp = (fabric) => (paper) => draped(paper, fabric)

/** Which ground each dye of a series lies on. @param {Partial<Record<keyof typeof dyes, keyof typeof tones>>} pairs */
export const looks = (pairs) =>
  Object.fromEntries(
    Object.entries(pairs).map(([dye, tone]) => [dye, { dye: /** @type {keyof typeof dyes} */ (dye), tone }]),
  )

export const middle = (
  /** @type {string} */ body,
  /** @type {{ scale?: number, turn?: number, x?: number, y?: number }} */ { x = 480, y = 500, ...how } = {},
) => at(x, y, body, how)
