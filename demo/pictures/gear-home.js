/**
 * For the house: routers, lamps, cameras and plugs, and what is bought as a file.
 *
 * @import { Sheet } from './svg.js'
 */
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

/** @param {Sheet} paper */
export function router(paper) {
  const aerial = (/** @type {number} */ x, /** @type {number} */ turn) =>
    at(
      x,
      60,
      box(
        -20,
        -400,
        40,
        400,
        18,
        paper.linear(0, 0, 1, 0, [
          [0, '#4a5261'],
          [0.35, '#8d97a6'],
          [1, '#14171e'],
        ]),
      ) + box(-26, -40, 52, 60, 14, '#20242d'),
      { turn },
    )
  return (
    contact(paper, 20, 226, 450, 50, 0.5) +
    aerial(-330, -8) +
    aerial(-130, -3) +
    aerial(130, 3) +
    aerial(330, 8) +
    path(
      'M-380 30H380L430 180C434 200 426 216 400 218H-400C-426 216 -434 200 -430 180z',
      paper.linear(0, 0, 1, 1, [
        [0, '#5b6472'],
        [0.5, '#2a2f39'],
        [1, '#0d1016'],
      ]),
    ) +
    path('M-380 30H380L400 90L0 150L-400 90z', '#fff', 'opacity="0.1"') +
    path('M-380 30L0 150L380 30', 'none', 'stroke="#5df2cf" stroke-width="7" stroke-opacity="0.85"') +
    many(6, (i) => oval(-110 + i * 44, 190, 8, 6, i < 5 ? '#5df2cf' : '#ffb05c')) +
    letters('PANCAR', 280, 178, 20, '#c3cad6', 1)
  )
}

/** Rings of a signal. @param {number} x @param {number} y @param {string} colour */
export const waves = (x, y, colour) =>
  many(3, (i) =>
    path(
      `M${x - 60 - i * 56} ${y - 30 - i * 34}C${x - 30 - i * 20} ${y - 80 - i * 56} ${x + 30 + i * 20} ${y - 80 - i * 56} ${x + 60 + i * 56} ${y - 30 - i * 34}`,
      'none',
      `stroke="${colour}" stroke-width="18" stroke-linecap="round" stroke-opacity="${0.85 - i * 0.22}"`,
    ),
  )

/** @param {Sheet} paper */
export function pocketModem(paper) {
  const shape = '<rect x="-280" y="-180" width="560" height="360" rx="90"/>'
  return (
    cast(shape, { dx: 22, dy: 30, amount: 18, depth: 0.36 }) +
    box(-288, -186, 576, 376, 94, '#aab3c1') +
    box(
      -280,
      -180,
      560,
      360,
      90,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.6, '#e6eaf0'],
        [1, '#bcc4d2'],
      ]),
    ) +
    box(-150, -110, 300, 200, 26, '#0b0e17') +
    many(4, (i) => box(-120 + i * 24, -30 - i * 14, 15, 30 + i * 14, 4, '#5df2cf')) +
    letters('4G', 30, -74, 44, '#fff', 0.9) +
    box(84, -76, 52, 30, 6, 'none', 'stroke="#fff" stroke-width="5"') +
    box(90, -70, 34, 18, 3, '#53e6a0') +
    letters('12.4 GB', 0, 26, 32, '#9fc3ff', 0.9) +
    letters('PANCAR', 0, 118, 20, '#8d97a6', 1) +
    inside(paper.clip(shape), path('M-280 -180H-60L-220 180H-280z', '#fff', 'opacity="0.5"')) +
    oval(230, 0, 14, 14, '#3f74e0')
  )
}

