/**
 * Batik about the house: tables laid, windows hung, aprons, coasters.
 *
 * @import { Sheet } from './svg.js'
 * @import { Fabric } from './garments.js'
 */
import { folds, glow, teak } from './batik-ground.js'
import { cloth } from './motifs.js'
import { mirrored, piece, stitch } from './piece.js'
import { at, box, cast, inside, line, many, oval, path } from './svg.js'

/**
 * A round table under its cloth, a bowl of oranges on it. @param {Sheet} paper @param {Fabric & { trim: string }} how
 */
export function tablecloth(paper, { motif, dye, scale = 0.75, trim }) {
  const fall =
    'M-400 -110C-392 60 -404 190 -420 300C-360 352 -310 276 -250 326C-190 378 -120 300 -40 346C20 378 90 300 160 342C220 374 270 286 330 330C360 346 400 326 420 300C404 190 392 60 400 -110z'
  const hem =
    'M-420 300C-360 352 -310 276 -250 326C-190 378 -120 300 -40 346C20 378 90 300 160 342C220 374 270 286 330 330C360 346 400 326 420 300'
  const valleys = [
    'M-330 -40C-340 100 -350 220 -334 320',
    'M-180 0C-196 120 -200 240 -180 350',
    'M-10 20C-24 140 -10 260 -20 360',
    'M170 0C190 120 180 240 190 350',
    'M320 -40C336 100 330 220 336 326',
  ]
  const fruit = (/** @type {number} */ x, /** @type {number} */ y) =>
    oval(
      x,
      y,
      40,
      38,
      paper.radial(0.34, 0.28, 0.8, [
        [0, '#ffd27a'],
        [0.5, '#ee8f2b'],
        [1, '#a24a0c'],
      ]),
    ) + oval(x - 12, y - 16, 9, 6, '#fff', 'opacity="0.5"')
  const bowl =
    fruit(-50, -196) +
    fruit(44, -200) +
    fruit(0, -232) +
    path(
      'M-120 -190H120C116 -130 70 -100 0 -100S-116 -130 -120 -190z',
      paper.linear(0, 0, 1, 1, [
        [0, '#fffdf6'],
        [0.5, '#e9e0d0'],
        [1, '#a99b86'],
      ]),
    ) +
    line('M-112 -172C-60 -160 60 -160 112 -172', '#27508c', 5, 'opacity="0.7"')
  return (
    oval(10, 350, 430, 60, '#22120a', 'opacity="0.3"') +
    piece(paper, fall, cloth(paper, { motif, dye, scale, x: -40 }), valleys, { width: 40, depth: 0.46 }) +
    line(hem, trim, 20) +
    stitch(hem) +
    oval(0, -110, 400, 132, cloth(paper, { motif, dye, scale, turn: 18 })) +
    oval(
      0,
      -110,
      400,
      132,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff4de', 0.5],
        [0.6, '#fff4de', 0.05],
        [1, '#150805', 0.2],
      ]),
    ) +
    oval(6, -96, 140, 30, '#22120a', 'opacity="0.34"') +
    bowl
  )
}

/** A teak table from above, filling the sheet. @param {Sheet} paper */
export function tableTop(paper) {
  const planks = many(
    6,
    (i) =>
      box(0, i * 160, 960, 160, 0, i % 2 ? '#a36a36' : '#ad743f') +
      line(`M0 ${i * 160}H960`, '#5c3413', 4, 'opacity="0.6"'),
  )
  const grain = many(24, (i) =>
    line(
      `M${(i * 173) % 700} ${20 + i * 39}C${((i * 173) % 700) + 90} ${12 + i * 39} ${((i * 173) % 700) + 190} ${30 + i * 39} ${((i * 173) % 700) + 300} ${20 + i * 39}`,
      '#7d4b20',
      3,
      'opacity="0.3"',
    ),
  )
  return (
    planks +
    grain +
    box(
      0,
      0,
      960,
      960,
      0,
      paper.radial(0.25, 0.18, 1.1, [
        [0, '#fff1d6', 0.4],
        [0.5, '#fff1d6', 0],
        [1, '#1c0c04', 0.45],
      ]),
    )
  )
}

