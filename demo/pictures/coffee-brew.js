/**
 * More to brew with: moka pots, presses and drippers.
 *
 * @import { Sheet } from './svg.js'
 */
import { round } from './coffee-ware.js'
import { letters } from './lettering.js'
import { box, contact, inside, line, many, oval, path } from './svg.js'

/** An eight-sided moka pot. @param {Sheet} paper @param {{ metal: string }} how */
export function moka(paper, { metal }) {
  const facets = (/** @type {string} */ d, /** @type {readonly (readonly [string, string, number])[]} */ sides) =>
    path(d, metal) + sides.map(([side, tint, depth]) => path(side, tint, `opacity="${depth}"`)).join('')
  const base = facets('M-130 60H130L170 320H-170z', [
    ['M-130 60H-60L-80 320H-170z', '#150a05', 0.2],
    ['M-60 60H30L40 320H-80z', '#fff', 0.5],
    ['M30 60H96L120 320H40z', '#150a05', 0.1],
    ['M96 60H130L170 320H120z', '#150a05', 0.42],
  ])
  const top = facets('M-160 -230H170L120 30H-120z', [
    ['M-160 -230H-80L-60 30H-120z', '#150a05', 0.2],
    ['M-80 -230H30L24 30H-60z', '#fff', 0.5],
    ['M30 -230H110L84 30H24z', '#150a05', 0.1],
    ['M110 -230H170L120 30H84z', '#150a05', 0.42],
  ])
  const spout =
    path('M-160 -230L-236 -210L-130 -90z', metal) + path('M-160 -230L-236 -210L-130 -90z', '#150a05', 'opacity="0.25"')
  const handle = line('M150 -190H270L260 60', '#231f1e', 40) + line('M160 -204H262', '#fff', 6, 'opacity="0.35"')
  const lid = facets('M-150 -238L-90 -290H100L160 -238z', [
    ['M-150 -238L-90 -290H-30L-60 -238z', '#fff', 0.2],
    ['M-60 -238L-30 -290H40L60 -238z', '#fff', 0.55],
    ['M60 -238L40 -290H100L160 -238z', '#150a05', 0.25],
  ])
  return (
    contact(paper, 20, 320, 260, 38, 0.6) +
    spout +
    handle +
    base +
    top +
    box(-146, 24, 292, 44, 8, metal) +
    box(-146, 24, 292, 44, 8, round(paper)) +
    many(9, (i) => line(`M${-120 + i * 30} 28V64`, '#150a05', 3, 'opacity="0.22"')) +
    oval(110, 190, 13, 13, '#c9a35a') +
    oval(110, 190, 6, 6, '#5a3c10') +
    lid +
    box(-20, -340, 50, 54, 12, '#231f1e') +
    box(-12, -334, 10, 40, 5, '#fff', 'opacity="0.3"')
  )
}

/** A gas burner with its grate. @param {Sheet} paper */
export const burner = (paper) =>
  oval(0, 10, 330, 70, '#26272b') +
  oval(
    0,
    0,
    330,
    66,
    paper.linear(0, 0, 1, 1, [
      [0, '#6a6d74'],
      [1, '#2a2b30'],
    ]),
  ) +
  line('M-300 -22H300M-220 30L-120 -50M220 30L120 -50', '#17181b', 18) +
  line('M-300 -27H300', '#fff', 3, 'opacity="0.3"')

/** Its ring of small blue flames, before what stands on it. */
export const flames = () =>
  many(13, (i) =>
    path(
      `M${-150 + i * 25} ${-30 + Math.sin((i / 12) * 3.14) * 26}c-13 -24 0 -34 0 -54c0 20 13 30 0 54z`,
      i % 2 ? '#4fa8ff' : '#8fd0ff',
      'opacity="0.9"',
    ),
  )

/** A glass press with its plunger. @param {Sheet} paper @param {{ level?: number, down?: boolean }} [how] */
export function frenchPress(paper, { level = 0.7, down = false } = {}) {
  const steel = paper.linear(0, 0, 1, 0, [
    [0, '#8f979b'],
    [0.25, '#fff'],
    [0.5, '#b4babd'],
    [1, '#5d6568'],
  ])
  const top = 250 - level * 430
  const plate = down ? 190 : top + 26
  const knob = down ? -290 : -400
  return (
    contact(paper, 20, 300, 260, 38, 0.6) +
    line('M160 -160H290V170H160', '#231f1e', 34) +
    line('M170 -172H284', '#fff', 6, 'opacity="0.3"') +
    box(-8, knob, 16, plate - knob, 4, steel) +
    box(-170, -220, 340, 480, 26, '#eef5f3', 'opacity="0.55"') +
    box(
      -162,
      top,
      324,
      250 - top,
      18,
      paper.linear(0, 0, 1, 0, [
        [0, '#2a1106'],
        [0.24, '#7d431c'],
        [0.6, '#3f1d0b'],
        [1, '#200c04'],
      ]),
    ) +
    box(-162, top - 4, 324, 30, 12, '#a4642c', 'opacity="0.85"') +
    box(-160, plate, 320, 22, 8, steel) +
    path(
      'M-150 -200C-156 -40 -156 120 -150 240',
      'none',
      'stroke="#fff" stroke-opacity="0.6" stroke-width="18" stroke-linecap="round"',
    ) +
    many(4, (i) => box(-182 + i * 116, -224, 16, 500, 6, steel)) +
    box(-186, -40, 372, 20, 6, steel) +
    box(-190, 250, 380, 30, 10, steel) +
    line('M-170 280V298M170 280V298', '#5d6568', 22) +
    path('M-184 -222C-170 -290 170 -290 184 -222z', steel) +
    box(-190, -230, 380, 22, 8, steel) +
    path('M-184 -214L-226 -200L-180 -170z', steel) +
    oval(0, knob, 34, 30, '#231f1e') +
    oval(-10, knob - 10, 11, 8, '#fff', 'opacity="0.5"')
  )
}

