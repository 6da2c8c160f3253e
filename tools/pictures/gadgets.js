/**
 * Pocket electronics: phones, watches, earbuds and headphones, lit from the upper left.
 *
 * @import { Sheet } from './svg.js'
 * @typedef {{ light: string, base: string, deep: string }} Finish
 */
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

/** @satisfies {Record<string, Finish>} */
export const finishes = {
  hitam: { light: '#5b6472', base: '#2a2f39', deep: '#11141a' },
  putih: { light: '#ffffff', base: '#eceff4', deep: '#bcc4d2' },
  biru: { light: '#9dc3ff', base: '#3f74e0', deep: '#17357f' },
  ungu: { light: '#d9c8ff', base: '#9a7be0', deep: '#4e3397' },
  hijau: { light: '#c4ecd8', base: '#5cb394', deep: '#1f6650' },
  jingga: { light: '#ffd3ab', base: '#f28a3c', deep: '#a8470f' },
  merah: { light: '#ffb3ab', base: '#dc3f45', deep: '#7d141c' },
  titanium: { light: '#f0e8dc', base: '#b9ab98', deep: '#6d6152' },
}

/** @param {Sheet} paper @param {Finish} finish */
export const metal = (paper, { light, base, deep }) => paper.linear(0, 0, 1, 1, [[0, light], [0.4, base], [1, deep]])

/** Left-lit round metal. @param {Sheet} paper @param {Finish} finish */
export const barrel = (paper, { light, base, deep }) => paper.linear(0, 0, 1, 0, [[0, base], [0.24, light], [0.5, base], [1, deep]])

/** @param {Sheet} paper @param {Finish} finish @param {{ lenses?: number }} [how] */
export function phoneBack(paper, finish, { lenses = 3 } = {}) {
  const shape = '<rect x="-180" y="-370" width="360" height="740" rx="58"/>'
  const lens = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => oval(x + 3, y + 5, r + 3, r + 3, '#000', 'opacity="0.3"') + oval(x, y, r, r, metal(paper, finish)) + oval(x, y, r - 7, r - 7, '#0b0d14') + oval(x, y, r - 16, r - 16, paper.radial(0.35, 0.3, 0.8, [[0, '#5f7fd6'], [0.45, '#1b2350'], [1, '#05060c']])) + oval(x - r * 0.28, y - r * 0.3, r * 0.16, r * 0.12, '#fff', 'opacity="0.85"')
  const spots = lenses === 3 ? lens(-108, -286, 42) + lens(-108, -178, 42) + lens(-8, -232, 42) + oval(-10, -308, 13, 13, '#fff6da') : lens(-108, -286, 48) + lens(-108, -164, 48) + oval(-22, -286, 14, 14, '#fff6da')
  const island = box(-168, -346, lenses === 3 ? 222 : 120, 240, 50, '#fff', 'opacity="0.16"') + box(-168, -346, lenses === 3 ? 222 : 120, 240, 50, 'none', 'stroke="#fff" stroke-opacity="0.35" stroke-width="2"')
  const sheen = inside(paper.clip(shape), path('M-180 60L180 -330V-150L-180 260z', '#fff', 'opacity="0.16"') + path('M-180 290L180 -110V-80L-180 330z', '#fff', 'opacity="0.1"'))
  return cast(shape, { dx: 24, dy: 30, amount: 20, depth: 0.36 }) + box(-186, -376, 372, 752, 62, paper.linear(0, 0, 1, 1, [[0, '#fff'], [0.3, finish.light], [0.6, finish.deep], [1, finish.base]])) + box(-179, -369, 358, 738, 57, metal(paper, finish)) + sheen + island + spots + path('M0 156L26 182L0 208L-26 182z', '#fff', 'opacity="0.45"')
}

/** @param {Sheet} paper @param {Finish} finish @param {'fajar' | 'laut' | 'neon'} wallpaper */
export function phoneFront(paper, finish, wallpaper) {
  const glass = '<rect x="-166" y="-356" width="332" height="712" rx="46"/>'
  const shape = '<rect x="-180" y="-370" width="360" height="740" rx="58"/>'
  const icons = many(4, (i) => box(-134 + i * 72, 262, 54, 54, 16, ['#ffffff', '#ffd166', '#7ee0c3', '#ff8fa3'][i] ?? '#fff', 'opacity="0.9"'))
  const clock = letters('9:41', 0, -262, 58, '#fff', 0.62) + line('M-60 -176H60', '#fff', 5, 'opacity="0.7"')
  const glare = path('M-166 -356H60L-166 160z', '#fff', 'opacity="0.12"')
  return cast(shape, { dx: 24, dy: 30, amount: 20, depth: 0.36 }) + box(-186, -376, 372, 752, 62, paper.linear(0, 0, 1, 1, [[0, '#fff'], [0.3, finish.light], [0.6, finish.deep], [1, finish.base]])) + box(-178, -368, 356, 736, 56, '#08090d') + inside(paper.clip(glass), wallpapers(paper)[wallpaper] + clock + icons + glare) + oval(0, -326, 13, 13, '#08090d') + line('M-52 338H52', '#fff', 6, 'opacity="0.8"')
}

