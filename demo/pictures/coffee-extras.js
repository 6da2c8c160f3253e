/**
 * The small things around coffee: a scoop, a bowl of grounds, a gift tin, and the tablet of the brewing class.
 *
 * @import { Sheet } from './svg.js'
 * @import { Label } from './coffee-label.js'
 */
import { coffeeBag } from './coffee-goods.js'
import { cup } from './coffee-ware.js'
import { letters } from './lettering.js'
import { at, box, cast, chance, contact, inside, line, many, oval, path } from './svg.js'

/** A brass scoop full of beans. @param {Sheet} paper */
export function scoop(paper) {
  const brass = paper.linear(0, 0, 0, 1, [
    [0, '#fff0c4'],
    [0.4, '#d9a84a'],
    [1, '#7d5415'],
  ])
  const d = 'M70 -24H380C404 -24 404 24 380 24H70z'
  return (
    cast(`<path d="${d}"/><circle r="130"/>`, { dx: 14, dy: 22, amount: 12, depth: 0.5 }) +
    path(d, brass) +
    oval(368, 0, 9, 9, '#4a2f0a') +
    oval(-30, 0, 134, 134, brass) +
    oval(-26, 4, 116, 116, '#3b1d0c') +
    oval(
      -26,
      4,
      116,
      116,
      paper.radial(0.4, 0.36, 0.7, [
        [0, '#8a5128'],
        [0.6, '#54290f'],
        [1, '#241005'],
      ]),
    ) +
    grains(-26, 4, 104, 260)
  )
}

/** Ground coffee as many small crumbs. @param {number} cx @param {number} cy @param {number} r @param {number} count */
function grains(cx, cy, r, count) {
  const random = chance(7)
  return many(count, () => {
    const [angle, far] = [random() * 6.28, Math.sqrt(random()) * r]
    return oval(
      Math.round(cx + far * Math.cos(angle)),
      Math.round(cy + far * Math.sin(angle)),
      4,
      3,
      ['#8f5a30', '#3a1c0b', '#6e3d1b', '#2b1407'][Math.floor(random() * 4)] ?? '#3a1c0b',
    )
  })
}

/** A clay bowl heaped with ground coffee. @param {Sheet} paper */
export function ground(paper) {
  const bowl = 'M-230 -20C-226 110 -140 150 -70 152H70C140 150 226 110 230 -20z'
  const heap = 'M-206 -22C-150 -70 -70 -150 0 -156C76 -150 150 -70 206 -22C120 10 -120 10 -206 -22z'
  const random = chance(5)
  const crumbs = many(190, () => {
    const x = (random() - 0.5) * 380
    const top = -150 + Math.abs(x) * 0.72
    return oval(
      Math.round(x),
      Math.round(top + 14 + random() * (-10 - top)),
      4,
      3,
      ['#8f5a30', '#2b1407', '#6e3d1b'][Math.floor(random() * 3)] ?? '#2b1407',
    )
  })
  return (
    contact(paper, 24, 150, 290, 42, 0.6) +
    path(bowl, '#c8643f') +
    path(
      bowl,
      paper.linear(0, 0, 1, 0, [
        [0, '#150a05', 0.25],
        [0.22, '#fff', 0.4],
        [0.45, '#fff', 0],
        [1, '#150a05', 0.5],
      ]),
    ) +
    oval(0, -20, 230, 44, '#a84d2d') +
    oval(0, -18, 214, 36, '#3a1a0b') +
    path(
      heap,
      paper.linear(0, 0, 1, 1, [
        [0, '#87502a'],
        [0.5, '#4f290f'],
        [1, '#231005'],
      ]),
    ) +
    inside(paper.clip(`<path d="${heap}"/>`), crumbs) +
    line('M-224 4C-120 40 120 40 224 4', '#fff', 3, 'opacity="0.25"')
  )
}

