/**
 * For those who play, film and sell live: hooks for the ear, big speakers, microphones, tripods and lights.
 *
 * @import { Sheet } from './svg.js'
 * @import { Finish } from './finishes.js'
 */
import { barrel, metal } from './finishes.js'
import { headphone } from './gadgets.js'
import { hills } from './gear-pocket.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

const black = { light: '#6a7280', base: '#2a2f39', deep: '#0d1016' }

/** An open earbud with its hook over the ear. @param {Sheet} paper @param {Finish} finish */
export function hookBud(paper, finish) {
  const hook =
    'M-40 40C-160 20 -190 -150 -90 -230C20 -310 150 -220 140 -90C136 -30 120 30 130 110C136 170 110 220 60 230'
  return (
    `<g transform="translate(14 20)">${line(hook, '#0b1020', 40, 'opacity="0.16"')}</g>` +
    line(hook, finish.deep, 38) +
    line(hook, finish.base, 30) +
    line(hook, finish.light, 7, 'opacity="0.8" transform="translate(-6 -5)"') +
    cast('<rect x="-130" y="-20" width="150" height="190" rx="66"/>', { dx: 14, dy: 18, amount: 10, depth: 0.3 }) +
    box(-134, -24, 158, 198, 70, barrel(paper, finish)) +
    box(-104, 10, 96, 126, 46, finish.deep, 'opacity="0.5"') +
    many(9, (i) => oval(-84 + (i % 3) * 26, 44 + Math.floor(i / 3) * 26, 7, 7, '#0b0e17', 'opacity="0.7"')) +
    oval(66, 226, 40, 34, finish.deep) +
    oval(58, 216, 34, 28, finish.base) +
    line('M-112 6C-120 50 -118 100 -104 140', '#fff', 8, 'opacity="0.45"')
  )
}

/** Headphones with a microphone on an arm. @param {Sheet} paper */
export const gamingHeadset = (paper) =>
  headphone(paper, black) +
  many(2, (i) =>
    at(
      -232 + i * 464,
      140,
      oval(i ? 10 : -10, 0, 40, 86, 'none', 'stroke="#5df2cf" stroke-width="9" stroke-opacity="0.9"'),
      { turn: i ? -6 : 6 },
    ),
  ) +
  line('M-260 240C-250 360 -130 400 -40 380', '#14171e', 20) +
  line('M-262 250C-248 350 -140 390 -50 372', '#6d7686', 4) +
  at(-16, 376, box(-20, -26, 96, 52, 26, '#14171e') + many(3, (i) => line(`M${8 + i * 18} -16V16`, '#4a5261', 6)), {
    turn: -8,
  }) +
  path('M240 290C260 400 380 380 420 460', 'none', 'stroke="#14171e" stroke-width="14" stroke-linecap="round"')

/** A big speaker with a handle. @param {Sheet} paper */
export function partySpeaker(paper) {
  const cone = (/** @type {number} */ y, /** @type {number} */ r, /** @type {string} */ glow) =>
    oval(0, y, r + 16, r + 16, glow) +
    oval(0, y, r + 4, r + 4, '#0b0e17') +
    oval(
      0,
      y,
      r - 8,
      r - 8,
      paper.radial(0.4, 0.34, 0.8, [
        [0, '#5b6472'],
        [0.6, '#20242d'],
        [1, '#0b0e17'],
      ]),
    ) +
    many(3, (i) =>
      oval(0, y, r - 26 - i * 18, r - 26 - i * 18, 'none', 'stroke="#000" stroke-opacity="0.35" stroke-width="5"'),
    ) +
    oval(
      0,
      y,
      r * 0.36,
      r * 0.36,
      paper.radial(0.36, 0.3, 0.8, [
        [0, '#aab3c1'],
        [0.6, '#38404d'],
        [1, '#14171e'],
      ]),
    )
  return (
    contact(paper, 20, 380, 330, 44, 0.55) +
    path(
      'M-120 -330C-120 -420 120 -420 120 -330',
      'none',
      'stroke="#14171e" stroke-width="44" stroke-linecap="round"',
    ) +
    path('M-116 -340C-110 -406 90 -410 112 -350', 'none', 'stroke="#6d7686" stroke-width="7" stroke-linecap="round"') +
    box(
      -250,
      -340,
      500,
      720,
      70,
      paper.linear(0, 0, 1, 1, [
        [0, '#5b6472'],
        [0.4, '#20242d'],
        [1, '#07090f'],
      ]),
    ) +
    box(-226, -316, 452, 672, 54, '#14171e') +
    box(
      -226,
      -316,
      452,
      672,
      54,
      paper.pattern(
        14,
        14,
        oval(4, 4, 2.6, 2.6, '#000', 'opacity="0.5"') + oval(11, 11, 2.6, 2.6, '#000', 'opacity="0.5"'),
        'rotate(0)',
      ),
    ) +
    cone(-130, 128, '#a77bff') +
    cone(180, 140, '#4df0d0') +
    letters('GEMA', 0, 20, 20, '#fff', 1) +
    path(
      'M-240 -260C-244 -60 -244 140 -236 300',
      'none',
      'stroke="#fff" stroke-opacity="0.25" stroke-width="8" stroke-linecap="round"',
    )
  )
}

