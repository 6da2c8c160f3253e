/**
 * Batik motifs as repeating tiles. A motif is a function from a dye to its tile, so every motif comes in every colour.
 *
 * @import { Dye } from './palette.js'
 * @import { Sheet } from './svg.js'
 * @typedef {{ w: number, h: number, turn?: number, body: string }} Tile
 */
import { dyes } from './palette.js'
import { box, line, many, oval, path } from './svg.js'
import { buketan, megaMendung, sekarJagad, tambal } from './motifs-free.js'

/** @satisfies {Record<string, (dye: Dye) => Tile>} */
export const motifs = {
  kawung,
  parang,
  truntum,
  ceplok,
  lereng,
  sidomukti,
  gringsing,
  megaMendung,
  sekarJagad,
  buketan,
  tambal,
}

/**
 * Dyed cloth as a fill. Larger scale means nearer; turn follows the piece it is cut for.
 *
 * @param {Sheet} paper
 * @param {{ motif: keyof typeof motifs, dye: keyof typeof dyes, scale?: number, turn?: number, x?: number, y?: number }} cloth
 */
export function cloth(paper, { motif, dye, scale = 1, turn = 0, x = 0, y = 0 }) {
  const tile = motifs[motif](dyes[dye])
  const transform = `translate(${x} ${y}) rotate(${turn + (tile.turn ?? 0)}) scale(${scale})`
  return paper.pattern(tile.w, tile.h, tile.body, transform)
}

/** @param {string} fill @param {readonly (readonly [number, number])[]} places @param {number} r */
const dots = (fill, places, r) =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('')

/** @param {Dye} dye @returns {Tile} */
function kawung(dye) {
  const petal = `${oval(35.5, 0, 31, 18.5, dye.line)}${oval(35.5, 0, 26.5, 14.5, dye.ground)}${oval(35.5, 0, 23, 11.5, dye.mid)}${line('M17 0H54', dye.line, 1.6)}${dots(
    dye.line,
    [
      [29, -5],
      [42, -5],
      [29, 5],
      [42, 5],
    ],
    1.9,
  )}`
  const flower = many(4, (i) => `<g transform="translate(50 50) rotate(${45 + 90 * i})">${petal}</g>`)
  const star = 'M0 -13L4 -4L13 0L4 4L0 13L-4 4L-13 0L-4 -4z'
  const stars = [
    [50, 0],
    [0, 50],
    [100, 50],
    [50, 100],
  ]
    .map(
      ([x, y]) => `<g transform="translate(${x} ${y})">${path(star, dye.accent)}${oval(0, 0, 2.6, 2.6, dye.dark)}</g>`,
    )
    .join('')
  return { w: 100, h: 100, body: box(0, 0, 100, 100, 0, dye.dark) + flower + stars }
}

/** @param {Dye} dye @returns {Tile} */
function parang(dye) {
  const blade =
    'M6 74C-2 58 4 46 15 42C26 38 27 30 21 26C15 22 8 27 9 33C0 26 4 12 17 10C32 8 42 22 36 36C32 46 20 48 18 56C16 64 22 72 30 74z'
  const core = 'M12 68C8 58 11 50 19 46C29 42 32 32 28 24C25 18 19 16 15 18'
  const one = (/** @type {number} */ x) =>
    `<g transform="translate(${x} 0)">${path(blade, dye.line)}${line(core, dye.mid, 5)}${line(core, dye.dark, 1.4, 'stroke-dasharray="1 4"')}${dots(
      dye.accent,
      [
        [40, 58],
        [1, 18],
      ],
      3.4,
    )}</g>`
  const rail = `${box(0, 80, 46, 20, 0, dye.dark)}${line('M-2 80H50M-2 100H50', dye.line, 2)}${path('M23 83L36 90L23 97L10 90z', dye.accent)}${oval(0, 90, 3, 3, dye.line)}${oval(46, 90, 3, 3, dye.line)}`
  const body = `${box(0, 0, 46, 100, 0, dye.ground)}${one(-46)}${one(0)}${one(46)}${rail}`
  return { w: 46, h: 100, turn: -42, body }
}

