/**
 * Small sewn goods: totes, pouches, cushions, scrunchies.
 *
 * @import { Sheet } from './svg.js'
 * @import { Fabric } from './garments.js'
 */
import { folds, glow } from './batik-ground.js'
import { cloth } from './motifs.js'
import { box, cast, line, many, oval, path } from './svg.js'

/** @param {Sheet} paper @param {Fabric & { leather: string, canvas: string }} how */
export function tote(paper, { motif, dye, scale = 0.9, leather, canvas }) {
  const d =
    'M-250 -130H250C258 -126 262 -120 262 -110L286 320C286 344 276 352 256 354C90 366 -90 366 -256 354C-276 352 -286 344 -286 320L-262 -110C-262 -120 -258 -126 -250 -130z'
  const lower =
    'M-277 170C-90 190 90 190 277 170L286 320C286 344 276 352 256 354C90 366 -90 366 -256 354C-276 352 -286 344 -286 320z'
  const handle = 'M-130 -90C-140 -300 -90 -390 0 -390S140 -300 130 -90'
  const strap = (/** @type {number} */ shift, /** @type {number} */ dim) =>
    `<g transform="translate(${shift} ${dim * -14})">${line(handle, '#1c0c06', 34, 'opacity="0.35" transform="translate(6 8)"')}${line(handle, leather, 30)}${line(handle, '#fff1d6', 2.4, 'stroke-dasharray="9 8" opacity="0.7" transform="translate(-9 0)"')}${dim ? line(handle, '#1c0c06', 30, 'opacity="0.3"') : ''}</g>`
  const tab = (/** @type {number} */ x) =>
    box(x - 22, -112, 44, 92, 6, leather) +
    line(`M${x - 14} -104V-30H${x + 14}V-104`, '#fff1d6', 2.4, 'stroke-dasharray="7 6" opacity="0.7"') +
    oval(x, -46, 6, 6, '#e7c27a')
  const clip = paper.clip(`<path d="${d}"/>`)
  return (
    cast(`<path d="${d}"/>`, { dx: 24, dy: 28, amount: 20, depth: 0.4 }) +
    strap(14, 1) +
    path('M-250 -130C-120 -156 120 -156 250 -130C120 -112 -120 -112 -250 -130z', '#2b160d') +
    path(d, cloth(paper, { motif, dye, scale, x: -30 })) +
    path(lower, canvas) +
    line('M-276 172C-90 192 90 192 276 172', '#fff1d6', 3, 'stroke-dasharray="10 8"') +
    folds(
      clip,
      ['M-200 -100C-180 60 -230 200 -210 340', 'M190 -110C170 80 230 180 200 340', 'M-40 100C0 200 -30 260 0 350'],
      { width: 26, depth: 0.26 },
    ) +
    glow(paper, d) +
    strap(0, 0) +
    tab(-130) +
    tab(130)
  )
}

/** @param {Sheet} paper @param {Fabric & { zip: string }} how */
export function pouch(paper, { motif, dye, scale = 0.75, zip }) {
  const d =
    'M-290 -150C-300 -168 -286 -180 -266 -180H266C286 -180 300 -168 290 -150C310 -40 316 70 300 170C294 200 276 210 250 212C90 224 -90 224 -250 212C-276 210 -294 200 -300 170C-316 70 -310 -40 -290 -150z'
  const clip = paper.clip(`<path d="${d}"/>`)
  const teeth = many(46, (i) => box(-272 + i * 12, -158, 7, 12, 2, '#f3d58d'))
  const pull =
    line('M262 -150L300 -112', '#caa24f', 7) +
    path('M296 -122C320 -118 352 -70 350 -30C340 -14 322 -16 314 -30C304 -60 292 -90 296 -122z', zip) +
    line('M318 -96L334 -40', '#fff1d6', 2.4, 'opacity="0.7"')
  return (
    cast(`<path d="${d}"/>`, { dx: 20, dy: 30, amount: 18, depth: 0.42 }) +
    path(d, cloth(paper, { motif, dye, scale })) +
    folds(
      clip,
      ['M-240 -100C-200 20 -240 120 -220 210', 'M120 -100C160 20 110 100 150 210', 'M-60 60C-20 120 -40 160 -10 220'],
      { width: 28, depth: 0.3 },
    ) +
    glow(paper, d) +
    box(-286, -168, 572, 32, 10, zip) +
    teeth +
    line('M-280 -132H280', '#150805', 3, 'opacity="0.4"') +
    box(-300, -172, 26, 44, 6, zip) +
    box(274, -172, 26, 44, 6, zip) +
    pull
  )
}

