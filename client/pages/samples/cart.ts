import type { CartData } from '../../islands/cart.tsx'
import type { Refusal } from '../../page.ts'
import { messageOf } from '#shared/errors.ts'
import { rupiah } from '#shared/brands.ts'
import { pictureOf } from './goods.ts'
import { cartItem, longName } from './order-goods.ts'

const key = 'contoh-kunci'
const many = [
  cartItem('c1', { cost: 189_000, full: 252_000, count: 2 }),
  cartItem('c2', { name: 'Tas Jinjing Kanvas Parang', variant: 'Cokelat', image: pictureOf('tas-jinjing'), cost: 87_500, addedPrice: rupiah(92_000) }),
  cartItem('c3', { name: 'Dompet Koin Ceplok', variant: 'Indigo', image: pictureOf('dompet-ceplok'), cost: 349_000, addedPrice: rupiah(329_000), stock: 3 }),
]
const gone = [
  cartItem('c4', { name: 'Selendang Tenun Ikat Sumba', variant: '', available: false }),
  cartItem('c5', { name: longName, available: false, image: '' }),
]

export const cartSamples = {
  many: { key, lines: [...many, ...gone] },
  one: { key, lines: [cartItem('c1')] },
  empty: { key, lines: [] },
  longest: {
    key,
    lines: [
      cartItem('c1', {
        name: longName,
        variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang',
        cost: 99_999_999,
        full: 129_999_999,
        count: 999,
        stock: 999,
        addedPrice: rupiah(89_999_999),
      }),
    ],
  },
  stockShort: { key, lines: [cartItem('c1', { count: 8, stock: 3 }), cartItem('c2', { name: 'Kain Batik Parang 2 Meter', variant: '', stock: 1 })] },
  flashSale: {
    key,
    lines: [
      cartItem('c1', {
        cost: 252_000,
        addedPrice: rupiah(189_000),
        news: 'Flash sale produk ini sudah berakhir, harganya kini Rp 252.000.',
      }),
      cartItem('c2', {
        name: 'Dompet Koin Ceplok',
        variant: '',
        cost: 45_000,
        count: 3,
        news: 'Harga flash sale produk ini maksimal 2 per pembeli, jumlah ini dihitung harga normal Rp 45.000.',
      }),
    ],
  },
  unavailable: { key, lines: gone },
} satisfies Record<string, CartData>

const refusal = (action: string, message: string): Refusal => ({ action, status: 409, message, fields: {}, values: {} })
export const cartRefusals = {
  stock: { data: cartSamples.stockShort, refusal: refusal('change', messageOf('stock_short', { left: 3 })) },
  nothingChosen: { data: cartSamples.many, refusal: refusal('create', messageOf('cart_nothing_chosen')) },
}
