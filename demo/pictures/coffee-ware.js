/**
 * What coffee is made with and drunk from: cups, drippers, servers, kettles, grinders.
 *
 * @import { Sheet } from './svg.js'
 */
import { box, cast, contact, line, many, oval, path } from './svg.js'

/**
 * Round things are lit from the left: a dark edge, a bright band, a long dark side. @param {Sheet} paper @param
 * {number} [strength]
 */
export const round = (paper, strength = 1) =>
  paper.linear(0, 0, 1, 0, [
    [0, '#150a05', 0.28 * strength],
    [0.1, '#fff', 0],
    [0.25, '#fff', 0.62 * strength],
    [0.4, '#fff', 0.06],
    [0.7, '#150a05', 0.14 * strength],
    [0.93, '#150a05', 0.5 * strength],
    [1, '#150a05', 0.32 * strength],
  ])

/** @param {Sheet} paper @param {number} x @param {number} y @param {number} size */
export function steam(paper, x, y, size) {
  return `<g transform="translate(${x} ${y}) scale(${size})" filter="${paper.blur(8)}" opacity="0.7">${line('M-40 0C-70 -50 -10 -80 -40 -140S-20 -210 -40 -240M20 0C-10 -60 50 -90 20 -150S50 -230 30 -280M74 0C50 -40 100 -80 74 -130', '#fff', 14)}</g>`
}

/** A cup on its saucer. @param {Sheet} paper @param {{ glaze: string, art?: boolean, drink?: string }} how */
export function cup(paper, { glaze, art = true, drink = '#4a2410' }) {
  const d = 'M-200 -90C-200 60 -140 170 -70 176H70C140 170 200 60 200 -90z'
  const handle = 'M186 -50C290 -80 316 40 230 84C200 100 170 100 158 96'
  const saucer =
    oval(0, 190, 322, 66, glaze) +
    oval(0, 190, 322, 66, round(paper, 0.8)) +
    oval(0, 180, 322, 64, glaze) +
    oval(
      0,
      180,
      322,
      64,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.6],
        [0.5, '#fff', 0.05],
        [1, '#150a05', 0.22],
      ]),
    ) +
    oval(0, 178, 200, 36, '#150a05', 'opacity="0.12"') +
    oval(10, 182, 120, 22, '#150a05', 'opacity="0.3"')
  const inside =
    oval(0, -90, 200, 58, glaze) +
    oval(
      0,
      -90,
      200,
      58,
      paper.linear(0, 0, 0, 1, [
        [0, '#fff', 0.5],
        [1, '#fff', 0.1],
      ]),
    ) +
    oval(0, -86, 182, 48, '#2a1308') +
    oval(
      0,
      -80,
      176,
      43,
      paper.radial(0.4, 0.4, 0.7, [
        [0, art ? '#c58a52' : '#7b4520'],
        [0.7, art ? '#a5672f' : drink],
        [1, '#4a2410'],
      ]),
    )
  const rosetta = art
    ? many(
        5,
        (i) =>
          path(
            `M0 ${-112 + i * 13}C${60 - i * 8} ${-116 + i * 13} ${86 - i * 12} ${-98 + i * 13} 0 ${-92 + i * 12}C${-86 + i * 12} ${-98 + i * 13} ${-60 + i * 8} ${-116 + i * 13} 0 ${-112 + i * 13}z`,
            '#fbeed8',
            'opacity="0.92"',
          ) +
          line(
            `M${-46 + i * 6} ${-101 + i * 12}C-10 ${-96 + i * 12} 10 ${-96 + i * 12} ${46 - i * 6} ${-101 + i * 12}`,
            '#a5672f',
            2.4,
          ),
      )
    : oval(-60, -92, 60, 10, '#fff', 'opacity="0.22"')
  return (
    contact(paper, 24, 232, 400, 58, 0.6) +
    saucer +
    line(handle, glaze, 34) +
    line(handle, '#150a05', 34, 'opacity="0.22"') +
    line(handle, '#fff', 8, 'opacity="0.5" transform="translate(-3 -8)"') +
    path(d, glaze) +
    path(d, round(paper, 0.8)) +
    inside +
    rosetta
  )
}

