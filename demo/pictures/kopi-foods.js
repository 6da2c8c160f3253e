/**
 * Pictures of more beans, packs, bottles and teas of the coffee shop.
 *
 * @import { Drawing } from './recipe.js'
 * @import { tones } from './palette.js'
 * @import { Sheet } from './svg.js'
 */
import { beans } from './beans.js'
import { coffeeBag, dripBox, sachet } from './coffee-goods.js'
import { ground, scoop, tin } from './coffee-extras.js'
import { bits, capsule, capsuleBox, jar, paperPack, pouch, steepBag } from './coffee-packs.js'
import { flask, milkBottle, syrup } from './coffee-bottles.js'
import { closedBox, crate, trio } from './coffee-gifts.js'
import { floatGlass, icedGlass, jug, orange, spices } from './coffee-table.js'
import { cup, server, steam } from './coffee-ware.js'
import { counter, sprig } from './kopi-ground.js'
import { labels } from './kopi-labels.js'
import { above, bagWithBeans, on, pourOver } from './kopi-stage.js'
import { series } from './recipe.js'
import { at, box, cast, chance, contact, inside, many, oval, path } from './svg.js'

/** Beans behind a pouch's window. @param {Sheet} p @param {number} seed */
const windowOfBeans = (p, seed) => oval(0, 0, 90, 90, '#3a1a0b') + beans(p, 0, 0, 80, 80, 20, { seed, size: 0.72 })

/**
 * Cherries in a shallow tray, drying. @param {number} x @param {number} y @param {number} count @param {readonly
 * string[]} inks
 */
const cherries = (x, y, count, inks) =>
  many(count, (i) => {
    const [px, py] = [x + (i % 12) * 84 + ((i * 29) % 33), y + Math.floor(i / 12) * 72 + ((i * 17) % 29)]
    return (
      oval(px + 6, py + 11, 46, 44, '#1d0d05', 'opacity="0.3"') +
      oval(px, py, 46, 44, inks[(i * 7) % inks.length] ?? '#8f1818') +
      oval(px - 15, py - 17, 13, 8, '#fff', 'opacity="0.4"')
    )
  })

const husks = ['#a8322a', '#7a2018', '#c9552c', '#8f3a1c', '#5a1a10']
const leaves = ['#2a1a12', '#4a2c16', '#6a3f1c', '#1c110b']
const greens = ['#4f6a2c', '#7a8f42', '#3a5222', '#94a65a', '#f6f4e2']

/** @typedef {{ drink: string, word: string, ink: string, tone: keyof typeof tones }} MilkLook */