/** A bulb in a colour. @param {Sheet} paper @param {{ glow: string, lit?: boolean }} how */
export function bulb(paper, { glow, lit = true }) {
  const d =
    'M0 -300C150 -300 220 -190 200 -80C186 0 120 60 106 140H-106C-120 60 -186 0 -200 -80C-220 -190 -150 -300 0 -300z'
  return (
    (lit
      ? oval(
          0,
          -110,
          400,
          400,
          paper.radial(0.5, 0.5, 0.5, [
            [0, glow, 0.9],
            [0.45, glow, 0.3],
            [1, glow, 0],
          ]),
        )
      : '') +
    path(
      d,
      paper.radial(0.4, 0.34, 0.8, [
        [0, '#ffffff'],
        [0.4, lit ? glow : '#f6f8fb'],
        [1, lit ? glow : '#c8cfda'],
      ]),
    ) +
    path(
      d,
      paper.linear(0, 0, 1, 0, [
        [0, '#fff', 0.3],
        [0.5, '#fff', 0],
        [1, '#20242d', 0.2],
      ]),
    ) +
    oval(-80, -190, 46, 70, '#fff', 'opacity="0.65" transform="rotate(24 -80 -190)"') +
    path(
      'M-112 140H112L92 230H-92z',
      paper.linear(0, 0, 1, 0, [
        [0, '#dfe4ec'],
        [0.3, '#fff'],
        [1, '#9aa3b0'],
      ]),
    ) +
    letters('LENTRA', 0, 174, 20, '#5b6472', 1) +
    box(
      -74,
      226,
      148,
      100,
      12,
      paper.linear(0, 0, 1, 0, [
        [0, '#8d97a6'],
        [0.3, '#fff'],
        [0.6, '#c3cad6'],
        [1, '#5b6472'],
      ]),
    ) +
    many(4, (i) =>
      line(`M-76 ${244 + i * 22}C-20 ${256 + i * 22} 20 ${256 + i * 22} 76 ${244 + i * 22}`, '#5b6472', 6),
    ) +
    path('M-50 326H50L24 356H-24z', '#20242d')
  )
}

/** An indoor camera with a turning head. @param {Sheet} paper @param {{ night?: boolean }} [how] */
export function camera(paper, { night = false } = {}) {
  const white = paper.linear(0, 0, 1, 0.4, [
    [0, '#fff'],
    [0.5, '#eceff4'],
    [1, '#aab3c1'],
  ])
  return (
    contact(paper, 20, 300, 260, 40, 0.5) +
    path('M-180 210C-180 170 180 170 180 210L200 280C202 310 -202 310 -200 280z', white) +
    box(-120, 120, 240, 90, 40, '#c8cfda') +
    oval(0, -60, 236, 236, white) +
    path(
      'M-200 -150C-120 -220 120 -220 200 -150C240 -60 220 60 150 120C60 170 -60 170 -150 120C-220 60 -240 -60 -200 -150z',
      '#14171e',
    ) +
    path(
      'M-190 -150C-120 -210 40 -216 110 -190C0 -160 -120 -60 -170 60C-220 0 -230 -90 -190 -150z',
      '#fff',
      'opacity="0.1"',
    ) +
    oval(0, -40, 96, 96, '#2a2f39') +
    oval(0, -40, 82, 82, '#0b0d14') +
    oval(
      0,
      -40,
      62,
      62,
      paper.radial(0.35, 0.3, 0.8, [
        [0, night ? '#ff8a7a' : '#7f9ff0'],
        [0.45, night ? '#5a1220' : '#1b2350'],
        [1, '#05060c'],
      ]),
    ) +
    oval(-24, -66, 15, 11, '#fff', 'opacity="0.85"') +
    many(8, (i) =>
      oval(Math.cos(i * 0.785) * 130, -40 + Math.sin(i * 0.785) * 130, 8, 8, night ? '#ff4a4a' : '#4a5261'),
    ) +
    oval(0, 250, 9, 6, night ? '#ff4a4a' : '#53e6a0')
  )
}

/** @param {Sheet} paper */
export function smartPlug(paper) {
  const shape = '<rect x="-230" y="-230" width="460" height="460" rx="150"/>'
  return (
    cast(shape, { dx: 24, dy: 32, amount: 20, depth: 0.36 }) +
    box(-240, -236, 480, 482, 156, '#aab3c1') +
    box(
      -230,
      -230,
      460,
      460,
      150,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.6, '#eceff4'],
        [1, '#bcc4d2'],
      ]),
    ) +
    oval(0, 0, 156, 156, '#c8cfda') +
    oval(
      4,
      6,
      146,
      146,
      paper.radial(0.55, 0.6, 0.8, [
        [0, '#f6f8fb'],
        [1, '#aab3c1'],
      ]),
    ) +
    oval(-58, 0, 25, 25, '#20242d') +
    oval(58, 0, 25, 25, '#20242d') +
    box(-18, -140, 36, 46, 6, '#c9a35a') +
    box(-18, 94, 36, 46, 6, '#c9a35a') +
    path('M-150 -176C-120 -206 -60 -216 0 -216', 'none', 'stroke="#fff" stroke-width="12" stroke-linecap="round"') +
    oval(0, 190, 16, 10, '#53e6a0') +
    oval(0, 190, 34, 22, '#53e6a0', 'opacity="0.25"')
  )
}

