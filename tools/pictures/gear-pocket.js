/**
 * More to carry: keypad phones, folding phones, tablets, bands, cases, straps and small chargers.
 *
 * @import { Sheet } from './svg.js'
 * @import { Finish } from './finishes.js'
 */
import { barrel, metal } from './finishes.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path } from './svg.js'

/** A picture for a wide screen. @param {Sheet} paper @param {number} x @param {number} y @param {number} w @param {number} h */
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
    path(`M${x} ${y + h}V${y + h * 0.82}C${x + w * 0.3} ${y + h * 0.6} ${x + w * 0.5} ${y + h * 0.94} ${x + w} ${y + h * 0.66}V${y + h}z`, '#2f6f8a')
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

/** A folding phone, half open like a book, or open flat. @param {Sheet} paper @param {Finish} finish @param {{ flat?: boolean }} [how] */
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
          many(7, (i) => line(`M40 ${-180 + i * 54}H${300 - ((i * 67) % 120)}`, i === 0 ? '#155dfc' : '#b9c6e4', i === 0 ? 18 : 12)) +
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
      hills(paper, -260, -340, 520, 680) + path('M-260 -340H-60L-260 200z', '#fff', 'opacity="0.16"') + box(0, -350, 270, 700, 0, '#0a1538', 'opacity="0.2"'),
    ) +
    box(-12, -374, 24, 748, 10, barrel(paper, finish))
  )
}

/** A tablet lying wide, with or without its pen. @param {Sheet} paper @param {Finish} finish @param {{ pen?: boolean }} [how] */
export function tabletWide(paper, finish, { pen = true } = {}) {
  const shape = '<rect x="-430" y="-300" width="860" height="600" rx="44"/>'
  const stroke = line('M-250 60C-200 -60 -120 -60 -110 40S-10 120 30 20S130 -60 190 40', '#155dfc', 12) + line('M-250 130H120', '#f28a3c', 8, 'opacity="0.8"')
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
            many(5, (i) => box(-220 + i * 92, 180, 66, 66, 18, ['#fff', '#ffd166', '#7ee0c3', '#ff8fa3', '#9a7be0'][i] ?? '#fff', 'opacity="0.92"')) +
            letters('10:28', 0, -190, 90, '#fff', 0.6),
    ) +
    inside(paper.clip('<rect x="-400" y="-270" width="800" height="540" rx="20"/>'), path('M-400 -270H60L-260 270H-400z', '#fff', 'opacity="0.12"')) +
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
    inside(paper.clip('<rect x="-70" y="-174" width="140" height="348" rx="68"/>'), path('M-70 -174H50L-70 100z', '#fff', 'opacity="0.12"'))
  )
}

