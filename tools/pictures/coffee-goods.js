/**
 * What a roastery packs: bags with an origin's label, boxes of drip bags, bottles, beans and leaves.
 *
 * @import { Sheet } from './svg.js'
 * @typedef {{ body: string, paper: string, ink: string, accent: string, word: string, scene: 'gunung' | 'ombak' | 'tongkonan' | 'daun' | 'matahari' | 'savana' }} Label
 */
import { letters } from './lettering.js'
import { at, box, cast, chance, contact, inside, line, many, oval, path, soft } from './svg.js'

/** @param {Sheet} paper @param {Label} label */
export function coffeeBag(paper, label) {
  const d = 'M-188 -330C-150 -336 150 -336 188 -330L206 -250C214 -100 214 160 206 330C204 344 198 350 186 352C70 360 -70 360 -186 352C-198 350 -204 344 -206 330C-214 160 -214 -100 -206 -250z'
  const clip = paper.clip(`<path d="${d}"/>`)
  const gusset = path('M-188 -330L-206 -250C-214 -100 -214 160 -206 330C-204 344 -198 350 -186 352L-150 354C-166 160 -168 -100 -150 -250z', '#150a05', 'opacity="0.22"') + path('M188 -330L206 -250C214 -100 214 160 206 330C204 344 198 350 186 352L150 354C166 160 168 -100 150 -250z', '#150a05', 'opacity="0.38"')
  const seal = path('M-190 -334C-150 -340 150 -340 190 -334L192 -276C150 -284 -150 -284 -192 -276z', label.body) + path('M-190 -334C-150 -340 150 -340 190 -334L192 -276C150 -284 -150 -284 -192 -276z', '#fff', 'opacity="0.12"') + many(9, (i) => line(`M-188 ${-328 + i * 6}C-150 ${-334 + i * 6} 150 ${-334 + i * 6} 188 ${-328 + i * 6}`, '#150a05', 1.6, 'opacity="0.22"'))
  const tinTie = box(-206, -262, 412, 22, 8, paper.linear(0, 0, 0, 1, [[0, '#f1d9a4'], [1, '#a97c36']])) + box(-222, -260, 30, 18, 6, '#c89b4e') + box(192, -260, 30, 18, 6, '#a97c36')
  const valve = oval(0, -206, 17, 17, '#150a05', 'opacity="0.35"') + oval(-1, -208, 15, 15, label.body) + oval(-1, -208, 15, 15, '#fff', 'opacity="0.2"') + many(4, (i) => oval(-1 + 6 * Math.cos(i * 1.57), -208 + 6 * Math.sin(i * 1.57), 2, 2, '#150a05', 'opacity="0.6"'))
  const dents = ['M-130 -236C-146 -40 -120 160 -140 350', 'M120 -236C150 -20 124 200 142 350', 'M-100 -236C-40 -190 60 -196 110 -236', 'M-150 330C-60 300 60 306 150 330']
  const creases = inside(clip, dents.map((dent) => soft(dent, '#150a05', 14, 0.3)).join('') + soft('M-116 -230C-130 -40 -106 140 -122 340', '#fff', 12, 0.36))
  const light = path(d, paper.linear(0, 0, 1, 0.12, [[0, '#150a05', 0.25], [0.14, '#fff', 0.02], [0.27, '#fff', 0.34], [0.42, '#fff', 0.04], [0.75, '#150a05', 0.06], [1, '#150a05', 0.5]]))
  return contact(paper, 20, 352, 270, 40, 0.6) + cast(`<path d="${d}"/>`, { dx: 30, dy: 10, amount: 18, depth: 0.24 }) + path(d, label.body) + gusset + front(paper, label) + creases + seal + tinTie + valve + light
}

/** @param {Sheet} paper @param {Label} label */
function front(paper, { paper: ground, ink, accent, word, scene }) {
  const card = box(-136, -150, 272, 400, 10, ground)
  const clip = paper.clip('<rect x="-136" y="-150" width="272" height="250" rx="10"/>')
  const rule = line('M-96 176H96', accent, 4) + line('M-70 200H70M-48 218H48', ink, 4, 'opacity="0.45"')
  return card + inside(clip, scenes(ink, accent, ground)[scene]) + box(-136, -150, 272, 400, 10, 'none', `stroke="${ink}" stroke-width="3" stroke-opacity="0.5"`) + letters(word, 0, 122, word.length > 6 ? 30 : 38, ink, 0.95) + rule
}

