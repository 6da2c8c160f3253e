/**
 * More landscapes for labels: what each origin is known for. The window is 272 wide and 250 high, from -136 -150.
 */
import { at, box, line, many, oval, path } from './svg.js'

/** @param {string} ink @param {string} accent @param {string} ground */
export function farScenes(ink, accent, ground) {
  const sky = box(-136, -150, 272, 250, 10, accent, 'opacity="0.16"')
  const sun = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => oval(x, y, r, r, accent)
  return {
    danau:
      sky +
      sun(0, -50, 46) +
      path('M-136 0L-80 -60L-20 0L40 -40L136 10V20H-136z', ink) +
      many(5, (i) => line(`M${-110 + i * 14} ${36 + i * 14}H${110 - i * 20}`, i % 2 ? accent : ink, 5)) +
      path('M-50 60H30C20 76 -40 76 -50 60z', ink) +
      line('M-10 60V30', ink, 4),
    pura:
      sky +
      sun(0, -70, 38) +
      path('M-14 100V-70C-30 -60 -30 -40 -44 -36V-10C-60 -6 -56 14 -74 20V46C-90 50 -88 66 -104 72V100z', ink) +
      path('M14 100V-70C30 -60 30 -40 44 -36V-10C60 -6 56 14 74 20V46C90 50 88 66 104 72V100z', ink) +
      many(3, (i) => line(`M${-40 - i * 20} ${0 + i * 34}H-22M${40 + i * 20} ${0 + i * 34}H22`, ground, 4)),
    honai:
      sky +
      path('M-136 40L-70 -70L-20 0L50 -90L136 20V100H-136z', accent, 'opacity="0.6"') +
      [
        [-52, 40, 1],
        [62, 54, 0.8],
      ]
        .map(([x = 0, y = 0, scale = 1]) =>
          at(
            x,
            y,
            path('M-66 0C-60 -70 60 -70 66 0z', ink) + box(-48, 0, 96, 46, 4, accent) + box(-13, 6, 26, 40, 3, ink),
            { scale },
          ),
        )
        .join(''),
    kawah:
      sky +
      path('M-136 100V20L-70 -60C-50 -30 50 -30 70 -60L136 20V100z', ink) +
      path('M-70 -60C-50 -30 50 -30 70 -60C40 -74 -40 -74 -70 -60z', accent) +
      many(3, (i) =>
        line(
          `M${-30 + i * 30} -76C${-50 + i * 30} -100 ${-10 + i * 30} -110 ${-30 + i * 30} -136`,
          accent,
          9,
          'opacity="0.8"',
        ),
      ) +
      path('M-30 100C-20 50 -10 20 0 -34C10 20 20 50 30 100z', ground, 'opacity="0.35"'),
    gadang:
      sky +
      sun(0, -100, 34) +
      path('M-136 -46C-96 18 96 18 136 -46C128 18 108 44 92 48H-92C-108 44 -128 18 -136 -46z', ink) +
      path('M-62 -104C-46 -30 46 -30 62 -104C58 -50 46 -6 40 20H-40C-46 -6 -58 -50 -62 -104z', ink) +
      line('M-62 -104C-46 -30 46 -30 62 -104', ground, 4) +
      path('M-20 16L0 -26L20 16z', accent) +
      box(-84, 48, 168, 52, 0, accent) +
      many(4, (i) => box(-70 + i * 38, 58, 22, 28, 2, ink)),
    terasering:
      sky +
      sun(60, -90, 32) +
      many(6, (i) =>
        path(
          `M-136 ${-40 + i * 26}C-60 ${-80 + i * 28} 40 ${0 + i * 22} 136 ${-50 + i * 28}V100H-136z`,
          i % 2 ? accent : ink,
          `opacity="${0.55 + i * 0.09}"`,
        ),
      ) +
      many(7, (i) => line(`M${-120 + i * 40} ${70 - (i % 2) * 12}v-14`, ground, 4)),
    perahu:
      sky +
      sun(-70, -80, 34) +
      many(4, (i) =>
        path(
          `M-136 ${30 + i * 20}C-90 ${16 + i * 20} -50 ${44 + i * 20} 0 ${30 + i * 20}S90 ${16 + i * 20} 136 ${30 + i * 20}V100H-136z`,
          ink,
          `opacity="${0.35 + i * 0.2}"`,
        ),
      ) +
      path('M-100 14H100C84 46 -84 46 -100 14z', accent) +
      line('M0 14V-100', ink, 7) +
      path('M8 -96L84 -6H8zM-8 -80L-60 -6H-8z', ground) +
      path('M8 -96L84 -6H8zM-8 -80L-60 -6H-8z', 'none', `stroke="${ink}" stroke-width="4"`),
    jeruk:
      sky +
      [
        [-40, 0, 72],
        [62, -50, 50],
      ]
        .map(
          ([x = 0, y = 0, r = 1]) =>
            oval(x, y, r, r, accent) +
            oval(x, y, r * 0.84, r * 0.84, ground) +
            many(8, (i) =>
              at(
                x,
                y,
                path(
                  `M0 0L${-r * 0.26} ${-r * 0.72}C${-r * 0.1} ${-r * 0.8} ${r * 0.1} ${-r * 0.8} ${r * 0.26} ${-r * 0.72}z`,
                  accent,
                ),
                {
                  turn: i * 45,
                },
              ),
            ),
        )
        .join('') +
      path('M40 70C80 20 130 30 136 60C110 100 60 100 40 70z', ink),
    bulan:
      box(-136, -150, 272, 250, 10, ink) +
      oval(20, -40, 74, 74, accent) +
      oval(50, -60, 66, 66, ink) +
      many(9, (i) => oval(-110 + ((i * 53) % 230), -130 + ((i * 71) % 190), 3 + (i % 3), 3 + (i % 3), ground)),
    senja:
      sky +
      many(5, (i) => oval(0, 60, 130 - i * 24, 130 - i * 24, i % 2 ? ground : accent, `opacity="${0.5 + i * 0.12}"`)) +
      box(-136, 58, 272, 42, 0, ink) +
      many(4, (i) => line(`M${-60 + i * 8} ${68 + i * 9}H${60 - i * 8}`, accent, 4)),
    embun:
      sky +
      many(3, (i) =>
        at(
          -70 + i * 70,
          40 - (i % 2) * 50,
          path('M0 -80C44 -20 50 40 0 44C-50 40 -44 -20 0 -80z', i === 1 ? ink : accent) +
            path('M-18 -4C-22 16 -12 28 0 30', 'none', `stroke="${ground}" stroke-width="6" stroke-linecap="round"`),
        ),
      ),
    rempah:
      sky +
      many(8, (i) => at(-30, -20, path('M0 0C-16 -26 -10 -60 0 -72C10 -60 16 -26 0 0z', ink), { turn: i * 45 })) +
      oval(-30, -20, 12, 12, accent) +
      many(3, (i) =>
        at(60, 30 + i * 22, box(-70, -9, 140, 18, 9, i % 2 ? ink : accent) + oval(66, 0, 5, 6, ground), { turn: -12 }),
      ),
  }
}
