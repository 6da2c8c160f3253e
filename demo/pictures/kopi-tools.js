/**
 * Pictures of more tools, cups and cards of the coffee shop.
 *
 * @import { Drawing } from './recipe.js'
 * @import { tones } from './palette.js'
 */
import { beans } from './beans.js'
import { coffeeBag } from './coffee-goods.js'
import { ground, tablet } from './coffee-extras.js'
import { airPress, burner, flames, frenchPress, moka, vietnamDrip } from './coffee-brew.js'
import { electricKettle, filters, machineGrinder, scale } from './coffee-tools.js'
import { enamel, floatGlass, icedGlass, jug, tumbler } from './coffee-table.js'
import { envelope, giftCard } from './coffee-gifts.js'
import { cup, dripper, grinder, server, steam } from './coffee-ware.js'
import { counter, sprig } from './kopi-ground.js'
import { labels } from './kopi-labels.js'
import { above, on, pourOver } from './kopi-stage.js'
import { series } from './recipe.js'
import { at, box, contact, many, oval, path } from './svg.js'

/** @typedef {keyof typeof tones} ToneName */
/**
 * @param {Record<string, readonly [colour: string, tone: ToneName]>} looks @returns {Record<string, { colour: string,
 * tone: ToneName }>}
 */
const inColours = (looks) =>
  Object.fromEntries(Object.entries(looks).map(([key, [colour, tone]]) => [key, { colour, tone }]))

