/**
 * Phones from behind and in front.
 *
 * @import { Sheet } from './svg.js'
 * @import { Finish } from './finishes.js'
 */
import { metal } from './finishes.js'
import { letters } from './lettering.js'
import { box, cast, inside, line, many, oval, path } from './svg.js'

/** @param {Sheet} paper @param {Finish} finish @param {{ lenses?: number }} [how] */
export function phoneBack(paper, finish, { lenses = 3 } = {}) {
  const shape = '<rect x="-180" y="-370" width="360" height="740" rx="58"/>'
  const lens = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
    oval(x + 3, y + 5, r + 3, r + 3, '#000', 'opacity="0.3"') +
    oval(x, y, r, r, metal(paper, finish)) +
    oval(x, y, r - 7, r - 7, '#0b0d14') +
    oval(
      x,
      y,
      r - 16,
      r - 16,
      paper.radial(0.35, 0.3, 0.8, [
        [0, '#5f7fd6'],
        [0.45, '#1b2350'],
        [1, '#05060c'],
      ]),
    ) +
    oval(x - r * 0.28, y - r * 0.3, r * 0.16, r * 0.12, '#fff', 'opacity="0.85"')
  const spots =
    lenses === 3
      ? lens(-108, -286, 42) + lens(-108, -178, 42) + lens(-8, -232, 42) + oval(-10, -308, 13, 13, '#fff6da')
      : lens(-108, -286, 48) + lens(-108, -164, 48) + oval(-22, -286, 14, 14, '#fff6da')
  const island =
    box(-168, -346, lenses === 3 ? 222 : 120, 240, 50, '#fff', 'opacity="0.16"') +
    box(-168, -346, lenses === 3 ? 222 : 120, 240, 50, 'none', 'stroke="#fff" stroke-opacity="0.35" stroke-width="2"')
  const sheen = inside(
    paper.clip(shape),
    path('M-180 60L180 -330V-150L-180 260z', '#fff', 'opacity="0.16"') +
      path('M-180 290L180 -110V-80L-180 330z', '#fff', 'opacity="0.1"'),
  )
  return (
    cast(shape, { dx: 24, dy: 30, amount: 20, depth: 0.36 }) +
    box(
      -186,
      -376,
      372,
      752,
      62,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.3, finish.light],
        [0.6, finish.deep],
        [1, finish.base],
      ]),
    ) +
    box(-179, -369, 358, 738, 57, metal(paper, finish)) +
    sheen +
    island +
    spots +
    path('M0 156L26 182L0 208L-26 182z', '#fff', 'opacity="0.45"')
  )
}

/** @param {Sheet} paper @param {Finish} finish @param {'fajar' | 'laut' | 'neon'} wallpaper */
export function phoneFront(paper, finish, wallpaper) {
  const glass = '<rect x="-166" y="-356" width="332" height="712" rx="46"/>'
  const shape = '<rect x="-180" y="-370" width="360" height="740" rx="58"/>'
  const icons = many(4, (i) =>
    box(-134 + i * 72, 262, 54, 54, 16, ['#ffffff', '#ffd166', '#7ee0c3', '#ff8fa3'][i] ?? '#fff', 'opacity="0.9"'),
  )
  const clock = letters('9:41', 0, -262, 58, '#fff', 0.62) + line('M-60 -176H60', '#fff', 5, 'opacity="0.7"')
  const glare = path('M-166 -356H60L-166 160z', '#fff', 'opacity="0.12"')
  return (
    cast(shape, { dx: 24, dy: 30, amount: 20, depth: 0.36 }) +
    box(
      -186,
      -376,
      372,
      752,
      62,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.3, finish.light],
        [0.6, finish.deep],
        [1, finish.base],
      ]),
    ) +
    box(-178, -368, 356, 736, 56, '#08090d') +
    inside(paper.clip(glass), wallpapers(paper)[wallpaper] + clock + icons + glare) +
    oval(0, -326, 13, 13, '#08090d') +
    line('M-52 338H52', '#fff', 6, 'opacity="0.8"')
  )
}

/** @param {Sheet} paper */
function wallpapers(paper) {
  const fill = (/** @type {readonly import('./svg.js').Stop[]} */ list) =>
    box(-166, -356, 332, 712, 0, paper.linear(0.2, 0, 0.8, 1, list))
  return {
    fajar:
      fill([
        [0, '#3b2a86'],
        [0.45, '#d75a8f'],
        [0.75, '#ffae5d'],
        [1, '#ffe09a'],
      ]) +
      oval(30, 70, 70, 70, '#fff1c2', 'opacity="0.9"') +
      path('M-166 356V150L-90 60L-20 150L50 90L166 210V356z', '#5a2d77') +
      path('M-166 356V250L-60 150L40 260L110 200L166 260V356z', '#2f1a55'),
    laut:
      fill([
        [0, '#bfe6ff'],
        [0.5, '#4d9de8'],
        [1, '#0f3d91'],
      ]) +
      many(5, (i) =>
        path(
          `M-166 ${60 + i * 60}C-90 ${10 + i * 60} -40 ${110 + i * 60} 30 ${60 + i * 60}S120 ${20 + i * 60} 166 ${60 + i * 60}V356H-166z`,
          '#0b3a8a',
          `opacity="${0.2 + i * 0.1}"`,
        ),
      ) +
      oval(-60, -60, 54, 54, '#fff', 'opacity="0.85"'),
    neon:
      fill([
        [0, '#0a0f2c'],
        [0.5, '#28176b'],
        [1, '#0b1438'],
      ]) +
      many(6, (i) =>
        oval(
          20,
          40,
          60 + i * 50,
          60 + i * 50,
          'none',
          `stroke="${['#4df0d0', '#59a8ff', '#a77bff', '#ff6fb5', '#ffb05c', '#4df0d0'][i]}" stroke-width="9" stroke-opacity="${0.9 - i * 0.12}"`,
        ),
      ),
  }
}
