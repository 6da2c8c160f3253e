import { sql } from 'drizzle-orm'
import { missingOf } from '#commerce/site/readiness.ts'
import { type Check, countOf, cure, type Examined } from './check.ts'

type Lack = ReturnType<typeof missingOf>[number]['what']

const lacks = (what: Lack, words: string) => (examined: Examined) =>
  missingOf(examined).some((one) => one.what === what) ? words : null

/** What readiness says too, with the same way to repair it. */
const lack = (what: Lack, words: string): Check => ({
  id: what,
  severity: 'stops',
  how: (examined) => missingOf(examined).find((one) => one.what === what)?.how ?? '',
  find: lacks(what, words),
})

/** What keeps everybody from buying. */
export const checkoutChecks: readonly Check[] = [
  {
    id: 'closed',
    severity: 'stops',
    how: cure('Buka toko', 'shop.open'),
    find: ({ around }) => (around.status === 'open' ? null : 'Toko belum dibuka untuk pembeli.'),
  },
  {
    id: 'domain',
    severity: 'stops',
    how: (examined) =>
      cure(
        'Samakan alamat utama dengan domain utama toko',
        'domain.makePrimary',
        `domain=${examined.around.hosts[0] ?? ''}`,
      )(examined),
    find: ({ shop, around }) =>
      around.hosts[0] === shop.host ? null : `Alamat utama ${shop.host} bukan domain utama toko.`,
  },
  {
    id: 'maintenance',
    severity: 'stops',
    how: cure('Matikan mode perbaikan', 'settings.change', 'maintenance=false'),
    find: ({ shop }) => (shop.maintenance ? 'Toko sedang dalam mode perbaikan.' : null),
  },
  {
    id: 'business',
    severity: 'stops',
    how: cure(
      'Isi nama dan alamat usaha',
      'settings.change',
      "businessName='PT Toko Anda' businessAddress='Jl. Braga No. 10, Bandung'",
    ),
    find: lacks('business', 'Nama atau alamat usaha kosong.'),
  },
  {
    id: 'contact',
    severity: 'stops',
    how: cure('Isi nomor layanan pelanggan, atau businessEmail', 'settings.change', 'customerCarePhone=081234567890'),
    find: lacks('contact', 'Tidak ada kontak untuk pembeli.'),
  },
  {
    id: 'payment',
    severity: 'stops',
    how: cure(
      'Isi kunci penyedia pembayaran (key.set), atau rekening toko',
      'settings.change',
      "bankAccount.bank=BCA bankAccount.number=0123456789 bankAccount.holder='PT Toko Anda'",
    ),
    find: lacks('payment', 'Tidak ada cara membayar.'),
  },
  {
    id: 'terms',
    severity: 'stops',
    how: cure('Baca Syarat & Ketentuan dan Kebijakan Privasi, lalu setujui', 'settings.change', 'termsConfirmed=true'),
    find: lacks('terms', 'Syarat & Ketentuan atau Kebijakan Privasi belum ada atau belum disetujui.'),
  },
  {
    id: 'products',
    severity: 'stops',
    how: cure('Terbitkan produk, atau isi stoknya (product.setStock)', 'product.list'),
    find: ({ db }) =>
      countOf(db, sql`FROM variant v JOIN product p ON p.id = v.product_id WHERE p.published = 1 AND v.stock > 0`) > 0
        ? null
        : 'Tidak ada produk terbit yang punya stok.',
  },
  lack('origin', 'Kota asal kiriman belum diisi atau kodenya tidak ada.'),
  lack('shipping', 'Toko belum punya cara mengirim: tidak ada tarif sendiri dan tidak ada kunci kurir.'),
  lack('pickup', 'Alamat penjemputan kosong, jadi kurir tidak menghitung ongkir.'),
  {
    id: 'secrets',
    severity: 'stops',
    how: 'Ganti rahasia platform seperti di docs/operations.md.',
    find: ({ around }) => around.secrets || null,
  },
]