/** @type {Record<string, Drawing>} */
export const kopiTools = {
  ...series(
    'moka',
    inColours({ perak: ['#c9ccd0', 'bata'], merah: ['#b5352c', 'kabut'] }),
    (p, { colour, tone }) =>
      counter(p, tone) +
      at(470, 510, moka(p, { metal: colour }), { scale: 1.08 }) +
      beans(p, 780, 862, 100, 30, 12, { seed: 4 }),
  ),
  'moka-kompor': on(
    'hutan',
    (p) =>
      at(470, 770, burner(p), { scale: 1.16 }) +
      steam(p, 250, 260, 0.6) +
      at(470, 430, moka(p, { metal: '#c9ccd0' }), { scale: 0.92 }) +
      at(470, 790, flames(), { scale: 1.16 }),
  ),
  'french-press': on('kabut', (p) => at(450, 540, frenchPress(p), { scale: 1.06 })),
  'french-press-meja': on(
    'bata',
    (p) =>
      at(320, 560, frenchPress(p, { down: true, level: 0.72 }), { scale: 0.86 }) +
      steam(p, 700, 540, 0.6) +
      at(700, 740, cup(p, { glaze: '#f4e8d3', art: false }), { scale: 0.6 }),
  ),
  'alat-tekan': on(
    'daun',
    (p) =>
      at(470, 740, cup(p, { glaze: '#f4e8d3', art: false }), { scale: 0.74 }) +
      at(470, 420, airPress(p), { scale: 0.98 }),
  ),
  'alat-tekan-bagian': above(
    'kabut',
    (p) =>
      at(290, 510, airPress(p, { pressed: 0 }), { scale: 0.98, turn: -16 }) +
      at(680, 300, ground(p), { scale: 0.5 }) +
      many(
        3,
        (i) =>
          oval(664 + i * 60, 640 + i * 50, 112, 112, '#c9b48c') + oval(660 + i * 60, 634 + i * 50, 112, 112, '#fbf7ec'),
      ) +
      beans(p, 600, 860, 90, 50, 14, { seed: 5 }),
  ),
  'vietnam-drip': on('krem', (p) => at(470, 530, vietnamDrip(p, { milk: 0.28 }), { scale: 1.14 })),
  'vietnam-drip-susu': on(
    'kabut',
    (p) =>
      at(330, 560, vietnamDrip(p, { milk: 0.34 }), { scale: 0.92 }) +
      at(690, 590, icedGlass(p, { top: '#6a3516', bottom: '#e2c294' }), { scale: 0.78 }),
  ),
  'server-kaca': on(
    'bata',
    (p) =>
      at(470, 590, server(p, { level: 0.5 }), { scale: 1.3 }) +
      at(
        470,
        336,
        box(-150, -32, 300, 52, 22, '#9c6232') +
          box(-150, -32, 300, 22, 11, '#fff', 'opacity="0.25"') +
          oval(0, -52, 34, 26, '#7d4a22') +
          oval(-8, -60, 11, 7, '#fff', 'opacity="0.4"'),
      ),
  ),
  'server-kaca-tuang': on(
    'krem',
    (p) =>
      at(320, 620, server(p, { level: 0.7 }), { scale: 0.98 }) +
      at(720, 690, floatGlass(p, { drink: '#7d431c', foam: '#a4642c' }), { scale: 0.74 }) +
      at(320, 380, dripper(p, { glaze: '#3d7259' }), { scale: 0.78 }),
  ),
  ...series(
    'kertas-saring',
    inColours({ putih: ['#fffaf0', 'kabut'], cokelat: ['#d2ab7c', 'krem'] }),
    (p, { colour, tone }, key) =>
      counter(p, tone) +
      at(500, 560, filters(p, { sheet: colour, edge: key === 'putih' ? '#c9b48c' : '#8a5c2e' }), { scale: 1.06 }),
  ),
  ...series(
    'penggiling-baja',
    inColours({ hitam: ['#2b2a2c', 'susu'], perak: ['#b7bcc0', 'hutan'] }),
    (p, { colour, tone }) =>
      counter(p, tone) +
      at(430, 500, grinder(p, { shell: colour, wood: '#8a5228' }), { scale: 1.02 }) +
      beans(p, 740, 850, 120, 40, 20, { seed: 13 }),
  ),
  'penggiling-listrik': on('krem', (p) => at(470, 500, machineGrinder(p), { scale: 1.04 })),
  'penggiling-listrik-dapur': on(
    'bata',
    (p) =>
      at(300, 490, machineGrinder(p), { scale: 0.84 }) +
      at(680, 500, coffeeBag(p, labels.senja), { scale: 0.72 }) +
      beans(p, 520, 884, 120, 26, 14, { seed: 16 }),
  ),
  ...series(
    'timbangan',
    inColours({ hitam: ['#26262a', 'krem'], putih: ['#f2f0ea', 'bata'] }),
    (p, { colour, tone }, key) =>
      counter(p, tone, 0.62) +
      at(480, 730, scale(p, { shell: colour, light: key === 'putih' }), { scale: 1.06 }) +
      at(480, 480, floatGlass(p, { drink: '#4a2410', foam: '#c58a52' }), { scale: 0.86 }),
  ),
  'timbangan-seduh': on(
    'daun',
    (p) =>
      at(480, 800, scale(p, { shell: '#26262a', light: false }), { scale: 0.92 }) +
      at(480, 470, pourOver(p, '#f6f1e7', 0.45), { scale: 0.78 }),
  ),
  ...series(
    'ketel-listrik',
    inColours({ hitam: ['#2d2a2b', 'kabut'], putih: ['#f1ede4', 'bata'] }),
    (p, { colour, tone }) =>
      counter(p, tone) + at(520, 520, electricKettle(p, { steel: colour, grip: '#8a5228' }), { scale: 1.04 }),
  ),
  'ketel-listrik-seduh': on(
    'krem',
    (p) =>
      at(670, 560, electricKettle(p, { steel: '#2d2a2b', grip: '#8a5228' }), { scale: 0.66 }) +
      at(250, 640, pourOver(p, '#c8643f', 0.4), { scale: 0.66 }) +
      steam(p, 250, 420, 0.4),
  ),
  ...series(
    'tumbler',
    inColours({ hijau: ['#2f6b4f', 'krem'], krem: ['#ecdcc0', 'bata'], hitam: ['#2a2726', 'kabut'] }),
    (p, { colour, tone }) =>
      counter(p, tone) +
      at(370, 500, tumbler(p, { colour }), { scale: 1.08 }) +
      at(690, 600, tumbler(p, { colour, tall: false, screw: true }), { scale: 0.96 }),
  ),
  'tumbler-bertiga': on(
    'susu',
    (p) =>
      at(240, 520, tumbler(p, { colour: '#ecdcc0' }), { scale: 0.96 }) +
      at(720, 520, tumbler(p, { colour: '#2a2726', screw: true }), { scale: 0.96 }) +
      at(480, 560, tumbler(p, { colour: '#2f6b4f' }), { scale: 1 }),
  ),
  'gelas-ganda': on(
    'kabut',
    (p) =>
      at(300, 590, floatGlass(p, { drink: '#4a2410', foam: '#c58a52' }), { scale: 1.06 }) +
      at(660, 640, floatGlass(p, { drink: '#8a5228', foam: '#ead2ae' }), { scale: 1.06 }),
  ),
  'gelas-ganda-teh': on(
    'daun',
    (p) =>
      at(360, 610, floatGlass(p, { drink: '#c0702c', foam: '#d98a3c' }), { scale: 1.14 }) + sprig(620, 800, 1, -10),
  ),
  ...series(
    'enamel',
    {
      putih: { colour: '#f7f3ea', rim: '#26416b', tone: 'bata' },
      hijau: { colour: '#5f7148', rim: '#2c3a1c', tone: 'krem' },
      biru: { colour: '#26416b', rim: '#f2ece0', tone: 'susu' },
    },
    (p, { colour, rim, tone }) =>
      counter(p, /** @type {ToneName} */ (tone)) +
      steam(p, 440, 380, 0.8) +
      at(450, 620, enamel(p, { colour, rim }), { scale: 1.2 }),
  ),
  'enamel-kemah': on(
    'hutan',
    (p) =>
      contact(p, 300, 860, 220, 30, 0.6) +
      many(4, (i) => at(270, 830, box(-170, -16, 340, 32, 14, i % 2 ? '#6a3f1c' : '#4f2c12'), { turn: -36 + i * 24 })) +
      path(
        'M270 560c-120 120 -110 200 -50 250h110c70 -60 60 -120 10 -170c-10 40 -20 50 -40 50c20 -60 0 -100 -30 -130z',
        '#e8792c',
      ) +
      path(
        'M276 680c-60 60 -56 100 -26 130h60c36 -30 30 -70 0 -100c-8 22 -16 24 -24 24c6 -24 0 -40 -10 -54z',
        '#ffd166',
      ) +
      at(670, 690, enamel(p, { colour: '#f7f3ea', rim: '#26416b' }), { scale: 0.92 }),
  ),
  'kartu-hadiah': above(
    'krem',
    (p) =>
      at(480, 500, giftCard(p), { scale: 1.2, turn: -7 }) +
      beans(p, 820, 850, 90, 60, 12, { seed: 7 }) +
      sprig(110, 150, 0.8, 10),
  ),
  'kartu-hadiah-amplop': above('daun', (p) =>
    at(480, 560, envelope(p, at(0, -130, giftCard(p), { scale: 0.94, turn: -2 })), { scale: 1.1, turn: 3 }),
  ),
  'kelas-latte': above(
    'bata',
    (p) =>
      at(330, 480, tablet(p), { scale: 0.86, turn: -7 }) + at(740, 640, cup(p, { glaze: '#f4e8d3' }), { scale: 0.66 }),
  ),
  'kelas-latte-susu': on(
    'kabut',
    (p) => at(330, 720, cup(p, { glaze: '#41688f' }), { scale: 0.8 }) + at(660, 640, jug(p), { scale: 1.02 }),
  ),
}