/**
 * A long cloth down the middle of a table, pointed rows at its ends. @param {Sheet} paper @param {Fabric & { border:
 * string }} how
 */
export function runner(paper, { motif, dye, scale = 0.8, border }) {
  const d = 'M-150 -400H150V400H-150z'
  const end =
    box(-150, 300, 300, 100, 0, border) +
    many(
      6,
      (i) =>
        path(`M${-150 + i * 50} 300L${-125 + i * 50} 232L${-100 + i * 50} 300z`, border) +
        path(`M${-138 + i * 50} 298L${-125 + i * 50} 258L${-112 + i * 50} 298z`, '#f6e3bd'),
    ) +
    line('M-150 318H150M-150 384H150', '#f6e3bd', 4)
  const fringe = many(25, (i) => line(`M${-146 + i * 12.2} 400v34`, '#f0dfc0', 4))
  return (
    cast(`<path d="${d}"/>`, { dx: 12, dy: 16, amount: 12, depth: 0.42 }) +
    fringe +
    `<g transform="scale(1 -1)">${fringe}</g>` +
    path(d, cloth(paper, { motif, dye, scale, x: -20 })) +
    end +
    `<g transform="scale(1 -1)">${end}</g>` +
    folds(paper.clip(`<path d="${d}"/>`), ['M-150 -90C-50 -70 60 -110 150 -86', 'M-150 160C-40 180 50 140 150 166'], {
      width: 18,
      depth: 0.2,
    }) +
    glow(paper, d)
  )
}

/** A stoneware plate. @param {Sheet} paper @param {number} x @param {number} y @param {number} size */
export const plate = (paper, x, y, size) =>
  at(
    x,
    y,
    oval(12, 20, 132, 130, '#1c0c04', 'opacity="0.35"') +
      oval(
        0,
        0,
        130,
        130,
        paper.radial(0.35, 0.3, 0.8, [
          [0, '#fffdf7'],
          [0.7, '#ece3d3'],
          [1, '#b8aa94'],
        ]),
      ) +
      oval(
        0,
        0,
        88,
        88,
        paper.radial(0.6, 0.66, 0.7, [
          [0, '#fffdf7'],
          [1, '#d8ccb8'],
        ]),
      ) +
      `<circle r="118" fill="none" stroke="#27508c" stroke-width="4" opacity="0.7"/>`,
    { scale: size },
  )

/** Two panels at a window, tied to its sides. @param {Sheet} paper @param {Fabric & { band: string }} how */
export function curtains(paper, { motif, dye, scale = 0.8, band }) {
  const d = 'M-430 -350H-36C-40 -200 -130 -20 -300 90C-230 180 -210 300 -214 420H-430z'
  const valleys = [
    'M-390 -340C-380 -100 -390 60 -380 420',
    'M-300 -340C-290 -180 -330 0 -350 100',
    'M-210 -340C-200 -200 -260 -40 -330 90',
    'M-120 -340C-120 -220 -190 -60 -310 86',
    'M-320 110C-300 200 -310 300 -300 420',
    'M-280 120C-250 200 -256 320 -260 420',
  ]
  const panel =
    cast(`<path d="${d}"/>`, { dx: 16, dy: 16, amount: 14, depth: 0.3 }) +
    piece(paper, d, cloth(paper, { motif, dye, scale, x: -40 }), valleys, { width: 36, depth: 0.46 }) +
    path('M-430 66C-390 84 -330 90 -286 80L-280 116C-330 126 -390 120 -430 104z', band) +
    line('M-430 68C-390 86 -330 92 -286 82', '#fff1d6', 3, 'opacity="0.6"')
  const rings = many(
    9,
    (i) => `<circle cx="${-404 + i * 44}" cy="-366" r="17" fill="none" stroke="#8a5a1e" stroke-width="7"/>`,
  )
  const light = paper.linear(0, 0, 0, 1, [
    [0, '#e9f6fb'],
    [0.6, '#fdf8e6'],
    [1, '#e3efcf'],
  ])
  const view =
    box(-330, -330, 660, 700, 6, '#fffaf0') +
    [-308, 12].flatMap((x) => [-308, 30].map((y) => box(x, y, 296, 318, 2, light))).join('') +
    oval(150, 250, 120, 70, '#7fae6a', 'opacity="0.55"') +
    oval(-20, 290, 150, 60, '#98bd7a', 'opacity="0.5"')
  return view + box(-470, -388, 940, 28, 14, teak(paper)) + panel + mirrored(panel) + rings + mirrored(rings)
}

