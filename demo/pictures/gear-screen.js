/**
 * Screens, what they show, and what carries them.
 *
 * @import { Sheet } from './svg.js'
 * @import { Finish } from './finishes.js'
 */
import { metal } from './finishes.js'
import { hills } from './gear-pocket.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

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
    many(2, (i) =>
      many(9, (n) => oval(-206 + i * 412 - 18 + (n % 3) * 18, -44 + Math.floor(n / 3) * 18, 5, 5, '#6d7686')),
    ) +
    path(
      'M-220 -112C-120 -134 120 -134 200 -116',
      'none',
      'stroke="#fff" stroke-opacity="0.3" stroke-width="8" stroke-linecap="round"',
    )
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
    inside(
      clip,
      (screen ?? hills(paper, -336, -346, 672, 416)) + path('M-336 -346H60L-200 70H-336z', '#fff', 'opacity="0.1"'),
    ) +
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
  const shape =
    'M-370 -170C-370 -200 -350 -210 -320 -210H320C350 -210 370 -200 370 -170V230C370 270 350 280 320 280H-320C-350 280 -370 270 -370 230z'
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
    path(
      'M-310 -40H310V220C310 240 300 246 280 246H-280C-300 246 -310 240 -310 220z',
      'none',
      `stroke="${finish.deep}" stroke-width="6"`,
    ) +
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

/**
 * A thin second screen on its cover. @param {Sheet} paper @param {string} [screen] drawn within 660 by 390 from -330
 * -260
 */
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

/** Heights of the chart's bars, as parts of the screen's. */
const bars = [0.2, 0.34, 0.28, 0.44, 0.5]

/** A chart and rows, for a screen of work. @param {number} x @param {number} y @param {number} w @param {number} h */
export const worksheet = (x, y, w, h) =>
  box(x, y, w, h, 0, '#f7f9fd') +
  box(x, y, w, h * 0.14, 0, '#2352c8') +
  many(5, (i) =>
    box(
      x + w * 0.08 + i * w * 0.09,
      y + h * (0.76 - (bars[i] ?? 0)),
      w * 0.06,
      h * (bars[i] ?? 0),
      4,
      ['#7fd8ff', '#9fe8c4', '#ffd166', '#ffb05c', '#ff8fa3'][i] ?? '#fff',
    ),
  ) +
  line(`M${x + w * 0.06} ${y + h * 0.78}H${x + w * 0.54}`, '#b9c6e4', 5) +
  many(5, (i) => line(`M${x + w * 0.62} ${y + h * (0.28 + i * 0.12)}H${x + w * (0.92 - (i % 2) * 0.1)}`, '#b9c6e4', 9))
