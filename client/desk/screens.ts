import { assistant } from './assistant.tsx'
import { confirm } from './confirm.tsx'
import { customers } from './customers.tsx'
import type { DeskAsset } from './document.tsx'
import { find } from './find.tsx'
import { found } from './found.tsx'
import { goods } from './goods.tsx'
import { money } from './money.tsx'
import { newProduct } from './new-product.tsx'
import { oneProduct } from './one-product.tsx'
import { pack, packingList } from './pack.tsx'
import { refunds } from './refunds.tsx'
import { returns } from './returns.tsx'
import { reviews } from './reviews.tsx'
import { sales } from './sales.tsx'
import type { DeskScreen } from './screen.ts'
import { send } from './send.tsx'
import { shop } from './shop.tsx'
import { today } from './today.tsx'

interface Found {
  title: string
  screen: DeskScreen
  /** What its page cannot do without one. */
  script?: DeskAsset
}

/** Every screen by its path below `/kelola`. */
export const deskScreens: ReadonlyMap<string, Found> = new Map<string, Found>([
  ['', { title: 'Hari Ini', screen: today }],
  ['/konfirmasi', { title: 'Konfirmasi Pembayaran', screen: confirm }],
  ['/kemas', { title: 'Kemas', screen: pack }],
  ['/kemas/daftar', { title: 'Daftar Ambil Barang', screen: packingList }],
  ['/pesanan', { title: 'Cari Pesanan', screen: find }],
  ['/serahkan', { title: 'Serahkan', screen: send }],
  ['/batal-retur', { title: 'Batal & Retur', screen: returns }],
  ['/dana', { title: 'Dana Kembali', screen: refunds }],
  ['/uang', { title: 'Uang & Penarikan', screen: money }],
  ['/produk', { title: 'Stok & Harga', screen: goods }],
  ['/produk-baru', { title: 'Tambah Produk', screen: newProduct, script: 'product' }],
  ['/ulasan', { title: 'Jawab Ulasan', screen: reviews }],
  ['/pelanggan', { title: 'Pelanggan', screen: customers }],
  ['/penjualan', { title: 'Penjualan', screen: sales }],
  ['/ditemukan', { title: 'Datang dari Mana', screen: found }],
  ['/asisten', { title: 'Permintaan Asisten', screen: assistant }],
  ['/toko', { title: 'Buka & Libur', screen: shop, script: 'passkey' }],
])

/** A product, by its slug below `/produk`. */
export const productScreen: Found = { title: 'Ubah Produk', screen: oneProduct, script: 'product' }
