/**
 * What coffee is given in: crates, boxes, cards and envelopes.
 *
 * @import { Sheet } from './svg.js'
 * @import { Label } from './coffee-label.js'
 */
import { card } from './coffee-packs.js'
import { cup } from './coffee-ware.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

/** An open gift crate. @param {Sheet} paper @param {string} inner what stands in it, drawn with its foot at y 120 */
export function crate(paper, inner) {
  const slat = (/** @type {number} */ y) =>
    box(-360, y, 720, 84, 6, '#d4a672') +
    box(
      -360,
      y,
      720,
      84,
      6,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.4],
        [0.5, '#fff', 0.02],
        [1, '#3a1808', 0.34],
      ]),
    ) +
    line(`M-340 ${y + 30}C-100 ${y + 20} 100 ${y + 44} 340 ${y + 28}`, '#7d4a20', 3, 'opacity="0.3"')
  const straw = many(46, (i) =>
    line(
      `M${-340 + ((i * 59) % 680)} ${70 + ((i * 13) % 40)}q${10 + ((i * 7) % 30)} ${-40 - ((i * 11) % 30)} ${30 + ((i * 17) % 40)} ${-6 - ((i * 5) % 20)}`,
      ['#ecd6a4', '#d9b878', '#f6e8c4'][i % 3] ?? '#ecd6a4',
      6,
    ),
  )
  return (
    contact(paper, 20, 290, 430, 50, 0.6) +
    box(-340, -10, 680, 160, 6, '#8a5a30') +
    inner +
    straw +
    slat(100) +
    slat(192) +
    box(-360, 96, 26, 186, 4, '#b98450') +
    box(334, 96, 26, 186, 4, '#8a5a30') +
    at(0, 188, oval(0, 0, 58, 58, '#2f5b45') + path('M-30 22L-10 -18L4 4L16 -14L34 22z', '#f7ecd6'))
  )
}

/**
 * A flat box with three small bags, its lid behind. @param {Sheet} paper @param {readonly Label[]} three @param {{
 * ribbon: string }} how
 */
export function trio(paper, three, { ribbon }) {
  const bag = (/** @type {Label} */ label, /** @type {number} */ x) =>
    at(
      x,
      0,
      cast('<rect x="-100" y="-190" width="200" height="380" rx="10"/>', { dx: 8, dy: 10, amount: 6, depth: 0.3 }) +
        box(-100, -190, 200, 380, 10, label.body) +
        box(-100, -190, 200, 40, 10, '#fff', 'opacity="0.2"') +
        at(0, 40, card(paper, label, 0.62)) +
        box(
          -100,
          -190,
          200,
          380,
          10,
          paper.linear(0, 0, 1, 0.1, [
            [0, '#fff', 0.1],
            [0.25, '#fff', 0.32],
            [0.45, '#fff', 0],
            [1, '#150a05', 0.35],
          ]),
        ),
    )
  return (
    cast('<rect x="-380" y="-250" width="760" height="500" rx="16"/>', { dx: 22, dy: 30, amount: 18, depth: 0.42 }) +
    box(-380, -250, 760, 500, 16, '#234436') +
    box(
      -380,
      -250,
      760,
      500,
      16,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.3],
        [0.5, '#fff', 0],
        [1, '#000', 0.3],
      ]),
    ) +
    box(-350, -220, 700, 440, 10, '#12261d') +
    three.map((label, i) => bag(label, -228 + i * 228)).join('') +
    line('M-380 -206C-300 -240 -260 -240 -200 -250', ribbon, 18) +
    path(
      'M-330 -262C-400 -330 -440 -260 -340 -240C-400 -200 -330 -160 -316 -232C-280 -180 -230 -230 -306 -248C-250 -300 -290 -340 -330 -262z',
      ribbon,
    ) +
    path('M-330 -262C-400 -330 -440 -260 -340 -240', 'none', 'stroke="#fff" stroke-opacity="0.35" stroke-width="5"')
  )
}

