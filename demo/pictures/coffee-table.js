/**
 * More to drink from, and what lies beside it: tumblers, glasses, enamel, jugs, fruit and spices.
 *
 * @import { Sheet } from './svg.js'
 */
import { round } from './coffee-ware.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

/** @param {Sheet} paper @param {{ colour: string, screw?: boolean, tall?: boolean }} how */
export function tumbler(paper, { colour, screw = false, tall = true }) {
  const foot = tall ? 340 : 230
  const d = `M-126 -230H126L104 ${foot - 20}C102 ${foot} -102 ${foot} -104 ${foot - 20}z`
  const steel = paper.linear(0, 0, 1, 0, [
    [0, '#7d8589'],
    [0.25, '#fff'],
    [0.5, '#c3c9cc'],
    [1, '#4f575a'],
  ])
  const lid = screw
    ? box(-112, -330, 224, 92, 18, '#2a2624') +
      box(-112, -330, 224, 92, 18, round(paper, 0.8)) +
      line('M-64 -330C-64 -410 64 -410 64 -330', '#2a2624', 26) +
      line('M-58 -344C-50 -392 30 -400 52 -352', '#fff', 5, 'opacity="0.35"')
    : path('M-136 -250C-136 -306 136 -306 136 -250z', '#2a2624') +
      path('M-136 -250C-136 -306 136 -306 136 -250z', round(paper, 0.7)) +
      box(-10, -304, 92, 26, 12, '#4a4441') +
      box(-2, -300, 34, 18, 9, '#8a827c')
  return (
    contact(paper, 14, foot, 160, 28, 0.6) +
    path(d, colour) +
    path(d, round(paper, 0.9)) +
    path(`M-108 ${foot - 54}H108L104 ${foot - 20}C102 ${foot} -102 ${foot} -104 ${foot - 20}z`, steel) +
    lid +
    box(-134, -256, 268, 30, 10, steel) +
    at(
      -4,
      foot * 0.14,
      path('M-62 40L-22 -34L4 6L26 -26L66 40z', '#fff', 'opacity="0.85"') +
        oval(38, -48, 13, 13, '#fff', 'opacity="0.85"') +
        letters('RIMBA', 2, 62, 20, '#fff', 1),
    )
  )
}

/** A double-walled glass: the drink floats. @param {Sheet} paper @param {{ drink: string, foam: string }} how */
export function floatGlass(paper, { drink, foam }) {
  const outer = 'M-150 -190C-176 -40 -150 150 -84 214H84C150 150 176 -40 150 -190z'
  const inner = 'M-132 -120C-146 0 -110 110 0 150C110 110 146 0 132 -120z'
  return (
    contact(paper, 16, 214, 170, 28, 0.45) +
    path(outer, '#fff', 'opacity="0.34"') +
    path(inner, drink) +
    path(
      inner,
      paper.linear(0, 0, 1, 0, [
        [0, '#150a05', 0.3],
        [0.25, '#fff', 0.3],
        [0.5, '#fff', 0],
        [1, '#150a05', 0.4],
      ]),
    ) +
    oval(0, -122, 132, 26, foam) +
    oval(-30, -128, 70, 10, '#fff', 'opacity="0.4"') +
    path(
      outer,
      paper.linear(0, 0, 1, 0, [
        [0, '#fff', 0.65],
        [0.12, '#fff', 0.1],
        [0.86, '#fff', 0.05],
        [1, '#fff', 0.6],
      ]),
    ) +
    oval(0, -190, 150, 30, 'none', 'stroke="#fff" stroke-opacity="0.85" stroke-width="5"') +
    line('M-118 -140C-136 -20 -112 100 -70 170', '#fff', 10, 'opacity="0.7"')
  )
}

/**
 * A tall glass with ice; the milk sinks into the coffee. @param {Sheet} paper @param {{ top: string, bottom: string }}
 * how
 */
