/**
 * Clothes cut from any cloth. Every garment is drawn around its middle, about 800 high, and throws its own shadow.
 *
 * @import { Sheet } from './svg.js'
 * @import { dyes } from './palette.js'
 * @import { motifs } from './motifs.js'
 * @typedef {{ motif: keyof typeof motifs, dye: keyof typeof dyes, scale?: number }} Fabric
 */
import { folds, glow, teak } from './batik-ground.js'
import { cloth } from './motifs.js'
import { box, cast, line, many, oval, path } from './svg.js'

const mirrored = (/** @type {string} */ body) => `<g transform="scale(-1 1)">${body}</g>`

/** A wooden hanger whose shoulders carry the garment. @param {Sheet} paper @param {number} neck y of the hook's foot */
export function hanger(paper, neck) {
  const arm = `M-6 ${neck}C-60 ${neck + 10} -120 ${neck + 34} -176 ${neck + 62}C-184 ${neck + 72} -174 ${neck + 82} -164 ${neck + 76}C-110 ${neck + 52} -50 ${neck + 34} 0 ${neck + 34}C50 ${neck + 34} 110 ${neck + 52} 164 ${neck + 76}C174 ${neck + 82} 184 ${neck + 72} 176 ${neck + 62}C120 ${neck + 34} 60 ${neck + 10} 6 ${neck}z`
  const hook = `M0 ${neck + 4}V${neck - 34}C0 ${neck - 50} 26 ${neck - 52} 26 ${neck - 76}C26 ${neck - 104} -22 ${neck - 104} -22 ${neck - 78}`
  return (
    line(hook, '#5c4a3c', 9, 'opacity="0.25" transform="translate(9 12)"') +
    line(hook, '#8d8378', 8) +
    line(hook, '#e9e2d8', 2.6, 'transform="translate(-1.5 -1)"') +
    path(arm, teak(paper))
  )
}

/**
 * @param {Sheet} paper @param {Fabric & { sleeve: 'long' | 'short', buttons?: string, stand?: boolean }} how `stand`:
 * the collar of a koko
 */
export function shirt(paper, { motif, dye, scale = 0.9, sleeve, buttons = '#f0dfc0', stand = false }) {
  const body =
    'M-92 -306C-128 -296 -168 -284 -196 -262C-206 -150 -196 -60 -200 40L-206 322C-206 340 -196 346 -180 346C-60 354 60 354 180 346C196 346 206 340 206 322L200 40C196 -60 206 -150 196 -262C168 -284 128 -296 92 -306L0 -232z'
  const arm =
    sleeve === 'long'
      ? 'M-190 -268C-240 -250 -262 -214 -276 -160L-352 196C-356 214 -350 222 -336 226L-282 238C-268 240 -262 234 -258 220L-194 -40z'
      : 'M-190 -268C-240 -250 -262 -214 -282 -160L-326 -32C-330 -18 -326 -12 -314 -8L-226 18C-212 22 -206 16 -203 4L-194 -60z'
  const front = cloth(paper, { motif, dye, scale, x: -50 })
  const side = cloth(paper, { motif, dye, scale, turn: sleeve === 'long' ? 14 : 20, x: -40, y: -20 })
  const cuff =
    sleeve === 'long'
      ? line('M-345 168L-256 190', '#1a0b06', 3, 'opacity="0.5"')
      : line('M-318 -50L-212 -18', '#1a0b06', 3, 'opacity="0.45"')
  const armClip = paper.clip(`<path d="${arm}"/>`)
  const armFolds =
    sleeve === 'long'
      ? ['M-226 -200C-262 -80 -286 40 -300 140', 'M-206 -80C-240 20 -250 80 -262 150']
      : ['M-226 -190C-256 -120 -262 -90 -268 -50']
  const armDrawn = path(arm, side) + folds(armClip, armFolds) + glow(paper, arm) + cuff
  const shapes = `<path d="${body}"/><path d="${arm}"/><path d="${arm}" transform="scale(-1 1)"/>`
  const bodyClip = paper.clip(`<path d="${body}"/>`)
  const valleys = [
    'M-150 -200C-120 -60 -140 120 -120 330',
    'M120 -180C96 -40 140 130 116 340',
    'M-190 20C-130 60 -90 150 -70 300',
    'M186 60C130 110 100 200 86 330',
    'M-180 -120C-140 -90 -110 -70 -70 -66',
  ]
  return (
    cast(shapes) +
    armDrawn +
    mirrored(armDrawn) +
    collarBack() +
    path(body, front) +
    folds(bodyClip, valleys) +
    glow(paper, body) +
    placket(buttons) +
    pocket() +
    (stand ? standCollar(front) : collar(front))
  )
}

