import { assistant } from './assistant.tsx'
import { confirm } from './confirm.tsx'
import { find } from './find.tsx'
import { found } from './found.tsx'
import { goods } from './goods.tsx'
import { pack, packingList } from './pack.tsx'
import { refunds } from './refunds.tsx'
import { returns } from './returns.tsx'
import { reviews } from './reviews.tsx'
import { sales } from './sales.tsx'
import type { DeskScreen } from './screen.ts'
import { send } from './send.tsx'
import { shop } from './shop.tsx'
import { today } from './today.tsx'

/** Every screen by its path below `/kelola`. */
export const deskScreens: ReadonlyMap<string, { title: string; screen: DeskScreen }> = new Map([
  ['', { title: 'Hari Ini', screen: today }],
  ['/konfirmasi', { title: 'Konfirmasi Pembayaran', screen: confirm }],
  ['/kemas', { title: 'Kemas', screen: pack }],
  ['/kemas/daftar', { title: 'Daftar Ambil Barang', screen: packingList }],
  ['/pesanan', { title: 'Cari Pesanan', screen: find }],
  ['/serahkan', { title: 'Serahkan', screen: send }],
  ['/batal-retur', { title: 'Batal & Retur', screen: returns }],
  ['/dana', { title: 'Dana Kembali', screen: refunds }],
  ['/produk', { title: 'Stok & Harga', screen: goods }],
  ['/ulasan', { title: 'Jawab Ulasan', screen: reviews }],
  ['/penjualan', { title: 'Penjualan', screen: sales }],
  ['/ditemukan', { title: 'Datang dari Mana', screen: found }],
  ['/asisten', { title: 'Permintaan Asisten', screen: assistant }],
  ['/toko', { title: 'Buka & Libur', screen: shop }],
])