/** @param {Sheet} paper */
function wallpapers(paper) {
  const fill = (/** @type {readonly import('./svg.js').Stop[]} */ list) => box(-166, -356, 332, 712, 0, paper.linear(0.2, 0, 0.8, 1, list))
  return {
    fajar: fill([[0, '#3b2a86'], [0.45, '#d75a8f'], [0.75, '#ffae5d'], [1, '#ffe09a']]) + oval(30, 70, 70, 70, '#fff1c2', 'opacity="0.9"') + path('M-166 356V150L-90 60L-20 150L50 90L166 210V356z', '#5a2d77') + path('M-166 356V250L-60 150L40 260L110 200L166 260V356z', '#2f1a55'),
    laut: fill([[0, '#bfe6ff'], [0.5, '#4d9de8'], [1, '#0f3d91']]) + many(5, (i) => path(`M-166 ${60 + i * 60}C-90 ${10 + i * 60} -40 ${110 + i * 60} 30 ${60 + i * 60}S120 ${20 + i * 60} 166 ${60 + i * 60}V356H-166z`, '#0b3a8a', `opacity="${0.2 + i * 0.1}"`)) + oval(-60, -60, 54, 54, '#fff', 'opacity="0.85"'),
    neon: fill([[0, '#0a0f2c'], [0.5, '#28176b'], [1, '#0b1438']]) + many(6, (i) => oval(20, 40, 60 + i * 50, 60 + i * 50, 'none', `stroke="${['#4df0d0', '#59a8ff', '#a77bff', '#ff6fb5', '#ffb05c', '#4df0d0'][i]}" stroke-width="9" stroke-opacity="${0.9 - i * 0.12}"`)),
  }
}

/** @param {Sheet} paper @param {Finish} finish @param {{ strap: Finish }} how */
export function watch(paper, finish, { strap }) {
  const band = (/** @type {number} */ sign) => `M-112 ${sign * 160}C-116 ${sign * 230} -100 ${sign * 320} -86 ${sign * 420}C-80 ${sign * 440} 80 ${sign * 440} 86 ${sign * 420}C100 ${sign * 320} 116 ${sign * 230} 112 ${sign * 160}z`
  const holes = many(4, (i) => oval(0, 270 + i * 40, 9, 13, '#000', 'opacity="0.4"'))
  const arc = (/** @type {number} */ r, /** @type {string} */ colour, /** @type {number} */ part) => `<circle r="${r}" fill="none" stroke="${colour}" stroke-opacity="0.22" stroke-width="20"/><circle r="${r}" fill="none" stroke="${colour}" stroke-width="20" stroke-linecap="round" stroke-dasharray="${(part * 6.283 * r).toFixed(0)} 2000" transform="rotate(-90)"/>`
  const face = box(-132, -160, 264, 320, 66, '#07090f') + at(0, -24, arc(92, '#ff5a7a', 0.78) + arc(66, '#5ce6a8', 0.6) + arc(40, '#5aa9ff', 0.85)) + letters('10:28', 0, 92, 36, '#fff', 0.72)
  return cast(`<path d="${band(-1)}"/><path d="${band(1)}"/><rect x="-150" y="-180" width="300" height="360" rx="80"/>`, { dx: 22, dy: 28, amount: 18, depth: 0.36 }) + path(band(-1), barrel(paper, strap)) + path(band(1), barrel(paper, strap)) + holes + box(146, -56, 24, 76, 10, metal(paper, finish)) + box(-152, -182, 304, 364, 84, metal(paper, finish)) + box(-152, -182, 304, 364, 84, 'none', 'stroke="#fff" stroke-opacity="0.6" stroke-width="3"') + face + inside(paper.clip('<rect x="-132" y="-160" width="264" height="320" rx="66"/>'), path('M-132 -160H80L-132 120z', '#fff', 'opacity="0.13"'))
}

