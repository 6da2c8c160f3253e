/**
 * More that a roastery bottles.
 *
 * @import { Sheet } from './svg.js'
 */
import { round } from './coffee-ware.js'
import { letters } from './lettering.js'
import { at, box, contact, line, many, oval, path } from './svg.js'

/**
 * A small milk bottle with a printed word. @param {Sheet} paper @param {{ drink: string, word: string, ink: string }}
 * how
 */
export function milkBottle(paper, { drink, word, ink }) {
  const d = 'M-58 -300H58V-240C58 -190 116 -170 116 -90V300C116 334 -116 334 -116 300V-90C-116 -170 -58 -190 -58 -240z'
  const fluid = 'M-56 -200C-60 -176 -108 -150 -108 -90V294C-108 322 108 322 108 294V-90C108 -150 60 -176 56 -200z'
  return (
    contact(paper, 16, 322, 170, 30, 0.6) +
    path(d, '#fff', 'opacity="0.5"') +
    path(fluid, drink) +
    path(
      fluid,
      paper.linear(0, 0, 0, 1, [
        [0, '#fff', 0.42],
        [0.35, '#fff', 0.1],
        [0.7, '#4a2410', 0.12],
        [1, '#3a1808', 0.6],
      ]),
    ) +
    path(fluid, round(paper, 0.6)) +
    box(-68, -348, 136, 60, 12, ink) +
    box(-68, -348, 136, 60, 12, round(paper, 0.8)) +
    many(11, (i) => line(`M${-58 + i * 11.6} -338V-300`, '#000', 2, 'opacity="0.25"')) +
    oval(0, 60, 88, 88, '#fff8ea', 'opacity="0.95"') +
    oval(0, 60, 76, 76, 'none', `stroke="${ink}" stroke-width="4"`) +
    letters(word, 0, 40, word.length > 5 ? 22 : 28, ink, 1.1) +
    many(3, (i) => path(`M${-20 + i * 20} 104c-7 -9 -7 -17 0 -24c7 7 7 15 0 24z`, ink)) +
    line('M-90 -80V270', '#fff', 12, 'opacity="0.5"') +
    line(d, '#fff', 4, 'opacity="0.45"')
  )
}

/** A flat brown bottle with a swing stopper. @param {Sheet} paper */
export function flask(paper) {
  const d =
    'M-44 -300H44V-220C44 -190 170 -170 170 -80V290C170 326 140 336 110 336H-110C-140 336 -170 326 -170 290V-80C-170 -170 -44 -190 -44 -220z'
  return (
    contact(paper, 20, 336, 240, 34, 0.6) +
    path(d, '#4a2410') +
    path(
      d,
      paper.linear(0, 0, 1, 0, [
        [0, '#150a05', 0.7],
        [0.14, '#c98a4c', 0.65],
        [0.3, '#8a4f24', 0.3],
        [0.6, '#150a05', 0.3],
        [0.92, '#b9743a', 0.4],
        [1, '#150a05', 0.7],
      ]),
    ) +
    box(-54, -322, 108, 44, 16, '#f2ece0') +
    box(-54, -322, 108, 44, 16, round(paper, 0.6)) +
    line('M-52 -290C-92 -280 -92 -220 -50 -210M52 -290C92 -280 92 -220 50 -210', '#b9bec2', 7) +
    line('M-60 -330H60', '#b9bec2', 8) +
    box(-124, -60, 248, 300, 8, '#f3e6cf') +
    letters('COLD', 0, -26, 48, '#2a1a12', 1) +
    letters('BREW', 0, 40, 48, '#2a1a12', 1) +
    line('M-84 112H84', '#c7562c', 6) +
    letters('1 : 2', 0, 138, 30, '#c7562c', 0.9) +
    letters('500 ML', 0, 196, 20, '#2a1a12', 1) +
    line('M-146 -70V280', '#fff', 12, 'opacity="0.35"')
  )
}

/** A slim bottle of syrup. @param {Sheet} paper @param {{ drink: string, word: string }} how */
export function syrup(paper, { drink, word }) {
  const d = 'M-30 -320H30V-180C30 -130 96 -110 96 -40V320C96 346 -96 346 -96 320V-40C-96 -110 -30 -130 -30 -180z'
  return (
    contact(paper, 14, 336, 150, 28, 0.6) +
    path(d, drink) +
    path(
      d,
      paper.linear(0, 0, 1, 0, [
        [0, '#150a05', 0.5],
        [0.16, '#fff', 0.4],
        [0.34, '#fff', 0.06],
        [0.7, '#150a05', 0.1],
        [0.9, '#fff', 0.22],
        [1, '#150a05', 0.5],
      ]),
    ) +
    box(-38, -372, 76, 64, 10, '#2a2320') +
    box(-38, -372, 76, 64, 10, round(paper, 0.7)) +
    box(-97, 30, 194, 220, 0, '#fbf3e2') +
    box(-97, 30, 194, 220, 0, round(paper, 0.5)) +
    letters('SIRUP', 0, 60, 24, '#8a4f24', 1) +
    letters(word, 0, 106, word.length > 6 ? 24 : 30, '#2a1a12', 1.1) +
    at(
      0,
      200,
      many(5, (i) =>
        at(0, 20, path('M0 0C-12 -16 -12 -38 0 -50C12 -38 12 -16 0 0z', i % 2 ? '#8a4f24' : drink), {
          turn: -56 + i * 28,
        }),
      ),
    )
  )
}
