/**
 * Every picture of the batik shop, by name. A picture is a function that draws one sheet.
 *
 * @import { Drawing } from './recipe.js'
 */
import { batikCarried } from './batik-carried.js'
import { canting, frangipani, plaster } from './batik-ground.js'
import { batikHome } from './batik-home.js'
import { closeUp, looks, middle, on } from './batik-scene.js'
import { batikWorn } from './batik-worn.js'
import { blouse, dress, hanger, kimono, shirt, shorts } from './garments.js'
import { series } from './recipe.js'
import { cushion, pouch, scrunchie, tote } from './sewn.js'
import { at } from './svg.js'
import { draped, foldedShirt, onRod, scarf, stack } from './textiles.js'

/** @type {Record<string, Drawing>} */
export const batikSquares = {
  ...batikWorn,
  ...batikCarried,
  ...batikHome,
  ...series(
    'kemeja-kawung',
    looks({ indigo: 'pasir', sogan: 'melati', marun: 'mawar' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(hanger(p, -318) + shirt(p, { motif: 'kawung', dye, sleeve: 'long' }), { y: 520, scale: 1.02 }),
  ),
  'kemeja-kawung-lipat': on(
    'laut',
    (p) =>
      middle(foldedShirt(p, { motif: 'kawung', dye: 'indigo', band: '#8a4a1d' }), { turn: -7, scale: 1.1 }) +
      frangipani(p, 800, 190, 1, 20) +
      frangipani(p, 880, 290, 0.7, 60),
  ),
  'kemeja-kawung-dekat': closeUp({ motif: 'kawung', dye: 'indigo', scale: 4.4 }),
  'kemeja-parang': on('senja', (p) =>
    middle(hanger(p, -318) + shirt(p, { motif: 'parang', dye: 'sogan', sleeve: 'short' }), { y: 510, scale: 1.08 }),
  ),
  'kemeja-parang-dekat': closeUp({ motif: 'parang', dye: 'sogan', scale: 3.4 }),
  ...series(
    'blus-mega-mendung',
    looks({ toska: 'melati', jambon: 'pandan', indigo: 'mawar' }),
    (p, { dye, tone }) =>
      plaster(p, tone) + middle(blouse(p, { motif: 'megaMendung', dye, scale: 0.78 }), { y: 530, scale: 1.13 }),
  ),
  'blus-mega-mendung-dekat': closeUp({ motif: 'megaMendung', dye: 'toska', scale: 2.4 }),
  ...series(
    'gamis-truntum',
    looks({ ungu: 'melati', hijau: 'pasir', marun: 'laut' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(
        dress(p, { motif: 'truntum', dye, scale: 0.9, sleeve: 'long', sash: dye === 'hijau' ? '#d9b15c' : '#e8c58a' }),
        { y: 482, scale: 1.08 },
      ),
  ),
  'gamis-truntum-dekat': closeUp({ motif: 'truntum', dye: 'ungu', scale: 3.2 }),
  'kain-sekar-jagad': on('pasir', (p) =>
    middle(onRod(p, { motif: 'sekarJagad', dye: 'terakota', border: '#5b1c0d' }), { y: 520, scale: 1.05 }),
  ),
  'kain-sekar-jagad-canting': (p) =>
    draped(p, { motif: 'sekarJagad', dye: 'terakota', scale: 2.3 }) + canting(p, 400, 500, 1.75, -28),
  'kain-sekar-jagad-lipat': on(
    'pandan',
    (p) =>
      middle(
        stack(p, [
          { motif: 'lereng', dye: 'hitam' },
          { motif: 'kawung', dye: 'gading' },
          { motif: 'sekarJagad', dye: 'terakota' },
        ]),
        { y: 560, scale: 1.25 },
      ) + frangipani(p, 200, 180, 1.1, 10),
  ),
  'selendang-sutra': on('mawar', (p) =>
    middle(scarf(p, { motif: 'buketan', dye: 'kencana', scale: 0.8, tassel: '#7a2b14' }), { y: 530, scale: 1.16 }),
  ),
  'selendang-sutra-dekat': closeUp({ motif: 'buketan', dye: 'kencana', scale: 2.4 }),
  'sarung-cap': on('pandan', (p) =>
    middle(onRod(p, { motif: 'sidomukti', dye: 'hijau', scale: 0.7, border: '#761728' }), { y: 520, scale: 1.05 }),
  ),
  'sarung-cap-lipat': on(
    'pasir',
    (p) =>
      middle(
        stack(p, [
          { motif: 'gringsing', dye: 'marun' },
          { motif: 'sidomukti', dye: 'hijau', scale: 0.55 },
        ]),
        { y: 480, scale: 1.3, turn: -3 },
      ) + frangipani(p, 760, 180, 1, 40),
  ),
  'outer-kimono': on('laut', (p) =>
    middle(kimono(p, { motif: 'buketan', dye: 'marun', scale: 0.72, lining: '#f0cf8d' }), { y: 500, scale: 1.12 }),
  ),
  'outer-kimono-dekat': closeUp({ motif: 'buketan', dye: 'marun', scale: 2.6 }),
  'tas-jinjing': on('senja', (p) =>
    middle(tote(p, { motif: 'parang', dye: 'indigo', leather: '#a3602d', canvas: '#efe2c8' }), { y: 510, scale: 1.1 }),
  ),
  'tas-jinjing-meja': on(
    'melati',
    (p) =>
      middle(tote(p, { motif: 'parang', dye: 'indigo', leather: '#a3602d', canvas: '#efe2c8' }), {
        x: 400,
        y: 540,
        turn: -12,
        scale: 1.05,
      }) +
      at(740, 740, pouch(p, { motif: 'kawung', dye: 'kencana', zip: '#6b3a17' }), { scale: 0.5, turn: 10 }) +
      frangipani(p, 800, 240, 1, 20),
  ),
  'sarung-bantal': on(
    'pandan',
    (p) =>
      at(590, 400, cushion(p, { motif: 'ceplok', dye: 'terakota', piping: '#f6e3bd' }), { turn: 14, scale: 1.02 }) +
      at(410, 570, cushion(p, { motif: 'tambal', dye: 'langit', piping: '#1d4273' }), { turn: -8, scale: 1.14 }),
  ),
  'sarung-bantal-dekat': closeUp({ motif: 'tambal', dye: 'langit', scale: 2.5 }),
  'setelan-anak': on(
    'laut',
    (p) =>
      at(610, 690, shorts(p, '#7b4a25'), { scale: 1.3, turn: 6 }) +
      at(390, 380, shirt(p, { motif: 'truntum', dye: 'toska', sleeve: 'short', scale: 1 }), { scale: 0.9, turn: -7 }),
  ),
  'setelan-anak-lipat': on(
    'senja',
    (p) =>
      middle(foldedShirt(p, { motif: 'truntum', dye: 'toska', scale: 1.1, band: '#d98e2c' }), { turn: 8 }) +
      frangipani(p, 170, 800, 0.9, 10),
  ),
  'dompet-ceplok': on('mawar', (p) =>
    middle(pouch(p, { motif: 'ceplok', dye: 'hijau', scale: 0.8, zip: '#6b3a17' }), { turn: -8, scale: 1.12 }),
  ),
  'dompet-ceplok-trio': on(
    'melati',
    (p) =>
      at(600, 260, pouch(p, { motif: 'ceplok', dye: 'jambon', zip: '#8d2445' }), { turn: 10, scale: 0.84 }) +
      at(400, 490, pouch(p, { motif: 'ceplok', dye: 'indigo', zip: '#6b3a17' }), { turn: -6, scale: 0.88 }) +
      at(540, 740, pouch(p, { motif: 'ceplok', dye: 'hijau', zip: '#6b3a17' }), { turn: 4, scale: 0.92 }),
  ),
  'scrunchie-perca': on(
    'melati',
    (p) =>
      at(330, 330, scrunchie(p, { motif: 'kawung', dye: 'indigo' }), { scale: 1.06 }) +
      at(690, 420, scrunchie(p, { motif: 'truntum', dye: 'marun', scale: 0.7 }), { turn: 30 }) +
      at(440, 730, scrunchie(p, { motif: 'buketan', dye: 'jambon', scale: 0.6 }), { turn: 80 }),
  ),
  'scrunchie-perca-dekat': on('pasir', (p) =>
    middle(scrunchie(p, { motif: 'truntum', dye: 'marun', scale: 0.6 }), { scale: 1.75 }),
  ),
  'kategori-kemeja': on('pasir', (p) =>
    middle(shirt(p, { motif: 'parang', dye: 'indigo', sleeve: 'short' }), { y: 470, scale: 1.2 }),
  ),
  'kategori-wanita': on('mawar', (p) =>
    middle(dress(p, { motif: 'buketan', dye: 'langit', scale: 0.8, sleeve: 'short', sash: '#1d4273' }), {
      y: 470,
      scale: 1.12,
    }),
  ),
  'kategori-kain': on('pandan', (p) =>
    middle(
      stack(p, [
        { motif: 'kawung', dye: 'indigo' },
        { motif: 'buketan', dye: 'jambon' },
        { motif: 'parang', dye: 'sogan' },
      ]),
      { y: 560, scale: 1.35 },
    ),
  ),
  'kategori-anak': on('laut', (p) =>
    middle(shirt(p, { motif: 'gringsing', dye: 'kencana', sleeve: 'short', scale: 1.1 }), { y: 470, scale: 1.2 }),
  ),
  'kategori-aksesori': on('senja', (p) =>
    middle(tote(p, { motif: 'kawung', dye: 'marun', leather: '#7b4a25', canvas: '#f3e3c4' }), { y: 510, scale: 1.12 }),
  ),
}