export function icedGlass(paper, { top, bottom }) {
  const d = 'M-130 -240L-104 260C-102 286 102 286 104 260L130 -240z'
  const cube = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) =>
    at(
      x,
      y,
      box(-42, -42, 84, 84, 14, '#fff', 'opacity="0.42"') +
        path('M-42 -30L-30 -42H30L-42 30z', '#fff', 'opacity="0.5"'),
      { turn },
    )
  return (
    contact(paper, 14, 280, 160, 28, 0.55) +
    path(d, '#fff', 'opacity="0.4"') +
    inside(
      paper.clip(`<path d="${d}"/>`),
      box(
        -140,
        -170,
        280,
        460,
        0,
        paper.linear(0, 0, 0, 1, [
          [0, top],
          [0.36, top],
          [0.62, bottom],
          [1, bottom],
        ]),
      ) +
        cube(-50, -120, 12) +
        cube(44, -80, -16) +
        cube(-30, -10, 30) +
        cube(60, 30, 8),
    ) +
    path(
      d,
      paper.linear(0, 0, 1, 0, [
        [0, '#150a05', 0.25],
        [0.14, '#fff', 0.6],
        [0.26, '#fff', 0.04],
        [0.8, '#150a05', 0.05],
        [1, '#150a05', 0.32],
      ]),
    ) +
    oval(0, -240, 130, 24, 'none', 'stroke="#fff" stroke-opacity="0.8" stroke-width="5"') +
    line('M40 -60L96 -380', '#2f6b4f', 18) +
    line('M36 -60L92 -380', '#fff', 4, 'opacity="0.4"') +
    many(8, (i) => oval(-96 + ((i * 53) % 190), 80 + ((i * 47) % 180), 5, 7, '#fff', 'opacity="0.5"'))
  )
}

/** @param {Sheet} paper @param {{ colour: string, rim: string }} how */
export function enamel(paper, { colour, rim }) {
  const d = 'M-170 -160V150C-170 220 170 220 170 150V-160z'
  return (
    contact(paper, 16, 202, 230, 34, 0.6) +
    line('M164 -90C300 -110 300 110 164 110', rim, 34) +
    line('M164 -90C300 -110 300 110 164 110', colour, 26) +
    line('M170 -100C270 -110 286 -20 280 20', '#fff', 6, 'opacity="0.5"') +
    path(d, colour) +
    many(6, (i) =>
      line(
        `M-170 ${-96 + i * 15}C-170 ${-66 + i * 15} 170 ${-66 + i * 15} 170 ${-96 + i * 15}`,
        i % 3 === 1 ? '#c7562c' : rim,
        i % 3 === 1 ? 4 : 7,
        'opacity="0.9"',
      ),
    ) +
    path(d, round(paper, 0.8)) +
    oval(0, -160, 172, 42, rim) +
    oval(0, -160, 160, 34, colour) +
    oval(0, -152, 150, 26, '#3a1808') +
    oval(-30, -156, 70, 9, '#c58a52', 'opacity="0.7"')
  )
}

/** Half an orange and a slice. @param {number} x @param {number} y @param {number} scale */
export const orange = (x, y, scale) =>
  at(
    x,
    y,
    oval(8, 14, 100, 96, '#1c0f08', 'opacity="0.25"') +
      oval(0, 0, 100, 100, '#ee8a1e') +
      oval(0, 0, 88, 88, '#fff0d2') +
      many(9, (i) =>
        at(0, 0, path('M0 -6L-24 -72C-10 -82 10 -82 24 -72z', i % 2 ? '#f7a832' : '#f39a24'), { turn: i * 40 }),
      ) +
      oval(-34, -46, 22, 12, '#fff', 'opacity="0.35" transform="rotate(-40 -34 -46)"'),
    { scale },
  )

