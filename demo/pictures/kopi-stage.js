/**
 * How the goods of the coffee shop are set up: on the counter, on a table seen from above, and in the pairs that come
 * back often.
 *
 * @import { Drawing } from './recipe.js'
 * @import { tones } from './palette.js'
 * @import { Sheet } from './svg.js'
 */
import { beans } from './beans.js'
import { coffeeBag } from './coffee-goods.js'
import { dripper, server } from './coffee-ware.js'
import { counter, tableTop } from './kopi-ground.js'
import { labels } from './kopi-labels.js'
import { at } from './svg.js'

/** @param {keyof typeof tones} tone @param {(paper: Sheet) => string} draw @returns {Drawing} */
export const on = (tone, draw) => (paper) => counter(paper, tone) + draw(paper)

/** @param {keyof typeof tones} tone @param {(paper: Sheet) => string} draw @returns {Drawing} */
export const above = (tone, draw) => (paper) => tableTop(paper, tone) + draw(paper)

/** A bag on the counter with some of its beans. @param {Sheet} p @param {keyof typeof labels} label */
export const bagWithBeans = (p, label) =>
  at(460, 480, coffeeBag(p, labels[label]), { scale: 1.06 }) +
  beans(p, 700, 856, 150, 46, 26, { seed: label.length * 3 + 1, size: 0.95 })

/** A stand of dripper over server. @param {Sheet} p @param {string} glaze @param {number} [level] */
export const pourOver = (p, glaze, level = 0.5) =>
  at(0, 190, server(p, { level }), { scale: 0.9 }) + at(0, -116, dripper(p, { glaze }), { scale: 0.9 })