function collarBack() {
  const inside =
    path('M-96 -304C-60 -346 60 -346 96 -304L0 -222z', '#7d5637') +
    path('M-84 -296C-50 -318 50 -318 84 -296L0 -222z', '#4a2a17')
  return (
    inside +
    line('M-90 -308C-56 -338 56 -338 90 -308', '#e9cf9f', 4, 'opacity="0.6"') +
    box(-24, -308, 48, 24, 3, '#f7ead0') +
    line('M-12 -296H12', '#8a4a1d', 3)
  )
}

/** @param {string} buttons */
function placket(buttons) {
  const edges =
    line('M-20 -206V350M20 -214V350', '#150805', 2.4, 'opacity="0.5"') +
    line('M-23 -206V350', '#fff1d6', 1.6, 'opacity="0.4"')
  return (
    edges +
    many(
      6,
      (i) =>
        oval(1.5, -164 + i * 84 + 2.5, 8.5, 8.5, '#150805', 'opacity="0.5"') +
        oval(0, -164 + i * 84, 8, 8, buttons) +
        oval(-2, -166 + i * 84, 3, 2.4, '#fff', 'opacity="0.8"') +
        oval(0, -164 + i * 84, 1.6, 1.6, '#5d3d22'),
    )
  )
}

function pocket() {
  const d = 'M62 -120H148V-36L105 -14L62 -36z'
  return (
    line(d, '#150805', 3, 'opacity="0.55"') +
    line('M62 -102H148', '#150805', 2, 'opacity="0.4"') +
    line('M60 -121H146', '#fff1d6', 1.6, 'opacity="0.45"')
  )
}

/** @param {string} fill */
function collar(fill) {
  const leaf =
    'M-94 -308C-104 -300 -112 -286 -116 -270L-66 -196C-60 -190 -52 -192 -46 -198L-2 -238C-40 -256 -74 -280 -94 -308z'
  const one =
    path(leaf, '#120604', 'opacity="0.4" transform="translate(4 9)"') +
    path(leaf, fill) +
    path(leaf, '#fff1d6', 'opacity="0.2"') +
    line(leaf, '#150805', 3, 'opacity="0.6"') +
    line('M-114 -268L-66 -198', '#fff1d6', 3, 'opacity="0.7"')
  return one + mirrored(one)
}

/** @param {string} fill */
function standCollar(fill) {
  const half = 'M-96 -308C-96 -336 -80 -352 -56 -358C-44 -300 -24 -262 0 -240L-6 -204C-46 -232 -80 -266 -96 -308z'
  const one =
    path(half, '#120604', 'opacity="0.4" transform="translate(2 8)"') +
    path(half, fill) +
    path(half, '#fff1d6', 'opacity="0.2"') +
    line(half, '#150805', 3, 'opacity="0.6"')
  return one + mirrored(one)
}

