/**
 * More that a roastery packs dry: kraft paper, capsules, jars and tea bags.
 *
 * @import { Sheet } from './svg.js'
 * @import { Label } from './coffee-label.js'
 */
import { front, scenes } from './coffee-label.js'
import { round } from './coffee-ware.js'
import { letters } from './lettering.js'
import { at, box, cast, chance, contact, inside, line, many, oval, path } from './svg.js'

/**
 * A small landscape cut to a box of 272 by 250, drawn at the given size. @param {Sheet} paper @param {Label} label
 * @param {number} x @param {number} y @param {number} scale
 */
const vignette = (paper, label, x, y, scale) =>
  at(
    x,
    y,
    inside(
      paper.clip('<rect x="-136" y="-150" width="272" height="250" rx="10"/>'),
      box(-136, -150, 272, 250, 10, label.paper) + scenes(label.ink, label.accent, label.paper)[label.scene],
    ),
    { scale },
  )

/**
 * A kraft pouch with a round window onto what is in it. @param {Sheet} paper @param {Label} label @param {string} inner
 * what the window shows, drawn around 0 0 within 84
 */
export function pouch(paper, label, inner) {
  const d = 'M-200 -320H200L214 300C216 340 190 352 150 352H-150C-190 352 -216 340 -214 300z'
  const light = paper.linear(0, 0, 1, 0.1, [
    [0, '#2a1608', 0.3],
    [0.2, '#fff', 0.28],
    [0.45, '#fff', 0.02],
    [1, '#2a1608', 0.42],
  ])
  return (
    contact(paper, 20, 352, 270, 40, 0.6) +
    path(d, '#c79a68') +
    path(d, light) +
    box(-200, -320, 400, 60, 4, label.body) +
    line('M-196 -262H196', '#2a1608', 3, 'opacity="0.35"') +
    line('M-190 -290H190', '#fff', 3, 'opacity="0.35" stroke-dasharray="10 9"') +
    box(-150, -210, 300, 236, 14, label.paper) +
    vignette(paper, label, 0, -96, 0.78) +
    letters(label.word, 0, 66, label.word.length > 8 ? 26 : 36, label.body, 1) +
    at(
      0,
      218,
      oval(0, 0, 92, 92, '#8f6436') +
        inside(paper.clip('<circle r="84"/>'), inner) +
        oval(0, 0, 84, 84, 'none', 'stroke="#fff" stroke-opacity="0.5" stroke-width="4"') +
        path('M-60 -46C-40 -70 0 -78 30 -70L-50 10C-66 -6 -68 -30 -60 -46z', '#fff', 'opacity="0.25"'),
    ) +
    path('M-196 330C-60 300 60 300 196 330', 'none', 'stroke="#2a1608" stroke-opacity="0.2" stroke-width="6"')
  )
}

/**
 * Small dry bits: tea leaves, husks, petals. @param {number} r @param {number} count @param {readonly string[]} inks
 * @param {number} [seed] @param {number} [size]
 */
export function bits(r, count, inks, seed = 5, size = 1) {
  const random = chance(seed)
  return many(count, () => {
    const [angle, far, turn] = [random() * 6.28, Math.sqrt(random()) * r, random() * 180]
    const [x, y] = [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))]
    const fill = inks[Math.floor(random() * inks.length)] ?? '#5a2a12'
    return at(x, y, path('M-15 0C-8 -9 8 -9 15 0C8 6 -8 7 -15 0z', fill), { turn: Math.round(turn), scale: size })
  })
}

/** Brown paper folded and tied, as a stall sells its grounds. @param {Sheet} paper */
export function paperPack(paper) {
  const d = 'M-190 -210L-120 -320H120L190 -210V330C190 346 180 352 160 352H-160C-180 352 -190 346 -190 330z'
  const string = '#e8d8b8'
  return (
    contact(paper, 20, 350, 260, 40, 0.6) +
    path(d, '#b98a56') +
    path('M-190 -210L-120 -320H120L190 -210z', '#cfa26e') +
    path('M-60 -320L0 -214L60 -320z', '#a87844') +
    path(
      d,
      paper.linear(0, 0, 1, 0.1, [
        [0, '#2a1608', 0.26],
        [0.2, '#fff', 0.26],
        [0.5, '#fff', 0],
        [1, '#2a1608', 0.44],
      ]),
    ) +
    many(5, (i) =>
      line(
        `M${-150 + i * 70} -200C${-160 + i * 74} 0 ${-140 + i * 68} 200 ${-152 + i * 72} 346`,
        '#2a1608',
        3,
        'opacity="0.1"',
      ),
    ) +
    line('M-190 -60H190M0 -212V350', string, 9) +
    line('M-190 -54H190M6 -212V350', '#2a1608', 3, 'opacity="0.2"') +
    at(
      0,
      120,
      box(-116, -104, 232, 216, 8, '#f7ead0') +
        box(-104, -92, 208, 192, 6, 'none', 'stroke="#a8322a" stroke-width="6"') +
        letters('KOPI', 0, -64, 46, '#a8322a', 1.1) +
        line('M-76 6H76', '#a8322a', 4) +
        letters('TUBRUK', 0, 26, 26, '#3a1c0c', 1) +
        letters('500 G', 0, 68, 18, '#3a1c0c', 1),
    ) +
    path(
      'M0 -60C-70 -120 -110 -60 -6 -56C-110 -40 -70 10 0 -50zM0 -60C70 -120 110 -60 6 -56C110 -40 70 10 0 -50z',
      'none',
      `stroke="${string}" stroke-width="9"`,
    )
  )
}

