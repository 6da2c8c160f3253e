/**
 * Bags and wallets of batik and leather.
 *
 * @import { Sheet } from './svg.js'
 * @import { Fabric } from './garments.js'
 */
import { cloth } from './motifs.js'
import { brass, piece, stitch } from './piece.js'
import { box, cast, line, many, oval, path } from './svg.js'

/**
 * A bag across the shoulder: leather, its flap of batik. @param {Sheet} paper @param {Fabric & { leather: string }} how
 */
export function sling(paper, { motif, dye, scale = 0.75, leather }) {
  const body =
    'M-250 -70H250C262 -70 270 -60 270 -48V236C270 276 246 300 206 300H-206C-246 300 -270 276 -270 236V-48C-270 -60 -262 -70 -250 -70z'
  const flap =
    'M-264 -84H264C276 -84 282 -74 280 -62C262 84 180 156 0 164C-180 156 -262 84 -280 -62C-282 -74 -276 -84 -264 -84z'
  const strap = 'M-244 -60C-330 -330 -150 -430 0 -430S330 -330 244 -60'
  return (
    cast(`<path d="${body}"/>`, { dx: 22, dy: 28, amount: 18, depth: 0.42 }) +
    line(strap, '#1c0c06', 26, 'opacity="0.3" transform="translate(10 12)"') +
    line(strap, leather, 24) +
    stitch(strap) +
    piece(paper, body, leather, ['M-200 200C-100 230 100 230 200 200'], { width: 24, depth: 0.25 }) +
    stitch('M-254 -40V232C-254 266 -234 284 -202 284H202C234 284 254 266 254 232V-40') +
    path(flap, '#120604', 'opacity="0.5" transform="translate(4 14)"') +
    piece(paper, flap, cloth(paper, { motif, dye, scale, x: -20 }), ['M-180 -60C-160 20 -120 90 -60 140'], {
      width: 24,
      depth: 0.24,
    }) +
    line(flap, leather, 11) +
    stitch('M-262 -62C-246 76 -172 142 0 150C172 142 246 76 262 -62') +
    box(-26, 126, 52, 64, 10, brass(paper)) +
    box(-12, 142, 24, 30, 6, '#5a3d12', 'opacity="0.55"') +
    [-244, 244].map((x) => oval(x, -66, 20, 20, brass(paper)) + oval(x, -66, 10, 10, leather)).join('')
  )
}

/** @param {Sheet} paper @param {Fabric & { canvas: string, leather: string }} how */
export function backpack(paper, { motif, dye, scale = 0.85, canvas, leather }) {
  const body =
    'M-210 -210C-210 -330 -110 -376 0 -376S210 -330 210 -210V290C210 332 188 352 148 352H-148C-188 352 -210 332 -210 290z'
  const pocket =
    'M-166 62C-166 44 -154 36 -138 36H138C154 36 166 44 166 62V246C166 286 146 300 112 300H-112C-146 300 -166 286 -166 246z'
  const strap = 'M-196 -190C-290 -90 -296 170 -206 286'
  const zip = 'M-172 -60C-176 -260 -90 -322 0 -322S176 -260 172 -60'
  const straps =
    line(strap, leather, 42) +
    stitch('M-206 -180C-284 -90 -290 166 -210 276') +
    line(strap, '#1c0c06', 42, 'opacity="0.18"')
  return (
    cast(`<path d="${body}"/>`, { dx: 26, dy: 30, amount: 20, depth: 0.42 }) +
    line('M-44 -362C-44 -430 44 -430 44 -362', leather, 22) +
    straps +
    `<g transform="scale(-1 1)">${straps}</g>` +
    piece(
      paper,
      body,
      cloth(paper, { motif, dye, scale, x: -40 }),
      ['M-170 -160C-150 40 -190 200 -170 340', 'M170 -160C150 40 190 200 170 340'],
      {
        width: 28,
        depth: 0.3,
      },
    ) +
    line(zip, '#20130c', 13, 'opacity="0.8"') +
    line(zip, '#e8cd8b', 5, 'stroke-dasharray="5 6"') +
    path(pocket, '#120604', 'opacity="0.4" transform="translate(3 10)"') +
    piece(paper, pocket, canvas, ['M-120 80C-100 160 -130 230 -110 296', 'M110 90C96 160 126 230 106 296'], {
      width: 22,
      depth: 0.2,
    }) +
    stitch('M-152 66V244C-152 276 -136 288 -110 288H110C136 288 152 276 152 244V66', leather) +
    line('M-150 84H150', '#20130c', 10) +
    line('M-150 84H150', '#e8cd8b', 4, 'stroke-dasharray="5 6"') +
    path('M150 84L176 96L170 138L152 134z', leather) +
    box(-54, 150, 108, 70, 8, leather) +
    stitch('M-46 158H46V212H-46z')
  )
}

