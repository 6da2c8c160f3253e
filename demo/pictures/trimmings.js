/**
 * What goes with an outfit: masks, ties, headcloths, fans, shawls.
 *
 * @import { Sheet } from './svg.js'
 * @import { Fabric } from './garments.js'
 */
import { teak } from './batik-ground.js'
import { cloth } from './motifs.js'
import { both, mirrored, piece, stitch } from './piece.js'
import { cast, line, many, oval, path } from './svg.js'

/** A cloth mask with a seam over the nose. @param {Sheet} paper @param {Fabric & { cord: string }} how */
export function mask(paper, { motif, dye, scale = 0.6, cord }) {
  const half = 'M0 -170C-60 -196 -150 -170 -232 -128C-250 -40 -238 60 -190 118C-130 168 -60 200 0 212z'
  const loop = 'M-226 -104C-380 -150 -400 150 -200 100'
  const left = piece(
    paper,
    half,
    cloth(paper, { motif, dye, scale, turn: 6, x: -10 }),
    ['M-180 -90C-160 0 -140 60 -90 150', 'M-70 -150C-60 -40 -50 60 -30 200'],
    { width: 22, depth: 0.3 },
  )
  return (
    cast(`${both(half)}`, { dx: 14, dy: 22, amount: 14, depth: 0.4 }) +
    line(loop, '#22120a', 11, 'opacity="0.2" transform="translate(8 12)"') +
    mirrored(line(loop, '#22120a', 11, 'opacity="0.2" transform="translate(-8 12)"')) +
    line(loop, cord, 10) +
    mirrored(line(loop, cord, 10)) +
    left +
    mirrored(left) +
    line('M0 -168C8 -60 8 100 0 210', '#150805', 5, 'opacity="0.5"') +
    line('M-5 -166C3 -60 3 100 -5 206', '#fff1d6', 2.4, 'opacity="0.5"') +
    stitch('M-222 -118C-150 -158 -60 -182 0 -156C60 -182 150 -158 222 -118') +
    stitch('M-184 112C-130 156 -60 188 0 198C60 188 130 156 184 112')
  )
}

/** A tie with its knot made. @param {Sheet} paper @param {Fabric} how */
export function tie(paper, { motif, dye, scale = 0.5 }) {
  const blade = 'M-30 -296H30C44 -100 78 120 98 276L0 380L-98 276C-78 120 -44 -100 -30 -296z'
  const tail = 'M-10 -290H40C58 -100 84 80 100 200L44 262L-20 210z'
  const knot = 'M-54 -392C-20 -404 20 -404 54 -392L36 -296C16 -284 -16 -284 -36 -296z'
  const fill = cloth(paper, { motif, dye, scale, x: -10 })
  return (
    cast(`<path d="${blade}"/><path d="${knot}"/>`, { dx: 18, dy: 22, amount: 14, depth: 0.4 }) +
    path(tail, fill) +
    path(tail, '#120604', 'opacity="0.45"') +
    piece(paper, blade, fill, ['M-6 -280C-20 -60 10 140 -8 370'], { width: 24, depth: 0.3 }) +
    piece(paper, knot, cloth(paper, { motif, dye, scale, turn: 30 }), ['M-30 -380C-10 -350 -10 -320 -16 -296'], {
      width: 16,
    }) +
    line('M-36 -298C-16 -286 16 -286 36 -298', '#120604', 6, 'opacity="0.55"')
  )
}

/**
 * The headcloth of Solo: pleats over the crown, two wraps crossing on the brow, the knot's wings behind. @param {Sheet}
 * paper @param {Fabric} how
 */
export function blangkon(paper, { motif, dye, scale = 0.7 }) {
  const dome = 'M-286 130C-296 -40 -200 -170 0 -176C200 -170 296 -40 286 130C170 190 -170 190 -286 130z'
  const wrap = 'M-292 70C-200 84 -40 60 66 -40C92 -6 104 40 100 76C10 170 -130 226 -276 206C-296 176 -300 116 -292 70z'
  const wing = 'M-30 -160C-90 -236 -190 -240 -216 -196C-190 -170 -120 -150 -40 -140z'
  const fill = cloth(paper, { motif, dye, scale, x: -20 })
  const pleats = many(7, (i) => {
    const d = `M${-276 + i * 30} ${64 - i * 30}C${-190 + i * 24} ${20 - i * 26} -70 ${-40 - i * 14} 20 ${-30 - i * 18}`
    return line(d, '#150805', 8, 'opacity="0.42"') + line(d, '#fff1d6', 3, 'opacity="0.42" transform="translate(0 -8)"')
  })
  const side =
    path(wrap, '#120604', 'opacity="0.5" transform="translate(0 -9)"') +
    piece(paper, wrap, cloth(paper, { motif, dye, scale, turn: -14, x: 30 }), ['M-270 150C-160 160 -20 120 80 20'], {
      width: 20,
      depth: 0.3,
    }) +
    line('M-292 70C-200 84 -40 60 66 -40', '#fff1d6', 4, 'opacity="0.65"')
  const wings = path(wing, fill) + path(wing, '#120604', 'opacity="0.35"')
  return (
    cast(`${both(wrap)}<path d="${dome}"/>`, { dx: 20, dy: 34, amount: 22, depth: 0.45 }) +
    wings +
    mirrored(wings) +
    piece(paper, dome, fill, ['M-210 -70C-220 0 -226 60 -220 140', 'M210 -70C220 0 226 60 220 140'], {
      width: 34,
      depth: 0.4,
    }) +
    pleats +
    mirrored(pleats) +
    side +
    mirrored(side)
  )
}

