/**
 * Small things that keep and carry data, and desk gear: drives, cards, hubs, webcams, stands, screens.
 *
 * @import { Sheet } from './svg.js'
 * @import { Finish } from './finishes.js'
 */
import { metal } from './finishes.js'
import { hills } from './gear-pocket.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

/** @param {Sheet} paper */
export const steel = (paper) =>
  paper.linear(0, 0, 1, 0, [
    [0, '#9aa3b0'],
    [0.3, '#fff'],
    [0.6, '#c3cad6'],
    [1, '#7d8694'],
  ])

/** A pocket drive in its rubber shell. @param {Sheet} paper @param {Finish} finish */
export function pocketDrive(paper, finish) {
  const shape = '<rect x="-190" y="-290" width="380" height="580" rx="70"/>'
  return (
    cast(shape, { dx: 24, dy: 30, amount: 18, depth: 0.36 }) +
    box(-200, -300, 400, 600, 76, metal(paper, finish)) +
    box(
      -150,
      -250,
      300,
      500,
      40,
      paper.linear(0, 0, 1, 1, [
        [0, '#4a5261'],
        [0.5, '#20242d'],
        [1, '#0b0e17'],
      ]),
    ) +
    many(6, (i) => line(`M-190 ${-150 + i * 60}H-160M160 ${-150 + i * 60}H190`, finish.deep, 10, 'opacity="0.6"')) +
    letters('ARSIP', 0, -190, 52, '#fff', 0.9) +
    letters('SSD', 0, 110, 40, finish.light, 0.9) +
    letters('1050 MB', 0, 176, 24, '#9aa3b0', 0.9) +
    oval(0, -40, 9, 9, '#5df2cf') +
    inside(paper.clip(shape), path('M-190 -60L190 -290V-190L-190 70z', '#fff', 'opacity="0.12"')) +
    box(-34, 288, 68, 16, 8, '#0b0e17')
  )
}

/** A swivel drive with a plug at each end. @param {Sheet} paper */
export function flashDrive(paper) {
  return (
    cast('<rect x="-300" y="-70" width="600" height="140" rx="40"/>', { dx: 18, dy: 24, amount: 14, depth: 0.34 }) +
    box(-360, -50, 120, 100, 8, steel(paper)) +
    box(-340, -28, 24, 20, 3, '#4a5261') +
    box(-340, 8, 24, 20, 3, '#4a5261') +
    box(250, -36, 110, 72, 34, steel(paper)) +
    box(330, -22, 22, 44, 10, '#38404d') +
    box(
      -250,
      -66,
      510,
      132,
      30,
      paper.linear(0, 0, 0, 1, [
        [0, '#5b6472'],
        [0.5, '#2a2f39'],
        [1, '#11141a'],
      ]),
    ) +
    box(
      -190,
      -78,
      400,
      156,
      40,
      paper.linear(0, 0, 0, 1, [
        [0, '#ffffff'],
        [0.45, '#cdd4df'],
        [1, '#8d97a6'],
      ]),
    ) +
    oval(150, 0, 44, 44, '#aab3c1') +
    oval(150, 0, 26, 26, '#38404d') +
    letters('128 GB', -50, -20, 40, '#2a2f39', 1) +
    line('M-170 -54H80', '#fff', 8, 'opacity="0.9"') +
    path('M-190 0C-250 -30 -280 60 -330 90C-380 120 -420 80 -400 40', 'none', 'stroke="#f28a3c" stroke-width="12" stroke-linecap="round" opacity="0"')
  )
}

