/**
 * A picture's recipe: a name and the function that draws it on a sheet.
 *
 * @import { Sheet } from './svg.js'
 * @typedef {(paper: Sheet) => string} Drawing
 * @typedef {{ squares: Record<string, Drawing>, banners: Record<string, Drawing> }} Recipes
 */

/**
 * One drawing for each look of a product: `kemeja-kawung` with looks indigo and sogan gives two pictures.
 *
 * @template Look
 * @param {string} name
 * @param {Record<string, Look>} looks
 * @param {(paper: Sheet, look: Look, key: string) => string} draw
 * @returns {Record<string, Drawing>}
 */
export function series(name, looks, draw) {
  return Object.fromEntries(
    Object.entries(looks).map(([key, look]) => [
      `${name}-${key}`,
      (/** @type {Sheet} */ paper) => draw(paper, look, key),
    ]),
  )
}
