/**
 * More to brew with: moka pots, presses, filters, scales and machines.
 *
 * @import { Sheet } from './svg.js'
 */
import { beans } from './beans.js'
import { kettle, round } from './coffee-ware.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

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
  const spout = path('M-160 -230L-236 -210L-130 -90z', metal) + path('M-160 -230L-236 -210L-130 -90z', '#150a05', 'opacity="0.25"')
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
    path(`M${-150 + i * 25} ${-30 + Math.sin((i / 12) * 3.14) * 26}c-13 -24 0 -34 0 -54c0 20 13 30 0 54z`, i % 2 ? '#4fa8ff' : '#8fd0ff', 'opacity="0.9"'),
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
    path('M-150 -200C-156 -40 -156 120 -150 240', 'none', 'stroke="#fff" stroke-opacity="0.6" stroke-width="18" stroke-linecap="round"') +
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

/** Two tubes that press air: standing on a cup, or its parts laid out. @param {Sheet} paper @param {{ pressed?: number }} [how] */
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
    many(4, (i) => oval(0, -70 + i * 62, 20, 20, 'none', 'stroke="#e8b24c" stroke-width="4"') + letters(String(i + 1), 0, -79 + i * 62, 18, '#e8b24c', 1)) +
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

/** A fan of cone filters before their box. @param {Sheet} paper @param {{ sheet: string, edge: string }} how */
export function filters(paper, { sheet, edge }) {
  const cone = 'M-150 -130C-60 -170 60 -170 150 -130L16 190C8 204 -8 204 -16 190z'
  const pack = at(
    120,
    -60,
    contact(paper, 20, 270, 260, 34, 0.5) +
      box(-190, -250, 400, 520, 8, '#f6f1e7') +
      box(
        -190,
        -250,
        400,
        520,
        8,
        paper.linear(0, 0, 1, 1, [
          [0, '#fff', 0.5],
          [0.5, '#fff', 0],
          [1, '#3a1808', 0.25],
        ]),
      ) +
      box(-190, -250, 400, 120, 8, '#2f5b45') +
      letters('SARING', 10, -216, 48, '#f6f1e7', 1) +
      letters('100', 10, -86, 76, '#2f5b45', 1),
  )
  const fan = many(5, (i) =>
    at(
      -170 + i * 34,
      130 - i * 4,
      cast(`<path d="${cone}"/>`, { dx: 8, dy: 10, amount: 6, depth: 0.2 }) +
        path(cone, sheet) +
        path('M-150 -130C-60 -170 60 -170 150 -130L130 -84C60 -120 -60 -120 -130 -84z', edge, 'opacity="0.35"') +
        path(
          cone,
          paper.linear(0, 0, 1, 0.4, [
            [0, '#fff', 0.55],
            [0.5, '#fff', 0],
            [1, '#3a1808', 0.22],
          ]),
        ) +
        line('M126 -116L10 180', edge, 12, 'opacity="0.6" stroke-dasharray="5 7"'),
      { turn: -22 + i * 10 },
    ),
  )
  return pack + fan
}

/** A flat scale with weight and time. @param {Sheet} paper @param {{ shell: string, light: boolean }} how */
export function scale(paper, { shell, light }) {
  const ink = light ? '#2a2a2c' : '#9ff0d8'
  return (
    contact(paper, 20, 120, 430, 54, 0.6) +
    path('M-300 -110H300L390 80C392 94 386 100 372 100H-372C-386 100 -392 94 -390 80z', shell) +
    path('M-390 80C-392 94 -386 100 -372 100H372C386 100 392 94 390 80V106C390 120 384 126 372 126H-372C-384 126 -390 120 -390 106z', shell) +
    path(
      'M-390 80C-392 94 -386 100 -372 100H372C386 100 392 94 390 80V106C390 120 384 126 372 126H-372C-384 126 -390 120 -390 106z',
      '#000',
      'opacity="0.45"',
    ) +
    path(
      'M-300 -110H300L390 80C392 94 386 100 372 100H-372C-386 100 -392 94 -390 80z',
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.5],
        [0.5, '#fff', 0.04],
        [1, '#000', 0.3],
      ]),
    ) +
    path('M-262 -92H262L308 6H-308z', '#000', 'opacity="0.22"') +
    path('M-258 -94H258L302 2H-302z', '#3a3a3d', light ? 'opacity="0.16"' : 'opacity="0.5"') +
    path('M-240 28H240L262 82H-262z', light ? '#d8d6cf' : '#0c0e10') +
    letters('0:45', -120, 38, 34, ink, 0.9) +
    letters('225', 110, 38, 34, ink, 0.9) +
    letters('G', 180, 46, 20, ink, 1) +
    oval(-330, 66, 16, 8, ink, 'opacity="0.7"') +
    oval(330, 66, 16, 8, ink, 'opacity="0.7"')
  )
}

