/**
 * More to carry and wear: keypad phones, folding phones, tablets, bands.
 *
 * @import { Sheet } from './svg.js'
 * @import { Finish } from './finishes.js'
 */
import { barrel, metal } from './finishes.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

/**
 * A picture for a wide screen. @param {Sheet} paper @param {number} x @param {number} y @param {number} w @param
 * {number} h
 */
export function hills(paper, x, y, w, h) {
  return (
    box(
      x,
      y,
      w,
      h,
      0,
      paper.linear(0, 0, 0.3, 1, [
        [0, '#7ec3ff'],
        [0.5, '#c7e6ff'],
        [1, '#fff3d6'],
      ]),
    ) +
    oval(x + w * 0.72, y + h * 0.3, h * 0.1, h * 0.1, '#fff1c2') +
    path(
      `M${x} ${y + h}V${y + h * 0.6}C${x + w * 0.2} ${y + h * 0.36} ${x + w * 0.36} ${y + h * 0.74} ${x + w * 0.56} ${y + h * 0.5}S${x + w * 0.9} ${y + h * 0.5} ${x + w} ${y + h * 0.42}V${y + h}z`,
      '#5aa9a0',
    ) +
    path(
      `M${x} ${y + h}V${y + h * 0.82}C${x + w * 0.3} ${y + h * 0.6} ${x + w * 0.5} ${y + h * 0.94} ${x + w} ${y + h * 0.66}V${y + h}z`,
      '#2f6f8a',
    )
  )
}

/** @param {Sheet} paper @param {Finish} finish */
export function keypadPhone(paper, finish) {
  const shape = '<rect x="-150" y="-370" width="300" height="740" rx="60"/>'
  const key = (/** @type {number} */ i) => {
    const [x, y] = [-84 + (i % 3) * 84, 86 + Math.floor(i / 3) * 66]
    return (
      box(x - 36, y - 20, 72, 50, 18, '#000', 'opacity="0.3"') +
      box(x - 36, y - 25, 72, 50, 18, finish.light) +
      box(x - 32, y - 22, 64, 20, 12, '#fff', 'opacity="0.3"') +
      letters('123456789 0 '[i] ?? '', x, y - 12, 24, '#1c2029', 1)
    )
  }
  return (
    cast(shape, { dx: 24, dy: 30, amount: 18, depth: 0.36 }) +
    box(-156, -376, 312, 752, 64, metal(paper, finish)) +
    box(-150, -370, 300, 740, 60, 'none', 'stroke="#fff" stroke-opacity="0.35" stroke-width="3"') +
    box(-122, -316, 244, 270, 22, '#0b0e17') +
    box(
      -106,
      -300,
      212,
      238,
      10,
      paper.linear(0, 0, 1, 1, [
        [0, '#a8d8ff'],
        [1, '#3f74e0'],
      ]),
    ) +
    letters('10:28', 0, -256, 46, '#fff', 0.8) +
    many(4, (i) => box(-92 + i * 48, -150, 38, 38, 10, ['#ffd166', '#7ee0c3', '#ff8fa3', '#fff'][i] ?? '#fff')) +
    line('M-40 -344H40', '#0b0e17', 8) +
    box(-126, -26, 70, 40, 18, '#5ce6a8') +
    box(56, -26, 70, 40, 18, '#ff6f6f') +
    box(-44, -34, 88, 58, 26, '#0b0e17', 'opacity="0.5"') +
    box(-22, -20, 44, 30, 14, finish.light) +
    many(12, key)
  )
}

/**
 * A folding phone, half open like a book, or open flat. @param {Sheet} paper @param {Finish} finish @param {{ flat?:
 * boolean }} [how]
 */
