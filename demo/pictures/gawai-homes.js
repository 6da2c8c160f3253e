/**
 * Pictures of what the gadget shop sells for the desk, the house, storage and the making of films.
 *
 * @import { Drawing } from './recipe.js'
 */
import { mouse } from './devices.js'
import { finishes } from './finishes.js'
import { bulb, camera, pocketModem, posters, router, shield, smartPlug, waves } from './gear-home.js'
import { tabletWide } from './gear-pocket.js'
import { cardAdapter, flashDrive, memoryCard, nvme, pocketDrive } from './gear-store.js'
import { deskMat, hub, slimKeyboard, uprightMouse, videoCable } from './gear-desk.js'
import { laptop, laptopBag, laptopStand, slimScreen, webcam, worksheet } from './gear-screen.js'
import { clipMic, gimbal, grip, micCase, ringLight, tripod } from './gear-studio.js'
import { looks, on, standing, studio } from './gawai-stage.js'
import { phoneFront } from './phones.js'
import { series } from './recipe.js'
import { at, box, contact, line, many, oval, path } from './svg.js'

/** @type {Record<string, Drawing>} */
export const gawaiHomes = {
  ...series(
    'ssd',
    looks({ biru: 'persik', jingga: 'awan' }),
    (p, { finish, tone }) => studio(p, tone) + at(480, 490, pocketDrive(p, finish), { scale: 1.14, turn: 10 }),
  ),
  'ssd-laptop': on(
    'embun',
    (p) =>
      at(430, 560, laptop(p), { scale: 0.8 }) +
      line('M720 640C800 640 820 700 800 760', '#20242d', 16) +
      at(800, 820, pocketDrive(p, finishes.biru), { scale: 0.36, turn: 12 }),
  ),
  flashdisk: on('kuning', (p) => at(480, 480, flashDrive(p), { scale: 1.12, turn: -28 })),
  'flashdisk-ponsel': on(
    'awan',
    (p) =>
      at(400, 400, phoneFront(p, finishes.hitam, 'fajar'), { scale: 0.9 }) +
      at(400, 810, flashDrive(p), { scale: 0.46, turn: -90 }),
  ),
  microsd: on(
    'lilac',
    (p) =>
      at(320, 470, memoryCard(p, { size: '256', tint: '#9a3fd8' }), { scale: 1.24, turn: -10 }) +
      at(680, 520, memoryCard(p, { size: '128', tint: '#3f74e0' }), { scale: 1.24, turn: 9 }),
  ),
  'microsd-adaptor': on(
    'persik',
    (p) =>
      at(600, 520, cardAdapter(p), { scale: 1.2, turn: 8 }) +
      at(280, 420, memoryCard(p, { size: '64', tint: '#dc3f45' }), { scale: 0.84, turn: -14 }),
  ),
  nvme: on('malam', (p) => at(480, 480, nvme(p), { scale: 1.02, turn: -24 })),
  'nvme-papan': on(
    'embun',
    (p) =>
      box(60, 120, 840, 720, 24, '#0f3f30') +
      many(9, (i) =>
        line(
          `M60 ${170 + i * 80}H${300 + ((i * 97) % 300)}L${400 + ((i * 97) % 300)} ${220 + i * 70}H900`,
          '#1f7a58',
          5,
        ),
      ) +
      box(120, 180, 220, 220, 10, '#14171e') +
      box(160, 220, 140, 140, 6, '#38404d') +
      many(4, (i) => box(560, 170 + i * 52, 300, 36, 6, '#0b0e17') + box(572, 180 + i * 52, 276, 8, 2, '#c9a35a')) +
      box(60, 560, 60, 220, 8, '#0b0e17') +
      at(500, 670, nvme(p), { scale: 0.88 }) +
      oval(884, 670, 18, 18, '#c3cad6'),
  ),
  router: on('awan', (p) => at(480, 600, router(p), { scale: 0.98 })),
  'router-ruang': on(
    'kuning',
    (p) =>
      box(0, 720, 960, 240, 0, '#c98f5a') +
      box(0, 720, 960, 22, 0, '#fff', 'opacity="0.3"') +
      waves(480, 360, '#3f74e0') +
      at(480, 610, router(p), { scale: 0.7 }) +
      plant(850, 720),
  ),
  'modem-saku': on('persik', (p) => at(480, 490, pocketModem(p), { scale: 1.18, turn: -10 })),
  'modem-saku-ponsel': on(
    'lilac',
    (p) =>
      at(300, 480, phoneFront(p, finishes.hitam, 'laut'), { scale: 0.94, turn: -8 }) +
      waves(650, 480, '#3f74e0') +
      at(660, 640, pocketModem(p), { scale: 0.7, turn: 8 }),
  ),
  'lampu-pintar': on('lilac', (p) => at(480, 470, bulb(p, { glow: '#ffcf6a' }), { scale: 1.08 })),
  'lampu-pintar-warna': on(
    'malam',
    (p) =>
      at(200, 420, bulb(p, { glow: '#ff8fb8' }), { scale: 0.62 }) +
      at(760, 420, bulb(p, { glow: '#7fc8ff' }), { scale: 0.62 }) +
      at(480, 560, bulb(p, { glow: '#b8f08a' }), { scale: 0.72 }),
  ),
  cctv: standing('awan', 770, (p) => at(480, 500, camera(p), { scale: 1.02 })),
  'cctv-malam': standing('malam', 770, (p) => at(480, 500, camera(p, { night: true }), { scale: 1.02 })),
  'colokan-pintar': on('embun', (p) => at(480, 480, smartPlug(p), { scale: 1.2, turn: -6 })),
  'colokan-pintar-ponsel': on(
    'persik',
    (p) =>
      at(320, 380, smartPlug(p), { scale: 0.82 }) +
      at(680, 540, phoneFront(p, finishes.hitam, 'neon'), { scale: 0.9, turn: 8 }),
  ),
  antivirus: on('awan', (p) => at(480, 490, shield(p), { scale: 1.12 })),
  'antivirus-laptop': on('lilac', (p) =>
    at(
      460,
      600,
      laptop(p, { screen: box(-336, -346, 672, 416, 0, '#0f3f5a') + at(0, -136, shield(p), { scale: 0.52 }) }),
      { scale: 0.94 },
    ),
  ),
  template: on('kuning', (p) => at(480, 500, posters(p), { scale: 1.04 })),
  'template-ponsel': on(
    'embun',
    (p) =>
      at(620, 420, posters(p), { scale: 0.66 }) +
      at(270, 600, phoneFront(p, finishes.ungu, 'fajar'), { scale: 0.72, turn: -8 }),
  ),
  'mik-kerah': standing('lilac', 770, (p) => at(480, 570, micCase(p), { scale: 1.02 })),
  'mik-kerah-dekat': on(
    'kuning',
    (p) =>
      at(310, 470, clipMic(p, { fur: true }), { scale: 1.2, turn: -8 }) +
      at(670, 520, clipMic(p), { scale: 1.3, turn: 8 }),
  ),
  tripod: on('persik', (p) => at(480, 500, tripod(p, grip(p)), { scale: 1.04 })),
  'tripod-ponsel': on(
    'embun',
    (p) =>
      at(460, 540, tripod(p, at(0, -300, phoneFront(p, finishes.hitam, 'laut'), { scale: 0.44, turn: 90 })), {
        scale: 0.96,
      }) +
      at(
        830,
        780,
        box(-44, -64, 88, 128, 40, '#20242d') +
          oval(0, -16, 26, 26, '#dc3f45') +
          oval(-8, -24, 8, 6, '#fff', 'opacity="0.5"'),
      ),
  ),
  'lampu-cincin': on(
    'lilac',
    (p) =>
      line('M480 560V850', '#20242d', 26) +
      contact(p, 490, 880, 220, 30, 0.4) +
      oval(480, 866, 170, 30, '#20242d') +
      oval(480, 858, 160, 26, '#4a5261') +
      at(480, 370, ringLight(p)) +
      at(480, 370, phoneFront(p, finishes.hitam, 'fajar'), { scale: 0.4 }),
  ),
  'lampu-cincin-dekat': on(
    'malam',
    (p) =>
      at(480, 480, ringLight(p, { r: 330 })) + at(480, 480, phoneFront(p, finishes.titanium, 'fajar'), { scale: 0.56 }),
  ),
  gimbal: on('awan', (p) =>
    at(460, 520, gimbal(p, at(0, -60, phoneFront(p, finishes.hitam, 'laut'), { scale: 0.62 })), { scale: 0.98 }),
  ),
  'gimbal-jalan': on('kuning', (p) =>
    at(470, 560, gimbal(p, at(0, 30, phoneFront(p, finishes.hitam, 'fajar'), { scale: 0.66, turn: 90 })), {
      scale: 0.9,
      turn: -8,
    }),
  ),
  webcam: standing('awan', 760, (p) => at(480, 510, webcam(p), { scale: 1.14 })),
  'webcam-monitor': on(
    'persik',
    (p) =>
      at(480, 660, slimScreen(p, worksheet(-330, -260, 660, 390)), { scale: 1.2 }) +
      at(480, 250, webcam(p), { scale: 0.42 }),
  ),
  hub: on('embun', (p) => at(500, 500, hub(p), { scale: 1.12, turn: -6 })),
  'hub-laptop': on(
    'awan',
    (p) =>
      at(420, 500, laptop(p, { screen: worksheet(-336, -346, 672, 416) }), { scale: 0.78 }) +
      at(690, 790, hub(p), { scale: 0.5, turn: 6 }),
  ),
  'stand-laptop': standing('lilac', 760, (p) =>
    at(480, 540, laptopStand(p, { light: '#ffffff', base: '#c3cad6', deep: '#8d97a6' }), { scale: 0.98 }),
  ),
  'stand-laptop-pakai': on(
    'kuning',
    (p) =>
      at(480, 480, laptop(p), { scale: 0.78 }) +
      path('M300 620L610 858H668L366 620z', '#8d97a6') +
      path('M660 620L350 858H292L594 620z', '#aab3c1') +
      path('M270 616H690L676 640H284z', '#c3cad6') +
      contact(p, 490, 868, 240, 26, 0.4),
  ),
  ...series(
    'tas-laptop',
    looks({ hitam: 'persik', titanium: 'awan' }),
    (p, { finish, tone }) => studio(p, tone) + at(480, 570, laptopBag(p, finish), { scale: 1.06 }),
  ),
  'tas-laptop-isi': on(
    'embun',
    (p) =>
      at(600, 360, laptop(p), { scale: 0.56, turn: 8 }) + at(400, 650, laptopBag(p, finishes.hitam), { scale: 0.84 }),
  ),
  'monitor-portabel': standing('awan', 760, (p) => at(480, 560, slimScreen(p), { scale: 1.1 })),
  'monitor-dua': on(
    'lilac',
    (p) =>
      at(290, 560, laptop(p, { screen: worksheet(-336, -346, 672, 416) }), { scale: 0.6 }) +
      at(720, 560, slimScreen(p), { scale: 0.62 }),
  ),
  'tetikus-tegak': standing('embun', 760, (p) => at(480, 520, uprightMouse(p), { scale: 1.18 })),
  'tetikus-tegak-meja': on(
    'persik',
    (p) =>
      at(390, 520, laptop(p, { screen: worksheet(-336, -346, 672, 416) }), { scale: 0.7 }) +
      at(760, 690, uprightMouse(p), { scale: 0.62 }),
  ),
  ...series(
    'alas-meja',
    {
      biru: { front: '#41608f', back: '#8d97a6', tone: 'kuning' },
      cokelat: { front: '#8a5a3a', back: '#ead9bd', tone: 'awan' },
    },
    (p, { front, back, tone }) =>
      studio(p, /** @type {'awan'} */ (tone)) +
      at(500, 480, deskMat(p, { front, back }), { scale: 1.06, turn: -8 }) +
      at(370, 500, slimKeyboard(p), { scale: 0.5, turn: -8 }) +
      at(720, 470, mouse(p, finishes.putih, { glow: '#5df2cf' }), { scale: 0.34, turn: -4 }),
  ),
  'papan-tipis': on('lilac', (p) => at(480, 490, slimKeyboard(p), { scale: 1, turn: -12 })),
  'papan-tipis-tablet': on(
    'kuning',
    (p) =>
      at(480, 330, tabletWide(p, finishes.titanium, { pen: false }), { scale: 0.74 }) +
      at(480, 770, slimKeyboard(p), { scale: 0.74 }),
  ),
  'kabel-hdmi': on('persik', (p) => at(470, 500, videoCable(p), { scale: 1.2 })),
  'kabel-hdmi-dekat': on('malam', (p) => at(440, 1000, videoCable(p), { scale: 2.4, turn: -6 })),
}

/** A plant beside the furniture, its foot at 0. @param {number} x @param {number} y */
function plant(x, y) {
  return at(
    x,
    y,
    many(7, (i) =>
      at(
        0,
        -90,
        path('M0 0C-34 -60 -30 -150 0 -210C30 -150 34 -60 0 0z', i % 2 ? '#3f8a5c' : '#5cb37a') +
          line('M0 -10V-190', '#2c6a44', 3),
        {
          turn: -66 + i * 22,
        },
      ),
    ) +
      path('M-70 -110H70L52 0H-52z', '#e8dccb') +
      path('M20 -110H70L52 0H20z', '#000', 'opacity="0.14"'),
  )
}