/** A bar of sound and its bass box. @param {Sheet} paper @param {{ box?: boolean }} [how] */
export function soundbar(paper, { box: withBox = true } = {}) {
  return (
    (withBox
      ? at(
          270,
          -90,
          contact(paper, 10, 216, 180, 30, 0.5) +
            box(
              -130,
              -220,
              270,
              436,
              22,
              paper.linear(0, 0, 1, 1, [
                [0, '#5b6472'],
                [0.4, '#20242d'],
                [1, '#07090f'],
              ]),
            ) +
            box(-112, -202, 200, 400, 16, '#14171e') +
            oval(-12, 20, 82, 82, '#07090f') +
            oval(
              -12,
              20,
              70,
              70,
              paper.radial(0.4, 0.34, 0.8, [
                [0, '#5b6472'],
                [0.6, '#20242d'],
                [1, '#0b0e17'],
              ]),
            ) +
            letters('GEMA', -12, 160, 18, '#aab3c1', 1),
        )
      : '') +
    contact(paper, 10, 208, 470, 36, 0.55) +
    path(
      'M-440 90H440L456 196C458 206 452 210 440 210H-440C-452 210 -458 206 -456 196z',
      paper.linear(0, 0, 1, 1, [
        [0, '#5b6472'],
        [0.35, '#20242d'],
        [1, '#07090f'],
      ]),
    ) +
    path(
      'M-430 104H430L440 196H-440z',
      paper.pattern(
        12,
        12,
        oval(3, 3, 2.4, 2.4, '#000', 'opacity="0.6"') + oval(9, 9, 2.4, 2.4, '#000', 'opacity="0.6"'),
        'rotate(0)',
      ),
    ) +
    path('M-440 90H440L444 106H-444z', '#8d97a6', 'opacity="0.7"') +
    many(4, (i) => oval(-40 + i * 26, 152, 6, 6, i < 3 ? '#5df2cf' : '#4a5261')) +
    letters('GEMA', -380, 140, 22, '#c3cad6', 1)
  )
}

/** A television on the wall, showing something. @param {Sheet} paper */
export const television = (paper) =>
  cast('<rect x="-400" y="-240" width="800" height="460" rx="10"/>', { dx: 14, dy: 22, amount: 16, depth: 0.34 }) +
  box(-404, -244, 808, 468, 12, '#07090f') +
  inside(
    paper.clip('<rect x="-390" y="-230" width="780" height="440"/>'),
    hills(paper, -390, -230, 780, 440) + path('M-390 -230H60L-220 210H-390z', '#fff', 'opacity="0.12"'),
  )

/** A clip-on microphone. @param {Sheet} paper @param {{ fur?: boolean }} [how] */
export function clipMic(paper, { fur = false } = {}) {
  return (
    cast('<rect x="-90" y="-130" width="180" height="300" rx="44"/>', { dx: 16, dy: 22, amount: 12, depth: 0.34 }) +
    box(-70, 20, 140, 150, 20, '#0b0e17') +
    box(-94, -134, 188, 300, 46, metal(paper, black)) +
    box(-94, -134, 188, 300, 46, 'none', 'stroke="#fff" stroke-opacity="0.25" stroke-width="4"') +
    (fur
      ? many(60, (i) =>
          line(
            `M${Math.round(Math.cos(i * 0.62) * 60)} ${Math.round(-130 + Math.sin(i * 0.62) * 40)}L${Math.round(Math.cos(i * 0.62) * (104 + (i % 3) * 12))} ${Math.round(-140 + Math.sin(i * 0.62) * (84 + (i % 4) * 10))}`,
            ['#4a5261', '#2a2f39', '#6d7686'][i % 3] ?? '#4a5261',
            12,
          ),
        ) + oval(0, -140, 70, 52, '#38404d')
      : box(-60, -118, 120, 62, 24, '#0b0e17') +
        many(12, (i) => oval(-42 + (i % 6) * 17, -100 + Math.floor(i / 6) * 20, 5, 5, '#6d7686'))) +
    letters('REKAM', 0, 0, 26, '#fff', 1) +
    oval(0, 92, 20, 20, '#38404d') +
    oval(0, 92, 9, 9, '#53e6a0')
  )
}