/** An electric grinder: a hopper of beans, a dial, a cup for the grounds. @param {Sheet} paper */
export function machineGrinder(paper) {
  const shell = '#2c2f31'
  return (
    contact(paper, 20, 350, 270, 42, 0.6) +
    path('M-150 -370H150L120 -180H-120z', '#e6efec', 'opacity="0.55"') +
    inside(paper.clip('<path d="M-140 -290H140L118 -186H-118z"/>'), beans(paper, 0, -236, 150, 70, 64, { seed: 29, size: 0.7 })) +
    path(
      'M-150 -370H150L120 -180H-120z',
      paper.linear(0, 0, 1, 0, [
        [0, '#150a05', 0.3],
        [0.2, '#fff', 0.5],
        [0.4, '#fff', 0],
        [1, '#150a05', 0.4],
      ]),
    ) +
    box(-164, -396, 328, 36, 14, shell) +
    path('M-150 -180H150L170 -120V340C170 350 160 354 150 354H-150C-160 354 -170 350 -170 340V-120z', shell) +
    path('M-150 -180H150L170 -120V340C170 350 160 354 150 354H-150C-160 354 -170 350 -170 340V-120z', round(paper, 0.8)) +
    oval(0, -50, 66, 66, '#c3c9cc') +
    oval(
      0,
      -50,
      66,
      66,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.8],
        [1, '#3a4044', 0.6],
      ]),
    ) +
    oval(0, -50, 48, 48, '#8d9599') +
    line('M0 -50L26 -84', '#231f1e', 9) +
    many(11, (i) => at(0, -50, line('M0 -84V-92', '#f2ece0', 4), { turn: -110 + i * 22 })) +
    box(-112, 90, 224, 236, 16, '#0f1112') +
    path('M-84 160H84L76 318H-76z', '#e6efec', 'opacity="0.6"') +
    path('M-80 230C-30 200 30 200 80 230L76 318H-76z', '#4f290f') +
    path(
      'M-84 160H84L76 318H-76z',
      paper.linear(0, 0, 1, 0, [
        [0, '#fff', 0.3],
        [0.2, '#fff', 0.5],
        [0.4, '#fff', 0],
        [1, '#000', 0.2],
      ]),
    )
  )
}

/** A gooseneck kettle on its heating base. @param {Sheet} paper @param {{ steel: string, grip: string }} how */
export const electricKettle = (paper, how) =>
  at(
    0,
    240,
    contact(paper, 20, 60, 330, 40, 0.6) +
      path('M-230 -30H230L262 40C264 52 256 60 240 60H-240C-256 60 -264 52 -262 40z', '#26272b') +
      path(
        'M-230 -30H230L262 40C264 52 256 60 240 60H-240C-256 60 -264 52 -262 40z',
        paper.linear(0, 0, 1, 1, [
          [0, '#fff', 0.4],
          [0.5, '#fff', 0.02],
          [1, '#000', 0.4],
        ]),
      ) +
      box(-76, -4, 152, 46, 8, '#07090a') +
      letters('93', -24, 4, 30, '#8ff0d8', 0.9) +
      letters('C', 40, 8, 22, '#8ff0d8', 1) +
      oval(160, 20, 28, 15, '#c9a35a') +
      oval(154, 16, 12, 6, '#fff', 'opacity="0.5"') +
      line('M262 40C330 50 380 30 460 60', '#17181b', 10),
  ) + kettle(paper, how)
