/**
 * A few capital letters drawn as strokes, so that labels look the same on every machine, whatever fonts it has.
 */
import { line } from './svg.js'

/** Strokes on a grid four wide and six high. @type {Record<string, string>} */
const strokes = {
  A: 'M0 6L2 0L4 6M0.8 4H3.2',
  B: 'M0 0V6H2.4C4.4 6 4.4 3 2.4 3H0M0 0H2.2C4 0 4 3 2.2 3',
  C: 'M4 1C2.6 -0.6 0 -0.2 0 3S2.6 6.6 4 5',
  D: 'M0 0V6H1.6C5 6 5 0 1.6 0z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1C2.6 -0.6 0 -0.2 0 3S2.8 6.8 4 5V3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.4 0V4.2C3.4 6.6 0.2 6.6 0.2 4.4',
  K: 'M0 0V6M4 0L0 3.4M1.4 2.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0C-0.7 0 -0.7 6 2 6S4.7 0 2 0z',
  P: 'M0 6V0H2.2C4.6 0 4.6 3.4 2.2 3.4H0',
  R: 'M0 6V0H2.2C4.6 0 4.6 3.2 2.2 3.2H0M2 3.2L4 6',
  S: 'M4 0.9C3 -0.5 0.2 -0.4 0.2 1.5C0.2 3.6 4 2.6 4 4.6C4 6.4 1 6.6 0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4C0 6.7 4 6.7 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M2 0C-0.7 0 -0.7 6 2 6S4.7 0 2 0z',
  1: 'M0.8 1L2.2 0V6',
  2: 'M0.2 1.4C0.4 -0.5 4 -0.5 3.8 1.8C3.6 3.4 0.2 5 0.2 6H4',
  3: 'M0.2 0.6C2 -0.6 4 0.4 3.8 1.6C3.6 3 1.6 3 1.6 3C1.6 3 4 3 4 4.6C4 6.4 1 6.5 0 5.4',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.8 0H0.6L0.4 2.8C2 1.8 4 2.6 4 4.2C4 6.4 1 6.5 0 5.4',
  6: 'M3.6 0.4C1.6 -0.4 0 1.6 0 4C0 6.7 4 6.7 4 4.2C4 2 0.6 2 0.1 4',
  7: 'M0 0H4L1.4 6',
  8: 'M2 0C0.2 0 0.2 2.8 2 2.8S3.8 0 2 0zM2 2.8C-0.6 2.8 -0.6 6 2 6S4.6 2.8 2 2.8z',
  9: 'M0.4 5.6C2.4 6.4 4 4.4 4 2C4 -0.7 0 -0.7 0 1.8C0 4 3.4 4 3.9 2',
  ':': 'M2 1.8V2M2 4.2V4.4',
  '%': 'M0.4 5.8L3.6 0.2M0.8 0.4V1.6M3.2 4.4V5.6',
  '-': 'M1 3H3',
  '.': 'M2 5.8V6',
  ' ': '',
}

/**
 * A centred word. @param {string} word @param {number} x @param {number} y @param {number} height @param {string}
 * colour @param {number} [weight]
 */
export function letters(word, x, y, height, colour, weight = 1) {
  const size = height / 6
  const pitch = 5.6
  const start = -((word.length - 1) * pitch + 4) / 2
  const glyphs = [...word].map(
    (letter, i) =>
      `<g transform="translate(${(start + i * pitch).toFixed(2)} 0)">${line(strokes[letter] ?? '', colour, weight)}</g>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${size.toFixed(3)})">${glyphs.join('')}</g>`
}