/** @type {Record<string, Drawing>} */
export const kopiFoods = {
  'gayo-wine': on('susu', (p) => bagWithBeans(p, 'wine')),
  'gayo-wine-ceri': above(
    'bata',
    (p) =>
      cherries(6, 16, 168, ['#5a0f1c', '#7a1420', '#4a0c1c', '#8f1c22', '#3c0a14']) +
      at(520, 560, scoop(p), { scale: 1, turn: 28 }),
  ),
  mandailing: on(
    'bata',
    (p) =>
      at(470, 490, pouch(p, labels.mandailing, windowOfBeans(p, 4)), { scale: 1.04 }) +
      beans(p, 760, 860, 130, 40, 16, { seed: 6 }),
  ),
  'mandailing-cangkir': on(
    'daun',
    (p) =>
      at(300, 460, pouch(p, labels.mandailing, windowOfBeans(p, 4)), { scale: 0.8 }) +
      at(650, 690, cup(p, { glaze: '#8a5a3a', art: false, drink: '#1f0d05' }), { scale: 0.76 }),
  ),
  kerinci: on('krem', (p) => bagWithBeans(p, 'kerinci')),
  'kerinci-seduh': on(
    'hutan',
    (p) =>
      at(270, 480, coffeeBag(p, labels.kerinci), { scale: 0.76 }) +
      at(660, 570, pourOver(p, '#f6f1e7', 0.6), { scale: 0.8 }),
  ),
  solok: on('daun', (p) => bagWithBeans(p, 'solok')),
  'solok-biji': above(
    'kabut',
    (p) =>
      at(350, 470, coffeeBag(p, labels.solok), { scale: 0.9, turn: -8 }) +
      beans(p, 760, 740, 180, 190, 96, { seed: 31, size: 1.15 }),
  ),
  meranti: on(
    'kabut',
    (p) =>
      at(470, 490, pouch(p, labels.meranti, windowOfBeans(p, 9)), { scale: 1.04 }) +
      beans(p, 180, 866, 100, 34, 8, { seed: 3, size: 1.5 }),
  ),
  'meranti-biji': above('krem', (p) => beans(p, 480, 480, 640, 640, 125, { seed: 17, size: 2.2 })),
  preanger: on('bata', (p) => bagWithBeans(p, 'preanger')),
  'preanger-kebun': on(
    'daun',
    (p) =>
      sprig(560, 190, 1.5, 18) +
      at(330, 520, coffeeBag(p, labels.preanger), { scale: 0.86 }) +
      sprig(600, 790, 1.2, -8),
  ),
  bondowoso: on('susu', (p) => bagWithBeans(p, 'bondowoso')),
  'bondowoso-cangkir': on(
    'kabut',
    (p) =>
      at(310, 470, coffeeBag(p, labels.bondowoso), { scale: 0.82 }) +
      at(660, 730, cup(p, { glaze: '#23406b', art: false, drink: '#7b4520' }), { scale: 0.62 }) +
      beans(p, 180, 890, 110, 28, 10, { seed: 8 }),
  ),
  temanggung: on(
    'krem',
    (p) =>
      at(470, 490, pouch(p, labels.temanggung, windowOfBeans(p, 12)), { scale: 1.04 }) +
      beans(p, 780, 856, 120, 40, 16, { seed: 15 }),
  ),
  'temanggung-susu': on(
    'bata',
    (p) =>
      at(270, 460, pouch(p, labels.temanggung, windowOfBeans(p, 12)), { scale: 0.74 }) +
      at(590, 590, icedGlass(p, { top: '#7a431c', bottom: '#ead2ae' }), { scale: 0.74 }) +
      at(820, 740, jug(p), { scale: 0.44 }),
  ),
  kintamani: on('kabut', (p) => bagWithBeans(p, 'kintamani')),
  'kintamani-jeruk': on(
    'krem',
    (p) =>
      at(360, 470, coffeeBag(p, labels.kintamani), { scale: 0.9 }) +
      orange(720, 760, 1.15) +
      orange(840, 860, 0.7) +
      beans(p, 560, 880, 110, 30, 10, { seed: 12 }),
  ),
  wamena: on('daun', (p) => bagWithBeans(p, 'wamena')),
  'wamena-bubuk': on(
    'susu',
    (p) => at(300, 450, coffeeBag(p, labels.wamena), { scale: 0.82 }) + at(680, 700, ground(p), { scale: 0.92 }),
  ),
  'blend-senja': on(
    'krem',
    (p) =>
      at(300, 470, coffeeBag(p, labels.senja), { scale: 0.86 }) +
      at(650, 520, coffeeBag(p, labels.senja), { scale: 0.64 }) +
      beans(p, 520, 880, 220, 34, 22, { seed: 19 }),
  ),
  'blend-senja-espreso': on(
    'hutan',
    (p) =>
      at(290, 450, coffeeBag(p, labels.senja), { scale: 0.78 }) +
      at(660, 640, floatGlass(p, { drink: '#2a1006', foam: '#c98a4c' }), { scale: 0.9 }),
  ),
  'blend-embun': on(
    'susu',
    (p) =>
      at(330, 470, coffeeBag(p, labels.embun), { scale: 0.9 }) +
      at(720, 620, tin(p, labels.embun), { scale: 0.62 }) +
      beans(p, 480, 886, 130, 26, 12, { seed: 23 }),
  ),
  'blend-embun-seduh': on(
    'kabut',
    (p) =>
      at(730, 500, coffeeBag(p, labels.embun), { scale: 0.72 }) +
      at(330, 570, pourOver(p, '#9db48f', 0.5), { scale: 0.86 }),
  ),
  'kopi-warung': on(
    'bata',
    (p) => at(470, 480, paperPack(p), { scale: 1.04 }) + at(800, 760, ground(p), { scale: 0.44 }),
  ),
  'kopi-warung-gelas': on(
    'krem',
    (p) =>
      steam(p, 640, 470, 0.8) +
      at(290, 470, paperPack(p), { scale: 0.76 }) +
      at(650, 670, stallGlass(p), { scale: 0.86 }),
  ),
  dekaf: on('kabut', (p) => bagWithBeans(p, 'dekaf')),
  'dekaf-malam': on(
    'hutan',
    (p) =>
      at(300, 460, coffeeBag(p, labels.dekaf), { scale: 0.82 }) +
      at(660, 690, cup(p, { glaze: '#41517f' }), { scale: 0.78 }),
  ),
  'drip-jelajah': above('krem', (p) =>
    fan(p, ['gayo', 'mandailing', 'kerinci', 'preanger', 'bondowoso', 'kintamani', 'toraja']),
  ),
  'drip-jelajah-kotak': on(
    'bata',
    (p) =>
      at(400, 520, dripBox(p, labels.gayo), { scale: 0.92 }) +
      at(800, 740, sachet(p, labels.kintamani), { scale: 0.5, turn: 8 }) +
      at(690, 790, sachet(p, labels.preanger), { scale: 0.46, turn: -10 }),
  ),
  ...series(
    'kapsul',
    capsuleLooks(),
    (p, { colour, word, tone }) =>
      counter(p, tone) +
      at(450, 560, capsuleBox(p, { colour, word }), { scale: 0.98 }) +
      at(330, 800, capsule(p, colour), { scale: 0.9 }) +
      at(520, 830, capsule(p, colour, true), { scale: 0.86 }) +
      at(700, 800, capsule(p, colour), { scale: 0.9 }),
  ),
  'kapsul-dekat': above('susu', (p) =>
    many(16, (i) =>
      at(
        150 + (i % 4) * 220,
        150 + Math.floor(i / 4) * 220,
        capsule(p, ['#d9862f', '#8c2f1f', '#24344f'][(i + Math.floor(i / 4)) % 3] ?? '#d9862f', i % 3 !== 1),
        { scale: 1.2, turn: i * 9 },
      ),
    ),
  ),
  'kopi-celup': on(
    'krem',
    (p) =>
      at(380, 500, dripBox(p, labels.celup), { scale: 0.94 }) +
      at(800, 770, steepBag(p, { tag: '#8a6a3a', fill: '#4a2a14' }), { scale: 0.8, turn: 8 }),
  ),
  'kopi-celup-cangkir': on(
    'daun',
    (p) =>
      steam(p, 400, 380, 0.9) +
      at(450, 620, cup(p, { glaze: '#f4e8d3', art: false, drink: '#4a2410' }), { scale: 1.06 }) +
      at(
        640,
        700,
        path('M-20 -150C40 -160 60 -60 54 0', 'none', 'stroke="#fbf4e4" stroke-width="6"') +
          box(30, 0, 64, 58, 8, '#8a6a3a') +
          path('M62 46C46 26 46 16 62 8C78 16 78 26 62 46z', '#fff6e4'),
        { scale: 1.1 },
      ),
  ),
  ...series(
    'kopi-susu',
    /** @type {Record<string, MilkLook>} */ ({
      aren: { drink: '#b98253', word: 'AREN', ink: '#7a3f18', tone: 'krem' },
      kurma: { drink: '#9a6238', word: 'KURMA', ink: '#4f2a12', tone: 'daun' },
    }),
    (p, { drink, word, ink, tone }) =>
      counter(p, tone) +
      at(640, 500, milkBottle(p, { drink, word, ink }), { scale: 0.86 }) +
      at(330, 530, milkBottle(p, { drink, word, ink }), { scale: 1 }) +
      beans(p, 800, 872, 90, 26, 10, { seed: word.length }),
  ),
  'kopi-susu-es': on(
    'bata',
    (p) =>
      at(330, 560, icedGlass(p, { top: '#8a4f24', bottom: '#f0dcbc' }), { scale: 0.96 }) +
      at(690, 550, milkBottle(p, { drink: '#b98253', word: 'AREN', ink: '#7a3f18' }), { scale: 0.84 }),
  ),
  konsentrat: on(
    'kabut',
    (p) => at(470, 490, flask(p), { scale: 1.1 }) + beans(p, 760, 856, 120, 40, 18, { seed: 27 }),
  ),
  'konsentrat-gelas': on(
    'krem',
    (p) =>
      at(290, 480, flask(p), { scale: 0.86 }) +
      at(660, 590, icedGlass(p, { top: '#3a1808', bottom: '#5a2c12' }), { scale: 0.88 }),
  ),
  ...series(
    'sirup',
    /** @type {Record<string, { drink: string, word: string, tone: keyof typeof tones }>} */ ({
      karamel: { drink: '#b5702c', word: 'KARAMEL', tone: 'kabut' },
      vanila: { drink: '#e2cc8e', word: 'VANILA', tone: 'bata' },
      rempah: { drink: '#8a3f1e', word: 'REMPAH', tone: 'krem' },
    }),
    (p, { drink, word, tone }) =>
      counter(p, tone) +
      at(420, 490, syrup(p, { drink, word }), { scale: 1.04 }) +
      at(700, 720, floatGlass(p, { drink: '#6b3717', foam: '#e8cfa4' }), { scale: 0.58 }),
  ),
  'sirup-bertiga': on(
    'hutan',
    (p) =>
      at(240, 510, syrup(p, { drink: '#e2cc8e', word: 'VANILA' }), { scale: 0.9 }) +
      at(700, 510, syrup(p, { drink: '#8a3f1e', word: 'REMPAH' }), { scale: 0.9 }) +
      at(470, 550, syrup(p, { drink: '#b5702c', word: 'KARAMEL' }), { scale: 0.94 }),
  ),
  cascara: on(
    'kabut',
    (p) =>
      at(470, 520, jar(p, labels.cascara, bits(220, 90, husks, 5, 1.7)), { scale: 1.06 }) +
      at(790, 860, bits(80, 22, husks, 9, 1.2)),
  ),
  'cascara-seduh': on(
    'daun',
    (p) =>
      steam(p, 380, 360, 0.7) +
      at(400, 610, floatGlass(p, { drink: '#c0502c', foam: '#d9703c' }), { scale: 1.16 }) +
      at(720, 810, bits(140, 46, husks, 3, 1.3)),
  ),
  'teh-hitam': on(
    'kabut',
    (p) => at(460, 500, tin(p, labels.teh), { scale: 1.1 }) + at(800, 860, bits(90, 40, leaves, 4, 1)),
  ),
  'teh-hitam-seduh': on(
    'bata',
    (p) =>
      at(330, 610, server(p, { level: 0.6 }), { scale: 1.02 }) +
      at(720, 660, tin(p, labels.teh), { scale: 0.56 }) +
      at(560, 880, bits(90, 30, leaves, 6, 0.9)),
  ),
  'teh-melati': on(
    'daun',
    (p) =>
      at(470, 490, pouch(p, labels.melati, oval(0, 0, 90, 90, '#3a5222') + bits(84, 44, greens, 7, 1.2)), {
        scale: 1.04,
      }) +
      flower(220, 856, 0.9) +
      flower(770, 866, 0.7),
  ),
  'teh-melati-cangkir': above(
    'kabut',
    (p) =>
      at(440, 500, cupAbove(p), { scale: 1.16 }) +
      flower(800, 220, 1.3) +
      flower(760, 760, 1) +
      flower(190, 830, 0.8) +
      at(780, 480, bits(90, 30, greens, 8, 1.1)),
  ),
  'wedang-rempah': on(
    'krem',
    (p) =>
      at(400, 500, dripBox(p, labels.rempah), { scale: 0.96 }) +
      at(810, 770, steepBag(p, { tag: '#a8502c', fill: '#a8502c' }), { scale: 0.8, turn: 7 }),
  ),
  'wedang-rempah-bahan': above('susu', (p) => at(-70, -40, spices(p), { scale: 1.14 })),
  'hampers-hujan': on('hutan', (p) =>
    at(
      480,
      580,
      crate(
        p,
        at(-190, -130, coffeeBag(p, labels.mandailing), { scale: 0.74 }) +
          at(80, -20, cup(p, { glaze: '#3d7259' }), { scale: 0.56 }) +
          at(270, -120, sachet(p, labels.rempah), { scale: 0.72, turn: 7 }),
      ),
    ),
  ),
  'hampers-hujan-isi': above(
    'krem',
    (p) =>
      at(280, 360, coffeeBag(p, labels.mandailing), { scale: 0.7, turn: -5 }) +
      at(690, 300, cup(p, { glaze: '#3d7259' }), { scale: 0.62 }) +
      at(560, 720, sachet(p, labels.rempah), { scale: 0.66, turn: 8 }) +
      at(800, 690, sachet(p, labels.rempah), { scale: 0.66, turn: -6 }) +
      many(5, (i) => cookie(150 + i * 70, 790 + (i % 2) * 40)),
  ),
  'hampers-pulau': above('susu', (p) =>
    at(500, 500, trio(p, [labels.mandailing, labels.preanger, labels.toraja], { ribbon: '#4f9a6a' }), { scale: 1.04 }),
  ),
  'hampers-pulau-kotak': on('bata', (p) => at(460, 560, closedBox(p, { ribbon: '#c0392f' }), { scale: 1.06 })),
}

