/**
 * One cut piece of cloth with its folds and its light, the unit every sewn thing is made of.
 *
 * @import { Sheet } from './svg.js'
 */
import { folds, glow } from './batik-ground.js'
import { line, path } from './svg.js'

/**
 * @param {Sheet} paper @param {string} d @param {string} fill @param {readonly string[]} [valleys] @param {{ width?:
 * number, depth?: number }} [how]
 */
export const piece = (paper, d, fill, valleys = [], how = {}) =>
  path(d, fill) + folds(paper.clip(`<path d="${d}"/>`), valleys, how) + glow(paper, d)

/** @param {string} body */
export const mirrored = (body) => `<g transform="scale(-1 1)">${body}</g>`

/** A shape and its mirror image, for shadows. @param {string} d */
export const both = (d) => `<path d="${d}"/><path d="${d}" transform="scale(-1 1)"/>`

/** A row of stitches. @param {string} d @param {string} [colour] */
export const stitch = (d, colour = '#fff1d6') => line(d, colour, 2.4, 'stroke-dasharray="9 8" opacity="0.75"')

/** Brass: buckles, snaps and rings. @param {Sheet} paper */
export const brass = (paper) =>
  paper.linear(0, 0, 1, 1, [
    [0, '#fff0c4'],
    [0.4, '#d2a64f'],
    [1, '#80591c'],
  ])