/** A folding fan, open. @param {Sheet} paper @param {Fabric & { tassel: string }} how */
export function fan(paper, { motif, dye, scale = 0.7, tassel }) {
  const ribs = 16
  const [outer, inner, foot] = [470, 190, 250]
  const at = (/** @type {number} */ r, /** @type {number} */ i) => {
    const angle = Math.PI * (1.07 + (0.86 * i) / ribs)
    return `${(r * Math.cos(angle)).toFixed(1)} ${(foot + r * Math.sin(angle)).toFixed(1)}`
  }
  const leaf = `M${at(inner, 0)}${many(ribs, (i) => `L${at(outer - (i % 2 ? 0 : 10), i)}`)}L${at(outer, ribs)}L${at(inner, ribs)}A${inner} ${inner} 0 0 0 ${at(inner, 0)}z`
  const sticks = many(
    ribs + 1,
    (i) =>
      line(`M0 ${foot}L${at(inner + 20, i)}`, '#7a4a20', 15) +
      line(`M0 ${foot}L${at(inner + 20, i)}`, '#e0ad6f', 4, 'transform="translate(-3 0)"'),
  )
  const shades = many(ribs, (i) =>
    path(`M${at(inner, i)}L${at(outer, i)}L${at(outer, i + 0.5)}L${at(inner, i + 0.5)}z`, '#150805', 'opacity="0.26"'),
  )
  return (
    cast(`<path d="${leaf}"/>`, { dx: 18, dy: 26, amount: 16, depth: 0.4 }) +
    line(`M0 ${foot}C30 ${foot + 40} -20 ${foot + 70} 10 ${foot + 100}`, tassel, 6) +
    many(9, (i) => line(`M10 ${foot + 96}L${-14 + i * 6} ${foot + 176}`, tassel, 5)) +
    sticks +
    path(leaf, cloth(paper, { motif, dye, scale })) +
    shades +
    line(`M${many(ribs + 1, (i) => `${i ? 'L' : ''}${at(outer - 12, i)}`)}`, '#fff1d6', 5, 'opacity="0.75"') +
    oval(0, foot, 20, 20, teak(paper)) +
    oval(-4, foot - 5, 7, 6, '#fff1d6')
  )
}

/**
 * A shawl folded to a triangle, its border along both edges. @param {Sheet} paper @param {Fabric & { border: string }}
 * how
 */
export function shawl(paper, { motif, dye, scale = 0.7, border }) {
  const d = 'M-390 -230C-240 -262 -120 -226 0 -240S270 -262 390 -230C280 -60 150 150 0 350C-150 150 -280 -60 -390 -230z'
  const edge = 'M-390 -230C-280 -60 -150 150 0 350C150 150 280 -60 390 -230'
  const fringe = many(30, (i) => {
    const t = i / 29
    const [x, y] = [-390 + 390 * t, -230 + 580 * t]
    return (
      line(`M${x.toFixed(0)} ${y.toFixed(0)}l-14 22`, border, 4) +
      line(`M${(-x).toFixed(0)} ${y.toFixed(0)}l14 22`, border, 4)
    )
  })
  return (
    cast(`<path d="${d}"/>`, { dx: 18, dy: 26, amount: 18, depth: 0.38 }) +
    fringe +
    piece(
      paper,
      d,
      cloth(paper, { motif, dye, scale, x: -20 }),
      [
        'M-250 -230C-160 -60 -80 90 0 300',
        'M250 -230C160 -60 80 90 10 300',
        'M-60 -230C-40 -60 -20 90 0 240',
        'M90 -236C60 -60 40 60 10 200',
      ],
      {
        width: 30,
        depth: 0.34,
      },
    ) +
    line(edge, border, 22) +
    line(edge, '#fff1d6', 3, 'stroke-dasharray="3 10"') +
    line('M-390 -230C-240 -262 -120 -226 0 -240S270 -262 390 -230', '#fff4de', 6, 'opacity="0.6"')
  )
}