export function foldPhone(paper, finish, { flat = false } = {}) {
  if (flat) {
    const shape = '<rect x="-370" y="-310" width="740" height="620" rx="46"/>'
    return (
      cast(shape, { dx: 24, dy: 30, amount: 20, depth: 0.36 }) +
      box(-376, -316, 752, 632, 50, metal(paper, finish)) +
      box(-366, -306, 732, 612, 42, '#08090d') +
      inside(
        paper.clip('<rect x="-352" y="-292" width="704" height="584" rx="30"/>'),
        hills(paper, -352, -292, 352, 584) +
          box(0, -292, 352, 584, 0, '#f7f9fd') +
          many(7, (i) =>
            line(`M40 ${-180 + i * 54}H${300 - ((i * 67) % 120)}`, i === 0 ? '#155dfc' : '#b9c6e4', i === 0 ? 18 : 12),
          ) +
          box(
            -16,
            -292,
            32,
            584,
            0,
            paper.linear(0, 0, 1, 0, [
              [0, '#000', 0],
              [0.5, '#000', 0.2],
              [1, '#000', 0],
            ]),
          ) +
          path('M-352 -292H80L-240 292H-352z', '#fff', 'opacity="0.1"'),
      ) +
      oval(180, -262, 11, 11, '#08090d')
    )
  }
  const left = 'M-250 -330L0 -372V372L-250 330C-268 326 -280 316 -280 296V-296C-280 -316 -268 -326 -250 -330z'
  const right = 'M250 -330L0 -372V372L250 330C268 326 280 316 280 296V-296C280 -316 268 -326 250 -330z'
  return (
    contact(paper, 20, 372, 330, 40, 0.4) +
    path(left, metal(paper, finish)) +
    path(right, finish.deep) +
    path('M-244 -308L-10 -348V348L-244 308C-258 304 -262 298 -262 286V-286C-262 -298 -258 -304 -244 -308z', '#08090d') +
    path('M244 -308L10 -348V348L244 308C258 304 262 298 262 286V-286C262 -298 258 -304 244 -308z', '#08090d') +
    inside(
      paper.clip(
        '<path d="M-240 -298L-6 -338V338L-240 298C-250 294 -252 290 -252 280V-280C-252 -290 -250 -294 -240 -298z"/><path d="M240 -298L6 -338V338L240 298C250 294 252 290 252 280V-280C252 -290 250 -294 240 -298z"/>',
      ),
      hills(paper, -260, -340, 520, 680) +
        path('M-260 -340H-60L-260 200z', '#fff', 'opacity="0.16"') +
        box(0, -350, 270, 700, 0, '#0a1538', 'opacity="0.2"'),
    ) +
    box(-12, -374, 24, 748, 10, barrel(paper, finish))
  )
}

/**
 * A tablet lying wide, with or without its pen. @param {Sheet} paper @param {Finish} finish @param {{ pen?: boolean }}
 * [how]
 */
export function tabletWide(paper, finish, { pen = true } = {}) {
  const shape = '<rect x="-430" y="-300" width="860" height="600" rx="44"/>'
  const stroke =
    line('M-250 60C-200 -60 -120 -60 -110 40S-10 120 30 20S130 -60 190 40', '#155dfc', 12) +
    line('M-250 130H120', '#f28a3c', 8, 'opacity="0.8"')
  return (
    cast(shape, { dx: 24, dy: 32, amount: 20, depth: 0.36 }) +
    box(-436, -306, 872, 612, 48, metal(paper, finish)) +
    box(-426, -296, 852, 592, 38, '#08090d') +
    inside(
      paper.clip('<rect x="-400" y="-270" width="800" height="540" rx="20"/>'),
      pen
        ? box(-400, -270, 800, 540, 0, '#fbfaf6') +
            many(8, (i) => line(`M-400 ${-200 + i * 60}H400`, '#d9e2f2', 3)) +
            letters('CATATAN', -170, -220, 50, '#1c2029', 0.8) +
            stroke
        : hills(paper, -400, -270, 800, 540) +
            many(5, (i) =>
              box(
                -220 + i * 92,
                180,
                66,
                66,
                18,
                ['#fff', '#ffd166', '#7ee0c3', '#ff8fa3', '#9a7be0'][i] ?? '#fff',
                'opacity="0.92"',
              ),
            ) +
            letters('10:28', 0, -190, 90, '#fff', 0.6),
    ) +
    inside(
      paper.clip('<rect x="-400" y="-270" width="800" height="540" rx="20"/>'),
      path('M-400 -270H60L-260 270H-400z', '#fff', 'opacity="0.12"'),
    ) +
    oval(0, -283, 7, 7, '#2a2f39') +
    (pen ? at(250, 60, stylus(paper), { turn: 38 }) : '')
  )
}

/** @param {Sheet} paper */
const stylus = (paper) =>
  cast('<rect x="-14" y="-330" width="28" height="420" rx="14"/>', { dx: 14, dy: 18, amount: 8, depth: 0.3 }) +
  box(
    -14,
    -330,
    28,
    400,
    14,
    paper.linear(0, 0, 1, 0, [
      [0, '#c8cfda'],
      [0.3, '#fff'],
      [1, '#9aa3b0'],
    ]),
  ) +
  path('M-13 60H13L4 100H-4z', '#dfe4ec') +
  path('M-5 94H5L0 108z', '#38404d')

