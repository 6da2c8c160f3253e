/**
 * What a roastery packs: bags with an origin's label, boxes of drip bags, bottles, beans and leaves.
 *
 * @import { Sheet } from './svg.js'
 * @import { Label } from './coffee-label.js'
 */
import { front, scenes } from './coffee-label.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path, soft } from './svg.js'

/** @param {Sheet} paper @param {Label} label */
export function coffeeBag(paper, label) {
  const d =
    'M-188 -330C-150 -336 150 -336 188 -330L206 -250C214 -100 214 160 206 330C204 344 198 350 186 352C70 360 -70 360 -186 352C-198 350 -204 344 -206 330C-214 160 -214 -100 -206 -250z'
  const clip = paper.clip(`<path d="${d}"/>`)
  const gusset =
    path(
      'M-188 -330L-206 -250C-214 -100 -214 160 -206 330C-204 344 -198 350 -186 352L-150 354C-166 160 -168 -100 -150 -250z',
      '#150a05',
      'opacity="0.22"',
    ) +
    path(
      'M188 -330L206 -250C214 -100 214 160 206 330C204 344 198 350 186 352L150 354C166 160 168 -100 150 -250z',
      '#150a05',
      'opacity="0.38"',
    )
  const keyedHash =
    path('M-190 -334C-150 -340 150 -340 190 -334L192 -276C150 -284 -150 -284 -192 -276z', label.body) +
    path('M-190 -334C-150 -340 150 -340 190 -334L192 -276C150 -284 -150 -284 -192 -276z', '#fff', 'opacity="0.12"') +
    many(9, (i) =>
      line(
        `M-188 ${-328 + i * 6}C-150 ${-334 + i * 6} 150 ${-334 + i * 6} 188 ${-328 + i * 6}`,
        '#150a05',
        1.6,
        'opacity="0.22"',
      ),
    )
  const tinTie =
    box(
      -206,
      -262,
      412,
      22,
      8,
      paper.linear(0, 0, 0, 1, [
        [0, '#f1d9a4'],
        [1, '#a97c36'],
      ]),
    ) +
    box(-222, -260, 30, 18, 6, '#c89b4e') +
    box(192, -260, 30, 18, 6, '#a97c36')
  const valve =
    oval(0, -206, 17, 17, '#150a05', 'opacity="0.35"') +
    oval(-1, -208, 15, 15, label.body) +
    oval(-1, -208, 15, 15, '#fff', 'opacity="0.2"') +
    many(4, (i) => oval(-1 + 6 * Math.cos(i * 1.57), -208 + 6 * Math.sin(i * 1.57), 2, 2, '#150a05', 'opacity="0.6"'))
  const dents = [
    'M-130 -236C-146 -40 -120 160 -140 350',
    'M120 -236C150 -20 124 200 142 350',
    'M-100 -236C-40 -190 60 -196 110 -236',
    'M-150 330C-60 300 60 306 150 330',
  ]
  const creases = inside(
    clip,
    dents.map((dent) => soft(dent, '#150a05', 14, 0.3)).join('') +
      soft('M-116 -230C-130 -40 -106 140 -122 340', '#fff', 12, 0.36),
  )
  const light = path(
    d,
    paper.linear(0, 0, 1, 0.12, [
      [0, '#150a05', 0.25],
      [0.14, '#fff', 0.02],
      [0.27, '#fff', 0.34],
      [0.42, '#fff', 0.04],
      [0.75, '#150a05', 0.06],
      [1, '#150a05', 0.5],
    ]),
  )
  return (
    contact(paper, 20, 352, 270, 40, 0.6) +
    cast(`<path d="${d}"/>`, { dx: 30, dy: 10, amount: 18, depth: 0.24 }) +
    path(d, label.body) +
    gusset +
    front(paper, label) +
    creases +
    keyedHash +
    tinTie +
    valve +
    light
  )
}

/** A box of drip bags, seen a little from the side. @param {Sheet} paper @param {Label} label */
export function dripBox(paper, label) {
  const { body, ink, accent } = label
  const side =
    path('M210 -190L300 -240V240L210 300z', body) + path('M210 -190L300 -240V240L210 300z', '#150a05', 'opacity="0.42"')
  const lid =
    path('M-230 -190L-130 -240H300L210 -190z', body) +
    path('M-230 -190L-130 -240H300L210 -190z', '#fff', 'opacity="0.3"')
  const face =
    box(-230, -190, 440, 490, 4, body) +
    box(
      -230,
      -190,
      440,
      490,
      4,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.28],
        [0.5, '#fff', 0],
        [1, '#150a05', 0.3],
      ]),
    )
  const pouch =
    path('M-60 60H60C60 130 40 168 14 170H-14C-40 168 -60 130 -60 60z', '#fff8ea') +
    line('M56 76C96 70 96 124 48 128', '#fff8ea', 10) +
    line('M-70 186H70', '#fff8ea', 8) +
    line('M-20 42C-30 26 -10 18 -20 0M16 42C6 26 26 18 16 0', '#fff8ea', 6)
  return (
    contact(paper, 50, 300, 340, 48, 0.6) +
    side +
    lid +
    face +
    at(
      -10,
      -50,
      inside(
        paper.clip('<rect x="-136" y="-150" width="272" height="250" rx="10"/>'),
        box(-136, -150, 272, 250, 10, label.paper) + scenes(ink, accent, label.paper)[label.scene],
      ),
      { scale: 0.86 },
    ) +
    letters(label.word, -10, 62, 34, label.paper) +
    at(-10, 128, pouch, { scale: 0.84 })
  )
}