/** A memory card, small or in its adapter. @param {Sheet} paper @param {{ size: string, tint: string }} how */
export function memoryCard(paper, { size, tint }) {
  const d = 'M-110 -160H60C80 -160 80 -120 100 -110V-60L84 -44V-10L110 16V150C110 164 104 170 90 170H-90C-104 170 -110 164 -110 150z'
  return (
    cast(`<path d="${d}"/>`, { dx: 14, dy: 18, amount: 10, depth: 0.36 }) +
    path(d, '#20242d') +
    path('M-110 -160H60C80 -160 80 -120 100 -110V-60L84 -44V-10L110 16V40H-110z', tint) +
    path(
      d,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.3],
        [0.4, '#fff', 0.02],
        [1, '#000', 0.3],
      ]),
    ) +
    letters('ARSIP', -6, -130, 28, '#fff', 1) +
    letters(size, -6, -66, 56, '#fff', 1) +
    letters('A2 V30', -6, 72, 28, '#fff', 0.9) +
    letters('GB', -6, 122, 22, '#9aa3b0', 0.9)
  )
}

/** The large adapter a small card slides into. @param {Sheet} paper */
export function cardAdapter(paper) {
  const d = 'M-170 -220H110L170 -160V210C170 224 162 230 150 230H-150C-162 230 -170 224 -170 210z'
  return (
    cast(`<path d="${d}"/>`, { dx: 16, dy: 22, amount: 12, depth: 0.34 }) +
    path(d, '#2a2f39') +
    path(
      d,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.28],
        [0.4, '#fff', 0.02],
        [1, '#000', 0.3],
      ]),
    ) +
    box(-140, -120, 260, 150, 10, '#eceff4') +
    letters('ADAPTOR', -10, -84, 32, '#2a2f39', 1) +
    line('M-110 -10H90', '#3f74e0', 8) +
    box(-60, 120, 120, 110, 6, '#0b0e17') +
    box(-186, -90, 22, 60, 6, '#f28a3c')
  )
}

/** A stick of storage for inside a laptop. @param {Sheet} paper */
export function nvme(paper) {
  const chip = (/** @type {number} */ x, /** @type {number} */ w) =>
    box(x, -66, w, 132, 6, '#14171e') +
    box(
      x,
      -66,
      w,
      132,
      6,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.22],
        [0.5, '#fff', 0],
        [1, '#000', 0.3],
      ]),
    ) +
    oval(x + 18, -48, 6, 6, '#4a5261')
  return (
    cast('<rect x="-420" y="-100" width="840" height="200" rx="8"/>', { dx: 18, dy: 24, amount: 14, depth: 0.36 }) +
    box(-420, -100, 840, 200, 8, '#12583f') +
    box(
      -420,
      -100,
      840,
      200,
      8,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.22],
        [0.5, '#fff', 0],
        [1, '#000', 0.3],
      ]),
    ) +
    many(16, (i) => box(-420, -88 + i * 11 + (i > 10 ? 12 : 0), 44, 7, 1, '#e6c36a')) +
    path('M420 -24C396 -24 396 24 420 24z', '#fff', 'opacity="0.7"') +
    chip(-350, 130) +
    chip(-190, 250) +
    chip(90, 250) +
    many(8, (i) => box(360, -80 + i * 20, 22, 10, 2, i % 2 ? '#c9a35a' : '#2a2f39')) +
    box(-170, -34, 210, 68, 4, '#f6f8fb') +
    letters('ARSIP', -66, -18, 34, '#3f74e0', 1.1) +
    letters('GEN 4', 214, -14, 28, '#fff', 0.9)
  )
}