/** @param {Sheet} paper @param {Fabric & { piping: string }} how */
export function cushion(paper, { motif, dye, scale = 0.9, piping }) {
  const d =
    'M-270 -262C-150 -236 150 -236 270 -262C286 -264 292 -256 290 -242C262 -120 262 120 290 242C292 256 286 264 270 262C150 236 -150 236 -270 262C-286 264 -292 256 -290 242C-262 120 -262 -120 -290 -242C-292 -256 -286 -264 -270 -262z'
  const clip = paper.clip(`<path d="${d}"/>`)
  const corners = [
    'M-270 -250C-220 -200 -190 -170 -150 -150',
    'M270 -250C220 -200 190 -170 150 -150',
    'M-270 250C-220 200 -190 170 -150 150',
    'M270 250C220 200 190 170 150 150',
  ]
  const plump = paper.radial(0.36, 0.3, 0.78, [
    [0, '#fff4de', 0.4],
    [0.45, '#fff4de', 0],
    [0.7, '#150805', 0.08],
    [1, '#150805', 0.6],
  ])
  return (
    cast(`<path d="${d}"/>`, { dx: 26, dy: 34, amount: 24, depth: 0.42 }) +
    path(d, cloth(paper, { motif, dye, scale, x: -100, y: -100 })) +
    folds(clip, corners, { width: 26, depth: 0.4 }) +
    path(d, plump) +
    line(d, piping, 9) +
    line(d, '#fff', 2, 'opacity="0.4" transform="translate(-2 -2)"')
  )
}

/** A ring of gathered cloth. @param {Sheet} paper @param {Fabric} how */
export function scrunchie(paper, { motif, dye, scale = 0.5 }) {
  const lobes = 15
  const point = (/** @type {number} */ r, /** @type {number} */ a) =>
    `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`
  const step = (2 * Math.PI) / lobes
  const rim = Array.from(
    { length: lobes },
    (_, i) => `Q${point(232 + (i % 3) * 9, (i + 0.5) * step)} ${point(196, (i + 1) * step)}`,
  ).join('')
  const hole = Array.from(
    { length: lobes },
    (_, i) => `Q${point(62 + (i % 2) * 8, -(i + 0.5) * step)} ${point(82, -(i + 1) * step)}`,
  ).join('')
  const d = `M${point(196, 0)}${rim}zM${point(82, 0)}${hole}z`
  const creases = many(
    lobes,
    (i) =>
      line(
        `M${point(92, i * step)}Q${point(140, i * step + 0.14)} ${point(190, i * step)}`,
        '#150805',
        9,
        'opacity="0.32"',
      ) +
      line(
        `M${point(96, (i + 0.4) * step)}Q${point(140, (i + 0.5) * step)} ${point(196, (i + 0.42) * step)}`,
        '#fff4de',
        8,
        'opacity="0.2"',
      ),
  )
  const ring = paper.radial(0.5, 0.5, 0.5, [
    [0.3, '#150805', 0.75],
    [0.5, '#150805', 0.1],
    [0.68, '#fff4de', 0.22],
    [0.86, '#150805', 0.1],
    [1, '#150805', 0.5],
  ])
  const shapes = `<path fill-rule="evenodd" d="${d}"/>`
  return (
    cast(shapes, { dx: 12, dy: 18, amount: 11, depth: 0.45 }) +
    path(d, cloth(paper, { motif, dye, scale }), 'fill-rule="evenodd"') +
    creases +
    path(d, ring, 'fill-rule="evenodd"')
  )
}
