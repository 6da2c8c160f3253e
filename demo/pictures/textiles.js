/**
 * Cloth that is not a garment: folded, hung, rolled, sewn into bags and cushions, and seen very near.
 *
 * @import { Sheet } from './svg.js'
 * @import { Fabric } from './garments.js'
 */
import { folds, glow, teak } from './batik-ground.js'
import { cloth } from './motifs.js'
import { box, cast, inside, line, many, oval, path } from './svg.js'

/** The cloth itself, filling the picture in lazy waves. @param {Sheet} paper @param {Fabric} how */
export function draped(paper, { motif, dye, scale = 2 }) {
  const near = cloth(paper, { motif, dye, scale, turn: 8, x: 120, y: 60 })
  const far = cloth(paper, { motif, dye, scale, turn: -14, x: 300, y: 20 })
  const wave = 'M-20 560C160 440 260 620 460 540C640 468 760 560 980 420V980H-20z'
  const valleys = [
    'M-40 120C200 200 320 60 540 180S860 260 1000 140',
    'M-20 420C160 360 300 470 480 400S800 420 1000 300',
  ]
  const front = [
    'M120 960C200 820 180 700 300 600',
    'M460 980C520 820 480 720 620 560',
    'M800 980C800 800 860 700 900 520',
  ]
  const full = 'M0 0H960V960H0z'
  return (
    path('M0 0H960V640H0z', far) +
    folds(paper.clip(`<path d="${full}"/>`), valleys, { width: 54, depth: 0.5 }) +
    cast(`<path d="${wave}"/>`, { dx: 0, dy: -18, amount: 18, depth: 0.6 }) +
    path(wave, near) +
    folds(paper.clip(`<path d="${wave}"/>`), front, { width: 46, depth: 0.42 }) +
    line('M-20 560C160 440 260 620 460 540C640 468 760 560 980 420', '#fff4de', 5, 'opacity="0.55"') +
    glow(paper, full)
  )
}

/** A shirt folded for the shelf. @param {Sheet} paper @param {Fabric & { band?: string }} how */
export function foldedShirt(paper, { motif, dye, scale = 1, band }) {
  const d =
    'M-230 -210C-150 -232 150 -232 230 -210C244 -206 250 -196 250 -182L262 300C262 318 252 328 234 330C80 340 -80 340 -234 330C-252 328 -262 318 -262 300L-250 -182C-250 -196 -244 -206 -230 -210z'
  const fill = cloth(paper, { motif, dye, scale, x: -50, y: -10 })
  const clip = paper.clip(`<path d="${d}"/>`)
  const leaf =
    'M-116 -236C-128 -226 -136 -206 -138 -186L-62 -96C-54 -88 -44 -92 -38 -98L0 -148C-50 -168 -92 -204 -116 -236z'
  const half =
    path(leaf, '#120604', 'opacity="0.4" transform="translate(4 10)"') +
    path(leaf, fill) +
    path(leaf, '#fff1d6', 'opacity="0.14"') +
    line(leaf, '#150805', 2, 'opacity="0.4"')
  const neck =
    path('M-116 -234C-70 -276 70 -276 116 -234L0 -140z', '#2b140c') +
    path('M-100 -236C-60 -262 60 -262 100 -236L70 -206C30 -226 -30 -226 -70 -206z', fill) +
    path('M-30 -226H30V-200H-30z', '#f4e8d2')
  const layers = many(3, (i) =>
    path(
      'M-258 300C-80 346 80 346 258 300L262 330C80 366 -80 366 -262 330z',
      ['#1c0d08', '#5a3b28', '#1c0d08'][i] ?? '#1c0d08',
      `opacity="0.35" transform="translate(0 ${8 - i * 8})"`,
    ),
  )
  const strap = band
    ? box(-262, 130, 524, 66, 0, band) +
      line('M-262 132H262', '#fff', 2, 'opacity="0.5"') +
      path('M-50 130H50V196H-50z', '#fff7e6', 'opacity="0.92"') +
      path('M0 142L18 163L0 184L-18 163z', band)
    : ''
  return (
    cast(`<path d="${d}"/>`, { dx: 18, dy: 30, amount: 20, depth: 0.42 }) +
    layers +
    neck +
    path(d, fill) +
    folds(clip, ['M-240 60C-120 40 -60 80 60 60S200 70 256 50', 'M-250 230C-120 250 40 220 256 250'], {
      width: 20,
      depth: 0.22,
    }) +
    glow(paper, d) +
    line('M-18 -140V332M20 -140V332', '#150805', 2.4, 'opacity="0.45"') +
    many(4, (i) => oval(1, -90 + i * 110, 9, 9, '#f0dfc0') + oval(-1, -92 + i * 110, 3, 2.4, '#fff')) +
    half +
    `<g transform="scale(-1 1)">${half}</g>` +
    inside(clip, strap)
  )
}