/** @param {string} ink @param {string} accent @param {string} ground @returns {Record<Label['scene'], string>} */
function scenes(ink, accent, ground) {
  const sun = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => oval(x, y, r, r, accent)
  const sky = box(-136, -150, 272, 250, 10, accent, 'opacity="0.16"')
  return {
    gunung: sky + sun(48, -66, 40) + path('M-136 100V30L-60 -70L-10 0L40 -44L136 60V100z', ink, 'opacity="0.55"') + path('M-136 100V60L-90 10L-30 70L50 6L136 90V100z', ink) + path('M-60 -70L-84 -38L-66 -46L-54 -34L-44 -48L-36 -37z', ground),
    ombak: sky + sun(-40, -70, 36) + many(5, (i) => path(`M-136 ${-14 + i * 26}C-100 ${-44 + i * 26} -70 ${-44 + i * 26} -46 ${-14 + i * 26}S30 ${16 + i * 26} 50 ${-14 + i * 26}S110 ${-44 + i * 26} 136 ${-14 + i * 26}V110H-136z`, i % 2 ? accent : ink, `opacity="${0.5 + i * 0.12}"`)),
    tongkonan: sky + sun(0, -78, 30) + path('M-126 -30C-70 30 70 30 126 -30C110 30 90 46 76 52H-76C-90 46 -110 30 -126 -30z', ink) + box(-52, 50, 104, 50, 0, accent) + line('M-34 50V100M0 50V100M34 50V100', ink, 5) + many(5, (i) => line(`M${-56 + i * 28} 22V46`, ground, 4)),
    daun: sky + many(7, (i) => at(0, 96, path('M0 0C-44 -44 -44 -120 0 -164C44 -120 44 -44 0 0z', i % 2 ? ink : accent, 'opacity="0.92"') + line('M0 -10V-150', ground, 3), { turn: -66 + i * 22, scale: 0.98 })) + many(3, (i) => oval(-20 + i * 20, 66 - (i % 2) * 14, 15, 15, '#b3261e')),
    matahari: sky + many(16, (i) => at(0, 20, path('M-7 -66L0 -148L7 -66z', accent), { turn: i * 22.5 })) + oval(0, 20, 60, 60, ink) + oval(0, 20, 46, 46, accent),
    savana: sky + sun(-50, -60, 44) + path('M-136 40C-60 0 40 20 136 -10V100H-136z', accent) + path('M-136 70C-40 30 60 60 136 30V100H-136z', ink) + line('M70 40V-40', ink, 9) + oval(70, -54, 62, 22, ink) + oval(40, -70, 40, 18, ink),
  }
}

/** @param {Sheet} paper @param {number} x @param {number} y @param {number} size @param {number} turn */
export function bean(paper, x, y, size, turn) {
  const fill = paper.radial(0.34, 0.28, 0.8, [[0, '#a9693a'], [0.45, '#6b3717'], [1, '#2d1407']])
  return at(x, y, oval(5, 10, 33, 24, '#160a05', 'opacity="0.3"') + oval(0, 0, 34, 24, fill) + line('M-31 3C-16 -12 14 14 31 -3', '#1d0c04', 5) + line('M-29 0C-14 -15 16 11 30 -6', '#c68a55', 1.6, 'opacity="0.6"') + oval(-10, -12, 10, 4, '#fff', 'opacity="0.25" transform="rotate(-16 -10 -12)"'), { scale: size, turn })
}

/** Beans spilled around a point. @param {Sheet} paper @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {number} count @param {{ seed?: number, size?: number }} [how] */
export function beans(paper, cx, cy, rx, ry, count, { seed = 3, size = 1 } = {}) {
  const random = chance(seed)
  const places = Array.from({ length: count }, () => {
    const [angle, far] = [random() * 6.28, Math.sqrt(random())]
    return { x: cx + rx * far * Math.cos(angle), y: cy + ry * far * Math.sin(angle), turn: random() * 360 }
  })
  return places.sort((a, b) => a.y - b.y).map(({ x, y, turn }) => bean(paper, Math.round(x), Math.round(y), size * (0.85 + random() * 0.3), Math.round(turn))).join('')
}

