/**
 * Every picture of the three demo shops: shop, then name, then how it is drawn.
 *
 * @import { Recipes } from './recipe.js'
 */
import { batikBanners } from './batik-banners.js'
import { batikSquares } from './batik.js'
import { gawaiBanners } from './gawai-banners.js'
import { gawaiSquares } from './gawai.js'
import { kopiBanners } from './kopi-banners.js'
import { kopiSquares } from './kopi.js'

/** @type {Record<'batik' | 'kopi' | 'gawai', Recipes>} */
export const recipes = {
  batik: { squares: batikSquares, banners: batikBanners },
  kopi: { squares: kopiSquares, banners: kopiBanners },
  gawai: { squares: gawaiSquares, banners: gawaiBanners },
}