/** An aluminium hub with its ports to the front. @param {Sheet} paper */
export function hub(paper) {
  const shape = '<rect x="-320" y="-90" width="640" height="180" rx="34"/>'
  return (
    line('M-300 -10C-420 -20 -430 -160 -330 -220', '#20242d', 30) +
    line('M-304 -18C-410 -30 -420 -150 -330 -214', '#6d7686', 6, 'opacity="0.6"') +
    at(-320, -236, box(-30, -70, 60, 90, 16, '#4a5261') + box(-17, -110, 34, 46, 10, steel(paper)), { turn: 36 }) +
    cast(shape, { dx: 20, dy: 28, amount: 18, depth: 0.36 }) +
    path(
      'M-290 -110H290C310 -110 320 -96 320 -80L330 -20H-330L-320 -80C-320 -96 -310 -110 -290 -110z',
      paper.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.5, '#c3cad6'],
        [1, '#8d97a6'],
      ]),
    ) +
    box(
      -330,
      -24,
      660,
      118,
      26,
      paper.linear(0, 0, 0, 1, [
        [0, '#b9c1cd'],
        [1, '#7d8694'],
      ]),
    ) +
    many(3, (i) => box(-300 + i * 112, 10, 92, 44, 5, '#14171e') + box(-292 + i * 112, 16, 76, 14, 2, '#3f74e0')) +
    path('M44 10H152V40L140 54H56L44 40z', '#14171e') +
    box(58, 24, 80, 8, 2, '#6d7686') +
    box(176, 14, 66, 34, 17, '#14171e') +
    box(190, 26, 38, 10, 5, '#6d7686') +
    box(262, 12, 48, 12, 3, '#14171e') +
    box(262, 36, 48, 12, 3, '#14171e') +
    letters('HUB 7', -210, -86, 32, '#5b6472', 0.9) +
    oval(280, -64, 8, 8, '#53e6a0')
  )
}

/** @param {Sheet} paper */
export function webcam(paper) {
  return (
    contact(paper, 20, 260, 230, 36, 0.45) +
    path('M-150 190H150L190 250C196 260 190 266 180 266H-180C-190 266 -196 260 -190 250z', '#2a2f39') +
    path(
      'M-150 190H150L190 250C196 260 190 266 180 266H-180C-190 266 -196 260 -190 250z',
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.3],
        [1, '#000', 0.3],
      ]),
    ) +
    box(-34, 90, 68, 120, 20, '#4a5261') +
    cast('<rect x="-290" y="-150" width="580" height="250" rx="110"/>', { dx: 18, dy: 24, amount: 16, depth: 0.3 }) +
    box(
      -296,
      -156,
      592,
      262,
      116,
      paper.linear(0, 0, 1, 1, [
        [0, '#6a7280'],
        [0.4, '#2a2f39'],
        [1, '#0d1016'],
      ]),
    ) +
    box(-280, -140, 560, 230, 104, '#14171e') +
    oval(0, -26, 102, 102, '#2a2f39') +
    oval(0, -26, 88, 88, '#0b0d14') +
    oval(
      0,
      -26,
      70,
      70,
      paper.radial(0.35, 0.3, 0.8, [
        [0, '#7f9ff0'],
        [0.4, '#1b2350'],
        [1, '#05060c'],
      ]),
    ) +
    oval(0, -26, 26, 26, '#05060c') +
    oval(-28, -56, 16, 12, '#fff', 'opacity="0.85"') +
    oval(150, -26, 8, 8, '#53e6a0') +
    many(2, (i) => many(9, (n) => oval(-206 + i * 412 - 18 + (n % 3) * 18, -44 + Math.floor(n / 3) * 18, 5, 5, '#6d7686'))) +
    path('M-220 -112C-120 -134 120 -134 200 -116', 'none', 'stroke="#fff" stroke-opacity="0.3" stroke-width="8" stroke-linecap="round"')
  )
}

/** A laptop, open. @param {Sheet} paper @param {{ screen?: string }} [how] */
export function laptop(paper, { screen } = {}) {
  const clip = paper.clip('<rect x="-336" y="-346" width="672" height="416" rx="10"/>')
  return (
    contact(paper, 20, 176, 520, 44, 0.45) +
    box(
      -356,
      -366,
      712,
      460,
      26,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.5, '#b9c1cd'],
        [1, '#7d8694'],
      ]),
    ) +
    box(-346, -356, 692, 440, 18, '#08090d') +
    inside(clip, (screen ?? hills(paper, -336, -346, 672, 416)) + path('M-336 -346H60L-200 70H-336z', '#fff', 'opacity="0.1"')) +
    path(
      'M-356 92H356L460 150H-460z',
      paper.linear(0, 0, 1, 1, [
        [0, '#f2f5f9'],
        [1, '#aab3c1'],
      ]),
    ) +
    path('M-330 100H330L382 130H-382z', '#2a2f39') +
    many(3, (i) => line(`M${-336 - i * 14} ${106 + i * 9}H${336 + i * 14}`, '#4a5261', 5, 'stroke-dasharray="24 8"')) +
    path('M-460 150H460V160C460 172 448 176 436 176H-436C-448 176 -460 172 -460 160z', '#8d97a6') +
    path('M-70 150H70C66 160 -66 160 -70 150z', '#6d7686')
  )
}

