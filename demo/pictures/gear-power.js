/**
 * More that charges: thin banks, cars, stands and power strips.
 *
 * @import { Sheet } from './svg.js'
 * @import { Finish } from './finishes.js'
 */
import { barrel, metal } from './finishes.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

/** A thin power bank with its magnet ring. @param {Sheet} paper @param {Finish} finish */
export function magnetBank(paper, finish) {
  const shape = '<rect x="-170" y="-260" width="340" height="520" rx="50"/>'
  return (
    cast(shape, { dx: 22, dy: 28, amount: 18, depth: 0.34 }) +
    box(-176, -266, 352, 532, 54, finish.deep) +
    box(-170, -260, 340, 520, 50, metal(paper, finish)) +
    oval(0, -40, 122, 122, 'none', `stroke="${finish.deep}" stroke-opacity="0.55" stroke-width="22"`) +
    oval(0, -40, 122, 122, 'none', 'stroke="#fff" stroke-opacity="0.4" stroke-width="5"') +
    path('M14 -110L-40 -30H-4L-16 30L40 -52H4z', finish.deep, 'opacity="0.55"') +
    many(4, (i) => oval(-36 + i * 24, 180, 7, 7, i < 3 ? '#53e6a0' : '#9aa3b0')) +
    inside(paper.clip(shape), path('M-170 0L170 -260V-170L-170 120z', '#fff', 'opacity="0.16"'))
  )
}

/** A charger for the car's socket. @param {Sheet} paper */
export function carCharger(paper) {
  const dark = { light: '#6a7280', base: '#2a2f39', deep: '#0d1016' }
  return (
    cast('<path d="M-120 -300H120V-120H80V320H-80V-120H-120z"/>', { dx: 22, dy: 28, amount: 18, depth: 0.34 }) +
    box(
      -24,
      280,
      48,
      70,
      16,
      paper.linear(0, 0, 1, 0, [
        [0, '#9aa3b0'],
        [0.35, '#fff'],
        [1, '#6d7686'],
      ]),
    ) +
    path('M-84 -120H84V260C84 290 60 300 40 300H-40C-60 300 -84 290 -84 260z', barrel(paper, dark)) +
    [-1, 1]
      .map((s) =>
        path(
          `M${s * 84} -20C${s * 118} 0 ${s * 118} 90 ${s * 84} 110z`,
          paper.linear(0, 0, 1, 0, [
            [0, '#9aa3b0'],
            [0.35, '#fff'],
            [1, '#6d7686'],
          ]),
        ),
      )
      .join('') +
    many(5, (i) => line(`M-80 ${140 + i * 22}H80`, '#000', 4, 'opacity="0.3"')) +
    box(-130, -300, 260, 190, 40, barrel(paper, dark)) +
    oval(0, -300, 130, 34, '#3a4150') +
    oval(0, -302, 118, 28, '#0d1016') +
    box(-70, -318, 60, 20, 10, '#4a5261') +
    box(18, -320, 66, 24, 4, '#4a5261') +
    box(24, -312, 54, 8, 2, '#f28a3c') +
    path('M-130 -160C-130 -130 130 -130 130 -160V-148C130 -118 -130 -118 -130 -148z', '#5df2cf') +
    letters('45 W', 0, -236, 40, '#fff', 0.9)
  )
}

/** A stand that charges a phone, a watch and earbuds. @param {Sheet} paper @param {Finish} finish */
export function chargeStand(paper, finish) {
  return (
    contact(paper, 20, 250, 420, 50, 0.5) +
    path(
      'M-330 200H330C360 200 370 220 366 240C364 256 350 262 330 262H-330C-350 262 -364 256 -366 240C-370 220 -360 200 -330 200z',
      finish.deep,
    ) +
    path('M-300 150H300L340 214H-340z', metal(paper, finish)) +
    oval(190, 184, 106, 22, '#fff', 'opacity="0.5"') +
    oval(190, 184, 84, 16, finish.deep, 'opacity="0.3"') +
    box(-196, -120, 44, 290, 14, barrel(paper, finish)) +
    oval(-174, -170, 128, 128, finish.deep) +
    oval(-180, -176, 128, 128, metal(paper, finish)) +
    oval(-180, -176, 86, 86, 'none', 'stroke="#fff" stroke-opacity="0.7" stroke-width="10"') +
    path('M-170 -226L-212 -164H-184L-194 -122L-150 -182H-178z', finish.deep, 'opacity="0.6"') +
    box(30, -40, 30, 210, 12, barrel(paper, finish)) +
    oval(45, -66, 62, 62, finish.deep) +
    oval(42, -69, 60, 60, metal(paper, finish)) +
    oval(42, -69, 34, 34, '#2a2f39') +
    oval(0, 232, 10, 5, '#53e6a0')
  )
}

/** Four turned sockets, two ports and a switch. @param {Sheet} paper */
export function powerStrip(paper) {
  const socket = (/** @type {number} */ x) =>
    oval(x, 0, 76, 76, '#dfe4ec') +
    oval(
      x,
      2,
      70,
      70,
      paper.radial(0.5, 0.35, 0.8, [
        [0, '#aeb7c6'],
        [1, '#f6f8fb'],
      ]),
    ) +
    at(
      x,
      0,
      oval(-26, 0, 11, 11, '#20242d') +
        oval(26, 0, 11, 11, '#20242d') +
        box(-8, -64, 16, 20, 4, '#c9a35a') +
        box(-8, 44, 16, 20, 4, '#c9a35a'),
      {
        turn: 45,
      },
    )
  const shape = '<rect x="-440" y="-116" width="880" height="232" rx="52"/>'
  return (
    line(
      'M-430 10C-560 40 -560 260 -330 240S20 200 160 300',
      '#0b1020',
      26,
      'opacity="0.12" transform="translate(10 16)"',
    ) +
    line('M-430 10C-560 40 -560 260 -330 240S20 200 160 300', '#dfe4ec', 24) +
    line('M-430 10C-560 40 -560 260 -330 240S20 200 160 300', '#fff', 7, 'opacity="0.8" transform="translate(-3 -4)"') +
    at(
      200,
      322,
      box(-50, -40, 120, 80, 24, '#eceff4') + box(64, -26, 70, 14, 6, '#b9c1cd') + box(64, 12, 70, 14, 6, '#b9c1cd'),
      { turn: 30 },
    ) +
    cast(shape, { dx: 20, dy: 28, amount: 18, depth: 0.36 }) +
    box(-446, -116, 892, 244, 54, '#bcc4d2') +
    box(
      -440,
      -116,
      880,
      230,
      52,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.6, '#eef1f6'],
        [1, '#c8cfda'],
      ]),
    ) +
    many(4, (i) => socket(-250 + i * 158)) +
    box(316, -66, 96, 30, 15, '#20242d') +
    box(332, -58, 64, 14, 7, '#4a5261') +
    box(316, -18, 96, 30, 15, '#20242d') +
    box(332, -10, 64, 14, 7, '#4a5261') +
    box(332, 34, 64, 50, 12, '#dc3f45') +
    box(332, 34, 64, 22, 12, '#ff7a7a') +
    box(-408, -56, 60, 112, 16, '#dfe4ec') +
    oval(-378, 0, 10, 10, '#53e6a0')
  )
}