/** Folded lengths of cloth, one on another. @param {Sheet} paper @param {readonly Fabric[]} fabrics */
export function stack(paper, fabrics) {
  const layer = (/** @type {Fabric} */ fabric, /** @type {number} */ i) => {
    const y = 180 - i * 104
    const shift = i % 2 ? 12 : -8
    const front = `M${-290 + shift} ${y - 44}C${-318 + shift} ${y - 44} ${-318 + shift} ${y + 54} ${-290 + shift} ${y + 54}H${282 + shift}V${y - 44}z`
    const ends = many(5, (k) =>
      line(`M${282 + shift} ${y - 34 + k * 20}H${292 + shift - (k % 2) * 6}`, '#2a150c', 3, 'opacity="0.5"'),
    )
    const creases =
      line(`M${-286 + shift} ${y + 6}H${282 + shift}`, '#150805', 5, 'opacity="0.45"') +
      line(
        `M${-296 + shift} ${y - 20}H${282 + shift}M${-294 + shift} ${y + 30}H${282 + shift}`,
        '#150805',
        2.4,
        'opacity="0.25"',
      )
    return (
      path(front, cloth(paper, { ...fabric, scale: fabric.scale ?? 0.7, x: i * 37, y })) +
      path(
        front,
        paper.linear(0, 0, 0, 1, [
          [0, '#fff1d6', 0.35],
          [0.2, '#fff1d6', 0.05],
          [0.6, '#150805', 0.05],
          [1, '#150805', 0.5],
        ]),
      ) +
      creases +
      ends
    )
  }
  const last = fabrics[fabrics.length - 1]
  const topY = 180 - (fabrics.length - 1) * 104 - 44
  const lid = last
    ? `M-296 ${topY + 4}L-246 ${topY - 74}C-240 ${topY - 82} -234 ${topY - 84} -226 ${topY - 84}H236L294 ${topY + 4}z`
    : ''
  const top = last
    ? path(lid, cloth(paper, { ...last, scale: last.scale ?? 0.7, turn: 0, x: 20 })) +
      path(
        lid,
        paper.linear(0, 0, 1, 1, [
          [0, '#fff4de', 0.4],
          [1, '#150805', 0.12],
        ]),
      ) +
      line(`M-70 ${topY}L-50 ${topY - 84}`, '#150805', 4, 'opacity="0.3"')
    : ''
  return (
    cast(`<path d="M-300 ${topY}L-236 ${topY - 84}H236L294 ${topY}V234H-300z"/>`, {
      dx: 26,
      dy: 22,
      amount: 22,
      depth: 0.4,
    }) +
    fabrics.map(layer).join('') +
    top
  )
}

/**
 * A length of cloth over a teak rod, as weavers show it. @param {Sheet} paper @param {Fabric & { border?: string }} how
 */