/** One earbud, leaning left. @param {Sheet} paper @param {Finish} finish */
export function earbud(paper, finish) {
  const stem = 'M-4 0C-8 90 -4 160 6 206C12 226 50 226 56 206C66 150 70 70 66 -10z'
  return cast(`<path d="${stem}"/><circle cy="-40" cx="10" r="84"/>`, { dx: 16, dy: 20, amount: 12, depth: 0.35 }) + path('M-60 -10C-100 0 -120 26 -104 50C-84 70 -50 50 -36 24z', '#3a3f4a') + path(stem, barrel(paper, finish)) + oval(14, -40, 88, 82, paper.radial(0.34, 0.28, 0.8, [[0, finish.light], [0.5, finish.base], [1, finish.deep]])) + oval(-14, -70, 26, 18, '#fff', 'opacity="0.55" transform="rotate(-30 -14 -70)"') + oval(54, -30, 12, 22, '#11141a', 'opacity="0.7"') + line('M16 206H46', finish.deep, 5) + line('M4 20C2 90 6 150 14 190', '#fff', 7, 'opacity="0.5"')
}

/** The charging case, open or closed. @param {Sheet} paper @param {Finish} finish @param {{ open: boolean }} how */
export function budCase(paper, finish, { open }) {
  const base = 'M-230 0H230V70C230 170 170 210 90 210H-90C-170 210 -230 170 -230 70z'
  const lid = open ? 'M-224 -24C-240 -150 -200 -230 -120 -236H120C200 -230 240 -150 224 -24z' : 'M-230 -6C-230 -110 -170 -150 -90 -150H90C170 -150 230 -110 230 -6z'
  const lining = open ? path('M-196 -30C-206 -130 -176 -200 -110 -206H110C176 -200 206 -130 196 -30z', finish.deep, 'opacity="0.55"') + oval(0, -8, 228, 44, finish.base) + oval(0, -4, 206, 34, finish.deep) : ''
  const buds = open ? at(-108, -40, earbud(paper, finish), { scale: 0.82, turn: 4 }) + at(108, -40, earbud(paper, finish), { scale: 0.82, flip: true, turn: -4 }) : ''
  return contact(paper, 24, 206, 300, 44, 0.5) + path(lid, metal(paper, finish)) + lining + buds + path(base, metal(paper, finish)) + path(base, paper.linear(0, 0, 1, 0, [[0, '#000', 0.12], [0.22, '#fff', 0.5], [0.45, '#fff', 0], [1, '#000', 0.26]])) + line('M-228 4C-100 26 100 26 228 4', '#fff', 4, 'opacity="0.6"') + oval(0, 92, 9, 9, '#53e6a0') + oval(0, 92, 18, 18, '#53e6a0', 'opacity="0.25"')
}

/** @param {Sheet} paper @param {Finish} finish */
export function headphone(paper, finish) {
  const arch = 'M-232 60C-300 -420 300 -420 232 60'
  const cupShape = (/** @type {number} */ s) => `<g transform="translate(${s * 232} 140) rotate(${s * -6})">${box(-84, -150, 168, 300, 80, '#15181f')}${box(s > 0 ? -50 : -70, -140, 120, 280, 60, metal(paper, finish))}${box(s > 0 ? -50 : -70, -140, 120, 280, 60, 'none', 'stroke="#fff" stroke-opacity="0.35" stroke-width="3"')}${oval(s > 0 ? 10 : -10, 0, 34, 84, '#fff', 'opacity="0.12"')}${line(`M${s > 0 ? -28 : -48} -90C${s > 0 ? -40 : -60} -30 ${s > 0 ? -40 : -60} 20 ${s > 0 ? -28 : -48} 70`, '#fff', 8, 'opacity="0.5"')}</g>`
  return contact(paper, 20, 300, 400, 46, 0.5) + cast('<circle cx="-232" cy="150" r="120"/><circle cx="232" cy="150" r="120"/>', { dx: 26, dy: 30, amount: 22, depth: 0.3 }) + line(arch, finish.deep, 62) + line(arch, finish.base, 54) + line('M-218 -60C-200 -330 200 -330 218 -60', '#15181f', 26, 'opacity="0.85" transform="translate(0 34)"') + line('M-244 20C-280 -330 40 -380 130 -270', finish.light, 10, 'opacity="0.9"') + line('M-236 -20V70M236 -20V70', '#c9cfd8', 20) + cupShape(-1) + cupShape(1)
}
