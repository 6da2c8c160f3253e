/**
 * Desk and power electronics: cables, chargers, power banks, keyboards, mice, speakers, and a licence.
 *
 * @import { Sheet } from './svg.js'
 * @import { Finish } from './finishes.js'
 */
import { barrel, metal } from './finishes.js'
import { letters } from './lettering.js'
import { at, box, cast, contact, inside, line, many, oval, path, soft } from './svg.js'

/** A USB-C plug pointing up. @param {Sheet} paper @param {Finish} finish */
const plug = (paper, finish) =>
  box(
    -17,
    -74,
    34,
    46,
    10,
    paper.linear(0, 0, 1, 0, [
      [0, '#9aa3b0'],
      [0.3, '#fff'],
      [1, '#7d8694'],
    ]),
  ) +
  box(-9, -70, 18, 6, 3, '#38404d') +
  box(-26, -32, 52, 84, 14, barrel(paper, finish)) +
  box(-15, 50, 30, 40, 8, finish.deep) +
  many(3, (i) => line(`M-15 ${58 + i * 10}H15`, finish.base, 3))

/** A braided cable, coiled. @param {Sheet} paper @param {Finish} finish */
export function cable(paper, finish) {
  const coil =
    'M-190 250C-330 130 -300 -140 -90 -200C150 -260 300 -60 250 110C200 270 -60 300 -170 150C-250 20 -150 -130 10 -130C150 -130 200 20 150 120C100 200 -40 200 -90 110C-130 20 -60 -60 20 -50C120 -40 130 -190 190 -290'
  const layer = (/** @type {string} */ colour, /** @type {number} */ width, /** @type {string} */ more) =>
    line(coil, colour, width, more)
  return (
    `<g transform="translate(14 20)">${soft(coil, '#0b1020', 24, 0.3)}</g>` +
    layer(finish.deep, 30, '') +
    layer(finish.base, 24, '') +
    path(coil, 'none', `stroke="${finish.deep}" stroke-width="24" stroke-dasharray="2.5 6" opacity="0.5"`) +
    layer(finish.light, 6, 'opacity="0.75" transform="translate(-4 -4)"') +
    at(206, -350, plug(paper, finish), { turn: 20, scale: 1.15 }) +
    at(-150, 300, plug(paper, finish), { turn: 136, scale: 1.15 })
  )
}

/** @param {Sheet} paper @param {Finish} finish @param {{ watts: string }} how */
export function charger(paper, finish, { watts }) {
  const prongs = [-70, 70]
    .map(
      (x) =>
        box(
          x - 20,
          -340,
          40,
          130,
          18,
          paper.linear(0, 0, 1, 0, [
            [0, '#9aa3b0'],
            [0.35, '#fff'],
            [1, '#6d7686'],
          ]),
        ) + box(x - 22, -232, 44, 30, 6, '#20242d'),
    )
    .join('')
  const side = 'M190 -206L260 -166V250C260 274 240 288 190 290z'
  const port = (/** @type {number} */ y) =>
    box(-62, y, 124, 44, 22, '#1c2029') +
    box(-50, y + 12, 100, 20, 10, '#4a5261') +
    box(-34, y + 19, 68, 6, 3, '#c9a35a')
  return (
    contact(paper, 40, 290, 330, 46, 0.5) +
    prongs +
    path(side, finish.deep) +
    box(-200, -216, 400, 506, 54, metal(paper, finish)) +
    box(-200, -216, 400, 506, 54, 'none', 'stroke="#fff" stroke-opacity="0.6" stroke-width="3"') +
    path(
      'M-160 -180C-176 -100 -176 140 -164 240',
      'none',
      'stroke="#fff" stroke-opacity="0.6" stroke-width="12" stroke-linecap="round"',
    ) +
    port(-40) +
    port(40) +
    port(120) +
    letters(watts, 0, -150, 54, finish.deep, 0.8)
  )
}