/** A folding stand, from the side. @param {Sheet} paper @param {Finish} finish */
export function laptopStand(paper, finish) {
  return (
    contact(paper, 20, 250, 420, 44, 0.5) +
    path('M-330 226H340L360 250H-350z', finish.deep) +
    path('M-320 210H330C346 210 350 236 334 236H-324C-340 236 -340 210 -320 210z', metal(paper, finish)) +
    path('M280 214L-60 -120L-20 -146L320 210z', finish.deep) +
    path('M250 214L-90 -120L-50 -146L290 210z', metal(paper, finish)) +
    path('M-300 60L260 -230L276 -196L-280 96z', finish.deep) +
    path('M-306 50L254 -240L270 -206L-290 86z', metal(paper, finish)) +
    path('M-306 50L-330 10L-306 -2L-280 40z', finish.deep) +
    box(-30, -150, 60, 44, 10, '#20242d') +
    many(6, (i) => oval(60 + i * 34, 222, 8, 8, '#20242d', 'opacity="0.6"')) +
    at(-200, 10, box(-50, -8, 100, 18, 9, '#20242d'), { turn: -27 }) +
    at(170, -182, box(-50, -8, 100, 18, 9, '#20242d'), { turn: -27 })
  )
}

/** @param {Sheet} paper @param {Finish} finish */
export function laptopBag(paper, finish) {
  const shape = 'M-370 -170C-370 -200 -350 -210 -320 -210H320C350 -210 370 -200 370 -170V230C370 270 350 280 320 280H-320C-350 280 -370 270 -370 230z'
  return (
    contact(paper, 20, 284, 430, 44, 0.5) +
    line('M-330 -190C-420 -470 420 -470 330 -190', finish.deep, 26) +
    line('M-334 -200C-410 -450 400 -460 326 -200', finish.light, 5, 'opacity="0.5"') +
    line('M-110 -206C-110 -300 110 -300 110 -206', '#14171e', 28) +
    path(shape, metal(paper, finish)) +
    many(14, (i) => line(`M-366 ${-180 + i * 34}H366`, '#000', 2, 'opacity="0.06"')) +
    line('M-350 -140H350', finish.deep, 10) +
    line('M-350 -140H350', '#c3cad6', 3, 'stroke-dasharray="6 6"') +
    path('M-310 -40H310V220C310 240 300 246 280 246H-280C-300 246 -310 240 -310 220z', finish.base) +
    path('M-310 -40H310V220C310 240 300 246 280 246H-280C-300 246 -310 240 -310 220z', 'none', `stroke="${finish.deep}" stroke-width="6"`) +
    line('M-296 0H296', finish.deep, 9) +
    line('M-296 0H296', '#c3cad6', 3, 'stroke-dasharray="6 6"') +
    box(-300, -10, 22, 54, 8, '#c3cad6') +
    box(300, -152, 22, 58, 8, '#c3cad6') +
    box(-60, 150, 120, 46, 8, '#14171e') +
    letters('PERISAI', 0, 164, 18, '#fff', 1) +
    path(
      shape,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.3],
        [0.4, '#fff', 0],
        [1, '#000', 0.34],
      ]),
    )
  )
}