function capsuleLooks() {
  /** @type {Record<string, { colour: string, word: string, tone: keyof typeof tones }>} */
  const looks = {
    pagi: { colour: '#d9862f', word: 'PAGI', tone: 'kabut' },
    senja: { colour: '#8c2f1f', word: 'SENJA', tone: 'krem' },
    malam: { colour: '#24344f', word: 'MALAM', tone: 'bata' },
  }
  return looks
}

/** Sachets laid out in an arc. @param {Sheet} p @param {readonly (keyof typeof labels)[]} names */
function fan(p, names) {
  return names
    .map((name, i) =>
      at(190 + i * 96, 520 + (i - 3) * (i - 3) * 16, sachet(p, labels[name]), { scale: 0.92, turn: (i - 3) * 9 }),
    )
    .join('')
}

/** A plain stall glass of thick coffee, its grounds settled, on a tin saucer. @param {Sheet} p */
function stallGlass(p) {
  const d = 'M-140 -230L-112 190C-108 214 108 214 112 190L140 -230z'
  return (
    contact(p, 16, 236, 260, 40, 0.55) +
    oval(0, 206, 230, 44, '#9aa2a6') +
    oval(
      0,
      198,
      230,
      42,
      p.linear(0, 0, 1, 1, [
        [0, '#fff'],
        [0.5, '#c3c9cc'],
        [1, '#7d8589'],
      ]),
    ) +
    path(d, '#eef5f3', 'opacity="0.6"') +
    inside(
      p.clip(`<path d="${d}"/>`),
      box(
        -150,
        -170,
        300,
        400,
        0,
        p.linear(0, 0, 0, 1, [
          [0, '#6b3717'],
          [0.1, '#2a1206'],
          [0.84, '#1c0b04'],
          [1, '#4a2a14'],
        ]),
      ),
    ) +
    oval(0, -170, 136, 24, '#7b4520') +
    many(9, (i) => oval(-90 + ((i * 41) % 180), -174 + ((i * 13) % 18), 8, 4, '#b98a5a', 'opacity="0.8"')) +
    path(
      d,
      p.linear(0, 0, 1, 0, [
        [0, '#150a05', 0.25],
        [0.16, '#fff', 0.55],
        [0.3, '#fff', 0.02],
        [0.8, '#150a05', 0.05],
        [1, '#150a05', 0.3],
      ]),
    ) +
    oval(0, -230, 140, 24, 'none', 'stroke="#fff" stroke-opacity="0.8" stroke-width="6"')
  )
}

