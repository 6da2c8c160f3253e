import type { Product } from '#shared/admin/catalog.ts'
import type { PastOrderInput } from '#shared/admin/demo.ts'
import type { WrittenOrder } from '#demo/types.ts'

/** The demo customer's orders, made of what this shop sells. Goods that come as files make orders of their own. */
export const ordersOf = (products: readonly Product[]): PastOrderInput[] => [
  ...madeOf(month, goodsOf(products, { digital: false })),
  ...madeOf(digitalMonth, goodsOf(products, { digital: true })),
]

type Line = PastOrderInput['lines'][number]

/** Goods one after the other, from the first again when there are no more; an order never holds the same one twice. */
function madeOf(written: readonly WrittenOrder[], goods: readonly Omit<Line, 'quantity'>[]): PastOrderInput[] {
  let next = 0
  return written.flatMap(({ goods: quantities, ...order }) => {
    const lines = quantities.flatMap((quantity) => {
      const line = goods[next++ % goods.length]
      return line ? [{ ...line, quantity }] : []
    })
    const different = new Set(lines.map(({ productSlug }) => productSlug)).size
    return different === quantities.length ? [{ ...order, lines }] : []
  })
}

/** Pieces there must be of what past orders are made of: the unpaid one holds some, and no product should run low. */
const enough = 5
const most = 16

/** The first variant of each of the first products. */
const goodsOf = (products: readonly Product[], { digital }: { digital: boolean }): Omit<Line, 'quantity'>[] =>
  products
    .flatMap((product) => {
      const [first] = product.variants
      const fits = product.published && product.digital === digital && first && first.stock > enough
      return fits ? [{ productSlug: product.slug, values: first.values }] : []
    })
    .slice(0, most)

/**
 * One customer's last month: every status an order can have. The unpaid one is real, and expires at its deadline like
 * any other.
 */
const month: readonly WrittenOrder[] = [
  {
    history: [
      { status: 'PENDING', hoursAgo: 640 },
      { status: 'PAYMENT_CONFIRMED', hoursAgo: 639 },
      { status: 'PROCESSING', hoursAgo: 630 },
      { status: 'SHIPPING', hoursAgo: 610 },
      { status: 'DELIVERED', hoursAgo: 565 },
      { status: 'COMPLETED', hoursAgo: 493 },
    ],
    goods: [1, 2],
    method: 'bca_va',
    voucher: 'ONGKIRGRATIS',
    returned: {
      reason: 'Barang rusak',
      description: 'Satu barang cacat sejak kemasan dibuka, jadi tidak dapat dipakai.',
      solution: 'return-refund',
      sent: { courier: 'JNE', receiptNumber: 'JP5501928374', postage: 18_000 },
      history: [
        { status: 'REQUESTED', hoursAgo: 560 },
        { status: 'REVIEWING', hoursAgo: 558 },
        { status: 'APPROVED', hoursAgo: 552, note: 'Benar, barangnya cacat. Mohon maaf, silakan kirim balik.' },
        { status: 'SENT_BACK', hoursAgo: 546 },
        { status: 'RECEIVED', hoursAgo: 512 },
        { status: 'REFUNDED', hoursAgo: 510 },
        { status: 'COMPLETED', hoursAgo: 494 },
      ],
    },
  },
  {
    history: [
      { status: 'PENDING', hoursAgo: 410 },
      { status: 'PAYMENT_CONFIRMED', hoursAgo: 409 },
      { status: 'PROCESSING', hoursAgo: 405 },
      { status: 'SHIPPING', hoursAgo: 390 },
      { status: 'DELIVERED', hoursAgo: 350 },
      { status: 'COMPLETED', hoursAgo: 278 },
    ],
    goods: [1],
    method: 'bri_va',
  },
  {
    history: [
      { status: 'PENDING', hoursAgo: 300 },
      { status: 'CANCEL', hoursAgo: 298, note: 'Ingin mengganti barang yang dipesan' },
    ],
    goods: [3],
    method: 'bni_va',
  },
  {
    history: [
      { status: 'PENDING', hoursAgo: 250 },
      { status: 'PAYMENT_CONFIRMED', hoursAgo: 249 },
      { status: 'CANCEL', hoursAgo: 240, note: 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.' },
    ],
    goods: [1],
    method: 'bri_va',
  },
  {
    history: [
      { status: 'PENDING', hoursAgo: 200 },
      { status: 'EXPIRED', hoursAgo: 176 },
    ],
    goods: [1],
    method: 'bca_va',
  },
  {
    history: [
      { status: 'PENDING', hoursAgo: 100 },
      { status: 'PAYMENT_CONFIRMED', hoursAgo: 99 },
      { status: 'PROCESSING', hoursAgo: 90 },
      { status: 'SHIPPING', hoursAgo: 76 },
      { status: 'DELIVERED', hoursAgo: 20 },
    ],
    goods: [1, 1, 1],
    method: 'bca_va',
    returned: {
      reason: 'Paket tidak sampai',
      description: 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.',
      solution: 'refund',
      history: [
        { status: 'REQUESTED', hoursAgo: 6 },
        { status: 'REVIEWING', hoursAgo: 5, note: 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.' },
      ],
    },
  },
  {
    history: [
      { status: 'PENDING', hoursAgo: 62 },
      { status: 'PROCESSING', hoursAgo: 62 },
      { status: 'SHIPPING', hoursAgo: 22 },
    ],
    goods: [1],
    method: 'cod',
  },
  {
    history: [
      { status: 'PENDING', hoursAgo: 50 },
      { status: 'PAYMENT_CONFIRMED', hoursAgo: 49 },
      { status: 'PROCESSING', hoursAgo: 40 },
      { status: 'SHIPPING', hoursAgo: 26 },
    ],
    goods: [2],
    method: 'bni_va',
  },
  {
    history: [
      { status: 'PENDING', hoursAgo: 34 },
      { status: 'PAYMENT_CONFIRMED', hoursAgo: 33.9 },
      { status: 'PROCESSING', hoursAgo: 27 },
      {
        status: 'CHANGE_PROCESSING',
        hoursAgo: 5,
        note: 'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.',
      },
    ],
    goods: [1, 1],
    method: 'bri_va',
  },
  {
    history: [
      { status: 'PENDING', hoursAgo: 8 },
      { status: 'PAYMENT_CONFIRMED', hoursAgo: 7 },
      { status: 'PROCESSING', hoursAgo: 3 },
    ],
    goods: [1, 1],
    method: 'bca_va',
  },
  {
    history: [
      { status: 'PENDING', hoursAgo: 0.5 },
      { status: 'PAYMENT_CONFIRMED', hoursAgo: 0.4 },
    ],
    goods: [2],
    method: 'bca_va',
  },
  {
    history: [{ status: 'PENDING', hoursAgo: 0.2 }],
    goods: [1],
    method: 'bri_va',
  },
]

/** And what she bought that needs no shipment, where the shop has such goods. */
const digitalMonth: readonly WrittenOrder[] = [
  {
    history: [
      { status: 'PENDING', hoursAgo: 150 },
      { status: 'PAYMENT_CONFIRMED', hoursAgo: 149.9 },
      { status: 'COMPLETED', hoursAgo: 149.9 },
    ],
    goods: [1],
    method: 'bca_va',
  },
]