/** The case with both transmitters and the receiver. @param {Sheet} paper */
export const micCase = (paper) =>
  contact(paper, 20, 214, 400, 46, 0.5) +
  path('M-340 -30C-340 -220 -300 -260 -220 -260H220C300 -260 340 -220 340 -30z', metal(paper, black)) +
  path('M-310 -36C-310 -200 -280 -232 -210 -232H210C280 -232 310 -200 310 -36z', '#0b0e17') +
  letters('REKAM', 0, -170, 40, '#6d7686', 1) +
  path('M-346 -30H346V120C346 190 300 214 240 214H-240C-300 214 -346 190 -346 120z', metal(paper, black)) +
  path('M-346 -30H346V-6H-346z', '#0b0e17') +
  at(-200, -50, clipMic(paper), { scale: 0.72 }) +
  at(0, -50, clipMic(paper), { scale: 0.72 }) +
  at(
    200,
    -50,
    box(-64, -110, 128, 200, 26, metal(paper, { light: '#fff', base: '#c3cad6', deep: '#7d8694' })) +
      box(-20, -160, 40, 56, 12, '#8d97a6') +
      oval(0, -20, 10, 10, '#53e6a0'),
    { scale: 0.9 },
  ) +
  path('M-346 20H346V120C346 190 300 214 240 214H-240C-300 214 -346 190 -346 120z', metal(paper, black)) +
  path('M-320 30C-200 44 200 44 320 30', 'none', 'stroke="#fff" stroke-opacity="0.25" stroke-width="6"') +
  many(4, (i) => oval(-36 + i * 24, 130, 7, 7, '#53e6a0'))

/** Three legs and a head; what it holds is drawn at its top. @param {Sheet} paper @param {string} [held] */
export function tripod(paper, held = '') {
  const leg = (/** @type {number} */ x) =>
    line(`M0 40L${x} 400`, '#11141a', 26) +
    line(`M${x * 0.02 - 4} 44L${x * 0.5 - 4} 220`, '#8d97a6', 8) +
    line(`M${x * 0.45} 202L${x * 0.55} 238`, '#4a5261', 34) +
    line(`M${x * 0.76} 312L${x * 0.84} 344`, '#4a5261', 28) +
    oval(x, 402, 22, 14, '#f28a3c')
  return (
    contact(paper, 10, 412, 300, 30, 0.35) +
    leg(0) +
    leg(-240) +
    leg(240) +
    line('M-96 184L0 200L96 184', '#4a5261', 12) +
    box(
      -20,
      -160,
      40,
      220,
      12,
      paper.linear(0, 0, 1, 0, [
        [0, '#4a5261'],
        [0.35, '#c3cad6'],
        [1, '#20242d'],
      ]),
    ) +
    box(-46, 0, 92, 66, 18, metal(paper, black)) +
    oval(64, 30, 22, 22, '#f28a3c') +
    box(-36, -220, 72, 76, 18, metal(paper, black)) +
    held
  )
}

/** A phone's grip for the top of a stand. @param {Sheet} paper */
export const grip = (paper) =>
  box(-40, -330, 80, 120, 12, metal(paper, black)) +
  box(-70, -350, 140, 34, 12, '#4a5261') +
  box(-70, -226, 140, 34, 12, '#4a5261')

/** A ring of light; its middle is drawn by the caller. @param {Sheet} paper @param {{ r?: number }} [how] */
export const ringLight = (paper, { r = 250 } = {}) =>
  oval(
    0,
    0,
    r * 1.9,
    r * 1.9,
    paper.radial(0.5, 0.5, 0.5, [
      [0, '#fff4d6', 0.2],
      [0.5, '#fff4d6', 0.6],
      [1, '#fff4d6', 0],
    ]),
  ) +
  oval(0, 0, r, r, 'none', `stroke="#20242d" stroke-width="${r * 0.36}"`) +
  oval(0, 0, r, r, 'none', `stroke="#fffaf0" stroke-width="${r * 0.29}"`) +
  oval(0, 0, r, r, 'none', `stroke="#ffe9b8" stroke-width="${r * 0.12}" stroke-opacity="0.7"`) +
  oval(-4, -4, r * 1.13, r * 1.13, 'none', 'stroke="#fff" stroke-opacity="0.5" stroke-width="4"')

/** Three motors and a handle that keep a phone level. @param {Sheet} paper @param {string} phone drawn around 0 0 */
export const gimbal = (paper, phone) =>
  contact(paper, 20, 420, 150, 26, 0.45) +
  box(-56, 60, 112, 360, 44, barrel(paper, black)) +
  box(-30, 130, 60, 100, 26, '#0b0e17') +
  oval(0, 164, 22, 22, '#4a5261') +
  oval(-4, 160, 10, 10, '#8d97a6') +
  box(-14, 206, 28, 14, 7, '#dc3f45') +
  many(6, (i) => line(`M-50 ${270 + i * 22}H50`, '#000', 5, 'opacity="0.3"')) +
  box(-66, 0, 132, 84, 34, metal(paper, black)) +
  path('M40 30C170 20 230 -40 236 -150', 'none', 'stroke="#20242d" stroke-width="44" stroke-linecap="round"') +
  path('M44 18C160 8 212 -50 220 -146', 'none', 'stroke="#8d97a6" stroke-width="6" stroke-linecap="round"') +
  box(60, -196, 150, 44, 16, '#20242d') +
  box(66, -190, 130, 10, 5, '#6d7686') +
  at(-10, -210, phone) +
  box(176, -230, 120, 120, 40, metal(paper, black)) +
  oval(236, -170, 30, 30, '#4a5261') +
  letters('REKAM', 0, 30, 18, '#c3cad6', 1)
