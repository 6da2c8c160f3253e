/**
 * Small things that keep data: drives, sticks and cards.
 *
 * @import { Sheet } from './svg.js'
 * @import { Finish } from './finishes.js'
 */
import { metal } from './finishes.js'
import { letters } from './lettering.js'
import { box, cast, inside, line, many, oval, path } from './svg.js'

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
    path(
      'M-190 0C-250 -30 -280 60 -330 90C-380 120 -420 80 -400 40',
      'none',
      'stroke="#f28a3c" stroke-width="12" stroke-linecap="round" opacity="0"',
    )
  )
}

/** A memory card, small or in its adapter. @param {Sheet} paper @param {{ size: string, tint: string }} how */
export function memoryCard(paper, { size, tint }) {
  const d =
    'M-110 -160H60C80 -160 80 -120 100 -110V-60L84 -44V-10L110 16V150C110 164 104 170 90 170H-90C-104 170 -110 164 -110 150z'
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
