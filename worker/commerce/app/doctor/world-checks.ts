import { dayMs, minuteMs } from '#shared/format/units.ts'
import { type SQL, sql } from 'drizzle-orm'
import { formatDate } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { allProducts } from '#shared/web/own-slugs.ts'
import { routeOf } from '#shared/web/route-of.ts'
import type { RouteName } from '#shared/web/routes.ts'
import { movedTo } from '#commerce/catalog/moved.ts'
import type { MovedKind } from '#commerce/catalog/tables.ts'
import { readable } from '#commerce/content/store.ts'
import { countLost } from '#commerce/media/store.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
import { listKeyRows } from '#commerce/vendors/keys/store.ts'
import { schemaNames } from '../backup/lines.ts'
import { type Check, comingBanners, comingPopup, countOf, cure, type Examined, some } from './check.ts'

/** What the world around the shop does, and where its own links and pictures lead. */
export const worldChecks: readonly Check[] = [
  {
    id: 'directory',
    severity: 'stops',
    how: (examined) =>
      cure('Pilih lagi domain utamanya', 'domain.makePrimary', `domain=${examined.shop.host}`)(examined),
    find: ({ around }) => (around.hasPrimary === false ? 'Direktori tidak punya domain utama untuk toko ini.' : null),
  },
  {
    id: 'bucket',
    severity: 'stops',
    how: 'Periksa bucket R2 (di kontainer: ruang cakram dan hak tulis volume), seperti di docs/operations.md.',
    find: ({ around }) => around.bucket || null,
  },
  {
    id: 'pictures-gone',
    severity: 'harms',
    how: cure(
      'Unggah lagi gambarnya (npm run shop -- upload), atau pulihkan isi bucket dari cadangan. Daftarnya',
      'image.list',
    ),
    find: ({ db, around }) =>
      around.hasPictures === false && tallyOf(db, 'media') > 0
        ? 'Semua file gambar toko hilang dari penyimpanan.'
        : null,
  },
  {
    id: 'pictures-lost',
    severity: 'harms',
    how: cure('Unggah lagi berkasnya (npm run shop -- upload). Daftarnya', 'image.list', 'lost=yes'),
    find: ({ db }) => some(countLost(db), '# gambar toko hilang dari penyimpanan, seluruhnya atau sebagian ukurannya.'),
  },
  {
    id: 'certificates',
    severity: 'harms',
    how: (examined) =>
      cure(
        'Periksa CNAME domain itu, lalu lihat sertifikatnya',
        'domain.check',
        `domain=${examined.around.certificates[0]?.host ?? ''}`,
      )(examined),
    find: ({ around: { certificates } }) => {
      const words = certificates.map(({ host, until }) =>
        until === null ? `${host} (tidak ada)` : `${host} (habis ${formatDate(until)})`,
      )
      return words.length > 0 ? `Sertifikat HTTPS tidak ada atau hampir habis: ${words.join(', ')}.` : null
    },
  },
  {
    id: 'clock',
    severity: 'harms',
    how: 'Samakan jam mesin: timedatectl set-ntp true di mesin itu, bukan di dalam kontainer.',
    find: ({ around: { clockAheadMs: ahead } }) =>
      ahead === null || Math.abs(ahead) < limits.clockOffMs
        ? null
        : `Jam mesin ${ahead > 0 ? 'lebih cepat' : 'terlambat'} ${Math.round(Math.abs(ahead) / minuteMs)} menit: kode, tautan dan batas waktu ikut salah.`,
  },
  {
    id: 'objects',
    severity: 'harms',
    how: 'Pulihkan toko dari cadangan malam, seperti di docs/operations.md: ada bagian basis data yang hilang.',
    find: ({ db }) => {
      const there = new Set(
        db.all<{ name: string }>(sql`SELECT name FROM sqlite_master LIMIT 2000`).map(({ name }) => name),
      )
      const lost = schemaNames.filter((name) => !there.has(name))
      return lost.length > 0 ? `Basis data kehilangan ${lost.slice(0, 3).join(', ')}.` : null
    },
  },
  {
    id: 'messages',
    severity: 'harms',
    how: cure('Isi kunci penyedia email atau WhatsApp', 'key.set', 'vendor=email --file email.json'),
    find: ({ shop: { demo, sellerMessages: to }, vendors: { channels } }) => {
      if (demo) return null
      const lost = (to?.email && !channels.includes('email')) || (to?.phone && !channels.includes('whatsapp'))
      if (channels.length === 0)
        return 'Tidak ada penyedia pesan: kode, kabar pesanan dan kabar untuk penjual tidak terkirim.'
      return lost ? 'Kabar untuk penjual tidak terkirim: penyedia pesannya belum diisi.' : null
    },
  },
  {
    id: 'courier-silent',
    severity: 'harms',
    how: (examined) =>
      `Isi alamat ini, dengan header dan rahasia dari kunci toko, sebagai webhook di penyedianya: ${silentCouriers(
        examined,
      )
        .map((vendor) => `https://${examined.shop.host}/webhooks/shipping/${vendor}/${examined.shop.host}`)
        .join(', ')}`,
    find: (examined) => {
      const silent = silentCouriers(examined)
      return silent.length > 0
        ? `Penyedia ${silent.join(', ')} tidak melapor tentang paket terakhir: status terlambat, dan tagihan ongkir yang naik tidak ketahuan.`
        : null
    },
  },
  {
    id: 'shop-pictures',
    severity: 'harms',
    how: cure('Unggah gambarnya (npm run shop -- upload), lalu isi alamatnya', 'settings.change', "logo=''"),
    find: (examined) =>
      some(
        picturesOf(examined).filter((image) => isLost(examined.db, image)).length,
        '# gambar logo, banner atau popup tidak bisa ditampilkan: dari alamat lain, atau sudah tidak ada.',
      ),
  },
  {
    id: 'links',
    severity: 'harms',
    how: cure('Perbaiki tautan banner, popup dan menu', 'settings.find'),
    find: (examined) =>
      some(
        linksOf(examined).filter((link) => leadsNowhere(examined, link)).length,
        '# tautan menuju halaman yang tidak ada.',
      ),
  },
]

/** Of their last parcels none was reported, though the first report comes within hours: no webhook is set there. */
const silentCouriers = ({ db, now }: Examined): string[] =>
  listKeyRows(db).flatMap(({ vendor }) => {
    const last = db.all<{ reported: number }>(sql`SELECT reported FROM shipment
      WHERE rowid > (SELECT max(rowid) FROM shipment) - 1000 AND +vendor = ${vendor} AND booking_id IS NOT NULL
      AND reported IS NOT NULL AND (reported = 1 OR created_at < ${now.getTime() - dayMs}) ORDER BY rowid DESC LIMIT 5`)
    return last.length > 0 && last.every(({ reported }) => reported === 0) ? [vendor] : []
  })

const picturesOf = (examined: Examined): string[] => [
  examined.shop.logo,
  ...plannedOf(examined).map(({ image }) => image),
]

function plannedOf(examined: Examined) {
  const popup = comingPopup(examined)
  return popup ? [...comingBanners(examined), popup] : comingBanners(examined)
}

/** Our pages load pictures of the shop's own host alone. */
function isLost(db: Db, image: string): boolean {
  if (/^(https?:)?\/\//.test(image)) return true
  const id = /^\/media\/([0-9a-f]{32})/.exec(image)?.[1]
  return id !== undefined && countOf(db, sql`FROM media WHERE id = ${id}`) === 0
}

/** A link, and when shoppers first see it. */
interface Link {
  link: string
  at: Date
}

function linksOf(examined: Examined): Link[] {
  const { shop, now } = examined
  const menu = shop.footerMenu.flatMap((entry) => [entry, ...entry.children])
  const all = [...plannedOf(examined), ...menu.map(({ url }) => ({ link: url, from: null }))]
  return all.flatMap(({ link, from }) =>
    link === null ? [] : [{ link, at: new Date(Math.max(now.getTime(), Date.parse(from ?? '') || 0)) }],
  )
}

/** What the address of a page names, and where it may have led before. */
const named: { readonly [R in RouteName]?: { from: (at: Date) => SQL; moved?: MovedKind } } = {
  products: { from: () => sql`category WHERE`, moved: 'category' },
  product: { from: () => sql`product WHERE published = 1 AND`, moved: 'product' },
  article: { from: (at) => sql`article WHERE ${readable(at)} AND`, moved: 'article' },
  articlesCategory: { from: () => sql`article_category WHERE` },
  information: { from: () => sql`information WHERE` },
}

/** Of a link within the shop whether its page exists; other hosts are not asked. */
function leadsNowhere({ db, shop, around }: Examined, { link, at }: Link): boolean {
  const address = URL.parse(link, `https://${shop.host}`)
  if (!address || ![shop.host, ...around.hosts].includes(address.hostname)) return false
  const page = routeOf(address.pathname.replace(/(?<=.)\/+$/, ''))
  const what = page && named[page.name]
  if (!what) return false
  const slug = page.params['slug'] ?? page.params['category'] ?? ''
  if (page.name === 'products' && slug === allProducts) return false
  const today = (what.moved && movedTo(db, what.moved, [slug]).get(slug)) ?? slug
  return countOf(db, sql`FROM ${what.from(at)} slug IN (${slug}, ${today})`) === 0
}