/** Jasmine. @param {number} x @param {number} y @param {number} scale */
function flower(x, y, scale) {
  return at(
    x,
    y,
    oval(6, 10, 60, 56, '#1c0f08', 'opacity="0.14"') +
      many(6, (i) =>
        at(
          0,
          0,
          path('M0 0C-26 -22 -24 -58 0 -70C24 -58 26 -22 0 0z', '#fffdf6') +
            path('M0 -8V-50', 'none', 'stroke="#d8d8b4" stroke-width="3"'),
          {
            turn: i * 60,
          },
        ),
      ) +
      oval(0, 0, 13, 13, '#e6c84a'),
    { scale },
  )
}

/** A cup of green tea from above. @param {Sheet} p */
function cupAbove(p) {
  return (
    cast('<circle r="300"/>', { dx: 18, dy: 26, amount: 18, depth: 0.36 }) +
    oval(0, 0, 300, 300, '#f6f1e7') +
    oval(
      0,
      0,
      300,
      300,
      p.linear(0, 0, 1, 1, [
        [0, '#fff', 0.8],
        [0.6, '#fff', 0],
        [1, '#3a2410', 0.2],
      ]),
    ) +
    path('M176 -40H300C330 -40 330 40 300 40H176z', '#efe6d4') +
    oval(14, 20, 208, 208, '#1c0f08', 'opacity="0.16"') +
    oval(0, 0, 200, 200, '#fbf8f0') +
    oval(0, 0, 198, 198, 'none', 'stroke="#d8ccb4" stroke-width="4"') +
    oval(
      6,
      8,
      178,
      178,
      p.radial(0.4, 0.34, 0.8, [
        [0, '#e8e08a'],
        [0.6, '#b9b64a'],
        [1, '#7d8a2c'],
      ]),
    ) +
    oval(-50, -70, 70, 30, '#fff', 'opacity="0.35" transform="rotate(-30 -50 -70)"') +
    flower(40, 50, 0.62)
  )
}

/** A coconut biscuit. @param {number} x @param {number} y */
function cookie(x, y) {
  const random = chance(x)
  const crumbs = many(16, () => {
    const [angle, far] = [random() * 6.28, Math.sqrt(random()) * 42]
    return oval(
      Math.round(x - 4 + Math.cos(angle) * far),
      Math.round(y - 6 + Math.sin(angle) * far * 0.86),
      5,
      3,
      random() < 0.5 ? '#fff3d2' : '#b9803c',
    )
  })
  return (
    oval(x + 6, y + 10, 60, 56, '#1c0f08', 'opacity="0.25"') +
    oval(x, y, 60, 56, '#c98f48') +
    oval(x - 3, y - 4, 54, 49, '#e6b768') +
    crumbs
  )
}