/** A ridged cone dripper. @param {Sheet} paper @param {{ glaze: string, filter?: boolean }} how */
export function dripper(paper, { glaze, filter = true }) {
  const cone = 'M-210 -150H210L74 120C60 140 -60 140 -74 120z'
  const handle = 'M186 -110C300 -130 310 0 214 20C180 26 150 20 140 6'
  const base =
    path('M-170 120C-170 104 170 104 170 120V146C120 170 -120 170 -170 146z', glaze) +
    path('M-170 120C-170 104 170 104 170 120V146C120 170 -120 170 -170 146z', round(paper)) +
    oval(0, 120, 170, 24, glaze) +
    oval(0, 120, 170, 24, '#fff', 'opacity="0.25"')
  const ribs = many(
    7,
    (i) =>
      line(
        `M${-170 + i * 57} -140C${-130 + i * 45} -40 ${-70 + i * 26} 40 ${-50 + i * 16} 120`,
        '#150a05',
        5,
        'opacity="0.14"',
      ) +
      line(
        `M${-177 + i * 57} -140C${-137 + i * 45} -40 ${-77 + i * 26} 40 ${-57 + i * 16} 120`,
        '#fff',
        4,
        'opacity="0.35"',
      ),
  )
  const mouth =
    oval(0, -150, 210, 50, glaze) +
    oval(0, -150, 210, 50, '#fff', 'opacity="0.35"') +
    oval(0, -144, 188, 40, '#150a05', 'opacity="0.45"')
  const sheet = filter
    ? path('M-196 -156L-180 -226L170 -236L196 -156C120 -110 -120 -110 -196 -156z', '#fffaf0') +
      path('M-180 -226L170 -236L60 -130L-10 -126z', '#eadfcb') +
      oval(0, -146, 150, 26, '#3b1c0c') +
      oval(-10, -148, 120, 18, '#5c3016')
    : ''
  return (
    path(`${cone}`, glaze) +
    ribs +
    path(cone, round(paper)) +
    line(handle, glaze, 30) +
    line(handle, '#150a05', 30, 'opacity="0.25"') +
    line(handle, '#fff', 6, 'opacity="0.5" transform="translate(-2 -8)"') +
    base +
    mouth +
    sheet
  )
}

/** A glass server, coffee inside. @param {Sheet} paper @param {{ level?: number }} [how] */
export function server(paper, { level = 0.5 } = {}) {
  const d =
    'M-110 -200H110C110 -150 200 -90 210 40C216 130 190 190 150 200H-150C-190 190 -216 130 -210 40C-200 -90 -110 -150 -110 -200z'
  const top = 190 - level * 260
  const clip = paper.clip(`<path d="${d}"/>`)
  const coffee = `<g clip-path="${clip}">${box(
    -230,
    top,
    460,
    420,
    0,
    paper.linear(0, 0, 1, 0, [
      [0, '#3b1b0b'],
      [0.28, '#8b4c1f'],
      [1, '#2a1106'],
    ]),
  )}${oval(0, top, 205, 22, '#a4642c')}</g>`
  const handle = 'M196 -20C330 -60 330 120 200 130'
  return (
    contact(paper, 20, 204, 280, 36, 0.55) +
    line(handle, '#fff', 30, 'opacity="0.6"') +
    line(handle, '#7e9aa0', 30, 'opacity="0.25"') +
    line(handle, '#fff', 6, 'opacity="0.9" transform="translate(-2 -10)"') +
    path(d, '#eef5f3', 'opacity="0.55"') +
    coffee +
    path(d, 'none', 'stroke="#fff" stroke-opacity="0.75" stroke-width="6"') +
    path(
      'M-170 20C-166 -60 -110 -110 -90 -150L-66 -146C-90 -90 -130 -50 -136 30C-140 90 -130 140 -120 170C-160 160 -174 90 -170 20z',
      '#fff',
      'opacity="0.5"',
    ) +
    many(4, (i) => line(`M96 ${30 + i * 36}H132`, '#fff', 4, 'opacity="0.7"')) +
    box(-122, -216, 244, 26, 12, '#f4f9f8', 'opacity="0.85"')
  )
}

