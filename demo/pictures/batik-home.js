/**
 * Pictures of cloth by the piece, batik for the house, and gifts.
 *
 * @import { Drawing } from './recipe.js'
 */
import { canting, frangipani, plaster } from './batik-ground.js'
import { closeUp, looks, middle, on } from './batik-scene.js'
import { bolts, flat, giftBox, notebook, waxKit } from './gifts.js'
import { apron, coaster, curtains, plate, runner, tablecloth, tableTop, teaGlass } from './house.js'
import { series } from './recipe.js'
import { pouch } from './sewn.js'
import { at } from './svg.js'
import { draped, onRod, stack } from './textiles.js'
import { shawl, tie } from './trimmings.js'

/** @type {Record<string, Drawing>} */
export const batikHome = {
  ...series(
    'kain-parang',
    looks({ sogan: 'laut', indigo: 'melati' }),
    (p, { dye, tone }) =>
      plaster(p, tone) + middle(onRod(p, { motif: 'parang', dye, scale: 1 }), { y: 520, scale: 1.05 }),
  ),
  'kain-mega-mendung': on('senja', (p) =>
    middle(onRod(p, { motif: 'megaMendung', dye: 'indigo', scale: 0.9, border: '#0c1838' }), { y: 520, scale: 1.05 }),
  ),
  'kain-mega-mendung-canting': (p) =>
    draped(p, { motif: 'megaMendung', dye: 'indigo', scale: 2 }) + canting(p, 420, 470, 1.6, -24),
  jarik: on(
    'mawar',
    (p) =>
      middle(
        stack(p, [
          { motif: 'sidomukti', dye: 'sogan', scale: 0.5 },
          { motif: 'parang', dye: 'gading', scale: 0.6 },
        ]),
        { y: 500, scale: 1.3, turn: 2 },
      ) + frangipani(p, 200, 190, 1, 40),
  ),
  'jarik-dekat': closeUp({ motif: 'sidomukti', dye: 'sogan', scale: 1.8 }),
  'bahan-meteran': on('melati', (p) =>
    middle(
      bolts(p, [
        { motif: 'kawung', dye: 'toska' },
        { motif: 'parang', dye: 'sogan' },
        { motif: 'truntum', dye: 'marun' },
        { motif: 'ceplok', dye: 'kencana' },
      ]),
      { x: 490, y: 490, scale: 1.08 },
    ),
  ),
  'bahan-meteran-dekat': closeUp({ motif: 'ceplok', dye: 'kencana', scale: 2.2 }),
  'sarung-lasem': on('melati', (p) =>
    middle(onRod(p, { motif: 'buketan', dye: 'marun', scale: 0.7, border: '#38060f' }), { y: 520, scale: 1.05 }),
  ),
  'sarung-lasem-dekat': closeUp({ motif: 'buketan', dye: 'marun', scale: 2.1 }),
  'sarung-anak': on(
    'laut',
    (p) =>
      at(500, 610, flat(p, { motif: 'ceplok', dye: 'indigo', scale: 0.7, width: 560, height: 330 }), { turn: -5 }) +
      at(450, 370, flat(p, { motif: 'kawung', dye: 'kencana', scale: 0.7, width: 540, height: 330, band: '#7a2b14' }), {
        turn: 4,
      }),
  ),
  'sarung-anak-dekat': closeUp({ motif: 'kawung', dye: 'kencana', scale: 3 }),
  'sarung-pantai': on(
    'senja',
    (p) =>
      middle(shawl(p, { motif: 'buketan', dye: 'toska', scale: 0.8, border: '#f4c95d' }), {
        y: 440,
        scale: 1.12,
        turn: -4,
      }) + frangipani(p, 800, 780, 1.2, 20),
  ),
  'sarung-pantai-dekat': closeUp({ motif: 'buketan', dye: 'toska', scale: 2.4 }),
  ...series(
    'taplak-ceplok',
    looks({ terakota: 'pandan', langit: 'mawar' }),
    (p, { dye, tone }) =>
      plaster(p, tone) +
      middle(tablecloth(p, { motif: 'ceplok', dye, trim: dye === 'langit' ? '#1d4273' : '#5b1c0d' }), {
        y: 500,
        scale: 1.02,
      }),
  ),
  gorden: on('pasir', (p) =>
    middle(curtains(p, { motif: 'kawung', dye: 'gading', scale: 0.8, band: '#8a4a1d' }), { y: 520, scale: 0.98 }),
  ),
  'gorden-hijau': on('melati', (p) =>
    middle(curtains(p, { motif: 'kawung', dye: 'hijau', scale: 0.8, band: '#d9b15c' }), { y: 520, scale: 0.98 }),
  ),
  'runner-meja': (p) =>
    tableTop(p) +
    at(480, 480, runner(p, { motif: 'sidomukti', dye: 'indigo', scale: 0.5, border: '#0c1838' }), {
      turn: 90,
      scale: 1.04,
    }) +
    plate(p, 300, 170, 1) +
    plate(p, 690, 800, 1) +
    frangipani(p, 480, 480, 0.8, 20),
  'runner-meja-dekat': closeUp({ motif: 'sidomukti', dye: 'indigo', scale: 1.6 }),
  'tatakan-gelas': (p) =>
    tableTop(p) +
    at(300, 300, coaster(p, { motif: 'tambal', dye: 'terakota', piping: '#5b1c0d' }) + teaGlass(p), {
      turn: -8,
      scale: 1.2,
    }) +
    at(660, 360, coaster(p, { motif: 'kawung', dye: 'indigo', piping: '#0c1838' }), { turn: 10, scale: 1.2 }) +
    at(360, 680, coaster(p, { motif: 'ceplok', dye: 'kencana', piping: '#7a2b14' }), { turn: 6, scale: 1.2 }) +
    at(710, 730, coaster(p, { motif: 'truntum', dye: 'hijau', scale: 0.8, piping: '#05271f' }), {
      turn: -5,
      scale: 1.2,
    }),
  'tatakan-gelas-susun': on('melati', (p) =>
    ['marun', 'kencana', 'toska', 'ungu', 'indigo', 'terakota']
      .map((dye, i) =>
        at(
          460 + (i % 2) * 26,
          700 - i * 74,
          coaster(p, { motif: 'kawung', dye: /** @type {'marun'} */ (dye), piping: '#fff1d6' }),
          {
            turn: i * 7 - 18,
            scale: 1.3,
          },
        ),
      )
      .join(''),
  ),
  celemek: on('laut', (p) =>
    middle(apron(p, { motif: 'tambal', dye: 'terakota', scale: 0.6, plain: '#efe2c8' }), { y: 540, scale: 1.04 }),
  ),
  'celemek-lipat': on('pandan', (p) =>
    middle(flat(p, { motif: 'tambal', dye: 'terakota', width: 560, height: 440, band: '#8a4a1d' }), {
      turn: -6,
      scale: 1.1,
    }),
  ),
  'hampers-ayah': on('senja', (p) =>
    middle(
      giftBox(p, {
        board: '#2b3a33',
        ribbon: '#c9962f',
        content:
          at(
            -150,
            -40,
            flat(p, { motif: 'sidomukti', dye: 'sogan', scale: 0.45, width: 300, height: 380, band: '#761728' }),
          ) + at(150, -20, tie(p, { motif: 'parang', dye: 'marun', scale: 0.6 }), { scale: 0.62, turn: 12 }),
      }),
      { y: 470, scale: 1.06, turn: -3 },
    ),
  ),
  'hampers-ibu': on('mawar', (p) =>
    middle(
      giftBox(p, {
        board: '#f1e2d2',
        ribbon: '#8d2445',
        content:
          at(
            -130,
            -60,
            flat(p, { motif: 'buketan', dye: 'jambon', scale: 0.5, width: 330, height: 360, band: '#8d2445' }),
            { turn: -3 },
          ) +
          at(160, -130, pouch(p, { motif: 'ceplok', dye: 'marun', zip: '#6b3a17' }), { scale: 0.46, turn: 8 }) +
          at(150, 130, flat(p, { motif: 'kawung', dye: 'gading', width: 250, height: 180 }), { turn: 5 }),
      }),
      { y: 470, scale: 1.06, turn: 3 },
    ),
  ),
  'buku-catatan': on('pasir', (p) =>
    middle(notebook(p, { motif: 'parang', dye: 'indigo', spine: '#5a2a17' }), { turn: -8, scale: 1.12 }),
  ),
  'buku-catatan-trio': on(
    'laut',
    (p) =>
      at(320, 430, notebook(p, { motif: 'kawung', dye: 'marun', spine: '#38060f' }), { turn: -12, scale: 0.78 }) +
      at(480, 500, notebook(p, { motif: 'truntum', dye: 'hijau', spine: '#05271f' }), { turn: 2, scale: 0.78 }) +
      at(660, 560, notebook(p, { motif: 'parang', dye: 'indigo', spine: '#5a2a17' }), { turn: 13, scale: 0.78 }),
  ),
  'kit-membatik': on('pandan', (p) =>
    middle(waxKit(p, { motif: 'buketan', dye: 'gading', scale: 0.9 }), { y: 490, scale: 1.06 }),
  ),
  'kit-membatik-kain': (p) =>
    draped(p, { motif: 'buketan', dye: 'gading', scale: 2.4 }) + canting(p, 430, 480, 1.5, -20),
}
