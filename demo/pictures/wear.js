/**
 * More clothes: kebaya, tunics, skirts and trousers.
 *
 * @import { Sheet } from './svg.js'
 * @import { Fabric } from './garments.js'
 */
import { cloth } from './motifs.js'
import { both, mirrored, piece } from './piece.js'
import { box, cast, line, many, oval, path } from './svg.js'

const longArm =
  'M-172 -280C-226 -264 -246 -210 -258 -150L-322 190C-326 208 -320 216 -306 220L-262 230C-248 232 -242 226 -239 212L-158 -90z'

/** Lace: small rosettes on a net. @param {Sheet} paper @param {string} ground @param {string} thread */
function lace(paper, ground, thread) {
  const rose = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${many(6, (i) => `<g transform="rotate(${60 * i})">${oval(0, -11, 5, 9, thread, 'opacity="0.85"')}</g>`)}${oval(0, 0, 4, 4, ground)}</g>`
  const net = line('M0 0L72 72M72 0L0 72', thread, 1, 'opacity="0.35"')
  return paper.pattern(
    72,
    72,
    box(0, 0, 72, 72, 0, ground) + net + rose(18, 18, 1) + rose(54, 54, 1) + rose(54, 18, 0.5) + rose(18, 54, 0.5),
    'scale(0.8)',
  )
}

/**
 * A kebaya of lace over a batik skirt. With `panel` its fronts are joined by a strip of batik, as a kutubaru's are.
 *
 * @param {Sheet} paper @param {Fabric & { ground: string, thread: string, panel?: boolean }} how
 */
export function kebaya(paper, { motif, dye, scale = 0.7, ground, thread, panel = false }) {
  const body =
    'M-84 -330C-120 -318 -154 -300 -178 -276C-186 -190 -160 -110 -146 -40C-156 60 -196 170 -210 250C-150 290 -70 262 0 322C70 262 150 290 210 250C196 170 156 60 146 -40C160 -110 186 -190 178 -276C154 -300 120 -318 84 -330L0 -110z'
  const skirt = 'M-186 180C-176 280 -160 360 -152 410C-60 430 60 430 152 410C160 360 176 280 186 180z'
  const inner = 'M-84 -330C-40 -346 40 -346 84 -330L40 -80H-40z'
  const fill = lace(paper, ground, thread)
  const batik = cloth(paper, { motif, dye, scale, x: -20 })
  const arm = piece(
    paper,
    longArm,
    fill,
    ['M-222 -200C-246 -80 -262 40 -282 190', 'M-190 -90C-214 0 -230 90 -250 190'],
    { width: 20, depth: 0.24 },
  )
  const edge =
    'M-84 -330L0 -110L84 -330M0 -110C-4 40 -2 200 0 318M-210 250C-150 290 -70 262 0 322C70 262 150 290 210 250'
  const joined = panel
    ? piece(paper, 'M-52 -246H52L34 -34H-34z', batik, [], {}) + line('M-52 -246H52M-34 -34H34', thread, 4)
    : ''
  return (
    cast(`${both(longArm)}<path d="${body}"/><path d="${skirt}"/>`) +
    piece(paper, skirt, batik, ['M-60 190C-70 280 -60 350 -70 420', 'M40 190C30 280 50 350 40 420'], { width: 26 }) +
    path(inner, '#3a2118') +
    path('M-66 -250C-30 -232 30 -232 66 -250L40 -60H-40z', panel ? ground : batik) +
    arm +
    mirrored(arm) +
    piece(
      paper,
      body,
      fill,
      ['M-110 -180C-90 -60 -130 100 -150 260', 'M112 -170C90 -50 130 110 150 260', 'M-40 -20C-50 100 -60 200 -70 270'],
      {
        width: 22,
        depth: 0.22,
      },
    ) +
    joined +
    line(edge, thread, 11) +
    line(edge, '#fff', 2.4, 'stroke-dasharray="2 9" opacity="0.9"') +
    many(3, (i) => oval(0, -88 + i * 76, 11, 11, '#b98528') + oval(-3, -91 + i * 76, 4, 4, '#fff3cf'))
  )
}

/** A loose top to the thigh with slits at its sides. @param {Sheet} paper @param {Fabric & { trim: string }} how */
export function tunic(paper, { motif, dye, scale = 0.8, trim }) {
  const body =
    'M-70 -350C-110 -340 -146 -322 -168 -300C-178 -210 -160 -110 -164 -10C-176 120 -192 240 -200 350C-130 372 -60 376 0 376C60 376 130 372 200 350C192 240 176 120 164 -10C160 -110 178 -210 168 -300C146 -322 110 -340 70 -350C40 -306 -40 -306 -70 -350z'
  const front = cloth(paper, { motif, dye, scale, x: -40 })
  const armFill = cloth(paper, { motif, dye, scale, turn: 12, x: -30 })
  const arm =
    piece(paper, longArm, armFill, ['M-222 -200C-246 -80 -262 40 -282 190', 'M-190 -90C-214 0 -230 90 -250 190'], {
      width: 22,
    }) + path('M-318 168L-246 186L-239 212C-242 226 -248 232 -262 230L-306 220C-320 216 -326 208 -322 190z', trim)
  return (
    cast(`${both(longArm)}<path d="${body}"/>`) +
    path('M-72 -350C-36 -366 36 -366 72 -350C44 -300 -44 -300 -72 -350z', '#2b140c') +
    arm +
    mirrored(arm) +
    piece(paper, body, front, [
      'M-100 -200C-80 -40 -120 160 -128 366',
      'M104 -190C80 -30 124 170 120 366',
      'M-20 -20C-30 120 -24 240 -40 376',
      'M40 60C36 180 52 270 46 374',
    ]) +
    line('M-70 -350C-40 -306 40 -306 70 -350', trim, 15) +
    box(-17, -318, 34, 178, 4, trim) +
    many(4, (i) => oval(0, -294 + i * 44, 6, 6, '#fff3d6') + oval(-1.5, -295.5 + i * 44, 2, 2, '#9c7b4a')) +
    line('M-186 200L-176 352M186 200L176 352', '#150805', 4, 'opacity="0.5"')
  )
}

/** A wrapped skirt with its ties. @param {Sheet} paper @param {Fabric & { band: string }} how */
export function skirt(paper, { motif, dye, scale = 0.8, band }) {
  const d = 'M-128 -330H128C156 -100 206 170 236 350C120 384 -120 384 -236 350C-206 170 -156 -100 -128 -330z'
  const lap = 'M20 -330H128C156 -100 206 170 236 350C170 370 90 378 10 376C60 150 50 -120 20 -330z'
  return (
    cast(`<path d="${d}"/>`, { dx: 20, dy: 26, amount: 18 }) +
    piece(
      paper,
      d,
      cloth(paper, { motif, dye, scale, x: -40 }),
      ['M-84 -300C-96 -80 -140 160 -150 370', 'M-30 -300C-30 -60 -60 180 -66 380'],
      {
        width: 30,
        depth: 0.4,
      },
    ) +
    path(lap, '#120604', 'opacity="0.45" transform="translate(-12 6)"') +
    piece(paper, lap, cloth(paper, { motif, dye, scale, turn: 4, x: 30 }), ['M90 -300C110 -60 150 180 170 370'], {
      width: 26,
    }) +
    box(-136, -352, 272, 52, 8, band) +
    line('M-132 -348H132', '#fff', 2.4, 'opacity="0.45"') +
    line('M24 -316C-40 -250 -50 -180 -36 -110M30 -316C60 -250 54 -190 74 -140', band, 13) +
    path(
      'M18 -326C-50 -372 -70 -300 12 -310zM30 -326C96 -376 116 -300 36 -310z',
      band,
      'stroke="#1c0c08" stroke-opacity="0.3" stroke-width="2"',
    )
  )
}

const cuts = {
  wide: 'M-150 -340H150C176 -190 216 110 236 350C180 368 100 370 40 356L0 -60L-40 356C-100 370 -180 368 -236 350C-216 110 -176 -190 -150 -340z',
  sarong:
    'M-160 -330H160C206 -180 236 0 214 140L190 346C150 358 110 358 82 346L72 196C30 222 -30 222 -72 196L-82 346C-110 358 -150 358 -190 346L-214 140C-236 0 -206 -180 -160 -330z',
}

/**
 * Wide trousers, or the low-cut ones that look like a sarong. @param {Sheet} paper @param {Fabric & { cut: keyof typeof
 * cuts, cord: string }} how
 */
export function trousers(paper, { motif, dye, scale = 0.8, cut, cord }) {
  const d = cuts[cut]
  const fill = cloth(paper, { motif, dye, scale, x: -30 })
  const valleys = [
    'M-100 -290C-130 -100 -130 120 -150 350',
    'M100 -290C130 -100 130 120 150 350',
    'M-20 -280C-50 -160 -40 -40 -60 120',
    'M24 -280C50 -160 40 -40 60 120',
  ]
  return (
    cast(`<path d="${d}"/>`, { dx: 20, dy: 26, amount: 18 }) +
    piece(paper, d, fill, valleys, { width: 28, depth: 0.38 }) +
    box(-160, -356, 320, 50, 10, fill) +
    box(-160, -356, 320, 50, 10, '#160a08', 'opacity="0.32"') +
    many(19, (i) => line(`M${-150 + i * 16.6} -352V-310`, '#160a08', 3, 'opacity="0.35"')) +
    line('M-10 -330C-34 -270 -46 -230 -36 -180M12 -330C30 -270 46 -240 34 -196', cord, 7) +
    oval(-36, -176, 7, 10, cord) +
    oval(34, -192, 7, 10, cord)
  )
}