/** A shield with a tick. @param {Sheet} paper */
export function shield(paper) {
  const d = 'M0 -320C90 -260 180 -240 270 -236C280 0 220 200 0 320C-220 200 -280 0 -270 -236C-180 -240 -90 -260 0 -320z'
  return (
    cast(`<path d="${d}"/>`, { dx: 22, dy: 30, amount: 18, depth: 0.38 }) +
    path(
      d,
      paper.linear(0, 0, 1, 1, [
        [0, '#7fe0c0'],
        [0.5, '#1f9a7a'],
        [1, '#0b4f44'],
      ]),
    ) +
    path('M0 -320C90 -260 180 -240 270 -236C280 0 220 200 0 320z', '#000', 'opacity="0.14"') +
    path(d, 'none', 'stroke="#fff" stroke-opacity="0.75" stroke-width="12"') +
    path(
      'M0 -262C80 -214 150 -196 222 -190C226 0 180 160 0 262C-180 160 -226 0 -222 -190C-150 -196 -80 -214 0 -262z',
      'none',
      'stroke="#fff" stroke-opacity="0.3" stroke-width="5"',
    ) +
    line('M-110 10L-30 96L130 -96', '#fff', 52) +
    path(
      'M-200 -170C-160 -180 -120 -190 -90 -206C-150 -100 -170 40 -140 130C-200 40 -210 -80 -200 -170z',
      '#fff',
      'opacity="0.2"',
    )
  )
}

/** Posters of a small shop, fanned. @param {Sheet} paper */
export function posters(paper) {
  const sheetOf = (/** @type {string} */ ground, /** @type {string} */ body) =>
    cast('<rect x="-150" y="-210" width="300" height="420" rx="16"/>', { dx: 12, dy: 16, amount: 10, depth: 0.3 }) +
    box(-150, -210, 300, 420, 16, ground) +
    body +
    box(
      -150,
      -210,
      300,
      420,
      16,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.22],
        [0.5, '#fff', 0],
        [1, '#000', 0.12],
      ]),
    )
  const order = sheetOf(
    '#dc3f45',
    letters('DISKON', 0, -170, 40, '#fff', 1.1) +
      oval(0, 20, 110, 110, '#ffd166') +
      letters('50%', 0, -10, 62, '#7d141c', 1) +
      box(-90, 146, 180, 36, 18, '#fff'),
  )
  const menu = sheetOf(
    '#fdf3df',
    letters('MENU', 0, -170, 44, '#1f6650', 1) +
      many(
        4,
        (i) =>
          oval(-96, -64 + i * 64, 26, 26, ['#f28a3c', '#5cb394', '#dc3f45', '#ffd166'][i] ?? '#f28a3c') +
          line(`M-50 ${-72 + i * 64}H60M-50 ${-52 + i * 64}H20`, '#8a6a4a', 8) +
          line(`M84 ${-62 + i * 64}H120`, '#1f6650', 10),
      ),
  )
  const feast = sheetOf(
    '#1f6650',
    path('M-20 -150C60 -140 100 -60 50 0C110 -20 130 -120 60 -170C30 -184 0 -176 -20 -150z', '#ffd166') +
      letters('SELAMAT', 0, 50, 32, '#fff', 1) +
      letters('HARI RAYA', 0, 100, 26, '#ffd166', 1) +
      line('M-110 160H110', '#fff', 4, 'opacity="0.6" stroke-dasharray="2 16"'),
  )
  const story = sheetOf(
    '#9a7be0',
    oval(0, -40, 96, 96, '#fff', 'opacity="0.9"') +
      path('M-50 0L-14 -60L10 -24L26 -46L56 0z', '#4e3397') +
      oval(30, -86, 14, 14, '#ffd166') +
      box(-100, 90, 200, 30, 15, '#fff') +
      box(-70, 140, 140, 22, 11, '#fff', 'opacity="0.6"'),
  )
  return (
    at(-250, 30, story, { turn: -18 }) +
    at(250, 30, feast, { turn: 17 }) +
    at(-100, -10, menu, { turn: -6 }) +
    at(80, 20, order, { turn: 5 })
  )
}
