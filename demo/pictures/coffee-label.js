/**
 * The label of an origin: its paper, its ink, and a small landscape above its name.
 *
 * @import { Sheet } from './svg.js'
 * @typedef {{ body: string, paper: string, ink: string, accent: string, word: string, scene: Scene }} Label
 * @typedef {'gunung' | 'ombak' | 'tongkonan' | 'daun' | 'matahari' | 'savana' | keyof ReturnType<typeof farScenes>}
 * Scene
 */
import { farScenes } from './coffee-scenes.js'
import { letters } from './lettering.js'
import { at, box, inside, line, many, oval, path } from './svg.js'

/** @param {Sheet} paper @param {Label} label */
export function front(paper, { paper: ground, ink, accent, word, scene }) {
  const card = box(-136, -150, 272, 400, 10, ground)
  const clip = paper.clip('<rect x="-136" y="-150" width="272" height="250" rx="10"/>')
  const rule = line('M-96 176H96', accent, 4) + line('M-70 200H70M-48 218H48', ink, 4, 'opacity="0.45"')
  return (
    card +
    inside(clip, scenes(ink, accent, ground)[scene]) +
    box(-136, -150, 272, 400, 10, 'none', `stroke="${ink}" stroke-width="3" stroke-opacity="0.5"`) +
    letters(word, 0, 122, word.length > 8 ? 23 : word.length > 6 ? 30 : 38, ink, 0.95) +
    rule
  )
}

/** @param {string} ink @param {string} accent @param {string} ground @returns {Record<Scene, string>} */
export function scenes(ink, accent, ground) {
  const sun = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => oval(x, y, r, r, accent)
  const sky = box(-136, -150, 272, 250, 10, accent, 'opacity="0.16"')
  return {
    ...farScenes(ink, accent, ground),
    gunung:
      sky +
      sun(48, -66, 40) +
      path('M-136 100V30L-60 -70L-10 0L40 -44L136 60V100z', ink, 'opacity="0.55"') +
      path('M-136 100V60L-90 10L-30 70L50 6L136 90V100z', ink) +
      path('M-60 -70L-84 -38L-66 -46L-54 -34L-44 -48L-36 -37z', ground),
    ombak:
      sky +
      sun(-40, -70, 36) +
      many(5, (i) =>
        path(
          `M-136 ${-14 + i * 26}C-100 ${-44 + i * 26} -70 ${-44 + i * 26} -46 ${-14 + i * 26}S30 ${16 + i * 26} 50 ${-14 + i * 26}S110 ${-44 + i * 26} 136 ${-14 + i * 26}V110H-136z`,
          i % 2 ? accent : ink,
          `opacity="${0.5 + i * 0.12}"`,
        ),
      ),
    tongkonan:
      sky +
      sun(0, -78, 30) +
      path('M-126 -30C-70 30 70 30 126 -30C110 30 90 46 76 52H-76C-90 46 -110 30 -126 -30z', ink) +
      box(-52, 50, 104, 50, 0, accent) +
      line('M-34 50V100M0 50V100M34 50V100', ink, 5) +
      many(5, (i) => line(`M${-56 + i * 28} 22V46`, ground, 4)),
    daun:
      sky +
      many(7, (i) =>
        at(
          0,
          96,
          path('M0 0C-44 -44 -44 -120 0 -164C44 -120 44 -44 0 0z', i % 2 ? ink : accent, 'opacity="0.92"') +
            line('M0 -10V-150', ground, 3),
          {
            turn: -66 + i * 22,
            scale: 0.98,
          },
        ),
      ) +
      many(3, (i) => oval(-20 + i * 20, 66 - (i % 2) * 14, 15, 15, '#b3261e')),
    matahari:
      sky +
      many(16, (i) => at(0, 20, path('M-7 -66L0 -148L7 -66z', accent), { turn: i * 22.5 })) +
      oval(0, 20, 60, 60, ink) +
      oval(0, 20, 46, 46, accent),
    savana:
      sky +
      sun(-50, -60, 44) +
      path('M-136 40C-60 0 40 20 136 -10V100H-136z', accent) +
      path('M-136 70C-40 30 60 60 136 30V100H-136z', ink) +
      line('M70 40V-40', ink, 9) +
      oval(70, -54, 62, 22, ink) +
      oval(40, -70, 40, 18, ink),
  }
}