/** A slim fitness band. @param {Sheet} paper @param {Finish} strap */
export function band(paper, strap) {
  const side = (/** @type {number} */ s) =>
    `M-68 ${s * 150}C-72 ${s * 240} -62 ${s * 330} -52 ${s * 410}C-46 ${s * 428} 46 ${s * 428} 52 ${s * 410}C62 ${s * 330} 72 ${s * 240} 68 ${s * 150}z`
  return (
    cast(`<path d="${side(-1)}"/><path d="${side(1)}"/><rect x="-84" y="-190" width="168" height="380" rx="80"/>`, {
      dx: 18,
      dy: 24,
      amount: 16,
      depth: 0.34,
    }) +
    path(side(-1), barrel(paper, strap)) +
    path(side(1), barrel(paper, strap)) +
    many(5, (i) => oval(0, 250 + i * 34, 8, 10, '#000', 'opacity="0.35"')) +
    box(-86, -192, 172, 384, 82, metal(paper, { light: '#6a7280', base: '#2a2f39', deep: '#0d1016' })) +
    box(-70, -174, 140, 348, 68, '#07090f') +
    letters('10', 0, -120, 56, '#fff', 0.7) +
    letters('28', 0, -44, 56, '#5ce6a8', 0.7) +
    path('M0 96C-40 66 -34 30 -10 34C-4 36 0 42 0 46C0 42 4 36 10 34C34 30 40 66 0 96z', '#ff5a7a') +
    letters('68', 0, 112, 24, '#fff', 0.9) +
    inside(
      paper.clip('<rect x="-70" y="-174" width="140" height="348" rx="68"/>'),
      path('M-70 -174H50L-70 100z', '#fff', 'opacity="0.12"'),
    )
  )
}

/** A child's watch with a map and a smile. @param {Sheet} paper @param {Finish} finish */
export function kidWatch(paper, finish) {
  const side = (/** @type {number} */ s) =>
    `M-120 ${s * 150}C-126 ${s * 240} -110 ${s * 330} -92 ${s * 410}C-84 ${s * 430} 84 ${s * 430} 92 ${s * 410}C110 ${s * 330} 126 ${s * 240} 120 ${s * 150}z`
  const face =
    'M-150 -110C-150 -160 -120 -176 -80 -176H80C120 -176 150 -160 150 -110V110C150 160 120 176 80 176H-80C-120 176 -150 160 -150 110z'
  return (
    cast(`<path d="${side(-1)}"/><path d="${side(1)}"/><rect x="-176" y="-200" width="352" height="400" rx="90"/>`, {
      dx: 20,
      dy: 26,
      amount: 16,
      depth: 0.34,
    }) +
    path(side(-1), barrel(paper, finish)) +
    path(side(1), barrel(paper, finish)) +
    many(5, (i) => oval(-40 + (i % 2) * 80, -250 - i * 30, 12, 12, '#fff', 'opacity="0.5"')) +
    many(4, (i) => oval(0, 270 + i * 38, 10, 14, '#000', 'opacity="0.3"')) +
    box(-178, -202, 356, 404, 92, metal(paper, finish)) +
    box(-178, -202, 356, 404, 92, 'none', 'stroke="#fff" stroke-opacity="0.5" stroke-width="4"') +
    inside(
      paper.clip(`<path d="${face}"/>`),
      box(-150, -180, 300, 360, 0, '#d8f0e0') +
        path('M-150 60C-60 20 0 120 150 40V180H-150z', '#a8dfb8') +
        line('M-150 -60C-40 -20 20 -120 150 -80M-60 -180C-40 -40 -80 60 -20 180', '#fff', 26) +
        path('M30 40C-20 -30 -14 -80 30 -84C74 -80 80 -30 30 40z', '#ff5a7a') +
        oval(30, -40, 18, 18, '#fff') +
        letters('10:28', -70, -150, 28, '#1f4a6a', 1) +
        path('M-150 -180H60L-150 80z', '#fff', 'opacity="0.18"'),
    ) +
    oval(0, 188, 14, 8, '#0b0e17', 'opacity="0.5"') +
    box(168, -30, 26, 70, 10, '#ffd166')
  )
}
