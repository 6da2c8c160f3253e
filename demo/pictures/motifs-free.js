/**
 * The free-flowing motifs of the coast: clouds of Cirebon, the map of flowers, bouquets, and patchwork.
 *
 * @import { Dye } from './palette.js'
 * @import { Tile } from './motifs.js'
 */
import { box, chance, line, many, oval, path } from './svg.js'

/**
 * Clouds are one outline stroked ever thinner, from the dark rim to the light heart. @param {Dye} dye @returns {Tile}
 */
export function megaMendung(dye) {
  const cloud =
    'M20 96C2 92 2 70 18 68C12 50 34 40 44 52C46 28 84 24 90 46C102 32 128 42 122 62C140 58 150 72 140 84C160 82 184 88 208 104C180 98 160 100 140 98C120 112 96 108 88 100C72 114 44 112 38 98C32 102 26 102 20 96z'
  const rims = [
    [dye.line, 50],
    [dye.accent, 44],
    [mix(dye.mid, dye.line), 38],
    [dye.mid, 29],
    [mix(dye.mid, dye.ground), 20],
    [dye.ground, 11],
    [dye.line, 4],
  ]
  const one =
    rims.map(([colour, width]) => line(cloud, String(colour), Number(width))).join('') +
    path(cloud, dye.ground) +
    line(
      'M24 84C14 78 24 68 34 76C42 84 30 94 22 88M60 92C48 78 62 62 76 70C88 78 82 92 72 90C64 88 66 78 72 80M112 92C102 82 110 66 124 70C136 76 132 90 122 88M140 90C158 88 180 92 196 98',
      dye.line,
      3.4,
    )
  const places = [
    [130, -78],
    [-142, -78],
    [0, 4],
    [272, 4],
    [-272, 4],
    [130, 94],
    [-142, 94],
    [0, 176],
    [272, 176],
  ]
  const clouds = places.map(([x, y]) => `<g transform="translate(${x} ${y})">${one}</g>`).join('')
  return { w: 272, h: 172, body: box(0, 0, 272, 172, 0, dye.dark) + clouds }
}

