/**
 * Pictures of more phones, sound, power and what protects a phone.
 *
 * @import { Drawing } from './recipe.js'
 */
import { cable } from './devices.js'
import { finishes } from './finishes.js'
import { budCase, watch } from './gadgets.js'
import { band, foldPhone, keypadPhone, kidWatch, tabletWide } from './gear-pocket.js'
import { carCharger, chargeStand, magnetBank, powerStrip } from './gear-power.js'
import { glassSheet, phoneCase, strap } from './gear-guard.js'
import { gamingHeadset, hookBud, partySpeaker, soundbar, television } from './gear-studio.js'
import { laptop } from './gear-screen.js'
import { looks, on, stage, standing, studio } from './gawai-stage.js'
import { phoneBack, phoneFront } from './phones.js'
import { series } from './recipe.js'
import { at, box } from './svg.js'

const cases = /** @type {const} */ ({
  bening: { tint: '#d8e6fb', depth: 0.4, tone: 'lilac' },
  asap: { tint: '#545b66', depth: 0.66, tone: 'kuning' },
  ungu: { tint: '#9a7be0', depth: 0.62, tone: 'awan' },
})

/** @type {Record<string, Drawing>} */
export const gawaiPockets = {
  ...series(
    'ponsel-lite',
    looks({ biru: 'kuning', hitam: 'awan', jingga: 'embun' }),
    (p, { finish, tone }) =>
      studio(p, tone) +
      at(340, 470, phoneBack(p, finish, { lenses: 2 }), { scale: 0.96, turn: -12 }) +
      at(620, 500, phoneFront(p, finish, 'neon'), { scale: 0.96, turn: 5 }),
  ),
  'ponsel-lite-layar': on('embun', (p) =>
    at(480, 490, phoneFront(p, finishes.biru, 'laut'), { scale: 1.16, turn: -18 }),
  ),
  ...series(
    'ponsel-lipat',
    looks({ hitam: 'awan', hijau: 'persik' }),
    (p, { finish, tone }) =>
      studio(p, tone) + stage(p, tone, 800) + at(480, 450, foldPhone(p, finish), { scale: 1.02 }),
  ),
  'ponsel-lipat-terbuka': on('lilac', (p) =>
    at(480, 490, foldPhone(p, finishes.hitam, { flat: true }), { scale: 1.02, turn: -6 }),
  ),
  ...series(
    'tablet',
    looks({ titanium: 'lilac', biru: 'kuning' }),
    (p, { finish, tone }) =>
      studio(p, tone) + at(480, 490, tabletWide(p, finish, { pen: false }), { scale: 0.98, turn: -8 }),
  ),
  'tablet-pena': on('persik', (p) => at(470, 500, tabletWide(p, finishes.titanium), { scale: 1, turn: -6 })),
  ...series(
    'ponsel-tombol',
    looks({ hitam: 'kuning', merah: 'awan' }),
    (p, { finish, tone }) => studio(p, tone) + at(480, 490, keypadPhone(p, finish), { scale: 1.08, turn: 9 }),
  ),
  ...series(
    'gelang',
    looks({ hitam: 'embun', ungu: 'lilac', jingga: 'awan' }),
    (p, { finish, tone }) => studio(p, tone) + at(480, 480, band(p, finish), { scale: 1.06, turn: 14 }),
  ),
  'gelang-bertiga': on(
    'persik',
    (p) =>
      at(220, 490, band(p, finishes.hitam), { scale: 0.86, turn: -6 }) +
      at(740, 490, band(p, finishes.jingga), { scale: 0.86, turn: 6 }) +
      at(480, 480, band(p, finishes.ungu), { scale: 0.92 }),
  ),
  ...series(
    'jam-anak',
    looks({ biru: 'kuning', ungu: 'embun' }),
    (p, { finish, tone }) => studio(p, tone) + at(480, 480, kidWatch(p, finish), { scale: 1.04, turn: -10 }),
  ),
  ...series(
    'earbud-kait',
    looks({ hitam: 'persik', hijau: 'awan' }),
    (p, { finish, tone }) =>
      studio(p, tone) +
      at(300, 430, hookBud(p, finish), { scale: 1.1, turn: -6 }) +
      at(670, 520, hookBud(p, finish), { scale: 1.1, flip: true, turn: 8 }),
  ),
  'headphone-gim': on('malam', (p) => at(480, 480, gamingHeadset(p), { scale: 1.02 })),
  'headphone-gim-meja': on(
    'embun',
    (p) => at(600, 560, laptop(p), { scale: 0.72 }) + at(330, 620, gamingHeadset(p), { scale: 0.64, turn: -8 }),
  ),
  'speaker-boom': standing('lilac', 800, (p) => at(480, 460, partySpeaker(p), { scale: 0.98 })),
  'speaker-boom-pesta': standing(
    'persik',
    800,
    (p) => at(300, 510, partySpeaker(p), { scale: 0.8 }) + at(680, 510, partySpeaker(p), { scale: 0.8 }),
  ),
  soundbar: on('kuning', (p) => at(470, 580, soundbar(p), { scale: 0.98 })),
  'soundbar-televisi': on(
    'awan',
    (p) =>
      at(480, 360, television(p), { scale: 1.04 }) +
      box(60, 780, 840, 60, 8, '#c98f5a') +
      box(60, 780, 840, 16, 8, '#fff', 'opacity="0.35"') +
      at(480, 620, soundbar(p, { box: false }), { scale: 0.78 }),
  ),
  ...series(
    'bank-magnet',
    looks({ putih: 'persik', hitam: 'awan' }),
    (p, { finish, tone }) => studio(p, tone) + at(480, 490, magnetBank(p, finish), { scale: 1.2, turn: -9 }),
  ),
  'bank-magnet-tempel': on(
    'lilac',
    (p) =>
      at(480, 500, phoneBack(p, finishes.biru, { lenses: 2 }), { scale: 1.12, turn: 8 }) +
      at(462, 620, magnetBank(p, finishes.putih), { scale: 0.84, turn: 8 }),
  ),
  'pengisi-mobil': on('kuning', (p) => at(480, 480, carCharger(p), { scale: 1.16, turn: 18 })),
  'pengisi-mobil-kabel': on(
    'persik',
    (p) =>
      at(650, 540, cable(p, finishes.hitam), { scale: 0.76 }) + at(290, 480, carCharger(p), { scale: 0.94, turn: -12 }),
  ),
  'alas-isi': standing('embun', 770, (p) => at(480, 520, chargeStand(p, finishes.hitam), { scale: 1.04 })),
  'alas-isi-lengkap': standing(
    'awan',
    790,
    (p) =>
      at(480, 540, chargeStand(p, finishes.putih), { scale: 1.04 }) +
      at(290, 360, phoneFront(p, finishes.hitam, 'fajar'), { scale: 0.66 }) +
      at(524, 470, watch(p, finishes.titanium, { strap: finishes.hitam }), { scale: 0.3 }) +
      at(690, 700, budCase(p, finishes.putih, { open: false }), { scale: 0.4 }),
  ),
  'stop-kontak': on('lilac', (p) => at(500, 440, powerStrip(p), { scale: 0.92, turn: -4 })),
  'stop-kontak-dekat': on('persik', (p) => at(420, 420, powerStrip(p), { scale: 1.5, turn: -18 })),
  ...series(
    'casing',
    cases,
    (p, { tint, depth, tone }) =>
      studio(p, tone) +
      at(330, 500, phoneCase(p, { tint, depth, magnet: false }), { scale: 0.92, turn: -10 }) +
      at(620, 490, phoneCase(p, { tint, depth }), { scale: 1, turn: 7 }),
  ),
  'casing-pasang': on(
    'persik',
    (p) =>
      at(440, 500, phoneBack(p, finishes.hijau, { lenses: 2 }), { scale: 1, turn: 6 }) +
      at(500, 490, phoneCase(p, { tint: '#d8e6fb', depth: 0.22 }), { scale: 1.06, turn: 6 }),
  ),
  'kaca-pelindung': on(
    'awan',
    (p) =>
      at(400, 520, phoneFront(p, finishes.hitam, 'fajar'), { scale: 0.98, turn: -8 }) +
      at(560, 470, glassSheet(p), { scale: 1.02, turn: 6 }),
  ),
  'kaca-pelindung-pasang': on(
    'embun',
    (p) => at(350, 490, glassSheet(p), { scale: 1, turn: -14 }) + at(620, 500, glassSheet(p), { scale: 1, turn: 10 }),
  ),
  ...series(
    'tali',
    looks({ jingga: 'awan', hijau: 'kuning', hitam: 'persik' }),
    (p, { finish, tone }) => studio(p, tone) + at(490, 410, strap(p, finish), { scale: 0.86 }),
  ),
}
