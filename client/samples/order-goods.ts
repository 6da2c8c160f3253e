import { CartId, ItemId, Quantity, rupiah, Slug } from '#shared/api/contract/brands.ts'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { Address } from '#shared/api/account/address.ts'
import type { OrderLine } from '#shared/api/order/order-line.ts'
import { imageOf } from './card.ts'
import { catalogue } from './catalogue.ts'

/** Goods and people that the samples of several screens share. */
export const longName =
  'Kemeja Batik Tulis Lengan Panjang Motif Mega Mendung Cirebon Katun Primisima Halus Furing Penuh Edisi Pengrajin Trusmi untuk Acara Resmi'

/** What is not among the goods. */
const pictures: Readonly<Record<string, string>> = {
  [longName]: 'kemeja-parang',
}
/** The picture of what is named: a line without one shows none, and never that of other goods. */
export const pictureOf = (name: string): string =>
  catalogue.find((one) => one.name === name)?.image ?? (pictures[name] ? imageOf(pictures[name]) : '')

const shirtName = 'Kemeja Batik Kawung Lengan Pendek'
export const cartItem = (
  id: string,
  more: Partial<CartItem> & { cost?: number; full?: number; count?: number } = {},
): CartItem => {
  const { cost = 189_000, full = cost, count = 1, name = shirtName, ...rest } = more
  return {
    id: CartId.parse(id),
    code: id,
    quantity: Quantity.parse(count),
    price: rupiah(cost),
    fullPrice: rupiah(full),
    name,
    slug: Slug.parse('kemeja-batik-kawung'),
    image: pictureOf(name),
    available: true,
    variant: 'Cokelat Sogan, L',
    stock: 24,
    addedPrice: null,
    itemId: ItemId.parse(`I-${id}`),
    news: '',
    flash: false,
    flashLeft: null,
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
    image: pictureOf(name),
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
  villageCode: '62.01.02.1007',
  postcode: '74112',
}