/** @param {string} a @param {string} b */
function mix(a, b) {
  const channel = (/** @type {string} */ hex, /** @type {number} */ i) =>
    Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round((channel(a, i) + channel(b, i)) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** @param {Dye} dye @param {number} x @param {number} y @param {number} size @param {string} petal */
function bloom(dye, x, y, size, petal) {
  const petals = many(
    6,
    (i) =>
      `<g transform="rotate(${60 * i})">${path('M0 -6C16 -12 18 -32 0 -42C-18 -32 -16 -12 0 -6z', petal)}${line('M0 -12V-32M-5 -16C-7 -22 -6 -28 -4 -32M5 -16C7 -22 6 -28 4 -32', dye.line, 1.5)}</g>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${size})">${petals}${oval(0, 0, 11, 11, dye.accent)}${many(7, (i) => oval(6 * Math.cos(i * 0.9), 6 * Math.sin(i * 0.9), 1.7, 1.7, dye.dark))}</g>`
}

/**
 * @param {Dye} dye @param {number} x @param {number} y @param {number} turn @param {string} fill @param {number} [size]
 */
function leaf(dye, x, y, turn, fill, size = 1) {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path('M0 0C10 -18 34 -20 52 0C34 16 10 16 0 0z', fill)}${line('M4 0H44M16 0L24 -8M26 0L34 -7M16 0L24 7M26 0L34 6', dye.line, 1.5)}</g>`
}

/** @param {Dye} dye @returns {Tile} */
export function buketan(dye) {
  const stems = line(
    'M40 230C60 170 90 150 90 90C90 60 110 40 130 30M90 130C60 120 40 100 30 70M90 150C130 150 160 170 190 150M190 150C210 140 214 120 210 100',
    dye.mid,
    4,
  )
  const leaves =
    leaf(dye, 92, 120, -30, dye.mid) +
    leaf(dye, 84, 160, 150, dye.mid) +
    leaf(dye, 60, 110, 210, dye.mid, 0.8) +
    leaf(dye, 150, 164, 40, dye.mid) +
    leaf(dye, 196, 140, -70, dye.mid, 0.7) +
    leaf(dye, 110, 52, 20, dye.mid, 0.8)
  const flowers =
    bloom(dye, 134, 40, 0.95, dye.line) +
    bloom(dye, 32, 66, 0.7, dye.accent) +
    bloom(dye, 206, 92, 0.66, dye.line) +
    bloom(dye, 60, 206, 0.82, dye.accent) +
    bloom(dye, 168, 212, 0.8, dye.mid) +
    leaf(dye, 196, 212, 20, dye.mid, 0.7) +
    leaf(dye, 140, 212, 190, dye.mid, 0.6) +
    bloom(dye, 34, 148, 0.42, dye.line) +
    bloom(dye, 134, 110, 0.42, dye.accent)
  const random = chance(4)
  const isen = many(46, () => oval(Math.round(random() * 240), Math.round(random() * 240), 2, 2, dye.mid))
  return { w: 240, h: 240, body: box(0, 0, 240, 240, 0, dye.ground) + isen + stems + leaves + flowers }
}

const sites = [
  [34, 40],
  [128, 22],
  [226, 48],
  [78, 122],
  [178, 128],
  [262, 140],
  [24, 206],
  [118, 220],
  [212, 228],
]
const span = 280

/** A map of islands, each with its own filling, between white coasts. @param {Dye} dye @returns {Tile} */
export function sekarJagad(dye) {
  const grounds = [dye.ground, dye.mid, dye.dark, dye.accent, dye.ground, dye.dark, dye.mid, dye.dark, dye.ground]
  const petals = [dye.line, dye.line, dye.mid, dye.ground, dye.accent, dye.accent, dye.line, dye.line, dye.mid]
  const shifts = [-span, 0, span].flatMap((dx) => [-span, 0, span].map((dy) => [dx, dy]))
  const island = (/** @type {number} */ i) => {
    const [x = 0, y = 0] = sites[i] ?? []
    const outline = coast(i)
    const body =
      path(outline, grounds[i] ?? dye.ground) +
      line(outline, dye.line, 1.6, 'transform="scale(0.87)"') +
      filling(dye, i, petals[i] ?? dye.line)
    return shifts.map(([dx = 0, dy = 0]) => `<g transform="translate(${x + dx} ${y + dy})">${body}</g>`).join('')
  }
  return { w: span, h: span, body: box(0, 0, span, span, 0, dye.line) + many(sites.length, island) }
}

/**
 * The part of the map nearer to this site than to any other, seen from the site, a little rounded. @param {number}
 * index
 */
function coast(index) {
  const [x = 0, y = 0] = sites[index] ?? []
  const others = sites.flatMap(([ox = 0, oy = 0], i) =>
    [-span, 0, span].flatMap((dx) =>
      [-span, 0, span].map((dy) => [ox + dx - x, oy + dy - y, i === index && !dx && !dy ? 0 : 1]),
    ),
  )
  const reach = Array.from({ length: 48 }, (_, k) => {
    const [cos, sin] = [Math.cos((k * Math.PI) / 24), Math.sin((k * Math.PI) / 24)]
    const limits = others.map(([ox = 0, oy = 0, counts]) =>
      counts && ox * cos + oy * sin > 1 ? (ox * ox + oy * oy) / 2 / (ox * cos + oy * sin) : 999,
    )
    return Math.min(...limits) - 4
  })
  const soft = reach.map(
    (_, k) => [-2, -1, 0, 1, 2].reduce((sum, step) => sum + (reach[(k + step + 48) % 48] ?? 0), 0) / 5,
  )
  return `M${soft.map((r, k) => `${(r * Math.cos((k * Math.PI) / 24)).toFixed(1)} ${(r * Math.sin((k * Math.PI) / 24)).toFixed(1)}`).join('L')}z`
}

/** @param {Dye} dye @param {number} i @param {string} petal */
function filling(dye, i, petal) {
  const grid = many(25, (k) => oval(-28 + (k % 5) * 14, -28 + Math.floor(k / 5) * 14, 3, 3, petal))
  const waves = many(4, (k) =>
    line(
      `M-30 ${-22 + k * 15}C-20 ${-34 + k * 15} -10 ${-10 + k * 15} 0 ${-22 + k * 15}S20 ${-10 + k * 15} 30 ${-22 + k * 15}`,
      petal,
      3.4,
    ),
  )
  const flower = bloom(dye, 0, 0, 0.86, petal)
  const leaves = many(5, (k) => leaf(dye, 0, 0, k * 72, petal, 0.62)) + oval(0, 0, 6, 6, dye.accent)
  return [flower, waves, leaves, grid, flower, leaves, grid, flower, waves][i] ?? ''
}

/** @param {Dye} dye @returns {Tile} */
export function tambal(dye) {
  const half = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string} */ a,
    /** @type {string} */ b,
    /** @type {string} */ marks,
  ) =>
    `<g transform="translate(${x} ${y})">${path('M0 0H100L0 100z', a)}${path('M100 0V100H0z', b)}${marks}${line('M0 0H100V100H0zM100 0L0 100', dye.line, 3.4)}</g>`
  const rays = many(5, (i) => line(`M${14 + i * 16} 8V${82 - i * 16}`, dye.line, 2.6))
  const rose = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ petal) =>
    bloom(dye, x, y, 0.56, petal)
  const specks = many(10, (i) => oval(92 - (i % 4) * 14, 92 - Math.floor(i / 4) * 14, 3, 3, dye.line))
  const body =
    half(0, 0, dye.ground, dye.mid, rays + specks) +
    half(100, 0, dye.accent, dye.dark, rose(28, 30, dye.line) + rose(72, 72, dye.mid)) +
    half(0, 100, dye.dark, dye.accent, rose(30, 30, dye.accent) + specks) +
    half(100, 100, dye.mid, dye.ground, rose(28, 28, dye.line) + specks)
  return { w: 200, h: 200, body }
}