/** Ginger, cinnamon, star anise and lemongrass for a spiced drink. @param {Sheet} paper */
export function spices(paper) {
  const stick = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) =>
    at(
      x,
      y,
      cast('<rect x="-190" y="-22" width="380" height="44" rx="20"/>', { dx: 10, dy: 14, amount: 8, depth: 0.3 }) +
        box(
          -190,
          -22,
          380,
          44,
          20,
          paper.linear(0, 0, 0, 1, [
            [0, '#c98a52'],
            [0.5, '#8a4f24'],
            [1, '#5a2c10'],
          ]),
        ) +
        line('M-180 -4H180', '#4a240c', 3, 'opacity="0.5"') +
        oval(190, 0, 12, 22, '#4a240c'),
      { turn },
    )
  const star = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    at(
      x,
      y,
      oval(6, 10, 74, 70, '#1c0f08', 'opacity="0.2"') +
        many(8, (i) =>
          at(0, 0, path('M0 0C-18 -24 -14 -64 0 -84C14 -64 18 -24 0 0z', '#7a3f18') + oval(0, -50, 6, 12, '#d9a45a'), {
            turn: i * 45,
          }),
        ) +
        oval(0, 0, 10, 10, '#4a240c'),
      { scale: size },
    )
  const ginger = at(
    300,
    640,
    cast(
      '<path d="M-150 0C-140 -70 -60 -60 -40 -90C0 -130 60 -100 50 -50C120 -80 160 -20 120 30C60 80 -120 80 -150 0z"/>',
      {
        dx: 12,
        dy: 16,
        amount: 10,
        depth: 0.32,
      },
    ) +
      path(
        'M-150 0C-140 -70 -60 -60 -40 -90C0 -130 60 -100 50 -50C120 -80 160 -20 120 30C60 80 -120 80 -150 0z',
        paper.linear(0, 0, 1, 1, [
          [0, '#f2d9a0'],
          [0.5, '#d9ac62'],
          [1, '#9a6a2c'],
        ]),
      ) +
      line(
        'M-100 -20C-60 -30 -20 -10 0 -40M20 20C50 10 80 20 100 0M-60 40C-20 50 20 40 40 50',
        '#8a5c24',
        4,
        'opacity="0.6"',
      ) +
      oval(-120, 4, 24, 30, '#f7e6b4'),
  )
  const grass = many(3, (i) =>
    at(
      720,
      620 + i * 52,
      box(
        -220,
        -14,
        430,
        28,
        12,
        paper.linear(0, 0, 1, 0, [
          [0, '#f4f0d0'],
          [0.3, '#c9d68a'],
          [1, '#6f9a4a'],
        ]),
      ) + line('M-200 -2H190', '#5f8a3c', 2.5, 'opacity="0.6"'),
      { turn: -34 + i * 5 },
    ),
  )
  return (
    grass +
    stick(330, 250, -18) +
    stick(370, 320, -10) +
    star(680, 230, 1.2) +
    star(800, 400, 0.8) +
    ginger +
    star(560, 470, 0.7)
  )
}

/** A steel jug of milk. @param {Sheet} paper */
export function jug(paper) {
  const d = 'M-110 -180C-120 -60 -170 0 -160 160C-156 196 156 196 160 160C170 0 120 -60 120 -180z'
  const steel = paper.linear(0, 0, 1, 0, [
    [0, '#7d8589'],
    [0.22, '#fff'],
    [0.42, '#c3c9cc'],
    [0.72, '#8d9599'],
    [1, '#4f575a'],
  ])
  return (
    contact(paper, 16, 184, 220, 32, 0.6) +
    line('M130 -110C250 -120 250 90 160 100', '#9aa2a6', 30) +
    line('M140 -120C220 -126 240 -50 230 0', '#fff', 6, 'opacity="0.7"') +
    path(d, steel) +
    path('M-110 -180C-150 -190 -180 -200 -190 -214C-140 -214 -80 -206 -60 -196z', steel) +
    oval(4, -182, 116, 28, '#8d9599') +
    oval(4, -176, 104, 21, '#fdf6e8')
  )
}
