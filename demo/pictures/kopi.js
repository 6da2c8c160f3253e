/**
 * Every square picture of the coffee shop, by name.
 *
 * @import { Drawing } from './recipe.js'
 * @import { tones } from './palette.js'
 * @import { Sheet } from './svg.js'
 */
import { beans } from './beans.js'
import { bottle, coffeeBag, dripBox, sachet } from './coffee-goods.js'
import { cup, dripper, grinder, kettle, steam } from './coffee-ware.js'
import { ground, scoop, tablet, tin } from './coffee-extras.js'
import { counter, sprig } from './kopi-ground.js'
import { labels } from './kopi-labels.js'
import { kopiFoods } from './kopi-foods.js'
import { above, bagWithBeans, on, pourOver } from './kopi-stage.js'
import { kopiTools } from './kopi-tools.js'
import { series } from './recipe.js'
import { at, contact } from './svg.js'

const glazes = /** @type {const} */ ({
  putih: { glaze: '#f6f1e7', tone: 'bata' },
  sage: { glaze: '#9db48f', tone: 'krem' },
  terakota: { glaze: '#c8643f', tone: 'kabut' },
})

/** @type {Record<string, Drawing>} */
export const kopiSquares = {
  'arabika-gayo': on('krem', (p) => bagWithBeans(p, 'gayo')),
  'arabika-gayo-biji': above(
    'susu',
    (p) =>
      beans(p, 480, 480, 520, 520, 300, { seed: 8, size: 1.25 }) + at(500, 500, scoop(p), { scale: 1.25, turn: -24 }),
  ),
  'arabika-gayo-bubuk': on(
    'daun',
    (p) =>
      at(300, 450, coffeeBag(p, labels.gayo), { scale: 0.82 }) +
      at(660, 680, ground(p), { scale: 1 }) +
      sprig(560, 300, 1, -10),
  ),
  'arabika-toraja': on('kabut', (p) => bagWithBeans(p, 'toraja')),
  'arabika-toraja-cangkir': on(
    'bata',
    (p) =>
      steam(p, 620, 500, 0.8) +
      at(290, 440, coffeeBag(p, labels.toraja), { scale: 0.78 }) +
      at(620, 660, cup(p, { glaze: '#f7efe1', art: false }), { scale: 0.78 }),
  ),
  'robusta-lampung': on(
    'bata',
    (p) => at(460, 500, tin(p, labels.lampung), { scale: 1.14 }) + beans(p, 780, 850, 130, 40, 20, { seed: 9 }),
  ),
  'robusta-lampung-tubruk': on(
    'daun',
    (p) =>
      steam(p, 480, 420, 1.1) +
      at(470, 600, cup(p, { glaze: '#2f6b52', art: false, drink: '#2a1206' }), { scale: 1.1 }) +
      beans(p, 170, 866, 120, 36, 14, { seed: 5 }),
  ),
  'arabika-bajawa': on('hutan', (p) => bagWithBeans(p, 'bajawa')),
  'arabika-bajawa-ceri': above(
    'daun',
    (p) =>
      sprig(150, 300, 1.9, 16) + sprig(360, 690, 1.8, -14) + beans(p, 800, 780, 120, 100, 22, { seed: 12, size: 1.2 }),
  ),
  'drip-bag': on(
    'krem',
    (p) =>
      at(430, 520, dripBox(p, labels.pesisir), { scale: 1.04 }) +
      at(790, 720, sachet(p, labels.pesisir), { scale: 0.58, turn: 9 }),
  ),
  'drip-bag-seduh': on(
    'kabut',
    (p) =>
      steam(p, 520, 300, 0.8) +
      at(500, 620, cup(p, { glaze: '#f6f1e7', art: false }), { scale: 1.05 }) +
      at(190, 690, sachet(p, labels.pesisir), { scale: 0.62, turn: -10 }),
  ),
  'drip-bag-satuan': above(
    'bata',
    (p) =>
      at(600, 440, sachet(p, labels.toraja), { scale: 1.15, turn: 13 }) +
      at(370, 530, sachet(p, labels.gayo), { scale: 1.3, turn: -8 }),
  ),
  'drip-bag-satuan-biji': above(
    'krem',
    (p) =>
      beans(p, 700, 760, 260, 160, 60, { seed: 4, size: 1.15 }) +
      at(420, 430, sachet(p, labels.gayo), { scale: 1.5, turn: -6 }),
  ),
  ...series(
    'kopi-botol',
    {
      aren: { drink: '#a9703f', tone: 'krem' },
      pandan: { drink: '#a8ac6c', tone: 'daun' },
      hitam: { drink: '#3a1a0b', tone: 'bata' },
    },
    (p, { drink, tone }, key) =>
      counter(p, /** @type {keyof typeof tones} */ (tone)) +
      at(470, 480, bottle(p, { drink, label: labels[/** @type {'aren' | 'pandan' | 'hitam'} */ (key)] }), {
        scale: 1.08,
      }) +
      beans(p, 720, 850, 120, 36, 14, { seed: key.length }),
  ),
  'kopi-botol-trio': on(
    'susu',
    (p) =>
      at(220, 500, bottle(p, { drink: '#a8ac6c', label: labels.pandan }), { scale: 0.9 }) +
      at(740, 500, bottle(p, { drink: '#3a1a0b', label: labels.hitam }), { scale: 0.9 }) +
      at(480, 530, bottle(p, { drink: '#a9703f', label: labels.aren }), { scale: 0.98 }),
  ),
  ...series(
    'dripper-keramik',
    glazes,
    (p, { glaze, tone }) =>
      counter(p, tone) +
      contact(p, 500, 776, 300, 40, 0.6) +
      at(470, 560, dripper(p, { glaze, filter: false }), { scale: 1.42 }),
  ),
  'dripper-keramik-seduh': on(
    'daun',
    (p) => steam(p, 460, 260, 0.7) + at(480, 560, pourOver(p, '#f6f1e7'), { scale: 1.06 }),
  ),
  ...series(
    'ketel-leher-angsa',
    {
      hitam: { steel: '#2d2a2b', grip: '#8a5228', tone: 'krem' },
      perak: { steel: '#c9ccd0', grip: '#3a2a20', tone: 'bata' },
    },
    (p, { steel, grip, tone }) =>
      counter(p, /** @type {keyof typeof tones} */ (tone)) + at(520, 570, kettle(p, { steel, grip }), { scale: 1.16 }),
  ),
  'ketel-leher-angsa-seduh': on(
    'kabut',
    (p) =>
      at(290, 600, pourOver(p, '#c8643f', 0.35), { scale: 0.8 }) +
      at(640, 260, kettle(p, { steel: '#2d2a2b', grip: '#8a5228' }), { scale: 0.72, turn: -8 }) +
      steam(p, 300, 330, 0.5),
  ),
  'penggiling-tangan-bubuk': on(
    'krem',
    (p) =>
      at(290, 470, grinder(p, { shell: '#8e9496', wood: '#9c6232' }), { scale: 0.92 }) +
      at(650, 720, ground(p), { scale: 1.05 }),
  ),
  'set-seduh': on(
    'daun',
    (p) =>
      at(190, 500, coffeeBag(p, labels.kebun), { scale: 0.62 }) +
      at(782, 550, grinder(p, { shell: '#2c5a41', wood: '#9c6232' }), { scale: 0.56 }) +
      at(520, 590, pourOver(p, '#f6f1e7'), { scale: 0.78 }) +
      beans(p, 210, 850, 140, 36, 18, { seed: 2 }),
  ),
  'set-seduh-atas': on(
    'bata',
    (p) =>
      at(250, 620, kettle(p, { steel: '#2d2a2b', grip: '#8a5228' }), { scale: 0.62, flip: true }) +
      at(650, 560, pourOver(p, '#f6f1e7', 0.7), { scale: 0.82 }) +
      steam(p, 640, 260, 0.5),
  ),
  ...series(
    'cangkir-keramik',
    {
      gading: { glaze: '#f4e8d3', tone: 'bata' },
      hijau: { glaze: '#3d7259', tone: 'krem' },
      biru: { glaze: '#41688f', tone: 'susu' },
    },
    (p, { glaze, tone }) =>
      counter(p, /** @type {keyof typeof tones} */ (tone)) +
      steam(p, 460, 400, 0.9) +
      at(460, 600, cup(p, { glaze }), { scale: 1.2 }),
  ),
  'cangkir-keramik-susun': on(
    'hutan',
    (p) =>
      at(310, 690, cup(p, { glaze: '#41688f' }), { scale: 0.72 }) +
      at(680, 590, cup(p, { glaze: '#f4e8d3' }), { scale: 0.72 }) +
      at(590, 800, cup(p, { glaze: '#c8643f' }), { scale: 0.72 }),
  ),
  'kelas-seduh': on(
    'daun',
    (p) => at(470, 480, tablet(p), { scale: 1.08, turn: -5 }) + beans(p, 800, 850, 120, 44, 18, { seed: 11 }),
  ),
  'kelas-seduh-meja': above(
    'susu',
    (p) =>
      at(380, 430, tablet(p), { scale: 0.9, turn: 8 }) +
      at(740, 780, ground(p), { scale: 0.66 }) +
      sprig(620, 160, 0.9, 20) +
      beans(p, 160, 850, 130, 70, 18, { seed: 10 }),
  ),
  'kategori-biji': above('krem', (p) => beans(p, 480, 480, 560, 560, 330, { seed: 21, size: 1.4 })),
  'kategori-siap-seduh': on('bata', (p) => at(470, 520, dripBox(p, labels.gayo), { scale: 1.12 })),
  'kategori-minuman': on('krem', (p) =>
    at(480, 470, bottle(p, { drink: '#a9703f', label: labels.aren }), { scale: 1.14 }),
  ),
  'kategori-alat': on('kabut', (p) => at(520, 570, kettle(p, { steel: '#c9ccd0', grip: '#8a5228' }), { scale: 1.16 })),
  'kategori-kelas': on(
    'hutan',
    (p) => steam(p, 460, 380, 1) + at(460, 590, cup(p, { glaze: '#f4e8d3' }), { scale: 1.24 }),
  ),
  ...kopiFoods,
  ...kopiTools,
}