/** A thin second screen on its cover. @param {Sheet} paper @param {string} [screen] drawn within 660 by 390 from -330 -260 */
export function slimScreen(paper, screen) {
  return (
    contact(paper, 20, 210, 420, 44, 0.5) +
    path('M-300 120L-250 206H330L290 120z', '#2a2f39') +
    path(
      'M-300 120L-250 206H330L290 120z',
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.25],
        [1, '#000', 0.3],
      ]),
    ) +
    box(
      -352,
      -282,
      704,
      440,
      20,
      paper.linear(0, 0, 1, 1, [
        [0, '#6a7280'],
        [0.4, '#2a2f39'],
        [1, '#0d1016'],
      ]),
    ) +
    box(-344, -274, 688, 424, 14, '#08090d') +
    inside(
      paper.clip('<rect x="-330" y="-260" width="660" height="390" rx="6"/>'),
      (screen ?? hills(paper, -330, -260, 660, 390)) + path('M-330 -260H60L-180 130H-330z', '#fff', 'opacity="0.1"'),
    ) +
    letters('NUSA', 0, 134, 10, '#6d7686', 1)
  )
}

/** A chart and rows, for a screen of work. @param {number} x @param {number} y @param {number} w @param {number} h */
export const worksheet = (x, y, w, h) =>
  box(x, y, w, h, 0, '#f7f9fd') +
  box(x, y, w, h * 0.14, 0, '#2352c8') +
  many(5, (i) =>
    box(
      x + w * 0.08 + i * w * 0.09,
      y + h * (0.76 - [0.2, 0.34, 0.28, 0.44, 0.5][i]),
      w * 0.06,
      h * [0.2, 0.34, 0.28, 0.44, 0.5][i],
      4,
      ['#7fd8ff', '#9fe8c4', '#ffd166', '#ffb05c', '#ff8fa3'][i] ?? '#fff',
    ),
  ) +
  line(`M${x + w * 0.06} ${y + h * 0.78}H${x + w * 0.54}`, '#b9c6e4', 5) +
  many(5, (i) => line(`M${x + w * 0.62} ${y + h * (0.28 + i * 0.12)}H${x + w * (0.92 - (i % 2) * 0.1)}`, '#b9c6e4', 9))

/** A mouse held as in a handshake. @param {Sheet} paper */
export function uprightMouse(paper) {
  const d = 'M-190 200C-240 60 -170 -200 20 -240C160 -260 230 -160 210 -20C196 100 190 150 180 200z'
  return (
    contact(paper, 20, 210, 290, 40, 0.5) +
    path(
      d,
      paper.radial(0.34, 0.2, 0.95, [
        [0, '#8d97a6'],
        [0.45, '#38404d'],
        [1, '#11141a'],
      ]),
    ) +
    path('M-190 200C-240 60 -170 -200 20 -240C-60 -160 -110 20 -70 200z', '#5b6472', 'opacity="0.6"') +
    line('M20 -238C-60 -150 -100 40 -66 196', '#000', 5, 'opacity="0.4"') +
    path('M70 -190C150 -190 190 -110 186 -40L90 -60C80 -110 74 -150 70 -190z', '#20242d') +
    path('M92 -40L186 -20C184 50 180 90 176 110L96 100z', '#20242d') +
    at(92, -60, box(-16, -54, 32, 84, 16, '#0b0e17') + box(-9, -44, 18, 64, 9, '#5df2cf'), { turn: -6 }) +
    path('M-120 -40C-100 -120 -40 -180 30 -200', 'none', 'stroke="#fff" stroke-opacity="0.4" stroke-width="12" stroke-linecap="round"') +
    path('M-210 196H200C216 196 216 216 200 216H-206C-222 216 -222 196 -210 196z', '#0b0e17')
  )
}

