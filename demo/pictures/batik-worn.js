/**
 * Pictures of what is worn: shirts, kebaya, dresses, children's clothes, families in one cloth.
 *
 * @import { Drawing } from './recipe.js'
 */
import { frangipani, plaster } from './batik-ground.js'
import { closeUp, looks, middle, on } from './batik-scene.js'
import { dress, hanger, shirt, shorts } from './garments.js'
import { flat } from './gifts.js'
import { cloth } from './motifs.js'
import { series } from './recipe.js'
import { at } from './svg.js'
import { foldedShirt } from './textiles.js'
import { kebaya, skirt, trousers, tunic } from './wear.js'

const laces = {
  jambon: {
    ground: '#e7a4ad',
    thread: '#fdeef0',
    dye: /** @type {const} */ ('marun'),
    tone: /** @type {const} */ ('melati'),
  },
  gading: {
    ground: '#ecdcc0',
    thread: '#fffaf0',
    dye: /** @type {const} */ ('sogan'),
    tone: /** @type {const} */ ('pandan'),
  },
  ungu: {
    ground: '#7d5396',
    thread: '#e6d3ee',
    dye: /** @type {const} */ ('ungu'),
    tone: /** @type {const} */ ('pasir'),
  },
}

/** @type {Record<string, Drawing>} */
export const batikWorn = {
  'kemeja-sidomukti': on('pandan', (p) =>
    middle(hanger(p, -318) + shirt(p, { motif: 'sidomukti', dye: 'sogan', scale: 0.6, sleeve: 'long' }), {
      y: 520,
      scale: 1.02,
    }),
  ),
  'kemeja-sidomukti-lipat': on('mawar', (p) =>
    middle(foldedShirt(p, { motif: 'sidomukti', dye: 'sogan', scale: 0.7, band: '#761728' }), { turn: 6, scale: 1.08 }),
  ),
  ...series(
    'kemeja-lereng',
    looks({ hitam: 'melati', indigo: 'senja' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(hanger(p, -318) + shirt(p, { motif: 'lereng', dye, sleeve: 'long' }), { y: 520, scale: 1.02 }),
  ),
  'kemeja-lereng-pendek': on('laut', (p) =>
    middle(shirt(p, { motif: 'lereng', dye: 'hitam', sleeve: 'short' }), { y: 480, scale: 1.12, turn: -5 }),
  ),
  ...series(
    'koko-truntum',
    looks({ langit: 'pasir', hijau: 'melati' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(
        hanger(p, -318) +
          shirt(p, { motif: 'truntum', dye, scale: 0.75, sleeve: 'long', stand: true, buttons: '#fff7e6' }),
        { y: 520, scale: 1.02 },
      ),
  ),
  'celana-sarung': on('pasir', (p) =>
    middle(trousers(p, { motif: 'parang', dye: 'hitam', cut: 'sarong', cord: '#e9d7b0' }), { y: 480, scale: 1.18 }),
  ),
  'celana-sarung-dekat': closeUp({ motif: 'parang', dye: 'hitam', scale: 3 }),
  'celana-kolor': on(
    'melati',
    (p) =>
      at(300, 300, shorts(p, cloth(p, { motif: 'kawung', dye: 'sogan', scale: 0.7 })), { scale: 1.5, turn: -8 }) +
      at(660, 480, shorts(p, cloth(p, { motif: 'parang', dye: 'indigo', scale: 0.7 })), { scale: 1.5, turn: 7 }) +
      at(340, 730, shorts(p, cloth(p, { motif: 'megaMendung', dye: 'marun', scale: 0.55 })), { scale: 1.5, turn: -3 }),
  ),
  'celana-kolor-lipat': on(
    'laut',
    (p) =>
      at(480, 660, flat(p, { motif: 'megaMendung', dye: 'marun', width: 620, height: 230 }), { turn: -3 }) +
      at(490, 480, flat(p, { motif: 'parang', dye: 'indigo', width: 600, height: 230 }), { turn: 3 }) +
      at(470, 300, flat(p, { motif: 'kawung', dye: 'sogan', width: 590, height: 230 }), { turn: -2 }),
  ),
  ...series(
    'kebaya-kutubaru',
    laces,
    (p, { tone, ...lace }) =>
      plaster(p, tone) +
      middle(hanger(p, -318) + kebaya(p, { motif: 'kawung', scale: 0.6, panel: true, ...lace }), {
        y: 490,
        scale: 1.05,
      }),
  ),
  'kebaya-encim': on('senja', (p) =>
    middle(
      hanger(p, -318) + kebaya(p, { motif: 'buketan', dye: 'toska', scale: 0.6, ground: '#fbf4e6', thread: '#d9a93f' }),
      { y: 490, scale: 1.05 },
    ),
  ),
  'kebaya-encim-terakota': on(
    'laut',
    (p) =>
      middle(kebaya(p, { motif: 'buketan', dye: 'marun', scale: 0.6, ground: '#e98a6b', thread: '#fff0dc' }), {
        y: 460,
        scale: 1.1,
        turn: 4,
      }) + frangipani(p, 830, 200, 0.9, 20),
  ),
  ...series(
    'tunik-kawung',
    looks({ terakota: 'melati', toska: 'mawar' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(
        hanger(p, -330) +
          tunic(p, { motif: 'kawung', dye, scale: 0.75, trim: dye === 'toska' ? '#f4e3b8' : '#5b1c0d' }),
        { y: 510, scale: 1.04 },
      ),
  ),
  ...series(
    'gamis-sekar-jagad',
    looks({ terakota: 'laut', indigo: 'senja' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(
        dress(p, {
          motif: 'sekarJagad',
          dye,
          scale: 0.62,
          sleeve: 'long',
          sash: dye === 'indigo' ? '#9cc0ea' : '#f3c069',
        }),
        { y: 482, scale: 1.08 },
      ),
  ),
  ...series(
    'dress-buketan',
    looks({ langit: 'pasir', hitam: 'mawar' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(
        dress(p, { motif: 'buketan', dye, scale: 0.7, sleeve: 'short', sash: dye === 'hitam' ? '#d6a045' : '#d98e4a' }),
        { y: 490, scale: 1.08 },
      ),
  ),
  ...series(
    'daster-ceplok',
    looks({ kencana: 'laut', toska: 'senja', ungu: 'pandan' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(hanger(p, -392) + dress(p, { motif: 'ceplok', dye, scale: 0.7, sleeve: 'short' }), {
        y: 545,
        scale: 1.02,
      }),
  ),
  'rok-lilit': on('melati', (p) =>
    middle(skirt(p, { motif: 'sidomukti', dye: 'marun', scale: 0.55, band: '#38060f' }), { y: 480, scale: 1.2 }),
  ),
  'rok-lilit-dekat': closeUp({ motif: 'sidomukti', dye: 'marun', scale: 1.7 }),
  'kulot-gringsing': on('mawar', (p) =>
    middle(trousers(p, { motif: 'gringsing', dye: 'hijau', scale: 0.9, cut: 'wide', cord: '#f2ecd2' }), {
      y: 480,
      scale: 1.18,
    }),
  ),
  'kulot-gringsing-marun': on('pandan', (p) =>
    middle(trousers(p, { motif: 'gringsing', dye: 'marun', scale: 0.9, cut: 'wide', cord: '#f9e4cd' }), {
      y: 480,
      scale: 1.18,
      turn: -4,
    }),
  ),
  ...series(
    'dress-anak',
    looks({ jambon: 'melati', kencana: 'laut' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(
        dress(p, {
          motif: 'buketan',
          dye,
          scale: 0.9,
          sleeve: 'short',
          sash: dye === 'jambon' ? '#8d2445' : '#7a2b14',
        }),
        { y: 490, scale: 0.92 },
      ) +
      frangipani(p, 800, 800, 0.8, 30),
  ),
  'kemeja-anak': on('senja', (p) =>
    middle(hanger(p, -318) + shirt(p, { motif: 'gringsing', dye: 'hijau', sleeve: 'short', scale: 1.2 }), {
      y: 520,
      scale: 0.92,
    }),
  ),
  'kemeja-anak-lipat': on('melati', (p) =>
    middle(foldedShirt(p, { motif: 'gringsing', dye: 'hijau', scale: 1.2, band: '#d9b15c' }), {
      turn: -8,
      scale: 0.94,
    }),
  ),
  'gamis-anak': on('pandan', (p) =>
    middle(dress(p, { motif: 'megaMendung', dye: 'ungu', scale: 0.62, sleeve: 'long', sash: '#e7b45f' }), {
      y: 490,
      scale: 0.94,
    }),
  ),
  'gamis-anak-dekat': closeUp({ motif: 'megaMendung', dye: 'ungu', scale: 2.2 }),
  ...series(
    'sarimbit-keluarga',
    looks({ marun: 'pasir', hijau: 'mawar' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      family(p, 'truntum', dye) +
      at(486, 735, shirt(p, { motif: 'truntum', dye, sleeve: 'short', scale: 1.1 }), { scale: 0.46 }),
  ),
  'sarimbit-pasangan': on('melati', (p) => family(p, 'megaMendung', 'indigo')),
  'sarimbit-pasangan-lipat': on(
    'laut',
    (p) =>
      at(330, 500, foldedShirt(p, { motif: 'megaMendung', dye: 'indigo', scale: 0.7, band: '#8a4a1d' }), {
        scale: 0.74,
        turn: -8,
      }) +
      at(
        690,
        540,
        flat(p, { motif: 'megaMendung', dye: 'indigo', scale: 0.7, width: 400, height: 440, band: '#8a4a1d' }),
        { turn: 7 },
      ) +
      frangipani(p, 500, 180, 0.9, 15),
  ),
}

/**
 * Father's shirt and mother's dress of one cloth. @param {import('./svg.js').Sheet} paper @param {keyof typeof
 * import('./motifs.js').motifs} motif @param {keyof typeof import('./palette.js').dyes} dye
 */
function family(paper, motif, dye) {
  const scale = motif === 'megaMendung' ? 0.8 : 1
  return (
    at(275, 430, hanger(paper, -318) + shirt(paper, { motif, dye, scale, sleeve: 'long' }), { scale: 0.74, turn: -3 }) +
    at(705, 455, dress(paper, { motif, dye, scale, sleeve: 'long', sash: '#e8c58a' }), { scale: 0.84, turn: 3 })
  )
}