/** @param {Dye} dye @returns {Tile} */
function truntum(dye) {
  const flower = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${many(8, (i) => `<g transform="rotate(${45 * i})">${path('M0 -4C5 -10 4 -19 0 -24C-4 -19 -5 -10 0 -4z', i % 2 ? dye.mid : dye.line)}</g>`)}${oval(0, 0, 5.4, 5.4, dye.accent)}${oval(0, 0, 2.2, 2.2, dye.dark)}</g>`
  const speck = many(4, (i) => dots(dye.accent, [[40 + 15 * Math.cos(i * 1.571), 40 + 15 * Math.sin(i * 1.571)]], 1.8))
  const middle = `<g>${dots(dye.line, [[40, 40]], 2.4)}${speck}</g>`
  const corners = [
    [0, 0],
    [80, 0],
    [0, 80],
    [80, 80],
  ]
    .map(([x, y]) => flower(x ?? 0, y ?? 0, 0.8))
    .join('')
  const tiny = [
    [0, 40],
    [80, 40],
    [40, 0],
    [40, 80],
  ]
    .map(([x, y]) => flower(x ?? 0, y ?? 0, 0.38))
    .join('')
  return { w: 80, h: 80, turn: 45, body: box(0, 0, 80, 80, 0, dye.ground) + corners + tiny + middle }
}

/** @param {Dye} dye @returns {Tile} */
function ceplok(dye) {
  const petals = many(
    8,
    (i) =>
      `<g transform="rotate(${45 * i})">${path('M0 -8C12 -16 10 -34 0 -40C-10 -34 -12 -16 0 -8z', dye.line)}${path('M0 -14C6 -20 5 -30 0 -34C-5 -30 -6 -20 0 -14z', i % 2 ? dye.mid : dye.accent)}</g>`,
  )
  const rose = `<g transform="translate(60 60)">${petals}${oval(0, 0, 9, 9, dye.dark)}${oval(0, 0, 6, 6, dye.accent)}</g>`
  const corner = 'M0 -26L9 -9L26 0L9 9L0 26L-9 9L-26 0L-9 -9z'
  const corners = [
    [0, 0],
    [120, 0],
    [0, 120],
    [120, 120],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})">${path(corner, dye.mid)}${line(corner, dye.line, 1.8)}${oval(0, 0, 4, 4, dye.line)}</g>`,
    )
    .join('')
  const frame =
    line('M60 4L116 60L60 116L4 60z', dye.line, 2.4) +
    line('M60 12L108 60L60 108L12 60z', dye.accent, 1.4, 'stroke-dasharray="1 6"')
  return { w: 120, h: 120, body: box(0, 0, 120, 120, 0, dye.ground) + frame + rose + corners }
}

/** @param {Dye} dye @returns {Tile} */
function lereng(dye) {
  const leaf = (/** @type {number} */ y, /** @type {string} */ fill) =>
    path(`M4 ${y}C12 ${y - 12} 30 ${y - 12} 38 ${y}C30 ${y + 12} 12 ${y + 12} 4 ${y}z`, fill) +
    line(`M8 ${y}H34`, dye.dark, 1.4)
  const wave =
    line('M-4 62C6 50 16 50 21 62C26 74 36 74 46 62', dye.line, 3) +
    dots(
      dye.accent,
      [
        [10, 70],
        [32, 54],
      ],
      3,
    )
  const stripes = `${box(0, 0, 42, 28, 0, dye.ground)}${box(0, 34, 42, 8, 0, dye.dark)}${box(0, 46, 42, 32, 0, dye.mid)}${box(0, 84, 42, 10, 0, dye.accent)}`
  const beads =
    dots(
      dye.line,
      [
        [7, 38],
        [21, 38],
        [35, 38],
      ],
      2.2,
    ) +
    dots(
      dye.dark,
      [
        [7, 89],
        [21, 89],
        [35, 89],
      ],
      2.2,
    )
  return { w: 42, h: 98, turn: -45, body: box(0, 0, 42, 98, 0, dye.line) + stripes + leaf(14, dye.line) + wave + beads }
}

/** @param {Dye} dye @returns {Tile} */
function sidomukti(dye) {
  const wing =
    'M0 22C-8 6 -30 4 -38 -14C-22 -8 -14 -8 -8 -2C-8 -14 -4 -22 0 -28C4 -22 8 -14 8 -2C14 -8 22 -8 38 -14C30 4 8 6 0 22z'
  const house = 'M-20 20V-4L0 -24L20 -4V20zM-8 20V4H8V20z'
  const cell = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string} */ d,
    /** @type {string} */ fill,
  ) =>
    `<g transform="translate(${x} ${y}) rotate(-45)">${path(d, fill, 'fill-rule="evenodd"')}${line(d, dye.line, 2)}</g>`
  const lattice =
    line('M0 0H200M0 100H200M0 0V200M100 0V200', dye.line, 7) +
    line('M0 0H200M0 100H200M0 0V200M100 0V200', dye.dark, 3, 'stroke-dasharray="1 8"')
  const cells =
    cell(50, 50, wing, dye.mid) +
    cell(150, 150, wing, dye.accent) +
    cell(150, 50, house, dye.mid) +
    cell(50, 150, 'M0 -26C20 -20 20 0 0 26C-20 0 -20 -20 0 -26z', dye.mid)
  const isen = many(16, (i) => dots(dye.accent, [[14 + (i % 4) * 58, 12 + Math.floor(i / 4) * 58]], 2.6))
  return { w: 200, h: 200, turn: 45, body: box(0, 0, 200, 200, 0, dye.ground) + isen + cells + lattice }
}

/** @param {Dye} dye @returns {Tile} */
function gringsing(dye) {
  const scale = (/** @type {number} */ x, /** @type {number} */ y) =>
    `${oval(x, y, 22, 22, dye.line)}${oval(x, y, 19, 19, dye.ground)}${oval(x, y, 12, 12, dye.mid)}${oval(x, y + 6, 3, 3, dye.dark)}`
  const rows = [
    [0, 44],
    [44, 44],
    [22, 22],
    [0, 0],
    [44, 0],
  ]
    .map(([x, y]) => scale(x ?? 0, y ?? 0))
    .join('')
  return { w: 44, h: 44, body: box(0, 0, 44, 44, 0, dye.ground) + rows + scale(22, -22) }
}
