/**
 * What protects a phone.
 *
 * @import { Sheet } from './svg.js'
 * @import { Finish } from './finishes.js'
 */
import { letters } from './lettering.js'
import { at, box, cast, inside, line, oval, path } from './svg.js'

/**
 * An open-backed look at a phone's case. @param {Sheet} paper @param {{ tint: string, depth: number, magnet?: boolean
 * }} how
 */
export function phoneCase(paper, { tint, depth, magnet = true }) {
  const shape = '<rect x="-186" y="-376" width="372" height="752" rx="64"/>'
  return (
    cast(shape, { dx: 20, dy: 26, amount: 16, depth: 0.22 }) +
    box(-192, -382, 384, 764, 68, tint, `opacity="${depth}"`) +
    box(-192, -382, 384, 764, 68, 'none', `stroke="${tint}" stroke-width="16"`) +
    box(-192, -382, 384, 764, 68, 'none', 'stroke="#fff" stroke-opacity="0.65" stroke-width="6"') +
    box(-178, -368, 356, 736, 56, 'none', 'stroke="#fff" stroke-opacity="0.5" stroke-width="3"') +
    box(-164, -352, 132, 262, 56, '#8fa4c8', 'opacity="0.35"') +
    box(-164, -352, 132, 262, 56, 'none', 'stroke="#fff" stroke-opacity="0.85" stroke-width="8"') +
    (magnet
      ? oval(0, 60, 118, 118, 'none', 'stroke="#fff" stroke-opacity="0.85" stroke-width="22"') +
        oval(0, 60, 118, 118, 'none', 'stroke="#6d7da0" stroke-opacity="0.35" stroke-width="4"') +
        line('M0 200V256', '#fff', 22, 'opacity="0.85"')
      : '') +
    inside(
      paper.clip(shape),
      path('M-186 40L186 -330V-170L-186 220z', '#fff', 'opacity="0.35"') +
        path('M-186 300L186 -90V-50L-186 340z', '#fff', 'opacity="0.25"'),
    ) +
    box(184, -160, 16, 90, 8, tint) +
    box(184, -40, 16, 60, 8, tint)
  )
}

/** A sheet of glass coming down on a phone. @param {Sheet} paper */
export function glassSheet(paper) {
  const shape = '<rect x="-170" y="-360" width="340" height="720" rx="50"/>'
  return (
    cast(shape, { dx: 22, dy: 30, amount: 14, depth: 0.2 }) +
    box(-170, -360, 340, 720, 50, '#dcebff', 'opacity="0.42"') +
    inside(
      paper.clip(shape),
      path('M-170 -40L170 -360V-200L-170 140z', '#fff', 'opacity="0.55"') +
        path('M-170 220L170 -110V-70L-170 260z', '#fff', 'opacity="0.4"'),
    ) +
    box(-170, -360, 340, 720, 50, 'none', 'stroke="#fff" stroke-width="8"') +
    box(-164, -354, 328, 708, 46, 'none', 'stroke="#7fa4d8" stroke-opacity="0.6" stroke-width="3"') +
    oval(0, -326, 13, 13, 'none', 'stroke="#7fa4d8" stroke-width="4"') +
    letters('9H', 0, 20, 70, '#3f74e0', 0.7)
  )
}

/** A woven strap with its clip. @param {Sheet} paper @param {Finish} finish */
export function strap(paper, finish) {
  const way = 'M-60 330C-330 230 -330 -230 -30 -300C270 -360 360 60 130 190C40 240 -20 280 -20 350'
  return (
    `<g transform="translate(14 20)">${line(way, '#0b1020', 44, 'opacity="0.16"')}</g>` +
    line(way, finish.deep, 40) +
    line(way, finish.base, 32) +
    path(way, 'none', `stroke="${finish.light}" stroke-width="32" stroke-dasharray="5 15" opacity="0.7"`) +
    path(way, 'none', `stroke="${finish.deep}" stroke-width="8" stroke-dasharray="12 12" opacity="0.6"`) +
    at(250, -70, box(-36, -24, 72, 48, 12, '#2a2f39') + box(-22, -10, 44, 20, 6, '#6d7686'), { turn: 62 }) +
    at(
      -40,
      350,
      box(
        -46,
        -10,
        92,
        60,
        16,
        paper.linear(0, 0, 1, 0, [
          [0, '#9aa3b0'],
          [0.35, '#fff'],
          [1, '#6d7686'],
        ]),
      ) +
        line('M0 50V84', '#8d97a6', 22) +
        path(
          'M0 84C-50 90 -46 160 0 160S50 90 20 88',
          'none',
          'stroke="#b9c1cd" stroke-width="16" stroke-linecap="round"',
        ),
    ) +
    at(
      -40,
      560,
      box(-70, -44, 140, 88, 10, '#e6eefb') +
        box(-70, -44, 140, 88, 10, 'none', 'stroke="#9fb2d4" stroke-width="4"') +
        oval(0, -20, 16, 16, '#fff', 'stroke="#9fb2d4" stroke-width="5"'),
    )
  )
}