/** @param {Sheet} paper @param {Fabric & { plain: string }} how */
export function apron(paper, { motif, dye, scale = 0.8, plain }) {
  const d =
    'M-112 -330H112C128 -230 170 -150 236 -104V296C236 328 214 346 182 346H-182C-214 346 -236 328 -236 296V-104C-170 -150 -128 -230 -112 -330z'
  const neck = 'M-100 -322C-110 -470 110 -470 100 -322'
  return (
    cast(`<path d="${d}"/>`, { dx: 18, dy: 26, amount: 18, depth: 0.36 }) +
    line(neck, plain, 20) +
    line('M-232 -96C-330 -80 -350 40 -310 150M232 -96C330 -80 350 40 310 150', plain, 18) +
    piece(
      paper,
      d,
      cloth(paper, { motif, dye, scale, x: -30 }),
      ['M-100 -200C-90 -20 -130 200 -120 340', 'M110 -180C96 0 136 200 120 340', 'M0 -300C10 -140 -14 -80 0 20'],
      { width: 28, depth: 0.3 },
    ) +
    piece(paper, 'M-146 30H146V180C146 206 128 220 104 220H-104C-128 220 -146 206 -146 180z', plain, [], {}) +
    stitch('M-134 60H134M0 60V212') +
    line(d, plain, 9)
  )
}

/** A quilted square under a glass. @param {Sheet} paper @param {Fabric & { piping: string }} how */
export function coaster(paper, { motif, dye, scale = 0.5, piping }) {
  return (
    cast('<rect x="-130" y="-130" width="260" height="260" rx="30"/>', { dx: 10, dy: 14, amount: 10, depth: 0.42 }) +
    box(-130, -130, 260, 260, 30, cloth(paper, { motif, dye, scale, x: -130, y: -130 })) +
    box(
      -130,
      -130,
      260,
      260,
      30,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff4de', 0.4],
        [0.5, '#fff4de', 0],
        [1, '#150805', 0.35],
      ]),
    ) +
    `<rect x="-130" y="-130" width="260" height="260" rx="30" fill="none" stroke="${piping}" stroke-width="14"/>` +
    inside(paper.clip('<rect x="-130" y="-130" width="260" height="260" rx="30"/>'), stitch('M-104 -104H104V104H-104z'))
  )
}

/** Sweet tea in a glass, seen from above. @param {Sheet} paper */
export const teaGlass = (paper) =>
  oval(10, 16, 96, 94, '#1c0c04', 'opacity="0.3"') +
  oval(0, 0, 92, 92, '#f6f3ea', 'opacity="0.8"') +
  oval(
    0,
    0,
    78,
    78,
    paper.radial(0.4, 0.34, 0.8, [
      [0, '#d97c2b'],
      [0.7, '#9a4310'],
      [1, '#5c2205'],
    ]),
  ) +
  line('M-56 -46C-30 -76 20 -82 52 -56', '#fff', 7, 'opacity="0.7"')
