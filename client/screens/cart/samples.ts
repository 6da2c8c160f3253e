import type { CartData, CartPage, LinkedLine } from './data.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { bestSellers } from '#client/samples/catalogue.ts'
import { cartItem, longName, pictureOf } from '#client/samples/order-goods.ts'
import { goodsOf } from '#client/samples/sums.ts'
import { noVouchers, offersFor } from './voucher-samples.ts'

const base = {
  key: 'contoh-kunci',
  note: '',
  vouchers: null,
  linked: null,
  saves: true,
  costed: true,
  district: '',
  insures: true,
} satisfies Partial<CartData>
/** The shirt at its price of today, which is a lower one. */
const shirt = (more: Parameters<typeof cartItem>[1] = {}) => cartItem('c1', { full: 252_000, ...more })
const bag = cartItem('c2', { name: 'Tas Jinjing Kanvas Parang', variant: 'Cokelat', cost: 87_500 })
const many = [
  shirt({ count: 2 }),
  { ...bag, addedPrice: rupiah(92_000) },
  cartItem('c3', {
    name: 'Kebaya Kutubaru Brokat',
    variant: 'Jambon, M',
    cost: 349_000,
    addedPrice: rupiah(329_000),
    stock: 3,
  }),
]
const goods = goodsOf(many)
/** As long as the shopper chooses no others, the best ones count. */
const bestFor = (cost: number) => offersFor(cost, offersFor(cost).best)
const cloth = (more: Parameters<typeof cartItem>[1]) =>
  cartItem('c2', { name: 'Kain Cap Parang Sogan', variant: '', cost: 135_000, ...more })
/** More than there is of the first, or of both. */
const short = [shirt({ count: 8, stock: 3 }), cloth({ stock: 1 })]
const severalShort = [shirt({ count: 8, stock: 3 }), cloth({ count: 2, stock: 1 })]
/** What can be bought of them. */
const ofShort = 3 * 189_000 + 135_000
const gone = [
  cartItem('c4', { name: 'Selendang Tenun Ikat Sumba', variant: '', available: false, stock: 0 }),
  cartItem('c5', { name: longName, available: false, image: '', slug: null }),
]

const linkedLine = (itemId: string, name: string, price: number, more: Partial<LinkedLine> = {}): LinkedLine => ({
  itemId,
  name,
  variant: '',
  slug: 'kemeja-batik-kawung',
  image: pictureOf(name),
  price,
  quantity: 1,
  left: null,
  ...more,
})
const linked: CartData['linked'] = {
  lines: [
    linkedLine('I1', 'Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L', quantity: 2 }),
    linkedLine('I2', longName, 87_500, { quantity: 3, left: 3 }),
    linkedLine('I3', 'Dompet Koin Ceplok', 45_000, { quantity: 0 }),
  ],
  unknown: 1,
  failed: false,
}

export const cartSamples = {
  many: { ...base, lines: [...many, ...gone], vouchers: bestFor(goods) },
  one: { ...base, lines: [bag] },
  empty: { ...base, lines: [], popular: bestSellers },
  longest: {
    ...base,
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
  stockShort: { ...base, lines: short, vouchers: bestFor(ofShort) },
  stockShortSeveral: {
    ...base,
    lines: severalShort,
    vouchers: bestFor(ofShort),
  },
  flashSale: {
    ...base,
    lines: [
      shirt({ addedPrice: rupiah(149_000), news: 'Flash sale sudah berakhir.' }),
      cartItem('c2', {
        name: 'Dompet Koin Ceplok',
        variant: '',
        cost: 45_000,
        count: 3,
        news: 'Harga flash sale maksimal 2 per pembeli, jumlah ini dihitung harga normal.',
      }),
      cartItem('c3', {
        name: 'Selendang Sutra Buketan Pekalongan',
        variant: '',
        ...{ cost: 149_000, full: 189_000, count: 2, flash: true },
      }),
    ],
  },
  unavailable: { ...base, lines: gone },
  /** The shopper has taken all of them off. */
  vouchers: { ...base, lines: many, vouchers: offersFor(goods), note: 'Tolong dibungkus kado, terima kasih.' },
  vouchersChosen: { ...base, lines: many, vouchers: bestFor(goods) },
  /** Too little for free shipping. */
  vouchersShort: { ...base, lines: [shirt()], vouchers: offersFor(189_000, ['KOINBATIK']) },
  vouchersNone: { ...base, lines: many, vouchers: noVouchers, note: null },
  linked: { ...base, lines: [shirt()], linked },
  linkedEmptyCart: { ...base, lines: [], linked },
  linkedGone: { ...base, lines: [], linked: { lines: [], unknown: 3, failed: false } },
  linkedFailed: { ...base, lines: [shirt()], linked: { lines: [], unknown: 0, failed: true } },
} satisfies Record<string, CartPage>

export const cartRefusals = {
  stock: {
    data: cartSamples.stockShort,
    refusal: refusal('change', 'stock_short', { status: 409, details: { left: 3 } }),
  },
  voucherUnknown: {
    data: cartSamples.vouchers,
    refusal: refusal('voucher', 'voucher_unknown', { values: { code: 'MURAHBANGET' } }),
  },
  nothingChosen: {
    data: cartSamples.many,
    refusal: refusal('create', 'cart_nothing_chosen', { status: 409, values: { ticks: '' } }),
  },
} satisfies Refusals<CartData>
