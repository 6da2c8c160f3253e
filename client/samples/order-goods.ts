import type { z } from 'zod'
import { BillCode, CartId, ItemId, Quantity, rupiah, OrderId, Slug } from '#shared/api/contract/brands.ts'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { Address } from '#shared/api/account/address.ts'
import type { Bill } from '#shared/api/order/payment.ts'
import type { OrderLine } from '#shared/api/order/order-line.ts'
import { imageOf } from './goods.ts'

/** Goods, people and bills that the samples of several screens share. */
export const orderId: z.output<typeof OrderId> = OrderId.parse('S-261120-0007')
const billCode = BillCode.parse('B-261120-0007')

export const longName =
  'Kemeja Batik Tulis Lengan Panjang Motif Mega Mendung Cirebon Katun Primisima Halus Furing Penuh Edisi Pengrajin Trusmi untuk Acara Resmi'

export const cartItem = (
  id: string,
  more: Partial<CartItem> & { cost?: number; full?: number; count?: number } = {},
): CartItem => {
  const { cost = 189_000, full = cost, count = 1, ...rest } = more
  return {
    id: CartId.parse(id),
    code: id,
    quantity: Quantity.parse(count),
    price: rupiah(cost),
    fullPrice: rupiah(full),
    name: 'Kemeja Batik Kawung Lengan Pendek',
    slug: Slug.parse('kemeja-batik-kawung'),
    image: imageOf('kemeja-kawung-sogan'),
    available: true,
    variant: 'Cokelat Sogan, L',
    stock: 24,
    addedPrice: null,
    itemId: ItemId.parse(`I-${id}`),
    news: '',
    flash: false,
    priceNote: '',
    weightGrams: 320,
    ...rest,
  }
}

export const orderLine = (
  name: string,
  cost: number,
  more: Partial<OrderLine> & { count?: number; full?: number } = {},
): OrderLine => {
  const { count = 1, full, ...rest } = more
  return {
    itemId: null,
    name,
    variant: '',
    slug: null,
    image: imageOf('kemeja-kawung-sogan'),
    quantity: Quantity.parse(count),
    price: rupiah(cost),
    fullPrice: full === undefined ? null : rupiah(full),
    total: rupiah(cost * count),
    available: true,
    priceNote: '',
    ...rest,
  }
}

export const address: Address = {
  recipient: 'Siti Rahmawati',
  phone: '+6281234567890',
  email: 'siti.rahma@contoh.id',
  villageCode: '32.73.02.1003',
  province: 'Jawa Barat',
  regency: 'Kota Bandung',
  district: 'Coblong',
  village: 'Dago',
  postcode: '40135',
  street: 'Jl. Ir. H. Juanda No. 142, RT 03/RW 05',
  courierNote: 'Pagar hijau sebelah warung Bu Tini',
  latitude: null,
  longitude: null,
}
export const longAddress: Address = {
  ...address,
  recipient: 'Raden Ajeng Siti Nurhalizah Kusumaningtyas Wijaya',
  street:
    'Perumahan Griya Permata Indah Persada Tahap III Cluster Bougenville Barat Blok AA-17 Nomor 128, RT 012/RW 008, dekat gerbang utama sebelah kiri setelah lapangan bulu tangkis',
  regency: 'Kabupaten Kotawaringin Barat',
  province: 'Kalimantan Tengah',
  district: 'Arut Selatan',
  village: 'Mendawai Seberang',
}

/** Samples stand still, so that the screenshots of two builds can be compared. */
export const sampleNow = Date.parse('2026-11-20T07:00:00Z')

/** The code of an acquirer and a merchant that do not exist. */
export const sampleQr =
  '00020101021226680016ID.CO.CONTOH.WWW01189360099900000000010215SANDBOX000000010303UMI51440014ID.CO.QRIS.WWW0215ID00000000000000303UMI52045399530336054064120005802ID5922TOKO CONTOH (SIMULASI)6012KOTA BANDUNG61054011162270114INV202611200010705WEB016304C915'

export const bill = (more: Partial<Bill> & { cost?: number } = {}): Bill => {
  const { cost = 412_000, ...rest } = more
  return {
    orderId,
    code: billCode,
    amount: rupiah(cost),
    uniqueCode: null,
    status: 'UNPAID',
    vendor: 'midtrans',
    method: 'bca',
    methodName: 'BCA Virtual Account',
    group: 'va',
    number: '8077700812345678',
    billerCode: null,
    qr: null,
    link: null,
    holder: '',
    bank: 'BCA',
    expiresAt: '2026-11-21T06:41:18.000Z',
    paidAt: null,
    steps: [
      {
        title: 'm-BCA',
        lines: [
          'Buka m-BCA, pilih m-Transfer.',
          'Pilih BCA Virtual Account.',
          'Masukkan nomor Virtual Account, lalu OK.',
          'Periksa nama dan jumlah, lalu masukkan PIN.',
        ],
      },
      {
        title: 'ATM BCA',
        lines: [
          'Pilih Transaksi Lainnya, lalu Transfer.',
          'Pilih ke Rek BCA Virtual Account.',
          'Masukkan nomor Virtual Account dan ikuti petunjuk.',
        ],
      },
      {
        title: 'KlikBCA',
        lines: [
          'Pilih Transfer Dana.',
          'Pilih Transfer ke BCA Virtual Account.',
          'Masukkan nomor Virtual Account, lalu kirim dengan KeyBCA.',
        ],
      },
    ],
    simulatorId: null,
    problem: '',
    earlierTransfer: false,
    shareToken: null,
    ...rest,
  }
}
