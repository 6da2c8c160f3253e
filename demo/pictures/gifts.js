/**
 * Gifts and what batik is made with: boxes, notebooks, bolts of cloth, the wax kit.
 *
 * @import { Sheet } from './svg.js'
 * @import { Fabric } from './garments.js'
 */
import { canting, glow } from './batik-ground.js'
import { cloth } from './motifs.js'
import { piece, stitch } from './piece.js'
import { at, box, cast, chance, inside, line, many, oval, path } from './svg.js'

/**
 * An open box from above; `content` lies in shredded paper. @param {Sheet} paper @param {{ board: string, ribbon:
 * string, content: string }} how
 */
export function giftBox(paper, { board, ribbon, content }) {
  const random = chance(11)
  const straw = many(230, () => {
    const [x, y, dx, dy] = [random() * 640 - 320, random() * 560 - 280, random() * 90 - 45, random() * 60 - 30]
    return line(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(dx / 2 + 14).toFixed(0)} ${(dy / 2 - 12).toFixed(0)} ${dx.toFixed(0)} ${dy.toFixed(0)}`,
      random() > 0.5 ? '#f3dfb4' : '#d8b878',
      5,
    )
  })
  const well = paper.clip('<rect x="-330" y="-290" width="660" height="580" rx="10"/>')
  const bow =
    path(
      'M0 0C-70 -70 -150 -60 -130 0C-150 50 -60 60 0 0zM0 0C70 -70 150 -60 130 0C150 50 60 60 0 0z',
      ribbon,
      'stroke="#1c0c08" stroke-opacity="0.3" stroke-width="3"',
    ) +
    path('M-10 10L-70 130L-34 120L-14 150L10 20zM10 10L70 130L36 124L14 150L-6 20z', ribbon, 'opacity="0.94"') +
    oval(0, 4, 24, 22, ribbon) +
    oval(-5, -2, 9, 7, '#fff', 'opacity="0.35"')
  return (
    cast('<rect x="-380" y="-340" width="760" height="680" rx="18"/>', { dx: 24, dy: 30, amount: 22, depth: 0.42 }) +
    box(-380, -340, 760, 680, 18, board) +
    box(
      -380,
      -340,
      760,
      680,
      18,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.4],
        [1, '#150805', 0.25],
      ]),
    ) +
    box(-330, -290, 660, 580, 10, '#8a6233') +
    inside(well, straw + path('M-330 -290H330V-250H-290V290H-330z', '#1c0c04', 'opacity="0.35"') + content) +
    at(-330, 300, bow, { scale: 0.9, turn: -18 })
  )
}

/**
 * A piece of cloth folded flat, from above. @param {Sheet} paper @param {Fabric & { width?: number, height?: number,
 * band?: string }} how
 */
export function flat(paper, { motif, dye, scale = 0.6, width = 320, height = 260, band }) {
  const [w, h] = [width / 2, height / 2]
  const d = `M${-w} ${-h + 12}C${-w} ${-h} ${-w + 6} ${-h} ${-w + 14} ${-h}H${w - 14}C${w - 4} ${-h} ${w} ${-h + 4} ${w} ${-h + 12}V${h - 12}C${w} ${h} ${w - 6} ${h} ${w - 14} ${h}H${-w + 14}C${-w + 4} ${h} ${-w} ${h - 4} ${-w} ${h - 12}z`
  return (
    cast(`<path d="${d}"/>`, { dx: 10, dy: 14, amount: 10, depth: 0.45 }) +
    piece(
      paper,
      d,
      cloth(paper, { motif, dye, scale, x: -w, y: -h }),
      [`M${-w} ${h * 0.4}C${-w / 3} ${h * 0.5} ${w / 3} ${h * 0.3} ${w} ${h * 0.42}`],
      {
        width: 14,
        depth: 0.24,
      },
    ) +
    line(`M${-w + 4} ${-h + 18}H${w - 4}`, '#fff4de', 4, 'opacity="0.5"') +
    (band
      ? box(-30, -h, 60, height, 0, band) + oval(0, 0, 42, 42, '#fff7e6') + path('M0 -22L20 0L0 22L-20 0z', band)
      : '')
  )
}

/** A notebook bound in batik. @param {Sheet} paper @param {Fabric & { spine: string }} how */
export function notebook(paper, { motif, dye, scale = 0.75, spine }) {
  const d = 'M-220 -330H204C218 -330 226 -322 226 -308V308C226 322 218 330 204 330H-220z'
  return (
    cast(`<path d="${d}"/>`, { dx: 22, dy: 28, amount: 18, depth: 0.45 }) +
    box(-214, -318, 452, 660, 12, '#efe6d2') +
    many(5, (i) => line(`M${230 + i * 2} -306V332`, '#b9ab8f', 1.4)) +
    path(d, cloth(paper, { motif, dye, scale, x: -100 })) +
    glow(paper, d) +
    box(-236, -332, 92, 664, 10, spine) +
    stitch('M-156 -322V322') +
    box(-70, -120, 210, 130, 4, '#fff7e6') +
    line('M-44 -84H112M-44 -56H112M-44 -28H60', '#8c7a5c', 4) +
    line('M168 -332V332', '#20130c', 12) +
    line('M165 -332V332', '#fff', 2, 'opacity="0.3"')
  )
}

/** Cloth by the metre, rolled on card. @param {Sheet} paper @param {readonly Fabric[]} fabrics from the lowest up */
export function bolts(paper, fabrics) {
  const roll = (/** @type {Fabric} */ fabric, /** @type {number} */ i) => {
    const round = paper.linear(0, 0, 0, 1, [
      [0, '#fff4de', 0.1],
      [0.25, '#fff4de', 0.45],
      [0.5, '#150805', 0],
      [1, '#150805', 0.66],
    ])
    const spiral = many(
      4,
      (k) =>
        `<ellipse cx="300" cy="0" rx="${40 - k * 9}" ry="${84 - k * 19}" fill="none" stroke="#3a2013" stroke-opacity="0.5" stroke-width="4"/>`,
    )
    const body =
      box(-340, -88, 640, 176, 40, cloth(paper, { ...fabric, scale: fabric.scale ?? 0.7, x: i * 41 })) +
      box(-340, -88, 640, 176, 40, round) +
      oval(300, 0, 42, 88, cloth(paper, { ...fabric, scale: 0.4 })) +
      oval(300, 0, 42, 88, '#fff4de', 'opacity="0.3"') +
      spiral +
      oval(300, 0, 9, 19, '#c59a5d')
    return at(
      i % 2 ? 26 : -14,
      236 - i * 160,
      cast('<rect x="-340" y="-88" width="680" height="176" rx="40"/>', { dx: 16, dy: 18, amount: 14, depth: 0.4 }) +
        body,
    )
  }
  return fabrics.map(roll).join('')
}

/**
 * What batik is made with: white cloth with a drawing begun, the pan of wax, two pens. @param {Sheet} paper @param
 * {Fabric} how
 */
export function waxKit(paper, how) {
  const wax = paper.radial(0.4, 0.34, 0.8, [
    [0, '#f4c46a'],
    [0.6, '#b9741f'],
    [1, '#6b3708'],
  ])
  const iron = paper.linear(0, 0, 1, 1, [
    [0, '#6d655d'],
    [0.5, '#3a342f'],
    [1, '#171310'],
  ])
  const pan =
    cast('<ellipse cx="0" cy="0" rx="170" ry="166"/>', { dx: 16, dy: 20, amount: 14, depth: 0.42 }) +
    path('M150 -26L330 -60L338 -24L156 26z', '#7a4a20') +
    oval(0, 0, 170, 166, iron) +
    oval(0, 0, 136, 132, wax) +
    line('M-90 -50C-50 -100 30 -106 80 -70', '#fff1c9', 8, 'opacity="0.6"')
  return (
    at(-120, 90, flat(paper, { ...how, width: 540, height: 520 }), { turn: -8 }) +
    at(210, -200, pan, { scale: 0.92 }) +
    canting(paper, -250, -200, 1, -16) +
    canting(paper, -60, 250, 1.05, -22)
  )
}
