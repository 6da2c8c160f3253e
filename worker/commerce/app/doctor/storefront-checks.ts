import { type SQL, sql } from 'drizzle-orm'
import { themes } from '#shared/web/themes.ts'
import { findInformation } from '#commerce/content/store.ts'
import { type Check, countOf, type Examined, some } from './check.ts'

const published =
  (condition: SQL) =>
  (words: string) =>
  ({ db }: Examined) =>
    some(countOf(db, sql`FROM product p WHERE p.published = 1 AND ${condition}`), words)

/** What shoppers, search engines and couriers see. */
export const storefrontChecks: readonly Check[] = [
  {
    id: 'weights',
    severity: 'harms',
    how: 'Isi berat produk dalam gram.',
    find: published(sql`p.digital = 0 AND p.weight_grams <= 0`)('# produk tidak punya berat, jadi ongkirnya salah.'),
  },
  {
    id: 'labels',
    severity: 'harms',
    how: 'Isi settings pickup: alamat dan kode pos.',
    find: ({ shop }) => (shop.pickup ? null : 'Alamat jemput kosong, jadi label tidak punya pengirim lengkap.'),
  },
  {
    id: 'bank-account',
    severity: 'harms',
    how: 'Perbaiki settings bankAccount: bank, nomor, nama pemilik.',
    find: ({ shop: { bankAccount } }) =>
      !bankAccount || (/^[\d .-]{5,}$/.test(bankAccount.number) && bankAccount.holder !== '')
        ? null
        : 'Rekening toko tidak lengkap.',
  },
  {
    id: 'menu',
    severity: 'harms',
    how: 'Perbaiki settings footerMenu, atau buat halamannya.',
    find: ({ db, shop }) => {
      const links = shop.footerMenu.flatMap((entry) => [entry, ...entry.children])
      const lost = links.filter(({ slug }) => slug !== null && findInformation(db, slug) === null)
      return some(lost.length, '# tautan menu menuju halaman yang tidak ada.')
    },
  },
  {
    id: 'pages',
    severity: 'advice',
    how: 'Isi halaman informasi itu, atau hapus dari menu.',
    find: ({ db }) => some(countOf(db, sql`FROM information WHERE body = '[]'`), '# halaman informasi kosong.'),
  },
  {
    id: 'banners',
    severity: 'advice',
    how: 'Isi settings banners, masing-masing dengan gambar.',
    find: ({ shop }) =>
      shop.banners.some(({ image }) => image !== '') ? null : 'Beranda tidak punya banner bergambar.',
  },
  {
    id: 'popup',
    severity: 'harms',
    how: 'Beri popup gambar, atau matikan: settings popup.',
    find: ({ shop: { popup } }) => (popup.active && popup.image === '' ? 'Popup menyala tanpa gambar.' : null),
  },
  {
    id: 'share-image',
    severity: 'advice',
    how: 'Isi settings logo.',
    find: ({ shop }) => (shop.logo === '' ? 'Tautan yang dibagikan tidak punya gambar toko.' : null),
  },
  {
    id: 'description',
    severity: 'advice',
    how: 'Isi settings description.',
    find: ({ shop }) => (shop.description === '' ? 'Mesin pencari tidak punya penjelasan toko.' : null),
  },
  {
    id: 'contrast',
    severity: 'harms',
    how: 'Pilih salah satu tema: settings theme.',
    // The contrast of each of our themes is checked by its own test.
    find: ({ shop }) => (themes.some(({ id }) => id === shop.theme) ? null : 'Tema toko tidak dikenal.'),
  },
  {
    id: 'feed',
    severity: 'harms',
    how: 'Tambahkan foto produk.',
    find: published(sql`p.images = '[]'`)('# produk tanpa foto tidak ikut ke feed iklan.'),
  },
  {
    id: 'pictures',
    severity: 'harms',
    how: 'Unggah fotonya: npm run shop -- upload, atau impor ulang berkas produknya.',
    // Our pages load pictures of the shop's own host alone.
    find: published(sql`EXISTS (
      SELECT 1 FROM json_each(p.images) j WHERE j.value LIKE 'http%' OR j.value LIKE '//%'
        OR (j.value LIKE '/media/%' AND substr(j.value, 8, 32) NOT IN (SELECT id FROM media)))`)(
      '# produk punya foto yang tidak bisa ditampilkan: dari alamat lain, atau sudah tidak ada.',
    ),
  },
  {
    id: 'sitemap',
    severity: 'advice',
    how: 'Beri produk itu deskripsi.',
    find: published(sql`p.description = ''`)('# produk tanpa deskripsi sulit ditemukan di mesin pencari.'),
  },
]