/** A child's watch with a map and a smile. @param {Sheet} paper @param {Finish} finish */
export function kidWatch(paper, finish) {
  const side = (/** @type {number} */ s) =>
    `M-120 ${s * 150}C-126 ${s * 240} -110 ${s * 330} -92 ${s * 410}C-84 ${s * 430} 84 ${s * 430} 92 ${s * 410}C110 ${s * 330} 126 ${s * 240} 120 ${s * 150}z`
  const face = 'M-150 -110C-150 -160 -120 -176 -80 -176H80C120 -176 150 -160 150 -110V110C150 160 120 176 80 176H-80C-120 176 -150 160 -150 110z'
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

/** An open-backed look at a phone's case. @param {Sheet} paper @param {{ tint: string, depth: number, magnet?: boolean }} how */
export function phoneCase(paper, { tint, depth, magnet = true }) {
  const shape = '<rect x="-186" y="-376" width="372" height="752" rx="64"/>'
  return (
    cast(shape, { dx: 20, dy: 26, amount: 16, depth: 0.22 }) +
    box(-192, -382, 384, 764, 68, tint, `opacity="${depth}"`) +
    box(-192, -382, 384, 764, 68, 'none', `stroke="${tint}" stroke-width="16"`) +
    box(-192, -382, 384, 764, 68, 'none', 'stroke="#fff" stroke-opacity="0.65" stroke-width="6"') +
    box(-178, -368, 356, 736, 56, 'none', 'stroke="#fff" stroke-opacity="0.5" stroke-width="3"') +
    box(-164, -352, 132, 262, 56, '#8fa4c8', 'opacity="0.35"') +
    box(-164, -352, 132, 262, 56, 'none', 'stroke="#fff" stroke-opacity="0.85" stroke-width="8"') +
    (magnet
      ? oval(0, 60, 118, 118, 'none', 'stroke="#fff" stroke-opacity="0.85" stroke-width="22"') +
        oval(0, 60, 118, 118, 'none', 'stroke="#6d7da0" stroke-opacity="0.35" stroke-width="4"') +
        line('M0 200V256', '#fff', 22, 'opacity="0.85"')
      : '') +
    inside(
      paper.clip(shape),
      path('M-186 40L186 -330V-170L-186 220z', '#fff', 'opacity="0.35"') + path('M-186 300L186 -90V-50L-186 340z', '#fff', 'opacity="0.25"'),
    ) +
    box(184, -160, 16, 90, 8, tint) +
    box(184, -40, 16, 60, 8, tint)
  )
}

/** A sheet of glass coming down on a phone. @param {Sheet} paper */
export function glassSheet(paper) {
  const shape = '<rect x="-170" y="-360" width="340" height="720" rx="50"/>'
  return (
    cast(shape, { dx: 22, dy: 30, amount: 14, depth: 0.2 }) +
    box(-170, -360, 340, 720, 50, '#dcebff', 'opacity="0.42"') +
    inside(
      paper.clip(shape),
      path('M-170 -40L170 -360V-200L-170 140z', '#fff', 'opacity="0.55"') + path('M-170 220L170 -110V-70L-170 260z', '#fff', 'opacity="0.4"'),
    ) +
    box(-170, -360, 340, 720, 50, 'none', 'stroke="#fff" stroke-width="8"') +
    box(-164, -354, 328, 708, 46, 'none', 'stroke="#7fa4d8" stroke-opacity="0.6" stroke-width="3"') +
    oval(0, -326, 13, 13, 'none', 'stroke="#7fa4d8" stroke-width="4"') +
    letters('9H', 0, 20, 70, '#3f74e0', 0.7)
  )
}

/** A woven strap with its clip. @param {Sheet} paper @param {Finish} finish */
export function strap(paper, finish) {
  const way = 'M-60 330C-330 230 -330 -230 -30 -300C270 -360 360 60 130 190C40 240 -20 280 -20 350'
  return (
    `<g transform="translate(14 20)">${line(way, '#0b1020', 44, 'opacity="0.16"')}</g>` +
    line(way, finish.deep, 40) +
    line(way, finish.base, 32) +
    path(way, 'none', `stroke="${finish.light}" stroke-width="32" stroke-dasharray="5 15" opacity="0.7"`) +
    path(way, 'none', `stroke="${finish.deep}" stroke-width="8" stroke-dasharray="12 12" opacity="0.6"`) +
    at(250, -70, box(-36, -24, 72, 48, 12, '#2a2f39') + box(-22, -10, 44, 20, 6, '#6d7686'), { turn: 62 }) +
    at(
      -40,
      350,
      box(
        -46,
        -10,
        92,
        60,
        16,
        paper.linear(0, 0, 1, 0, [
          [0, '#9aa3b0'],
          [0.35, '#fff'],
          [1, '#6d7686'],
        ]),
      ) +
        line('M0 50V84', '#8d97a6', 22) +
        path('M0 84C-50 90 -46 160 0 160S50 90 20 88', 'none', 'stroke="#b9c1cd" stroke-width="16" stroke-linecap="round"'),
    ) +
    at(
      -40,
      560,
      box(-70, -44, 140, 88, 10, '#e6eefb') +
        box(-70, -44, 140, 88, 10, 'none', 'stroke="#9fb2d4" stroke-width="4"') +
        oval(0, -20, 16, 16, '#fff', 'stroke="#9fb2d4" stroke-width="5"'),
    )
  )
}

/** A thin power bank with its magnet ring. @param {Sheet} paper @param {Finish} finish */
export function magnetBank(paper, finish) {
  const shape = '<rect x="-170" y="-260" width="340" height="520" rx="50"/>'
  return (
    cast(shape, { dx: 22, dy: 28, amount: 18, depth: 0.34 }) +
    box(-176, -266, 352, 532, 54, finish.deep) +
    box(-170, -260, 340, 520, 50, metal(paper, finish)) +
    oval(0, -40, 122, 122, 'none', `stroke="${finish.deep}" stroke-opacity="0.55" stroke-width="22"`) +
    oval(0, -40, 122, 122, 'none', 'stroke="#fff" stroke-opacity="0.4" stroke-width="5"') +
    path('M14 -110L-40 -30H-4L-16 30L40 -52H4z', finish.deep, 'opacity="0.55"') +
    many(4, (i) => oval(-36 + i * 24, 180, 7, 7, i < 3 ? '#53e6a0' : '#9aa3b0')) +
    inside(paper.clip(shape), path('M-170 0L170 -260V-170L-170 120z', '#fff', 'opacity="0.16"'))
  )
}

/** A charger for the car's socket. @param {Sheet} paper */
export function carCharger(paper) {
  const dark = { light: '#6a7280', base: '#2a2f39', deep: '#0d1016' }
  return (
    cast('<path d="M-120 -300H120V-120H80V320H-80V-120H-120z"/>', { dx: 22, dy: 28, amount: 18, depth: 0.34 }) +
    box(
      -24,
      280,
      48,
      70,
      16,
      paper.linear(0, 0, 1, 0, [
        [0, '#9aa3b0'],
        [0.35, '#fff'],
        [1, '#6d7686'],
      ]),
    ) +
    path('M-84 -120H84V260C84 290 60 300 40 300H-40C-60 300 -84 290 -84 260z', barrel(paper, dark)) +
    [-1, 1]
      .map((s) =>
        path(
          `M${s * 84} -20C${s * 118} 0 ${s * 118} 90 ${s * 84} 110z`,
          paper.linear(0, 0, 1, 0, [
            [0, '#9aa3b0'],
            [0.35, '#fff'],
            [1, '#6d7686'],
          ]),
        ),
      )
      .join('') +
    many(5, (i) => line(`M-80 ${140 + i * 22}H80`, '#000', 4, 'opacity="0.3"')) +
    box(-130, -300, 260, 190, 40, barrel(paper, dark)) +
    oval(0, -300, 130, 34, '#3a4150') +
    oval(0, -302, 118, 28, '#0d1016') +
    box(-70, -318, 60, 20, 10, '#4a5261') +
    box(18, -320, 66, 24, 4, '#4a5261') +
    box(24, -312, 54, 8, 2, '#f28a3c') +
    path('M-130 -160C-130 -130 130 -130 130 -160V-148C130 -118 -130 -118 -130 -148z', '#5df2cf') +
    letters('45 W', 0, -236, 40, '#fff', 0.9)
  )
}

/** A stand that charges a phone, a watch and earbuds. @param {Sheet} paper @param {Finish} finish */
export function chargeStand(paper, finish) {
  return (
    contact(paper, 20, 250, 420, 50, 0.5) +
    path('M-330 200H330C360 200 370 220 366 240C364 256 350 262 330 262H-330C-350 262 -364 256 -366 240C-370 220 -360 200 -330 200z', finish.deep) +
    path('M-300 150H300L340 214H-340z', metal(paper, finish)) +
    oval(190, 184, 106, 22, '#fff', 'opacity="0.5"') +
    oval(190, 184, 84, 16, finish.deep, 'opacity="0.3"') +
    box(-196, -120, 44, 290, 14, barrel(paper, finish)) +
    oval(-174, -170, 128, 128, finish.deep) +
    oval(-180, -176, 128, 128, metal(paper, finish)) +
    oval(-180, -176, 86, 86, 'none', 'stroke="#fff" stroke-opacity="0.7" stroke-width="10"') +
    path('M-170 -226L-212 -164H-184L-194 -122L-150 -182H-178z', finish.deep, 'opacity="0.6"') +
    box(30, -40, 30, 210, 12, barrel(paper, finish)) +
    oval(45, -66, 62, 62, finish.deep) +
    oval(42, -69, 60, 60, metal(paper, finish)) +
    oval(42, -69, 34, 34, '#2a2f39') +
    oval(0, 232, 10, 5, '#53e6a0')
  )
}

/** Four turned sockets, two ports and a switch. @param {Sheet} paper */
export function powerStrip(paper) {
  const socket = (/** @type {number} */ x) =>
    oval(x, 0, 76, 76, '#dfe4ec') +
    oval(
      x,
      2,
      70,
      70,
      paper.radial(0.5, 0.35, 0.8, [
        [0, '#aeb7c6'],
        [1, '#f6f8fb'],
      ]),
    ) +
    at(x, 0, oval(-26, 0, 11, 11, '#20242d') + oval(26, 0, 11, 11, '#20242d') + box(-8, -64, 16, 20, 4, '#c9a35a') + box(-8, 44, 16, 20, 4, '#c9a35a'), {
      turn: 45,
    })
  const shape = '<rect x="-440" y="-116" width="880" height="232" rx="52"/>'
  return (
    line('M-430 10C-560 40 -560 260 -330 240S20 200 160 300', '#0b1020', 26, 'opacity="0.12" transform="translate(10 16)"') +
    line('M-430 10C-560 40 -560 260 -330 240S20 200 160 300', '#dfe4ec', 24) +
    line('M-430 10C-560 40 -560 260 -330 240S20 200 160 300', '#fff', 7, 'opacity="0.8" transform="translate(-3 -4)"') +
    at(200, 322, box(-50, -40, 120, 80, 24, '#eceff4') + box(64, -26, 70, 14, 6, '#b9c1cd') + box(64, 12, 70, 14, 6, '#b9c1cd'), { turn: 30 }) +
    cast(shape, { dx: 20, dy: 28, amount: 18, depth: 0.36 }) +
    box(-446, -116, 892, 244, 54, '#bcc4d2') +
    box(
      -440,
      -116,
      880,
      230,
      52,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.6, '#eef1f6'],
        [1, '#c8cfda'],
      ]),
    ) +
    many(4, (i) => socket(-250 + i * 158)) +
    box(316, -66, 96, 30, 15, '#20242d') +
    box(332, -58, 64, 14, 7, '#4a5261') +
    box(316, -18, 96, 30, 15, '#20242d') +
    box(332, -10, 64, 14, 7, '#4a5261') +
    box(332, 34, 64, 50, 12, '#dc3f45') +
    box(332, 34, 64, 22, 12, '#ff7a7a') +
    box(-408, -56, 60, 112, 16, '#dfe4ec') +
    oval(-378, 0, 10, 10, '#53e6a0')
  )
}