/** A box of drip bags, seen a little from the side. @param {Sheet} paper @param {Label} label */
export function dripBox(paper, label) {
  const { body, ink, accent } = label
  const side = path('M210 -190L300 -240V240L210 300z', body) + path('M210 -190L300 -240V240L210 300z', '#150a05', 'opacity="0.42"')
  const lid = path('M-230 -190L-130 -240H300L210 -190z', body) + path('M-230 -190L-130 -240H300L210 -190z', '#fff', 'opacity="0.3"')
  const face = box(-230, -190, 440, 490, 4, body) + box(-230, -190, 440, 490, 4, paper.linear(0, 0, 1, 1, [[0, '#fff', 0.28], [0.5, '#fff', 0], [1, '#150a05', 0.3]]))
  const pouch = path('M-60 60H60C60 130 40 168 14 170H-14C-40 168 -60 130 -60 60z', '#fff8ea') + line('M56 76C96 70 96 124 48 128', '#fff8ea', 10) + line('M-70 186H70', '#fff8ea', 8) + line('M-20 42C-30 26 -10 18 -20 0M16 42C6 26 26 18 16 0', '#fff8ea', 6)
  return contact(paper, 50, 300, 340, 48, 0.6) + side + lid + face + at(-10, -50, inside(paper.clip('<rect x="-136" y="-150" width="272" height="250" rx="10"/>'), box(-136, -150, 272, 250, 10, label.paper) + scenes(ink, accent, label.paper)[label.scene]), { scale: 0.86 }) + letters(label.word, -10, 62, 34, label.paper) + at(-10, 128, pouch, { scale: 0.84 })
}

/** One drip bag in its sachet. @param {Sheet} paper @param {Label} label */
export function sachet(paper, label) {
  const d = 'M-150 -190H150V200H-150z'
  const teeth = many(15, (i) => path(`M${-150 + i * 20} -190l10 -12l10 12zM${-150 + i * 20} 200l10 12l10 -12z`, label.body))
  return cast(`<path d="${d}"/>`, { dx: 12, dy: 16, amount: 10, depth: 0.36 }) + teeth + path(d, label.body) + at(0, -10, inside(paper.clip('<rect x="-136" y="-150" width="272" height="250" rx="10"/>'), box(-136, -150, 272, 250, 10, label.paper) + scenes(label.ink, label.accent, label.paper)[label.scene]), { scale: 0.84 }) + letters(label.word, 0, 104, 30, label.paper) + line('M-60 160H60', label.accent, 5) + box(-150, -190, 300, 22, 0, '#fff', 'opacity="0.2"') + path(d, paper.linear(0, 0, 1, 0.3, [[0, '#fff', 0.05], [0.25, '#fff', 0.38], [0.4, '#fff', 0.02], [1, '#150a05', 0.36]]))
}

/** A bottle of cold brew. @param {Sheet} paper @param {{ drink: string, label: Label }} how */
export function bottle(paper, { drink, label }) {
  const d = 'M-46 -330H46V-270C46 -220 120 -200 120 -130V310C120 340 104 352 80 354C30 360 -30 360 -80 354C-104 352 -120 340 -120 310V-130C-120 -200 -46 -220 -46 -270z'
  const fluid = 'M-44 -244C-30 -216 -112 -190 -112 -130V306C-112 334 -98 344 -76 346C-30 350 30 350 76 346C98 344 112 334 112 306V-130C112 -190 30 -216 44 -244z'
  const cap = box(-54, -388, 108, 74, 12, paper.linear(0, 0, 1, 0, [[0, '#3d3029'], [0.3, '#8d7a6c'], [1, '#1d1511']])) + many(9, (i) => line(`M${-44 + i * 11} -372V-326`, '#120c09', 2, 'opacity="0.5"'))
  const shine = path('M-96 -120C-96 -170 -60 -190 -50 -210L-40 -190C-60 -160 -74 -150 -74 -110V300C-84 300 -96 290 -96 270z', '#fff', 'opacity="0.42"')
  const tag = box(-120, -60, 240, 270, 0, label.paper) + at(0, 20, inside(paper.clip('<rect x="-136" y="-150" width="272" height="250" rx="10"/>'), scenes(label.ink, label.accent, label.paper)[label.scene]), { scale: 0.6 }) + letters(label.word, 0, 108, label.word.length > 6 ? 22 : 28, label.ink, 1) + line('M-60 164H60M-40 182H40', label.accent, 5)
  return contact(paper, 16, 352, 180, 32, 0.6) + cast(`<path d="${d}"/>`, { dx: 28, dy: 8, amount: 16, depth: 0.22 }) + path(d, '#fff', 'opacity="0.5"') + path(fluid, drink) + path(fluid, paper.linear(0, 0, 1, 0, [[0, '#150a05', 0.35], [0.25, '#fff', 0.16], [0.6, '#150a05', 0], [1, '#150a05', 0.5]])) + tag + box(-120, -60, 240, 270, 0, paper.linear(0, 0, 1, 0, [[0, '#150a05', 0.3], [0.25, '#fff', 0.3], [0.5, '#fff', 0], [1, '#150a05', 0.42]])) + line(d, '#fff', 4, 'opacity="0.5"') + shine + cap
}
