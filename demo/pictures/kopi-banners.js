/**
 * Wide pictures of the coffee shop; the left third stays calm for words.
 *
 * @import { Drawing } from './recipe.js'
 */
import { pair } from './coffee-extras.js'
import { beans } from './beans.js'
import { bottle, coffeeBag } from './coffee-goods.js'
import { cup, dripper, grinder, kettle, server, steam } from './coffee-ware.js'
import { counter, sprig } from './kopi-ground.js'
import { labels } from './kopi-labels.js'
import { at } from './svg.js'

/** @type {Record<string, Drawing>} */
export const kopiBanners = {
  'banner-panen': (p) =>
    counter(p, 'hutan', 0.78) +
    sprig(1080, 110, 1.3, 14) +
    at(900, 320, pair(p, labels.gayo, labels.toraja), { scale: 0.66 }) +
    steam(p, 1240, 360, 0.6) +
    at(1240, 480, cup(p, { glaze: '#f4e8d3' }), { scale: 0.52 }) +
    beans(p, 660, 566, 130, 30, 26, { seed: 14, size: 0.8 }),
  'banner-seduh': (p) =>
    counter(p, 'bata', 0.78) +
    at(700, 440, server(p), { scale: 0.58 }) +
    at(700, 240, dripper(p, { glaze: '#f6f1e7' }), { scale: 0.58 }) +
    steam(p, 700, 150, 0.4) +
    at(1030, 410, kettle(p, { steel: '#2d2a2b', grip: '#8a5228' }), { scale: 0.62 }) +
    at(1290, 380, grinder(p, { shell: '#8e9496', wood: '#9c6232' }), { scale: 0.5 }) +
    beans(p, 1180, 590, 90, 18, 14, { seed: 3, size: 0.8 }),
  'banner-dingin': (p) =>
    counter(p, 'daun', 0.78) +
    at(640, 350, bottle(p, { drink: '#a8ac6c', label: labels.pandan }), { scale: 0.64 }) +
    at(1030, 350, bottle(p, { drink: '#3a1a0b', label: labels.hitam }), { scale: 0.64 }) +
    at(835, 340, bottle(p, { drink: '#a9703f', label: labels.aren }), { scale: 0.74 }) +
    at(1260, 366, coffeeBag(p, labels.kebun), { scale: 0.58 }) +
    beans(p, 1130, 590, 100, 22, 16, { seed: 17, size: 0.8 }),
}