/** @param {Sheet} paper @param {Finish} finish @param {{ percent: string }} how */
export function powerBank(paper, finish, { percent }) {
  const shape = '<rect x="-200" y="-330" width="400" height="660" rx="60"/>'
  const grooves = many(
    14,
    (i) =>
      line(`M-150 ${-30 + i * 24}H150`, '#000', 4, 'opacity="0.13"') +
      line(`M-150 ${-26 + i * 24}H150`, '#fff', 2, 'opacity="0.3"'),
  )
  return (
    cast(shape, { dx: 26, dy: 32, amount: 20, depth: 0.36 }) +
    box(
      -206,
      -336,
      412,
      672,
      64,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.4, finish.base],
        [1, finish.deep],
      ]),
    ) +
    box(-198, -328, 396, 656, 58, metal(paper, finish)) +
    grooves +
    box(-140, -280, 280, 170, 34, '#0b0e17') +
    letters(percent, 0, -232, 74, '#6ff0c4', 0.72) +
    inside(paper.clip(shape), path('M-200 -60L200 -330V-200L-200 90z', '#fff', 'opacity="0.14"')) +
    box(-70, -338, 60, 16, 8, '#0b0e17') +
    box(20, -338, 60, 16, 8, '#0b0e17')
  )
}

/** @param {Sheet} paper @param {Finish} shell @param {{ keys: string, accent: string }} how */
export function keyboard(paper, shell, { keys, accent }) {
  const rows = [14, 14, 13, 12, 8]
  const key = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {string} */ fill) =>
    box(x, y + 5, w, 54, 10, '#000', 'opacity="0.35"') +
    box(x, y, w, 52, 10, fill) +
    box(x + 4, y + 3, w - 8, 40, 8, '#fff', 'opacity="0.26"') +
    line(`M${x + w / 2 - 6} ${y + 20}H${x + w / 2 + 6}`, '#20242d', 4, 'opacity="0.5"')
  const row = (/** @type {number} */ count, /** @type {number} */ r) => {
    const spare = 868 - count * 60 + 6
    return many(count, (i) => {
      const wide = r === 4 ? (i === 3 ? 54 + spare : 54) : i === count - 1 ? 54 + spare : 54
      const x = -434 + i * 60 + (r === 4 && i > 3 ? spare : 0)
      return key(
        x,
        -156 + r * 64,
        wide,
        (r === 0 && i === 0) || (r === 2 && i === count - 1) || (r === 4 && i === 3) ? accent : keys,
      )
    })
  }
  const shape = '<rect x="-460" y="-184" width="920" height="368" rx="34"/>'
  return (
    cast(shape, { dx: 22, dy: 34, amount: 20, depth: 0.42 }) +
    box(-460, -176, 920, 372, 34, shell.deep) +
    box(-460, -184, 920, 368, 34, metal(paper, shell)) +
    box(-446, -170, 892, 340, 24, '#000', 'opacity="0.22"') +
    rows.map(row).join('')
  )
}

/** @param {Sheet} paper @param {Finish} finish @param {{ glow: string }} how */
export function mouse(paper, finish, { glow }) {
  const d = 'M0 -240C120 -240 160 -140 160 -20C160 140 110 240 0 240S-160 140 -160 -20C-160 -140 -120 -240 0 -240z'
  return (
    cast(`<path d="${d}"/>`, { dx: 24, dy: 34, amount: 18, depth: 0.4 }) +
    path(
      d,
      paper.radial(0.34, 0.26, 0.85, [
        [0, finish.light],
        [0.5, finish.base],
        [1, finish.deep],
      ]),
    ) +
    line('M0 -238V-60M-158 -40C-80 -64 80 -64 158 -40', '#000', 4, 'opacity="0.35"') +
    box(-17, -180, 34, 90, 17, '#14171e') +
    box(-9, -170, 18, 70, 9, glow) +
    many(5, (i) => line(`M-9 ${-160 + i * 13}H9`, '#14171e', 3)) +
    line('M-110 -150C-130 -80 -130 20 -112 100', '#fff', 13, 'opacity="0.4"') +
    path('M0 110L18 128L0 146L-18 128z', glow)
  )
}