/** A rolled desk mat showing both its sides. @param {Sheet} paper @param {{ front: string, back: string }} how */
export function deskMat(paper, { front, back }) {
  const d = 'M-420 -150H280C330 -150 350 -120 340 -80L300 250H-440C-456 250 -462 240 -460 226z'
  return (
    cast(`<path d="${d}"/>`, { dx: 16, dy: 22, amount: 14, depth: 0.34 }) +
    path(d, front) +
    path(
      d,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.3],
        [0.5, '#fff', 0.02],
        [1, '#000', 0.28],
      ]),
    ) +
    path('M-400 -130H270L236 230H-436z', 'none', 'stroke="#fff" stroke-opacity="0.35" stroke-width="4" stroke-dasharray="14 10"') +
    path('M280 -150C360 -150 400 -60 370 60L330 250C320 270 296 262 300 240L336 -60C340 -100 320 -140 280 -150z', back) +
    path(
      'M280 -150C360 -150 400 -60 370 60L330 250C320 270 296 262 300 240L336 -60C340 -100 320 -140 280 -150z',
      paper.linear(0, 0, 1, 0, [
        [0, '#000', 0.3],
        [0.5, '#fff', 0.3],
        [1, '#000', 0.2],
      ]),
    )
  )
}

/** A thin keyboard. @param {Sheet} paper */
export function slimKeyboard(paper) {
  const shape = '<rect x="-440" y="-160" width="880" height="320" rx="30"/>'
  const rows = [12, 12, 11, 11]
  return (
    cast(shape, { dx: 18, dy: 24, amount: 14, depth: 0.34 }) +
    box(-444, -162, 888, 328, 32, '#8d97a6') +
    box(
      -440,
      -160,
      880,
      316,
      30,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.5, '#dfe4ec'],
        [1, '#aab3c1'],
      ]),
    ) +
    rows
      .map((count, r) =>
        many(
          count,
          (i) =>
            box(-416 + i * (832 / count), -138 + r * 58, 832 / count - 12, 46, 12, '#38404d') +
            box(-412 + i * (832 / count), -136 + r * 58, 832 / count - 20, 16, 8, '#fff', 'opacity="0.14"'),
        ),
      )
      .join('') +
    [0, 1, 2, 4, 5, 6].map((i) => box(-416 + i * 104 + (i > 3 ? 104 : 0), 94, 92, 42, 12, '#38404d')).join('') +
    box(-104, 94, 300, 42, 12, '#38404d') +
    oval(404, -146, 5, 5, '#53e6a0')
  )
}

/** An HDMI plug on its braided lead. @param {Sheet} paper @param {number} turn */
const broadPlug = (paper, turn) =>
  at(
    0,
    0,
    path('M-46 -150H46V-110L30 -92H-30L-46 -110z', steel(paper)) +
      path('M-34 -142H34V-116L24 -104H-24L-34 -116z', '#14171e') +
      box(
        -60,
        -96,
        120,
        150,
        18,
        paper.linear(0, 0, 1, 0, [
          [0, '#7d8694'],
          [0.3, '#e6eaf0'],
          [0.6, '#9aa3b0'],
          [1, '#5b6472'],
        ]),
      ) +
      letters('HDMI', 0, -40, 26, '#2a2f39', 1) +
      box(-28, 50, 56, 60, 10, '#20242d') +
      many(4, (i) => line(`M-28 ${60 + i * 13}H28`, '#4a5261', 4)),
    { turn },
  )

/** @param {Sheet} paper */
export function videoCable(paper) {
  const coil = 'M-150 -150C-330 60 -260 300 20 300C280 300 340 60 170 -40C20 -120 -160 -20 -120 130C-90 230 90 240 130 130C160 40 180 -60 200 -140'
  return (
    line(coil, '#0b1020', 34, 'opacity="0.16" transform="translate(14 20)"') +
    line(coil, '#11141a', 34) +
    line(coil, '#2a2f39', 28) +
    path(coil, 'none', 'stroke="#6d7686" stroke-width="28" stroke-dasharray="3 7" opacity="0.6"') +
    line(coil, '#fff', 5, 'opacity="0.3" transform="translate(-5 -5)"') +
    at(-100, -236, broadPlug(paper, 26)) +
    at(214, -236, broadPlug(paper, 8))
  )
}
