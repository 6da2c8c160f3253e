import { type SQL, sql } from 'drizzle-orm'
import { themes } from '#shared/web/themes.ts'
import { findInformation } from '#commerce/content/store.ts'
import { type Check, comingBanners, comingPopup, countOf, cure, type Examined, some } from './check.ts'
import { advisedOf } from '#commerce/site/readiness.ts'

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
    how: cure('Isi berat produk dalam gram', 'product.list'),
    find: published(sql`p.digital = 0 AND EXISTS (SELECT 1 FROM variant v
      WHERE v.product_id = p.id AND coalesce(nullif(v.weight_grams, 0), p.weight_grams) <= 0)`)(
      '# produk tidak punya berat, jadi ongkirnya salah.',
    ),
  },
  {
    id: 'labels',
    severity: 'harms',
    how: cure(
      'Isi alamat dan kode pos',
      'settings.change',
      "pickup.address='Jl. Braga No. 10, Bandung' pickup.postcode=40111",
    ),
    find: ({ shop }) => (shop.pickup ? null : 'Alamat jemput kosong, jadi label tidak punya pengirim lengkap.'),
  },
  {
    id: 'bank-account',
    severity: 'harms',
    how: cure(
      'Perbaiki bank, nomor, dan nama pemilik',
      'settings.change',
      "bankAccount.bank=BCA bankAccount.number=0123456789 bankAccount.holder='PT Toko Anda'",
    ),
    find: ({ shop: { bankAccount } }) =>
      !bankAccount || (/^[\d .-]{5,}$/.test(bankAccount.number) && bankAccount.holder !== '')
        ? null
        : 'Rekening toko tidak lengkap.',
  },
  {
    id: 'registers',
    severity: 'advice',
    how: (examined) => advisedOf(examined)[0]?.how ?? '',
    find: (examined) =>
      advisedOf(examined).length === 0 ? null : 'NIB atau nomor PSE kosong, jadi kaki halaman tidak menyebutnya.',
  },
  {
    id: 'menu',
    severity: 'harms',
    how: cure('Buat halamannya (content.putInformation), atau perbaiki menunya', 'settings.change', "footerMenu='[]'"),
    find: ({ db, shop }) => {
      const links = shop.footerMenu.flatMap((entry) => [entry, ...entry.children])
      const lost = links.filter(({ slug }) => slug !== null && findInformation(db, slug) === null)
      return some(lost.length, '# tautan menu menuju halaman yang tidak ada.')
    },
  },
  {
    id: 'pages',
    severity: 'advice',
    how: cure('Isi halaman itu dengan content.putInformation, atau hapus dari menu', 'content.listInformation'),
    find: ({ db }) => some(countOf(db, sql`FROM information WHERE body = '[]'`), '# halaman informasi kosong.'),
  },
  {
    id: 'banners',
    severity: 'advice',
    how: cure('Isi banner, masing-masing dengan gambar', 'settings.find'),
    find: (examined) =>
      comingBanners(examined).some(({ image }) => image !== '') ? null : 'Beranda tidak punya banner bergambar.',
  },
  {
    id: 'popup',
    severity: 'harms',
    how: cure('Beri popup gambar, atau matikan', 'settings.change', `popup='{"active":false,"image":"","link":null}'`),
    find: (examined) => (comingPopup(examined)?.image === '' ? 'Popup menyala tanpa gambar.' : null),
  },
  {
    id: 'share-image',
    severity: 'advice',
    how: cure('Unggah logo (npm run shop -- upload), lalu isi alamatnya', 'settings.change', 'logo=/media/…'),
    find: ({ shop }) => (shop.logo === '' ? 'Tautan yang dibagikan tidak punya gambar toko.' : null),
  },
  {
    id: 'description',
    severity: 'advice',
    how: cure('Isi penjelasan toko', 'settings.change', "description='Kopi dari Gayo'"),
    find: ({ shop }) => (shop.description === '' ? 'Mesin pencari tidak punya penjelasan toko.' : null),
  },
  {
    id: 'contrast',
    severity: 'harms',
    how: cure('Pilih salah satu tema', 'settings.change', 'theme=green'),
    // The contrast of each of our themes is checked by its own test.
    find: ({ shop }) => (themes.some(({ id }) => id === shop.theme) ? null : 'Tema toko tidak dikenal.'),
  },
  {
    id: 'feed',
    severity: 'harms',
    how: cure('Unggah fotonya (npm run shop -- upload), lalu tambahkan dengan product.put', 'product.list'),
    find: published(sql`p.images = '[]'`)('# produk tanpa foto tidak ikut ke feed iklan.'),
  },
  {
    id: 'pictures',
    severity: 'harms',
    how: cure('Unggah fotonya (npm run shop -- upload), atau impor ulang file produknya', 'product.list'),
    // Our pages load pictures and videos of the shop's own host alone.
    find: published(sql`EXISTS (
      SELECT 1 FROM (SELECT value FROM json_each(p.images) UNION ALL SELECT p.video) j
      WHERE j.value LIKE 'http%' OR j.value LIKE '//%'
        OR (j.value LIKE '/media/%' AND substr(j.value, 8, 32) NOT IN (SELECT id FROM media)))`)(
      '# produk punya foto atau video yang tidak bisa ditampilkan: dari alamat lain, atau sudah tidak ada.',
    ),
  },
  {
    id: 'sitemap',
    severity: 'advice',
    how: cure('Beri produk itu deskripsi dengan product.put', 'product.list'),
    find: published(sql`p.description = ''`)('# produk tanpa deskripsi sulit ditemukan di mesin pencari.'),
  },
]
