/**
 * The colours electronics come in, and how light falls on them.
 *
 * @import { Sheet } from './svg.js'
 * @typedef {{ light: string, base: string, deep: string }} Finish
 */

/** @satisfies {Record<string, Finish>} */
export const finishes = {
  hitam: { light: '#5b6472', base: '#2a2f39', deep: '#11141a' },
  putih: { light: '#ffffff', base: '#eceff4', deep: '#bcc4d2' },
  biru: { light: '#9dc3ff', base: '#3f74e0', deep: '#17357f' },
  ungu: { light: '#d9c8ff', base: '#9a7be0', deep: '#4e3397' },
  hijau: { light: '#c4ecd8', base: '#5cb394', deep: '#1f6650' },
  jingga: { light: '#ffd3ab', base: '#f28a3c', deep: '#a8470f' },
  merah: { light: '#ffb3ab', base: '#dc3f45', deep: '#7d141c' },
  titanium: { light: '#f0e8dc', base: '#b9ab98', deep: '#6d6152' },
}

/** @param {Sheet} paper @param {Finish} finish */
export const metal = (paper, { light, base, deep }) =>
  paper.linear(0, 0, 1, 1, [
    [0, light],
    [0.4, base],
    [1, deep],
  ])

/** Left-lit round metal. @param {Sheet} paper @param {Finish} finish */
export const barrel = (paper, { light, base, deep }) =>
  paper.linear(0, 0, 1, 0, [
    [0, base],
    [0.24, light],
    [0.5, base],
    [1, deep],
  ])