/** One capsule, its foil towards us or away. @param {Sheet} paper @param {string} colour @param {boolean} [lying] */
export function capsule(paper, colour, lying = false) {
  const shine = paper.linear(0, 0, 1, 0, [
    [0, '#000', 0.3],
    [0.28, '#fff', 0.66],
    [0.5, '#fff', 0.06],
    [1, '#000', 0.5],
  ])
  if (lying)
    return (
      contact(paper, 10, 74, 110, 18, 0.4) +
      oval(0, 0, 80, 80, '#d9dcde') +
      oval(
        0,
        0,
        80,
        80,
        paper.linear(0, 0, 1, 1, [
          [0, '#fff', 0.9],
          [1, '#6d7478', 0.5],
        ]),
      ) +
      oval(0, 0, 66, 66, colour) +
      oval(0, 0, 66, 66, shine) +
      letters('SR', 0, -16, 32, '#fff', 1)
    )
  const d = 'M-40 -70C-40 -84 40 -84 40 -70L66 56H-66z'
  return (
    contact(paper, 10, 72, 110, 18, 0.45) +
    path(d, colour) +
    path(d, shine) +
    many(6, (i) => line(`M${-30 + i * 12} -70L${-50 + i * 20} 52`, '#000', 2, 'opacity="0.12"')) +
    oval(0, 58, 82, 16, '#d9dcde') +
    oval(
      0,
      55,
      82,
      15,
      paper.linear(0, 0, 1, 0, [
        [0, '#8f979b'],
        [0.3, '#fff'],
        [1, '#7d8589'],
      ]),
    )
  )
}

/** A slim box of ten capsules. @param {Sheet} paper @param {{ colour: string, word: string }} how */
export function capsuleBox(paper, { colour, word }) {
  return (
    contact(paper, 30, 150, 420, 46, 0.55) +
    path('M340 -130L400 -170V100L340 146z', colour) +
    path('M340 -130L400 -170V100L340 146z', '#150a05', 'opacity="0.42"') +
    path('M-360 -130L-290 -170H400L340 -130z', colour) +
    path('M-360 -130L-290 -170H400L340 -130z', '#fff', 'opacity="0.35"') +
    box(-360, -130, 700, 276, 4, colour) +
    box(
      -360,
      -130,
      700,
      276,
      4,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.28],
        [0.5, '#fff', 0],
        [1, '#150a05', 0.3],
      ]),
    ) +
    letters(word, -150, -60, 56, '#fff6e4', 1) +
    line('M-260 30H-40', '#fff6e4', 5, 'opacity="0.7"') +
    letters('10 KAPSUL', -150, 62, 24, '#fff6e4', 0.9) +
    at(
      180,
      20,
      oval(0, 0, 88, 88, '#fff6e4', 'opacity="0.2"') +
        path('M-34 -50C-34 -62 34 -62 34 -50L52 44H-52z', '#fff6e4') +
        oval(0, 48, 62, 11, '#fff6e4'),
    )
  )
}

/**
 * A glass jar with a cork and what is in it. @param {Sheet} paper @param {Label} label @param {string} inner drawn
 * around 0 80 within 170
 */
export function jar(paper, label, inner) {
  const d = 'M-150 -190C-190 -170 -200 -140 -200 -110V270C-200 320 200 320 200 270V-110C200 -140 190 -170 150 -190z'
  return (
    contact(paper, 20, 306, 260, 38, 0.6) +
    path(d, '#eef5f3', 'opacity="0.7"') +
    inside(
      paper.clip(`<path d="${d}"/>`),
      path('M-200 -120C-100 -150 100 -150 200 -120V330H-200z', label.body) + at(0, 70, inner),
    ) +
    path(
      d,
      paper.linear(0, 0, 1, 0, [
        [0, '#150a05', 0.25],
        [0.14, '#fff', 0.6],
        [0.26, '#fff', 0.05],
        [0.75, '#150a05', 0.06],
        [1, '#150a05', 0.36],
      ]),
    ) +
    box(-160, -270, 320, 90, 16, '#c79a68') +
    box(-160, -270, 320, 90, 16, round(paper, 0.7)) +
    many(12, (i) => oval(-130 + ((i * 67) % 260), -256 + ((i * 37) % 66), 4, 3, '#7d5228', 'opacity="0.6"')) +
    box(-110, -20, 220, 210, 10, label.paper) +
    vignette(paper, label, 0, 56, 0.62) +
    letters(label.word, 0, 142, label.word.length > 7 ? 18 : 24, label.ink, 1.1)
  )
}

/** A cloth tea bag on its string. @param {Sheet} paper @param {{ tag: string, fill: string }} how */
export function steepBag(paper, { tag, fill }) {
  const d = 'M-90 -60L-40 -110H40L90 -60V110H-90z'
  return (
    cast(`<path d="${d}"/>`, { dx: 10, dy: 12, amount: 8, depth: 0.3 }) +
    path(d, '#f7efe0') +
    path('M-78 0H78V100H-78z', fill, 'opacity="0.75"') +
    path(
      d,
      paper.linear(0, 0, 1, 1, [
        [0, '#fff', 0.6],
        [0.6, '#fff', 0],
        [1, '#3a1808', 0.25],
      ]),
    ) +
    line('M0 -110C20 -200 -60 -220 -20 -300', '#f2e8d4', 5) +
    at(-20, -330, box(-44, -40, 88, 80, 8, tag) + path('M0 20C-16 0 -16 -14 0 -26C16 -14 16 0 0 20z', '#fff6e4'))
  )
}

/** The card of an origin, for a box's lid. @param {Sheet} paper @param {Label} label @param {number} scale */
export const card = (paper, label, scale) => at(0, 0, front(paper, label), { scale })