/** A long wallet under a leather flap. @param {Sheet} paper @param {Fabric & { leather: string }} how */
export function wallet(paper, { motif, dye, scale = 0.65, leather }) {
  const d =
    'M-330 -160H330C344 -160 352 -150 352 -136V150C352 168 342 178 326 178H-326C-342 178 -352 168 -352 150V-136C-352 -150 -344 -160 -330 -160z'
  const flap =
    'M-330 -172H330C346 -172 356 -160 356 -146V-40C356 -14 336 4 308 4H-308C-336 4 -356 -14 -356 -40V-146C-356 -160 -346 -172 -330 -172z'
  return (
    cast(`<path d="${d}"/>`, { dx: 20, dy: 30, amount: 18, depth: 0.42 }) +
    line('M344 -40C440 -30 470 90 400 190C370 236 330 200 350 120', leather, 20) +
    stitch('M344 -40C440 -30 470 90 400 190C370 236 330 200 350 120') +
    piece(paper, d, cloth(paper, { motif, dye, scale, x: -30 }), ['M-300 120C-100 140 100 130 310 118'], {
      width: 22,
      depth: 0.22,
    }) +
    stitch('M-338 20V146C-338 158 -330 164 -322 164H322C330 164 338 158 338 146V20') +
    path(flap, '#120604', 'opacity="0.5" transform="translate(2 12)"') +
    piece(paper, flap, leather, ['M-260 -60C-100 -40 120 -44 280 -64'], { width: 24, depth: 0.2 }) +
    stitch('M-342 -150V-42C-342 -20 -326 -8 -306 -8H306C326 -8 342 -20 342 -42V-150') +
    oval(0, -20, 21, 21, brass(paper)) +
    oval(-5, -25, 7, 6, '#fff8df') +
    box(-330, -164, 660, 8, 4, '#fff1d6', 'opacity="0.3"')
  )
}

/** A cosmetic bag that stands, its zip on top. @param {Sheet} paper @param {Fabric & { zip: string }} how */
export function vanity(paper, { motif, dye, scale = 0.7, zip }) {
  const d =
    'M-270 -120C-250 -170 -200 -186 -140 -190H140C200 -186 250 -170 270 -120C300 -20 316 110 304 190C300 226 276 244 240 246H-240C-276 244 -300 226 -304 190C-316 110 -300 -20 -270 -120z'
  return (
    cast(`<path d="${d}"/>`, { dx: 22, dy: 30, amount: 20, depth: 0.42 }) +
    piece(
      paper,
      d,
      cloth(paper, { motif, dye, scale, x: 20 }),
      ['M-220 -100C-240 20 -250 140 -230 240', 'M220 -100C240 20 250 140 230 240', 'M-20 -40C0 60 -20 160 10 240'],
      {
        width: 30,
        depth: 0.34,
      },
    ) +
    line('M-262 -112C-200 -150 200 -150 262 -112', '#20130c', 26) +
    line('M-262 -112C-200 -150 200 -150 262 -112', '#efd494', 10, 'stroke-dasharray="6 6"') +
    box(-300, 70, 44, 74, 8, zip) +
    path('M232 -124L290 -80L276 -34L238 -60z', zip) +
    many(2, (i) => oval(246 + i * 8, -112 + i * 10, 7, 7, brass(paper)))
  )
}
