/**
 * Every square picture of the gadget shop, by name, on a studio ground with a round stage.
 *
 * @import { Drawing } from './recipe.js'
 */
import { cable, charger, keyboard, licence, mouse, powerBank, speaker } from './devices.js'
import { finishes } from './finishes.js'
import { budCase, earbud, headphone, watch } from './gadgets.js'
import { gawaiHomes } from './gawai-homes.js'
import { gawaiPockets } from './gawai-pockets.js'
import { looks, on, stage, standing, studio } from './gawai-stage.js'
import { phoneBack, phoneFront } from './phones.js'
import { series } from './recipe.js'
import { at } from './svg.js'

/** @type {Record<string, Drawing>} */
export const gawaiSquares = {
  ...series(
    'ponsel-nusa',
    looks({ biru: 'awan', hitam: 'persik', hijau: 'embun' }),
    (p, { finish, tone }) =>
      studio(p, tone) +
      at(600, 470, phoneBack(p, finish, { lenses: 2 }), { scale: 0.98, turn: 10 }) +
      at(370, 510, phoneFront(p, finish, 'laut'), { scale: 0.98, turn: -6 }),
  ),
  'ponsel-nusa-kamera': on('awan', (p) =>
    at(560, 790, phoneBack(p, finishes.biru, { lenses: 2 }), { scale: 1.9, turn: -14 }),
  ),
  ...series(
    'ponsel-nusa-ultra',
    looks({ titanium: 'persik', ungu: 'lilac' }),
    (p, { finish, tone }) =>
      studio(p, tone) +
      at(360, 490, phoneBack(p, finish), { scale: 1, turn: -9 }) +
      at(610, 500, phoneFront(p, finish, 'fajar'), { scale: 1, turn: 7 }),
  ),
  'ponsel-nusa-ultra-kamera': on('persik', (p) =>
    at(520, 780, phoneBack(p, finishes.titanium), { scale: 1.9, turn: 12 }),
  ),
  'ponsel-nusa-ultra-layar': on('malam', (p) =>
    at(480, 500, phoneFront(p, finishes.titanium, 'fajar'), { scale: 1.1, turn: 24 }),
  ),
  ...series(
    'earbud-awan',
    looks({ putih: 'awan', hitam: 'kuning', ungu: 'lilac' }),
    (p, { finish, tone }) =>
      studio(p, tone) + stage(p, tone, 740) + at(490, 560, budCase(p, finish, { open: true }), { scale: 1.2 }),
  ),
  'earbud-awan-lepas': on(
    'embun',
    (p) =>
      at(300, 420, earbud(p, finishes.putih), { scale: 1.6, flip: true, turn: 14 }) +
      at(640, 500, earbud(p, finishes.putih), { scale: 1.6, turn: -14 }),
  ),
  'headphone-sunyi': on('persik', (p) => at(480, 520, headphone(p, finishes.hitam), { scale: 1.14 })),
  'headphone-sunyi-meja': on(
    'lilac',
    (p) =>
      at(440, 450, headphone(p, finishes.hitam), { scale: 0.96, turn: -16 }) +
      at(790, 720, phoneFront(p, finishes.hitam, 'neon'), { scale: 0.5, turn: 16 }),
  ),
  ...series(
    'speaker-gema',
    looks({ jingga: 'kuning', biru: 'awan' }),
    (p, { finish, tone }) => studio(p, tone) + stage(p, tone, 760) + at(480, 470, speaker(p, finish), { scale: 1.04 }),
  ),
  'speaker-gema-pasang': standing(
    'embun',
    760,
    (p) =>
      at(330, 500, speaker(p, finishes.biru), { scale: 0.86 }) +
      at(670, 550, speaker(p, finishes.jingga), { scale: 0.86 }),
  ),
  ...series(
    'kabel-tenun',
    looks({ hitam: 'kuning', merah: 'awan', putih: 'lilac' }),
    (p, { finish, tone }) => studio(p, tone) + at(470, 510, cable(p, finish), { scale: 1.12 }),
  ),
  'kabel-tenun-dekat': on('persik', (p) => at(200, 900, cable(p, finishes.merah), { scale: 2.2, turn: -4 })),
  'pengisi-gan': standing('awan', 770, (p) =>
    at(470, 500, charger(p, finishes.putih, { watts: '65 W' }), { scale: 1.02 }),
  ),
  'pengisi-gan-kabel': on(
    'embun',
    (p) =>
      at(640, 620, cable(p, finishes.putih), { scale: 0.7 }) +
      at(330, 480, charger(p, finishes.putih, { watts: '65 W' }), { scale: 0.86, turn: -10 }),
  ),
  'bank-daya': on('embun', (p) =>
    at(480, 490, powerBank(p, finishes.biru, { percent: '100' }), { scale: 1.12, turn: 9 }),
  ),
  'bank-daya-isi': on(
    'kuning',
    (p) =>
      at(650, 470, phoneFront(p, finishes.hitam, 'neon'), { scale: 0.9, turn: 10 }) +
      at(320, 540, powerBank(p, finishes.biru, { percent: '86' }), { scale: 0.86, turn: -8 }),
  ),
  ...series(
    'jam-pintar',
    looks({ hitam: 'persik', jingga: 'awan', hijau: 'kuning' }),
    (p, { finish, tone }) =>
      studio(p, tone) + at(480, 490, watch(p, finishes.titanium, { strap: finish }), { scale: 1.08, turn: 10 }),
  ),
  'jam-pintar-dekat': on('malam', (p) =>
    at(500, 480, watch(p, finishes.titanium, { strap: finishes.hitam }), { scale: 2, turn: -14 }),
  ),
  ...series(
    'papan-ketik',
    looks({ putih: 'awan', ungu: 'lilac' }),
    (p, { finish, tone }, key) =>
      studio(p, tone) +
      at(
        480,
        500,
        keyboard(p, finish, {
          keys: key === 'ungu' ? '#efe8ff' : '#ffffff',
          accent: key === 'ungu' ? '#8f6be0' : '#f28a3c',
        }),
        {
          scale: 0.98,
          turn: -12,
        },
      ),
  ),
  'papan-ketik-dekat': on('persik', (p) =>
    at(880, 640, keyboard(p, finishes.putih, { keys: '#ffffff', accent: '#f28a3c' }), { scale: 2, turn: -16 }),
  ),
  'tetikus-senyap': on('kuning', (p) =>
    at(480, 490, mouse(p, finishes.hitam, { glow: '#5df2cf' }), { scale: 1.42, turn: 16 }),
  ),
  'tetikus-senyap-meja': on(
    'awan',
    (p) =>
      at(300, 330, keyboard(p, finishes.putih, { keys: '#ffffff', accent: '#3f74e0' }), { scale: 0.9, turn: -10 }) +
      at(690, 680, mouse(p, finishes.hitam, { glow: '#5df2cf' }), { scale: 0.86, turn: 10 }),
  ),
  'lisensi-kasir': on('kuning', (p) => at(470, 490, licence(p), { scale: 1.16, turn: -6 })),
  'lisensi-kasir-ponsel': on(
    'awan',
    (p) =>
      at(300, 480, phoneFront(p, finishes.hitam, 'laut'), { scale: 0.98, turn: -8 }) +
      at(620, 580, licence(p), { scale: 0.72, turn: 6 }),
  ),
  'kategori-ponsel': on('awan', (p) => at(480, 490, phoneFront(p, finishes.biru, 'fajar'), { scale: 1.12, turn: 10 })),
  'kategori-audio': on('lilac', (p) => at(480, 520, headphone(p, finishes.ungu), { scale: 1.14 })),
  'kategori-daya': on('embun', (p) => at(470, 500, charger(p, finishes.putih, { watts: '30 W' }), { scale: 1.08 })),
  'kategori-komputer': on('kuning', (p) =>
    at(480, 490, mouse(p, finishes.jingga, { glow: '#fff' }), { scale: 1.5, turn: 16 }),
  ),
  'kategori-jam': on('persik', (p) =>
    at(480, 490, watch(p, finishes.titanium, { strap: finishes.biru }), { scale: 1.08, turn: 10 }),
  ),
  'kategori-digital': on('awan', (p) => at(480, 490, licence(p), { scale: 1.2, turn: -6 })),
  ...gawaiHomes,
  ...gawaiPockets,
}