export function onRod(paper, { motif, dye, scale = 0.9, border }) {
  const d =
    'M-270 -330H270C276 -120 264 80 274 330C180 350 90 318 0 336C-90 354 -190 322 -274 340C-262 100 -276 -100 -270 -330z'
  const back = 'M-230 -330H300C306 -140 300 100 306 240L240 250L-230 200z'
  const fill = cloth(paper, { motif, dye, scale, x: -60, y: 30 })
  const clip = paper.clip(`<path d="${d}"/>`)
  const edge = border
    ? inside(
        clip,
        box(-300, 250, 600, 110, 0, border) +
          many(
            11,
            (i) =>
              path(`M${-290 + i * 56} 250L${-262 + i * 56} 180L${-234 + i * 56} 250z`, border) +
              path(`M${-276 + i * 56} 246L${-262 + i * 56} 208L${-248 + i * 56} 246z`, '#f6e3bd'),
          ) +
          line('M-300 268H300M-300 330H300', '#f6e3bd', 4),
      )
    : ''
  const rod =
    box(-400, -352, 800, 34, 17, teak(paper)) +
    box(-392, -348, 784, 7, 3, '#fff1d6', 'opacity="0.4"') +
    oval(-400, -335, 22, 26, '#7a4418') +
    oval(-404, -340, 12, 14, '#d9a066') +
    oval(400, -335, 22, 26, '#6c3c15')
  const fringe = many(44, (i) => line(`M${-266 + i * 12.4} ${334 + Math.sin(i * 0.34) * 7}v22`, '#f0dfc0', 2.6))
  return (
    cast(`<path d="${d}"/><path d="M-400 -350H400V-320H-400z"/>`, { dx: 22, dy: 26, amount: 18 }) +
    path(back, fill) +
    path(back, '#160a08', 'opacity="0.5"') +
    rod +
    fringe +
    path(d, fill) +
    edge +
    folds(
      clip,
      [
        'M-180 -320C-200 -80 -170 120 -190 340',
        'M-40 -320C-20 -100 -60 140 -36 340',
        'M120 -320C96 -60 140 120 110 340',
        'M220 -320C230 -60 210 140 226 340',
      ],
      { width: 34, depth: 0.36 },
    ) +
    path(
      'M-270 -330H270V-290H-270z',
      paper.linear(0, 0, 0, 1, [
        [0, '#fff4de', 0.5],
        [0.4, '#fff4de', 0],
        [1, '#150805', 0.25],
      ]),
    ) +
    glow(paper, d)
  )
}

/** A scarf over a teak rod, its two ends hanging. @param {Sheet} paper @param {Fabric & { tassel: string }} how */
export function scarf(paper, { motif, dye, scale = 0.8, tassel }) {
  const rear = 'M-20 -336H196C206 -140 190 40 214 216C160 232 80 214 16 228C0 40 -10 -140 -20 -336z'
  const front = 'M-206 -336H64C78 -120 52 80 80 304C-20 322 -120 298 -226 316C-204 100 -220 -120 -206 -336z'
  const fill = cloth(paper, { motif, dye, scale, turn: 4 })
  const other = cloth(paper, { motif, dye, scale, turn: -4, x: 50 })
  const ends =
    many(16, (i) => line(`M${22 + i * 12.4} 218l${(i % 3) - 1} ${56 + (i % 3) * 5}`, tassel, 5)) +
    many(25, (i) => line(`M${-220 + i * 12.2} 304l${(i % 3) - 1} ${58 + (i % 3) * 5}`, tassel, 5))
  const rod =
    box(-330, -358, 660, 34, 17, teak(paper)) +
    box(-322, -354, 644, 7, 3, '#fff1d6', 'opacity="0.4"') +
    oval(-330, -341, 20, 24, '#7a4418') +
    oval(-334, -346, 11, 13, '#d9a066') +
    oval(330, -341, 20, 24, '#6c3c15')
  const over = (/** @type {number} */ x, /** @type {number} */ w) =>
    path(`M${x} -336V-352C${x} -366 ${x + w} -366 ${x + w} -352V-336z`, fill) +
    path(
      `M${x} -300V-352C${x} -366 ${x + w} -366 ${x + w} -352V-300z`,
      paper.linear(0, 0, 0, 1, [
        [0, '#fff4de', 0.1],
        [0.3, '#fff4de', 0.55],
        [1, '#fff4de', 0],
      ]),
    )
  return (
    cast(`<path d="${rear}"/><path d="${front}"/><path d="M-330 -356H330V-326H-330z"/>`, {
      dx: 22,
      dy: 26,
      amount: 16,
    }) +
    rod +
    ends +
    path(rear, other) +
    folds(paper.clip(`<path d="${rear}"/>`), ['M60 -336C76 -100 70 60 86 230', 'M130 -336C140 0 130 120 150 230'], {
      width: 24,
    }) +
    path(rear, '#160a08', 'opacity="0.2"') +
    over(64, 132) +
    path(front, fill) +
    folds(
      paper.clip(`<path d="${front}"/>`),
      [
        'M-150 -336C-136 -100 -170 120 -156 320',
        'M-70 -336C-84 -60 -50 120 -70 320',
        'M10 -336C20 -100 -10 100 16 320',
      ],
      { width: 30, depth: 0.4 },
    ) +
    glow(paper, front) +
    over(-206, 270)
  )
}
