/**
 * More for the desk: mice, mats, keyboards, hubs and leads.
 *
 * @import { Sheet } from './svg.js'
 */
import { steel } from './gear-store.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, line, many, oval, path } from './svg.js'

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
    path(
      'M-120 -40C-100 -120 -40 -180 30 -200',
      'none',
      'stroke="#fff" stroke-opacity="0.4" stroke-width="12" stroke-linecap="round"',
    ) +
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
    path(
      'M-400 -130H270L236 230H-436z',
      'none',
      'stroke="#fff" stroke-opacity="0.35" stroke-width="4" stroke-dasharray="14 10"',
    ) +
    path(
      'M280 -150C360 -150 400 -60 370 60L330 250C320 270 296 262 300 240L336 -60C340 -100 320 -140 280 -150z',
      back,
    ) +
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
  const coil =
    'M-150 -150C-330 60 -260 300 20 300C280 300 340 60 170 -40C20 -120 -160 -20 -120 130C-90 230 90 240 130 130C160 40 180 -60 200 -140'
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
