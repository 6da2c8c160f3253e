/**
 * Pocket electronics: watches, earbuds and headphones, lit from the upper left.
 *
 * @import { Sheet } from './svg.js'
 * @import { Finish } from './finishes.js'
 */
import { barrel, metal } from './finishes.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

/** @param {Sheet} paper @param {Finish} finish @param {{ strap: Finish }} how */
export function watch(paper, finish, { strap }) {
  const band = (/** @type {number} */ sign) =>
    `M-112 ${sign * 160}C-116 ${sign * 230} -100 ${sign * 320} -86 ${sign * 420}C-80 ${sign * 440} 80 ${sign * 440} 86 ${sign * 420}C100 ${sign * 320} 116 ${sign * 230} 112 ${sign * 160}z`
  const holes = many(4, (i) => oval(0, 270 + i * 40, 9, 13, '#000', 'opacity="0.4"'))
  const arc = (/** @type {number} */ r, /** @type {string} */ colour, /** @type {number} */ part) =>
    `<circle r="${r}" fill="none" stroke="${colour}" stroke-opacity="0.22" stroke-width="20"/><circle r="${r}" fill="none" stroke="${colour}" stroke-width="20" stroke-linecap="round" stroke-dasharray="${(part * 6.283 * r).toFixed(0)} 2000" transform="rotate(-90)"/>`
  const face =
    box(-132, -160, 264, 320, 66, '#07090f') +
    at(0, -24, arc(92, '#ff5a7a', 0.78) + arc(66, '#5ce6a8', 0.6) + arc(40, '#5aa9ff', 0.85)) +
    letters('10:28', 0, 92, 36, '#fff', 0.72)
  return (
    cast(`<path d="${band(-1)}"/><path d="${band(1)}"/><rect x="-150" y="-180" width="300" height="360" rx="80"/>`, {
      dx: 22,
      dy: 28,
      amount: 18,
      depth: 0.36,
    }) +
    path(band(-1), barrel(paper, strap)) +
    path(band(1), barrel(paper, strap)) +
    holes +
    box(146, -56, 24, 76, 10, metal(paper, finish)) +
    box(-152, -182, 304, 364, 84, metal(paper, finish)) +
    box(-152, -182, 304, 364, 84, 'none', 'stroke="#fff" stroke-opacity="0.6" stroke-width="3"') +
    face +
    inside(
      paper.clip('<rect x="-132" y="-160" width="264" height="320" rx="66"/>'),
      path('M-132 -160H80L-132 120z', '#fff', 'opacity="0.13"'),
    )
  )
}

/** One earbud, leaning left. @param {Sheet} paper @param {Finish} finish */
export function earbud(paper, finish) {
  const stem = 'M-4 0C-8 90 -4 160 6 206C12 226 50 226 56 206C66 150 70 70 66 -10z'
  return (
    cast(`<path d="${stem}"/><circle cy="-40" cx="10" r="84"/>`, { dx: 16, dy: 20, amount: 12, depth: 0.35 }) +
    path('M-60 -10C-100 0 -120 26 -104 50C-84 70 -50 50 -36 24z', '#3a3f4a') +
    path(stem, barrel(paper, finish)) +
    oval(
      14,
      -40,
      88,
      82,
      paper.radial(0.34, 0.28, 0.8, [
        [0, finish.light],
        [0.5, finish.base],
        [1, finish.deep],
      ]),
    ) +
    oval(-14, -70, 26, 18, '#fff', 'opacity="0.55" transform="rotate(-30 -14 -70)"') +
    oval(54, -30, 12, 22, '#11141a', 'opacity="0.7"') +
    line('M16 206H46', finish.deep, 5) +
    line('M4 20C2 90 6 150 14 190', '#fff', 7, 'opacity="0.5"')
  )
}

/** The charging case, open or closed. @param {Sheet} paper @param {Finish} finish @param {{ open: boolean }} how */
export function budCase(paper, finish, { open }) {
  const base = 'M-230 0H230V70C230 170 170 210 90 210H-90C-170 210 -230 170 -230 70z'
  const lid = open
    ? 'M-224 -24C-240 -150 -200 -230 -120 -236H120C200 -230 240 -150 224 -24z'
    : 'M-230 -6C-230 -110 -170 -150 -90 -150H90C170 -150 230 -110 230 -6z'
  const lining = open
    ? path('M-196 -30C-206 -130 -176 -200 -110 -206H110C176 -200 206 -130 196 -30z', finish.deep, 'opacity="0.55"') +
      oval(0, -8, 228, 44, finish.base) +
      oval(0, -4, 206, 34, finish.deep)
    : ''
  const buds = open
    ? at(-108, -40, earbud(paper, finish), { scale: 0.82, turn: 4 }) +
      at(108, -40, earbud(paper, finish), { scale: 0.82, flip: true, turn: -4 })
    : ''
  return (
    contact(paper, 24, 206, 300, 44, 0.5) +
    path(lid, metal(paper, finish)) +
    lining +
    buds +
    path(base, metal(paper, finish)) +
    path(
      base,
      paper.linear(0, 0, 1, 0, [
        [0, '#000', 0.12],
        [0.22, '#fff', 0.5],
        [0.45, '#fff', 0],
        [1, '#000', 0.26],
      ]),
    ) +
    line('M-228 4C-100 26 100 26 228 4', '#fff', 4, 'opacity="0.6"') +
    oval(0, 92, 9, 9, '#53e6a0') +
    oval(0, 92, 18, 18, '#53e6a0', 'opacity="0.25"')
  )
}

/** @param {Sheet} paper @param {Finish} finish */
export function headphone(paper, finish) {
  const arch = 'M-232 60C-300 -420 300 -420 232 60'
  const cupShape = (/** @type {number} */ s) =>
    `<g transform="translate(${s * 232} 140) rotate(${s * -6})">${box(-84, -150, 168, 300, 80, '#15181f')}${box(s > 0 ? -50 : -70, -140, 120, 280, 60, metal(paper, finish))}${box(s > 0 ? -50 : -70, -140, 120, 280, 60, 'none', 'stroke="#fff" stroke-opacity="0.35" stroke-width="3"')}${oval(s > 0 ? 10 : -10, 0, 34, 84, '#fff', 'opacity="0.12"')}${line(`M${s > 0 ? -28 : -48} -90C${s > 0 ? -40 : -60} -30 ${s > 0 ? -40 : -60} 20 ${s > 0 ? -28 : -48} 70`, '#fff', 8, 'opacity="0.5"')}</g>`
  return (
    contact(paper, 20, 300, 400, 46, 0.5) +
    cast('<circle cx="-232" cy="150" r="120"/><circle cx="232" cy="150" r="120"/>', {
      dx: 26,
      dy: 30,
      amount: 22,
      depth: 0.3,
    }) +
    line(arch, finish.deep, 62) +
    line(arch, finish.base, 54) +
    line('M-218 -60C-200 -330 200 -330 218 -60', '#15181f', 26, 'opacity="0.85" transform="translate(0 34)"') +
    line('M-244 20C-280 -330 40 -380 130 -270', finish.light, 10, 'opacity="0.9"') +
    line('M-236 -20V70M236 -20V70', '#c9cfd8', 20) +
    cupShape(-1) +
    cupShape(1)
  )
}
