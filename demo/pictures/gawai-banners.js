/**
 * Wide pictures of the gadget shop; the left third stays calm for words.
 *
 * @import { Drawing } from './recipe.js'
 */
import { cable, charger, powerBank, speaker } from './devices.js'
import { finishes } from './finishes.js'
import { budCase, headphone, watch } from './gadgets.js'
import { phoneBack, phoneFront } from './phones.js'
import { at, box, many, oval } from './svg.js'

/**
 * Rings of sound behind the goods. @param {import('./svg.js').Sheet} p @param {readonly [string, string, string]}
 * colours
 */
const rings = (p, [light, base, deep]) =>
  box(
    0,
    0,
    1440,
    630,
    0,
    p.radial(0.2, 0.1, 1.15, [
      [0, light],
      [0.5, base],
      [1, deep],
    ]),
  ) + many(5, (i) => oval(1010, 330, 500 - i * 90, 500 - i * 90, '#fff', 'opacity="0.06"'))

/** @type {Record<string, Drawing>} */
export const gawaiBanners = {
  'banner-ponsel': (p) =>
    rings(p, ['#3f6df0', '#1a3fb8', '#0a1a5c']) +
    at(1180, 350, phoneBack(p, finishes.titanium), { scale: 0.76, turn: 12 }) +
    at(940, 370, phoneFront(p, finishes.titanium, 'fajar'), { scale: 0.76, turn: -6 }) +
    at(680, 410, watch(p, finishes.titanium, { strap: finishes.jingga }), { scale: 0.44, turn: -10 }),
  'banner-audio': (p) =>
    rings(p, ['#fff2dd', '#ffcf9a', '#f2935a']) +
    at(1000, 320, headphone(p, finishes.hitam), { scale: 0.78 }) +
    at(670, 450, budCase(p, finishes.putih, { open: true }), { scale: 0.56 }) +
    at(1310, 360, speaker(p, finishes.biru), { scale: 0.6 }),
  'banner-daya': (p) =>
    rings(p, ['#e3fbf4', '#96dcc9', '#3da08c']) +
    at(1190, 380, cable(p, finishes.hitam), { scale: 0.72 }) +
    at(940, 330, powerBank(p, finishes.biru, { percent: '100' }), { scale: 0.7, turn: 8 }) +
    at(680, 380, charger(p, finishes.putih, { watts: '65 W' }), { scale: 0.6, turn: -6 }),
}