/** One drip bag in its sachet. @param {Sheet} paper @param {Label} label */
export function sachet(paper, label) {
  const d = 'M-150 -190H150V200H-150z'
  const teeth = many(15, (i) =>
    path(`M${-150 + i * 20} -190l10 -12l10 12zM${-150 + i * 20} 200l10 12l10 -12z`, label.body),
  )
  return (
    cast(`<path d="${d}"/>`, { dx: 12, dy: 16, amount: 10, depth: 0.36 }) +
    teeth +
    path(d, label.body) +
    at(
      0,
      -10,
      inside(
        paper.clip('<rect x="-136" y="-150" width="272" height="250" rx="10"/>'),
        box(-136, -150, 272, 250, 10, label.paper) + scenes(label.ink, label.accent, label.paper)[label.scene],
      ),
      { scale: 0.84 },
    ) +
    letters(label.word, 0, 104, 30, label.paper) +
    line('M-60 160H60', label.accent, 5) +
    box(-150, -190, 300, 22, 0, '#fff', 'opacity="0.2"') +
    path(
      d,
      paper.linear(0, 0, 1, 0.3, [
        [0, '#fff', 0.05],
        [0.25, '#fff', 0.38],
        [0.4, '#fff', 0.02],
        [1, '#150a05', 0.36],
      ]),
    )
  )
}

/** A bottle of cold brew. @param {Sheet} paper @param {{ drink: string, label: Label }} how */
export function bottle(paper, { drink, label }) {
  const d =
    'M-46 -330H46V-270C46 -220 120 -200 120 -130V310C120 340 104 352 80 354C30 360 -30 360 -80 354C-104 352 -120 340 -120 310V-130C-120 -200 -46 -220 -46 -270z'
  const fluid =
    'M-44 -244C-30 -216 -112 -190 -112 -130V306C-112 334 -98 344 -76 346C-30 350 30 350 76 346C98 344 112 334 112 306V-130C112 -190 30 -216 44 -244z'
  const cap =
    box(
      -54,
      -388,
      108,
      74,
      12,
      paper.linear(0, 0, 1, 0, [
        [0, '#3d3029'],
        [0.3, '#8d7a6c'],
        [1, '#1d1511'],
      ]),
    ) + many(9, (i) => line(`M${-44 + i * 11} -372V-326`, '#120c09', 2, 'opacity="0.5"'))
  const shine = path(
    'M-96 -120C-96 -170 -60 -190 -50 -210L-40 -190C-60 -160 -74 -150 -74 -110V300C-84 300 -96 290 -96 270z',
    '#fff',
    'opacity="0.42"',
  )
  const tag =
    box(-120, -60, 240, 270, 0, label.paper) +
    at(
      0,
      20,
      inside(
        paper.clip('<rect x="-136" y="-150" width="272" height="250" rx="10"/>'),
        scenes(label.ink, label.accent, label.paper)[label.scene],
      ),
      {
        scale: 0.6,
      },
    ) +
    letters(label.word, 0, 108, label.word.length > 6 ? 22 : 28, label.ink, 1) +
    line('M-60 164H60M-40 182H40', label.accent, 5)
  return (
    contact(paper, 16, 352, 180, 32, 0.6) +
    cast(`<path d="${d}"/>`, { dx: 28, dy: 8, amount: 16, depth: 0.22 }) +
    path(d, '#fff', 'opacity="0.5"') +
    path(fluid, drink) +
    path(
      fluid,
      paper.linear(0, 0, 1, 0, [
        [0, '#150a05', 0.35],
        [0.25, '#fff', 0.16],
        [0.6, '#150a05', 0],
        [1, '#150a05', 0.5],
      ]),
    ) +
    tag +
    box(
      -120,
      -60,
      240,
      270,
      0,
      paper.linear(0, 0, 1, 0, [
        [0, '#150a05', 0.3],
        [0.25, '#fff', 0.3],
        [0.5, '#fff', 0],
        [1, '#150a05', 0.42],
      ]),
    ) +
    line(d, '#fff', 4, 'opacity="0.5"') +
    shine +
    cap
  )
}
