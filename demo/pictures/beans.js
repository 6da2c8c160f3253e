/**
 * Roasted beans, one by one.
 *
 * @import { Sheet } from './svg.js'
 */
import { at, chance, line, oval } from './svg.js'

/** @param {Sheet} paper @param {number} x @param {number} y @param {number} size @param {number} turn */
function bean(paper, x, y, size, turn) {
  const fill = paper.radial(0.34, 0.28, 0.8, [
    [0, '#a9693a'],
    [0.45, '#6b3717'],
    [1, '#2d1407'],
  ])
  return at(
    x,
    y,
    oval(5, 10, 33, 24, '#160a05', 'opacity="0.3"') +
      oval(0, 0, 34, 24, fill) +
      line('M-31 3C-16 -12 14 14 31 -3', '#1d0c04', 5) +
      line('M-29 0C-14 -15 16 11 30 -6', '#c68a55', 1.6, 'opacity="0.6"') +
      oval(-10, -12, 10, 4, '#fff', 'opacity="0.25" transform="rotate(-16 -10 -12)"'),
    { scale: size, turn },
  )
}

/**
 * Beans spilled around a point. @param {Sheet} paper @param {number} cx @param {number} cy @param {number} rx @param
 * {number} ry @param {number} count @param {{ seed?: number, size?: number }} [how]
 */
export function beans(paper, cx, cy, rx, ry, count, { seed = 3, size = 1 } = {}) {
  const random = chance(seed)
  const places = Array.from({ length: count }, () => {
    const [angle, far] = [random() * 6.28, Math.sqrt(random())]
    return { x: cx + rx * far * Math.cos(angle), y: cy + ry * far * Math.sin(angle), turn: random() * 360 }
  })
  return places
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, turn }) =>
      bean(paper, Math.round(x), Math.round(y), size * (0.85 + random() * 0.3), Math.round(turn)),
    )
    .join('')
}