/** A blouse with a stand-up collar, cut at the waist, flaring below it. @param {Sheet} paper @param {Fabric} how */
export function blouse(paper, { motif, dye, scale = 0.9 }) {
  const body =
    'M-62 -312C-104 -300 -142 -286 -170 -262C-180 -180 -150 -100 -142 -30C-146 10 -152 30 -158 50C-190 130 -222 200 -236 268C-170 300 -90 308 0 308C90 308 170 300 236 268C222 200 190 130 158 50C152 30 146 10 142 -30C150 -100 180 -180 170 -262C142 -286 104 -300 62 -312C40 -296 -40 -296 -62 -312z'
  const arm =
    'M-166 -266C-220 -250 -246 -200 -262 -140C-282 -70 -304 -10 -334 48C-338 60 -334 68 -322 72C-292 84 -258 90 -226 86C-214 84 -210 78 -206 66L-150 -70z'
  const front = cloth(paper, { motif, dye, scale, x: -66, y: 20 })
  const side = cloth(paper, { motif, dye, scale, turn: 18, x: -40 })
  const armClip = paper.clip(`<path d="${arm}"/>`)
  const bodyClip = paper.clip(`<path d="${body}"/>`)
  const armDrawn =
    path(arm, side) +
    folds(armClip, ['M-206 -210C-236 -110 -262 -30 -280 70', 'M-180 -120C-210 -40 -226 10 -240 80']) +
    glow(paper, arm) +
    line('M-326 34C-290 52 -250 58 -214 54', '#150805', 3, 'opacity="0.45"')
  const valleys = [
    'M-110 40C-140 130 -160 210 -170 300',
    'M-50 50C-64 140 -76 220 -80 310',
    'M10 50C14 140 18 220 22 310',
    'M70 48C90 130 104 220 112 310',
    'M122 40C150 120 176 210 190 300',
    'M-140 -200C-110 -120 -106 -70 -112 0',
    'M130 -180C106 -120 104 -60 110 0',
  ]
  const stand =
    'M-66 -316C-66 -346 -58 -358 -44 -362C-20 -352 20 -352 44 -362C58 -358 66 -346 66 -316C40 -298 -40 -298 -66 -316z'
  const waist =
    line('M-144 -24C-60 -4 60 -4 144 -24', '#150805', 5, 'opacity="0.4"') +
    line('M-144 -30C-60 -10 60 -10 144 -30', '#fff1d6', 2.4, 'opacity="0.5"')
  const loops = many(
    5,
    (i) =>
      line(`M-14 ${-262 + i * 44}H14`, '#f0cf8d', 4) +
      oval(14, -262 + i * 44, 6.5, 6.5, '#f0cf8d') +
      oval(12, -264 + i * 44, 2, 2, '#fff'),
  )
  const shapes = `<path d="${body}"/><path d="${arm}"/><path d="${arm}" transform="scale(-1 1)"/><path d="${stand}"/>`
  return (
    cast(shapes) +
    armDrawn +
    mirrored(armDrawn) +
    path(stand, front) +
    path(stand, '#14080a', 'opacity="0.25"') +
    path('M-44 -360C-20 -340 20 -340 44 -360C20 -350 -20 -350 -44 -360z', '#1d0d07') +
    path(body, front) +
    folds(bodyClip, valleys, { width: 22 }) +
    glow(paper, body) +
    line('M0 -300V-24', '#150805', 2.4, 'opacity="0.5"') +
    loops +
    waist
  )
}

/**
 * A long dress with a gathered skirt; without a sash it hangs loose. @param {Sheet} paper @param {Fabric & { sleeve:
 * 'long' | 'short', sash?: string }} how
 */
export function dress(paper, { motif, dye, scale = 0.8, sleeve, sash }) {
  const top =
    'M-56 -372C-86 -364 -114 -354 -136 -336C-142 -270 -118 -200 -112 -136H112C118 -200 142 -270 136 -336C114 -354 86 -364 56 -372C40 -322 -40 -322 -56 -372z'
  const skirt =
    'M-112 -140C-140 -20 -206 180 -246 344C-252 366 -244 376 -226 380C-80 404 80 404 226 380C244 376 252 366 246 344C206 180 140 -20 112 -140z'
  const arm =
    sleeve === 'long'
      ? 'M-132 -340C-178 -326 -194 -286 -206 -230L-258 40C-262 56 -256 64 -244 66L-206 72C-194 74 -190 68 -187 56L-122 -190z'
      : 'M-132 -340C-178 -326 -200 -286 -214 -240C-220 -222 -232 -200 -236 -190C-210 -172 -170 -160 -136 -162L-122 -220z'
  const front = cloth(paper, { motif, dye, scale, x: -40 })
  const side = cloth(paper, { motif, dye, scale, turn: 14 })
  const armClip = paper.clip(`<path d="${arm}"/>`)
  const armDrawn =
    path(arm, side) + folds(armClip, ['M-168 -280C-190 -200 -200 -120 -216 40'], { width: 20 }) + glow(paper, arm)
  const skirtClip = paper.clip(`<path d="${skirt}"/>`)
  const valleys = [-92, -54, -18, 20, 58, 94].map(
    (x, i) => `M${x} -130C${x * 1.25} 20 ${x * 1.9 + (i % 2 ? 12 : -12)} 200 ${x * 2.3} 400`,
  )
  const ribbon = sash
    ? path('M-115 -152C-60 -138 60 -138 115 -152L117 -116C60 -100 -60 -100 -117 -116z', sash) +
      line('M-112 -150C-60 -136 60 -136 112 -150', '#fff', 2, 'opacity="0.5"') +
      path(
        'M40 -126C90 -160 110 -120 50 -114zM44 -122C10 -158 -10 -112 36 -112zM44 -116C60 -70 66 -30 62 10L84 4C84 -40 70 -80 52 -116z',
        sash,
        'stroke="#1c0c08" stroke-opacity="0.25" stroke-width="2"',
      )
    : line('M-112 -140C-60 -126 60 -126 112 -140', '#150805', 5, 'opacity="0.45"')
  const shapes = `<path d="${top}"/><path d="${skirt}"/><path d="${arm}"/><path d="${arm}" transform="scale(-1 1)"/>`
  return (
    cast(shapes) +
    path('M-58 -372C-30 -384 30 -384 58 -372C44 -318 -44 -318 -58 -372z', '#2b140c') +
    armDrawn +
    mirrored(armDrawn) +
    path(skirt, front) +
    folds(skirtClip, valleys, { width: 30, depth: 0.4 }) +
    glow(paper, skirt) +
    path(top, front) +
    folds(
      paper.clip(`<path d="${top}"/>`),
      ['M-96 -280C-60 -240 -60 -200 -70 -140', 'M96 -270C66 -240 62 -190 70 -140'],
      { width: 18 },
    ) +
    glow(paper, top) +
    line('M-56 -370C-40 -320 40 -320 56 -370', '#f6e6c8', 5, 'opacity="0.75"') +
    ribbon
  )
}

