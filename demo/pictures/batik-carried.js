/**
 * Pictures of what is carried and what goes with an outfit.
 *
 * @import { Drawing } from './recipe.js'
 */
import { frangipani, plaster } from './batik-ground.js'
import { closeUp, looks, middle, on } from './batik-scene.js'
import { backpack, sling, vanity, wallet } from './carry.js'
import { flat } from './gifts.js'
import { series } from './recipe.js'
import { pouch, tote } from './sewn.js'
import { at } from './svg.js'
import { scarf } from './textiles.js'
import { blangkon, fan, mask, shawl, tie } from './trimmings.js'

/** The border of a pasmina, by its dye. @type {ReadonlyMap<string, string>} */
const pasminaBorders = new Map([
  ['gading', '#8a4a1d'],
  ['ungu', '#e7b45f'],
  ['langit', '#1d4273'],
])

/** @type {Record<string, Drawing>} */
export const batikCarried = {
  ...series(
    'tas-selempang',
    looks({ ungu: 'melati', sogan: 'laut' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(sling(p, { motif: 'truntum', dye, scale: 0.8, leather: dye === 'ungu' ? '#4a2b1c' : '#7b4a25' }), {
        y: 560,
        scale: 1.14,
      }),
  ),
  ransel: on('pasir', (p) =>
    middle(backpack(p, { motif: 'lereng', dye: 'indigo', canvas: '#2c3550', leather: '#a3602d' }), {
      y: 510,
      scale: 1.08,
    }),
  ),
  'ransel-dekat': closeUp({ motif: 'lereng', dye: 'indigo', scale: 2.8 }),
  'tas-belanja': on('mawar', (p) =>
    middle(tote(p, { motif: 'buketan', dye: 'hijau', leather: '#0f4f43', canvas: '#f2ecd2', scale: 0.7 }), {
      y: 510,
      scale: 1.08,
      turn: 3,
    }),
  ),
  'tas-belanja-lipat': on(
    'senja',
    (p) =>
      at(330, 340, flat(p, { motif: 'buketan', dye: 'hijau', width: 330, height: 300, band: '#0f4f43' }), {
        turn: -10,
      }) +
      at(650, 480, flat(p, { motif: 'tambal', dye: 'terakota', width: 330, height: 300, band: '#5b1c0d' }), {
        turn: 8,
      }) +
      at(370, 720, flat(p, { motif: 'kawung', dye: 'kencana', width: 330, height: 300, band: '#7a2b14' }), { turn: 4 }),
  ),
  'dompet-panjang': on('melati', (p) =>
    middle(wallet(p, { motif: 'parang', dye: 'marun', leather: '#5a2a17' }), { x: 450, turn: -7, scale: 1.02 }),
  ),
  'dompet-panjang-hitam': on(
    'pandan',
    (p) =>
      middle(wallet(p, { motif: 'parang', dye: 'sogan', leather: '#231814' }), { x: 450, turn: 5, scale: 1.02 }) +
      frangipani(p, 200, 190, 0.9, 10),
  ),
  'pouch-kosmetik': on('mawar', (p) =>
    middle(vanity(p, { motif: 'megaMendung', dye: 'toska', scale: 0.62, zip: '#04383c' }), { y: 510, scale: 1.2 }),
  ),
  'pouch-kosmetik-ukuran': on(
    'laut',
    (p) =>
      at(610, 300, vanity(p, { motif: 'megaMendung', dye: 'toska', scale: 0.6, zip: '#04383c' }), {
        scale: 0.96,
        turn: 4,
      }) +
      at(340, 520, vanity(p, { motif: 'megaMendung', dye: 'jambon', scale: 0.6, zip: '#8d2445' }), {
        scale: 0.78,
        turn: -5,
      }) +
      at(650, 740, vanity(p, { motif: 'megaMendung', dye: 'indigo', scale: 0.6, zip: '#0c1838' }), {
        scale: 0.6,
        turn: 3,
      }),
  ),
  masker: on(
    'pasir',
    (p) =>
      at(480, 220, mask(p, { motif: 'kawung', dye: 'indigo', cord: '#f2eee4' }), { scale: 0.84, turn: -6 }) +
      at(490, 490, mask(p, { motif: 'truntum', dye: 'marun', cord: '#f2eee4' }), { scale: 0.84, turn: 4 }) +
      at(470, 760, mask(p, { motif: 'ceplok', dye: 'toska', cord: '#f2eee4' }), { scale: 0.84, turn: -3 }),
  ),
  'masker-kawung': on('melati', (p) =>
    middle(mask(p, { motif: 'kawung', dye: 'indigo', scale: 0.7, cord: '#f2eee4' }), { scale: 1.3, y: 480 }),
  ),
  dasi: on(
    'laut',
    (p) =>
      at(360, 490, tie(p, { motif: 'parang', dye: 'sogan' }), { scale: 1.1, turn: 6 }) +
      at(640, 490, tie(p, { motif: 'parang', dye: 'marun' }), { scale: 1.1, turn: -5 }),
  ),
  'dasi-dekat': on('pandan', (p) =>
    middle(tie(p, { motif: 'parang', dye: 'marun', scale: 0.7 }), { y: 640, scale: 1.6, turn: -14 }),
  ),
  blangkon: on('senja', (p) =>
    middle(blangkon(p, { motif: 'truntum', dye: 'sogan', scale: 0.62 }), { y: 490, scale: 1.25 }),
  ),
  'blangkon-hitam': on('pandan', (p) =>
    middle(blangkon(p, { motif: 'kawung', dye: 'hitam', scale: 0.55 }), { y: 490, scale: 1.2, turn: -5 }),
  ),
  kipas: on('mawar', (p) =>
    middle(fan(p, { motif: 'buketan', dye: 'kencana', scale: 0.6, tassel: '#7a2b14' }), { y: 560, scale: 0.98 }),
  ),
  'kipas-trio': on(
    'melati',
    (p) =>
      at(320, 270, fan(p, { motif: 'kawung', dye: 'marun', scale: 0.6, tassel: '#38060f' }), {
        scale: 0.56,
        turn: -12,
      }) +
      at(660, 400, fan(p, { motif: 'megaMendung', dye: 'toska', scale: 0.5, tassel: '#04383c' }), {
        scale: 0.56,
        turn: 10,
      }) +
      at(380, 690, fan(p, { motif: 'buketan', dye: 'kencana', scale: 0.6, tassel: '#7a2b14' }), {
        scale: 0.6,
        turn: -4,
      }),
  ),
  ...series(
    'pasmina-kawung',
    looks({ gading: 'mawar', ungu: 'pasir', langit: 'senja' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(
        shawl(p, {
          motif: 'kawung',
          dye,
          scale: 0.6,
          border: pasminaBorders.get(dye) ?? '#8a4a1d',
        }),
        {
          y: 440,
          scale: 1.08,
        },
      ),
  ),
  'selendang-lereng': on('laut', (p) =>
    middle(scarf(p, { motif: 'lereng', dye: 'terakota', scale: 0.7, tassel: '#5b1c0d' }), { y: 530, scale: 1.16 }),
  ),
  'selendang-lereng-dekat': closeUp({ motif: 'lereng', dye: 'terakota', scale: 2.6 }),
  'suvenir-pouch': on('pandan', (p) =>
    [
      [260, 230, 'marun', -8],
      [690, 260, 'indigo', 6],
      [300, 500, 'kencana', 5],
      [680, 520, 'hijau', -6],
      [270, 770, 'ungu', -4],
      [690, 780, 'terakota', 8],
    ]
      .map(([x, y, dye, turn]) =>
        at(
          Number(x),
          Number(y),
          pouch(p, { motif: 'truntum', dye: /** @type {'marun'} */ (dye), scale: 0.9, zip: '#6b3a17' }),
          {
            scale: 0.54,
            turn: Number(turn),
          },
        ),
      )
      .join(''),
  ),
  'suvenir-pouch-kartu': on(
    'melati',
    (p) =>
      middle(pouch(p, { motif: 'truntum', dye: 'marun', zip: '#6b3a17' }), { y: 430, turn: -6 }) +
      at(640, 730, flat(p, { motif: 'truntum', dye: 'gading', width: 260, height: 170, band: '#761728' }), {
        turn: 9,
      }) +
      frangipani(p, 240, 760, 1, 30),
  ),
}
