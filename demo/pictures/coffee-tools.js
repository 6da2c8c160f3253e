/**
 * What helps to brew: filters, scales, grinders and kettles.
 *
 * @import { Sheet } from './svg.js'
 */
import { beans } from './beans.js'
import { kettle, round } from './coffee-ware.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

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
    path(
      'M-390 80C-392 94 -386 100 -372 100H372C386 100 392 94 390 80V106C390 120 384 126 372 126H-372C-384 126 -390 120 -390 106z',
      shell,
    ) +
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
    inside(
      paper.clip('<path d="M-140 -290H140L118 -186H-118z"/>'),
      beans(paper, 0, -236, 150, 70, 64, { seed: 29, size: 0.7 }),
    ) +
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
    path(
      'M-150 -180H150L170 -120V340C170 350 160 354 150 354H-150C-160 354 -170 350 -170 340V-120z',
      round(paper, 0.8),
    ) +
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