/** @param {Sheet} paper @param {Finish} finish */
export function speaker(paper, finish) {
  const d = 'M-190 -250C-190 -300 190 -300 190 -250V260C190 320 -190 320 -190 260z'
  const mesh = paper.pattern(
    14,
    14,
    oval(3.5, 3.5, 2.6, 2.6, '#000', 'opacity="0.4"') + oval(10.5, 10.5, 2.6, 2.6, '#000', 'opacity="0.4"'),
    'rotate(0)',
  )
  const ring =
    oval(0, -254, 190, 42, finish.deep) +
    oval(0, -258, 180, 37, metal(paper, finish)) +
    many(4, (i) => oval(-78 + i * 52, -258, 15, 7, '#fff', 'opacity="0.8"'))
  return (
    contact(paper, 30, 300, 290, 46, 0.55) +
    path(d, barrel(paper, finish)) +
    path(d, mesh) +
    path(
      d,
      paper.linear(0, 0, 1, 0, [
        [0, '#000', 0.4],
        [0.24, '#fff', 0.28],
        [0.45, '#fff', 0],
        [1, '#000', 0.5],
      ]),
    ) +
    path('M-190 190C-190 240 190 240 190 190V218C190 268 -190 268 -190 218z', '#5df2cf', 'opacity="0.9"') +
    ring +
    box(-62, -40, 124, 80, 20, '#0b0e17', 'opacity="0.8"') +
    [10, 22, 14, 28, 18, 24, 10].map((high, i) => line(`M${-39 + i * 13} ${-high}V${high}`, '#fff', 5)).join('') +
    path(
      'M150 -170C236 -190 250 -60 186 -30',
      'none',
      `stroke="${finish.deep}" stroke-width="18" stroke-linecap="round"`,
    )
  )
}

/** A licence as a card with a receipt, a key and a seal. @param {Sheet} paper */
export function licence(paper) {
  const card = '<rect x="-330" y="-210" width="660" height="420" rx="40"/>'
  const receipt = at(
    150,
    -60,
    cast('<path d="M-110 -170H110V190H-110z"/>', { dx: 10, dy: 14, amount: 10, depth: 0.3 }) +
      path('M-110 -170H110V190L84 170L58 190L32 170L6 190L-20 170L-46 190L-72 170L-110 190z', '#fff') +
      line('M-74 -120H30M-74 -76H74M-74 -36H54M-74 4H74', '#b9c6e4', 12) +
      line('M-74 60H10', '#155dfc', 16) +
      line('M40 60H74', '#155dfc', 16),
    { turn: 7 },
  )
  const bars = many(5, (i) =>
    box(
      -280 + i * 54,
      100 - (i + 1) * 32,
      36,
      (i + 1) * 32,
      8,
      ['#7fd8ff', '#9fe8c4', '#ffd166', '#ffb05c', '#ff8fa3'][i] ?? '#fff',
    ),
  )
  const key = at(
    -200,
    -110,
    `${oval(0, 0, 50, 50, '#ffd166')}${oval(0, 0, 22, 22, '#2352c8')}${path('M44 -14H180V14H164V44H140V14H118V36H96V14H44z', '#ffd166')}`,
  )
  return (
    cast(card, { dx: 24, dy: 32, amount: 20, depth: 0.42 }) +
    box(
      -330,
      -210,
      660,
      420,
      40,
      paper.linear(0, 0, 1, 1, [
        [0, '#5b8cff'],
        [0.5, '#2352c8'],
        [1, '#122b78'],
      ]),
    ) +
    inside(
      paper.clip(card),
      oval(280, 220, 260, 260, '#fff', 'opacity="0.08"') + oval(-320, -220, 220, 220, '#fff', 'opacity="0.1"'),
    ) +
    bars +
    key +
    line('M-280 140H-20', '#fff', 9, 'opacity="0.5"') +
    receipt +
    box(-330, -210, 660, 420, 40, 'none', 'stroke="#fff" stroke-opacity="0.4" stroke-width="3"')
  )
}
