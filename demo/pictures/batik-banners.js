/**
 * Wide pictures of the batik shop; the left third stays calm for words.
 *
 * @import { Drawing } from './recipe.js'
 */
import { canting, frangipani, plaster } from './batik-ground.js'
import { dress, hanger, shirt } from './garments.js'
import { cloth } from './motifs.js'
import { cushion, pouch, tote } from './sewn.js'
import { at, box, path } from './svg.js'
import { onRod, stack } from './textiles.js'

/**
 * A round window of batik behind the goods. @param {import('./svg.js').Sheet} paper @param {string} fill @param
 * {string} veil
 */
const arch = (paper, fill, veil) => {
  const d = 'M560 630V330C560 80 760 -40 960 -40S1360 80 1360 330V630z'
  return path(d, fill) + path(d, veil, 'opacity="0.82"')
}

/** @type {Record<string, Drawing>} */
export const batikBanners = {
  'banner-koleksi': (p) =>
    box(
      0,
      0,
      1440,
      630,
      0,
      p.radial(0.2, 0.1, 1.2, [
        [0, '#8f4a1f'],
        [0.5, '#5d2a0d'],
        [1, '#331304'],
      ]),
    ) +
    arch(p, cloth(p, { motif: 'kawung', dye: 'kencana', scale: 0.9 }), '#a8602a') +
    at(1150, 400, hanger(p, -318) + shirt(p, { motif: 'parang', dye: 'indigo', sleeve: 'long' }), {
      scale: 0.76,
      turn: 3,
    }) +
    at(800, 380, dress(p, { motif: 'truntum', dye: 'marun', sleeve: 'long', sash: '#f0cf8d' }), {
      scale: 0.72,
      turn: -4,
    }) +
    frangipani(p, 610, 540, 0.8, 10) +
    frangipani(p, 1370, 540, 0.9, 40),
  'banner-kain-tulis': (p) =>
    plaster(p, 'senja') +
    at(1010, 340, onRod(p, { motif: 'sekarJagad', dye: 'terakota', scale: 0.8, border: '#5b1c0d' }), { scale: 0.74 }) +
    at(1270, 500, pouch(p, { motif: 'kawung', dye: 'indigo', zip: '#6b3a17' }), { scale: 0.46, turn: -6 }) +
    at(
      690,
      510,
      stack(p, [
        { motif: 'lereng', dye: 'hitam' },
        { motif: 'parang', dye: 'sogan' },
      ]),
      { scale: 0.5 },
    ) +
    canting(p, 640, 330, 0.7, -24) +
    frangipani(p, 880, 580, 0.5, 30),
  'banner-rumah': (p) =>
    box(
      0,
      0,
      1440,
      630,
      0,
      p.radial(0.2, 0.1, 1.2, [
        [0, '#2c7a76'],
        [0.5, '#12565a'],
        [1, '#06333a'],
      ]),
    ) +
    arch(p, cloth(p, { motif: 'gringsing', dye: 'toska', scale: 1.2 }), '#1a6d70') +
    at(1200, 260, cushion(p, { motif: 'ceplok', dye: 'terakota', piping: '#f6e3bd' }), { scale: 0.66, turn: 12 }) +
    at(1080, 420, cushion(p, { motif: 'tambal', dye: 'langit', piping: '#f6e3bd' }), { scale: 0.62, turn: -8 }) +
    at(740, 390, tote(p, { motif: 'buketan', dye: 'jambon', leather: '#a3602d', canvas: '#efe2c8', scale: 0.7 }), {
      scale: 0.62,
      turn: -5,
    }) +
    frangipani(p, 920, 560, 0.7, 20),
}