/**
 * An open kimono jacket; its lining shows at the front. @param {Sheet} paper @param {Fabric & { lining: string }} how
 */
export function kimono(paper, { motif, dye, scale = 0.8, lining }) {
  const body = 'M-70 -330C-120 -322 -176 -306 -190 -286L-196 330C-130 346 -80 344 -40 336L-22 -40L-36 -300z'
  const arm = 'M-184 -296L-376 -150C-388 -140 -388 -130 -382 -118L-318 60C-312 72 -302 74 -290 70L-190 20z'
  const band =
    'M-74 -332C-60 -346 -44 -350 -34 -348C-20 -240 -10 -120 -14 20L-30 338L-62 340L-44 0C-44 -120 -54 -240 -74 -332z'
  const front = cloth(paper, { motif, dye, scale, x: -80 })
  const side = cloth(paper, { motif, dye, scale, turn: -28 })
  const half =
    path(arm, side) +
    folds(paper.clip(`<path d="${arm}"/>`), [
      'M-210 -230C-250 -140 -280 -60 -300 40',
      'M-196 -120C-220 -60 -230 -20 -240 40',
    ]) +
    glow(paper, arm) +
    line('M-370 -150L-302 62', '#150805', 3, 'opacity="0.4" transform="translate(14 0)"') +
    path(body, front) +
    folds(paper.clip(`<path d="${body}"/>`), [
      'M-150 -240C-130 -60 -150 140 -136 330',
      'M-90 -100C-80 60 -96 200 -86 340',
    ]) +
    glow(paper, body) +
    path(band, lining) +
    line(band, '#150805', 2, 'opacity="0.35"')
  const shapes = ['', ' transform="scale(-1 1)"']
    .map((flip) => `<path d="${arm}"${flip}/><path d="${body}"${flip}/>`)
    .join('')
  const back =
    path('M-70 -330C-40 -352 40 -352 70 -330L60 320H-60z', cloth(paper, { motif, dye, scale: scale * 0.96 })) +
    path('M-70 -330C-40 -352 40 -352 70 -330L60 320H-60z', '#160a08', 'opacity="0.55"')
  return (
    cast(shapes) + back + half + mirrored(half) + line('M-66 -334C-30 -352 30 -352 66 -334', lining, 16) + tie(lining)
  )
}

/** @param {string} colour */
const tie = (colour) =>
  line('M-36 -10C-10 14 10 14 36 -10M-4 6C-20 60 -24 90 -20 130M6 6C22 60 20 100 30 140', colour, 8) +
  line('M-36 -12C-10 12 10 12 36 -12', '#fff', 2, 'opacity="0.4"')

/** Short trousers; the colour may be a cloth. @param {Sheet} paper @param {string} colour */
export function shorts(paper, colour) {
  const d =
    'M-120 -110H120C126 -40 138 40 150 116C110 128 60 130 26 124L4 0L-4 0L-26 124C-60 130 -110 128 -150 116C-138 40 -126 -40 -120 -110z'
  const clip = paper.clip(`<path d="${d}"/>`)
  return (
    cast(`<path d="${d}"/>`) +
    path(d, colour) +
    folds(clip, ['M-60 -80C-80 0 -80 60 -90 130', 'M60 -80C70 0 84 60 92 130', 'M0 -60V20'], { width: 18 }) +
    glow(paper, d) +
    box(-121, -112, 242, 26, 6, colour) +
    box(-121, -112, 242, 26, 6, '#fff', 'opacity="0.12"') +
    line('M-14 -86C-20 -60 -22 -50 -16 -30M10 -86C16 -60 20 -44 12 -34', '#f3e3c4', 4)
  )
}