/** A gooseneck kettle. @param {Sheet} paper @param {{ steel: string, grip: string }} how */
export function kettle(paper, { steel, grip }) {
  const body =
    'M-150 -120C-150 -150 150 -150 150 -120L214 190C218 216 200 226 180 228C60 238 -60 238 -180 228C-200 226 -218 216 -214 190z'
  const spout = 'M-180 130C-300 130 -270 -20 -310 -100C-330 -140 -360 -150 -388 -150'
  const handle = 'M140 -130C230 -190 330 -160 322 -40C318 60 270 120 226 140'
  const lid =
    path('M-146 -134C-130 -180 130 -180 146 -134z', steel) +
    path('M-146 -134C-130 -180 130 -180 146 -134z', round(paper)) +
    oval(0, -194, 24, 24, grip) +
    oval(-7, -201, 8, 7, '#fff', 'opacity="0.55"') +
    box(-8, -180, 16, 16, 2, grip)
  const neck =
    line(spout, steel, 34) +
    line(spout, '#150a05', 34, 'opacity="0.16"') +
    line(spout, '#150a05', 10, 'opacity="0.28" transform="translate(8 6)"') +
    line(spout, '#fff', 7, 'opacity="0.65" transform="translate(-6 -6)"')
  return (
    contact(paper, 20, 228, 300, 40, 0.6) +
    cast(`<path d="${body}"/>`, { dx: 34, dy: 8, amount: 18, depth: 0.2 }) +
    neck +
    line(handle, grip, 36) +
    line(handle, '#fff', 7, 'opacity="0.35" transform="translate(-4 -9)"') +
    path(body, steel) +
    path(body, round(paper)) +
    lid +
    line('M-152 -116C-60 -104 60 -104 152 -116', '#150a05', 4, 'opacity="0.3"') +
    line('M-206 196C-80 212 80 212 206 196', '#150a05', 4, 'opacity="0.25"')
  )
}

/** A hand grinder with its crank. @param {Sheet} paper @param {{ shell: string, wood: string }} how */
export function grinder(paper, { shell, wood }) {
  const tube = (
    /** @type {number} */ y,
    /** @type {number} */ h,
    /** @type {string} */ fill,
    /** @type {number} */ w,
  ) =>
    path(
      `M${-w} ${y}C${-w} ${y + 26} ${w} ${y + 26} ${w} ${y}V${y + h}C${w} ${y + h + 26} ${-w} ${y + h + 26} ${-w} ${y + h}z`,
      fill,
    ) +
    path(
      `M${-w} ${y}C${-w} ${y + 26} ${w} ${y + 26} ${w} ${y}V${y + h}C${w} ${y + h + 26} ${-w} ${y + h + 26} ${-w} ${y + h}z`,
      round(paper),
    )
  const crank =
    line('M0 -306L230 -340', '#b9b4ad', 20) +
    line('M0 -312L230 -346', '#fff', 5, 'opacity="0.7"') +
    oval(232, -362, 40, 50, wood) +
    oval(220, -380, 15, 18, '#fff', 'opacity="0.35"')
  return (
    contact(paper, 20, 356, 190, 32, 0.6) +
    cast('<path d="M-110 -240H110V350H-110z"/>', { dx: 40, dy: 6, amount: 18, depth: 0.2 }) +
    tube(150, 190, wood, 106) +
    tube(-200, 340, shell, 116) +
    many(9, (i) =>
      line(
        `M-112 ${-40 + i * 13}C-60 ${-18 + i * 13} 60 ${-18 + i * 13} 112 ${-40 + i * 13}`,
        '#150a05',
        3,
        'opacity="0.3"',
      ),
    ) +
    tube(-236, 40, '#3a332e', 118) +
    oval(0, -236, 118, 26, '#58504a') +
    path('M-30 -236C-30 -290 30 -290 30 -236z', '#2a2420') +
    box(-12, -306, 24, 60, 6, '#8d867e') +
    crank
  )
}