/** A closed gift box with a ribbon. @param {Sheet} paper @param {{ ribbon: string }} how */
export const closedBox = (paper, { ribbon }) =>
  contact(paper, 30, 170, 430, 48, 0.6) +
  path('M-340 -70L-270 -130H370L340 -70z', '#3a6a54') +
  path('M340 -70L370 -130V110L340 170z', '#12261d') +
  box(-340, -70, 680, 240, 4, '#2a5241') +
  box(
    -340,
    -70,
    680,
    240,
    4,
    paper.linear(0, 0, 1, 1, [
      [0, '#fff', 0.28],
      [0.5, '#fff', 0],
      [1, '#000', 0.3],
    ]),
  ) +
  box(-40, -70, 80, 240, 0, ribbon) +
  path('M-40 -70L20 -130H96L40 -70z', ribbon) +
  path('M0 -110C-120 -230 -200 -120 0 -96C200 -120 120 -230 0 -110z', ribbon) +
  path(
    'M0 -110C-120 -230 -200 -120 0 -96C200 -120 120 -230 0 -110z',
    'none',
    'stroke="#fff" stroke-opacity="0.4" stroke-width="5"',
  ) +
  letters('TIGA PULAU', -186, 60, 24, '#f3dfb4', 0.9) +
  oval(0, -100, 24, 20, ribbon) +
  oval(-6, -106, 9, 6, '#fff', 'opacity="0.5"')

/** A gift card. @param {Sheet} paper */
export const giftCard = (paper) =>
  cast('<rect x="-320" y="-200" width="640" height="400" rx="34"/>', { dx: 20, dy: 28, amount: 16, depth: 0.4 }) +
  box(
    -320,
    -200,
    640,
    400,
    34,
    paper.linear(0, 0, 1, 1, [
      [0, '#3f7d5c'],
      [0.5, '#24523c'],
      [1, '#12301f'],
    ]),
  ) +
  inside(
    paper.clip('<rect x="-320" y="-200" width="640" height="400" rx="34"/>'),
    many(5, (i) =>
      oval(250, 170, 90 + i * 60, 90 + i * 60, 'none', 'stroke="#f3dfb4" stroke-opacity="0.16" stroke-width="4"'),
    ) +
      at(190, 20, cup(paper, { glaze: '#f4e8d3' }), { scale: 0.42 }) +
      path('M-320 -200H60L-180 200H-320z', '#fff', 'opacity="0.06"'),
  ) +
  letters('KARTU', -170, -140, 40, '#f7ecd6', 0.9) +
  letters('HADIAH', -150, -80, 40, '#f7ecd6', 0.9) +
  line('M-270 10H-60', '#e0a653', 6) +
  letters('SR24 8K5M 9GAO', -150, 110, 20, '#f3dfb4', 0.9) +
  box(-320, -200, 640, 400, 34, 'none', 'stroke="#fff" stroke-opacity="0.35" stroke-width="3"')

/** An envelope the card comes out of. @param {Sheet} paper @param {string} inner */
export const envelope = (paper, inner) =>
  cast('<rect x="-340" y="-120" width="680" height="420" rx="16"/>', { dx: 20, dy: 28, amount: 16, depth: 0.36 }) +
  path('M-340 -110L0 -330L340 -110z', '#d9c39a') +
  inner +
  path('M-340 -110L0 120L340 -110V290C340 300 334 304 324 304H-324C-334 304 -340 300 -340 290z', '#efe0c0') +
  path('M-340 -110L0 120L340 -110', 'none', 'stroke="#b99a64" stroke-width="5"') +
  path('M-336 298L-20 80M336 298L20 80', 'none', 'stroke="#b99a64" stroke-opacity="0.6" stroke-width="4"') +
  oval(0, 110, 46, 46, '#a8322a') +
  path('M-24 126L-8 96L4 112L14 100L28 126z', '#fbe6cf')