/** A round gift tin. @param {Sheet} paper @param {Label} label */
export function tin(paper, label) {
  const d = 'M-200 -220V290C-200 350 200 350 200 290V-220z'
  const sheen = paper.linear(0, 0, 1, 0, [
    [0, '#000', 0.3],
    [0.12, '#fff', 0],
    [0.26, '#fff', 0.42],
    [0.38, '#fff', 0.04],
    [0.7, '#000', 0.14],
    [1, '#000', 0.6],
  ])
  const band = (/** @type {number} */ y, /** @type {number} */ h) =>
    path(
      `M-200 ${y}C-200 ${y + 50} 200 ${y + 50} 200 ${y}V${y + h}C200 ${y + h + 50} -200 ${y + h + 50} -200 ${y + h}z`,
      label.accent,
    )
  const keyedHash =
    oval(0, 50, 122, 122, label.paper) +
    oval(0, 50, 110, 110, 'none', `stroke="${label.accent}" stroke-width="5"`) +
    many(24, (i) => at(0, 50, oval(0, -96, 3.4, 3.4, label.accent), { turn: i * 15 })) +
    leafMark(label)
  const lid =
    path('M-208 -250C-208 -200 208 -200 208 -250V-200C208 -148 -208 -148 -208 -200z', label.accent) +
    path('M-208 -250C-208 -200 208 -200 208 -250V-200C208 -148 -208 -148 -208 -200z', sheen) +
    oval(0, -252, 208, 44, label.accent) +
    oval(
      0,
      -252,
      208,
      44,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.65],
        [0.5, '#fff', 0.05],
        [1, '#000', 0.3],
      ]),
    ) +
    oval(0, -252, 168, 33, 'none', 'stroke="#fff" stroke-opacity="0.5" stroke-width="3"')
  return (
    contact(paper, 24, 326, 280, 44, 0.65) +
    path(d, label.body) +
    band(-130, 10) +
    band(234, 14) +
    keyedHash +
    letters(label.word, 0, 208, 30, label.paper) +
    path(d, sheen) +
    lid
  )
}

/** @param {Label} label */
const leafMark = (label) =>
  many(5, (i) =>
    at(
      0,
      104,
      path('M0 0C-26 -34 -26 -84 0 -112C26 -84 26 -34 0 0z', i % 2 ? label.accent : label.ink) +
        line('M0 -8V-98', label.paper, 2.4),
      {
        turn: -64 + i * 32,
        scale: 0.92,
      },
    ),
  )

/** The brewing class on a tablet: a lesson's cover and its list of chapters. @param {Sheet} paper */
export function tablet(paper) {
  const screen = box(
    -262,
    -342,
    524,
    684,
    18,
    paper.linear(0, 0, 1, 1, [
      [0, '#2f6a4c'],
      [1, '#143a28'],
    ]),
  )
  const rings = many(4, (i) =>
    oval(0, -120, 150 + i * 60, 150 + i * 60, 'none', 'stroke="#f3dfb4" stroke-opacity="0.12" stroke-width="3"'),
  )
  const play = oval(0, 96, 46, 46, '#f0a23c') + path('M-14 72L30 96L-14 120z', '#fff8ea')
  const chapters = many(
    3,
    (i) =>
      box(-216, 182 + i * 50, 432, 36, 10, '#fff', 'opacity="0.12"') +
      oval(-192, 200 + i * 50, 9, 9, '#f0a23c') +
      line(`M-164 ${200 + i * 50}H${[90, 40, 120][i] ?? 60}`, '#f7ecd6', 6, 'opacity="0.85"') +
      line(`M170 ${200 + i * 50}H198`, '#f7ecd6', 5, 'opacity="0.5"'),
  )
  const art =
    at(-8, -120, cup(paper, { glaze: '#f6efe0' }), { scale: 0.56 }) + letters('SEDUH', 0, -310, 44, '#f7ecd6', 0.9)
  return (
    cast('<rect x="-290" y="-370" width="580" height="740" rx="36"/>', { dx: 22, dy: 32, amount: 20, depth: 0.5 }) +
    box(-290, -370, 580, 740, 36, '#24211f') +
    box(-290, -370, 580, 740, 36, 'none', 'stroke="#8a837b" stroke-width="4"') +
    inside(
      paper.clip('<rect x="-262" y="-342" width="524" height="684" rx="18"/>'),
      screen + rings + art + play + chapters + path('M-262 -342H120L-120 342H-262z', '#fff', 'opacity="0.07"'),
    )
  )
}

/** A bag among bags, for banners. @param {Sheet} paper @param {Label} left @param {Label} right */
export const pair = (paper, left, right) =>
  at(-150, 20, coffeeBag(paper, left), { scale: 0.9, turn: -3 }) +
  at(150, 40, coffeeBag(paper, right), { scale: 0.96, turn: 2 })