/**
 * Two tubes that press air: standing on a cup, or its parts laid out. @param {Sheet} paper @param {{ pressed?: number
 * }} [how]
 */
export function airPress(paper, { pressed = 0.4 } = {}) {
  const smoke = (/** @type {number} */ dark) =>
    paper.linear(0, 0, 1, 0, [
      [0, '#2f3438', 0.7 * dark],
      [0.2, '#e8eef0', 0.75],
      [0.4, '#8d979c', 0.45],
      [1, '#1c2023', 0.8 * dark],
    ])
  const plunger = -360 + pressed * 160
  return (
    box(-92, plunger, 184, 420, 14, smoke(0.9)) +
    box(-128, plunger - 22, 256, 34, 12, '#3a4045') +
    box(-128, plunger - 22, 256, 34, 12, round(paper, 0.8)) +
    box(-112, -120, 224, 330, 12, '#4a2a16', 'opacity="0.35"') +
    box(-106, 60, 212, 150, 8, '#2a1208', 'opacity="0.8"') +
    box(-112, -120, 224, 330, 12, smoke(0.8)) +
    many(
      4,
      (i) =>
        oval(0, -70 + i * 62, 20, 20, 'none', 'stroke="#e8b24c" stroke-width="4"') +
        letters(String(i + 1), 0, -79 + i * 62, 18, '#e8b24c', 1),
    ) +
    path('M-170 -130H170L150 -96H-150z', '#3a4045') +
    path('M-170 -130H170L150 -96H-150z', round(paper, 0.7)) +
    box(-128, 200, 256, 54, 16, '#2a2e32') +
    box(-128, 200, 256, 54, 16, round(paper, 0.7)) +
    many(12, (i) => line(`M${-112 + i * 20} 208V246`, '#000', 3, 'opacity="0.4"'))
  )
}

/** The steel dripper of Vietnam on a glass of condensed milk. @param {Sheet} paper @param {{ milk?: number }} [how] */
export function vietnamDrip(paper, { milk = 0.4 } = {}) {
  const steel = paper.linear(0, 0, 1, 0, [
    [0, '#7d8589'],
    [0.22, '#fff'],
    [0.45, '#c3c9cc'],
    [0.75, '#8d9599'],
    [1, '#4f575a'],
  ])
  const glass = 'M-130 -20L-110 300C-106 326 106 326 110 300L130 -20z'
  const clip = paper.clip(`<path d="${glass}"/>`)
  return (
    contact(paper, 16, 318, 180, 30, 0.6) +
    path(glass, '#eef5f3', 'opacity="0.6"') +
    inside(
      clip,
      box(-140, 300 - milk * 280, 280, 340, 0, '#f3e3c4') +
        box(-140, 60, 280, 240 - milk * 280, 0, '#3a1808') +
        box(-140, 56, 280, 12, 0, '#8a5228') +
        box(-140, 290 - milk * 280, 280, 24, 0, '#a8703c', 'opacity="0.6"'),
    ) +
    path(
      glass,
      paper.linear(0, 0, 1, 0, [
        [0, '#150a05', 0.25],
        [0.16, '#fff', 0.6],
        [0.3, '#fff', 0.02],
        [0.8, '#150a05', 0.05],
        [1, '#150a05', 0.3],
      ]),
    ) +
    line('M0 -10V58', '#3a1808', 5) +
    oval(0, -28, 200, 30, steel) +
    oval(
      0,
      -34,
      200,
      28,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.5, '#c3c9cc'],
        [1, '#6d7579'],
      ]),
    ) +
    path('M-120 -210V-50C-120 -20 120 -20 120 -50V-210z', steel) +
    line('M-118 -70C-60 -44 60 -44 118 -70', '#4f575a', 3, 'opacity="0.6"') +
    oval(0, -210, 120, 24, '#6d7579') +
    path('M-128 -222C-110 -262 110 -262 128 -222C110 -196 -110 -196 -128 -222z', steel) +
    oval(0, -258, 20, 14, steel) +
    line('M120 -160C190 -170 190 -90 122 -96', '#8d9599', 16)
  )
}
