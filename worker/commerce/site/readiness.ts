import { refused, type Refused } from '#shared/result.ts'
import { legalPages } from '#shared/web/legal-pages.ts'
import { findInformation } from '#commerce/content/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'

/** Something that money or law depends on, and that only the owner can say. */
interface Missing {
  what: 'business' | 'contact' | 'payment' | 'terms'
  /** For the owner: how to repair it. */
  how: string
}

type Asked = Pick<Scope, 'db' | 'shop' | 'vendors'>

/** What a shop lacks to sell. No money moves in a demo shop, so it lacks nothing. */
export function missingOf({ db, shop, vendors }: Asked): Missing[] {
  if (shop.demo) return []
  const pages = Object.values(legalPages).every((slug) => findInformation(db, slug) !== null)
  const checks: [boolean, Missing][] = [
    [
      shop.businessName !== '' && shop.businessAddress !== '',
      { what: 'business', how: 'Isi nama dan alamat usaha: settings businessName dan businessAddress.' },
    ],
    [
      shop.customerCarePhone !== '' || shop.businessEmail !== '',
      {
        what: 'contact',
        how: 'Isi nomor layanan pelanggan atau email: settings customerCarePhone atau businessEmail.',
      },
    ],
    [
      vendors.methods.length > 0,
      { what: 'payment', how: 'Isi rekening toko (settings bankAccount) atau kunci penyedia pembayaran (key.set).' },
    ],
    [
      pages && (shop.termsConfirmed ?? false),
      {
        what: 'terms',
        how: 'Baca halaman Syarat & Ketentuan dan Kebijakan Privasi, ganti bila perlu, lalu setujui: settings termsConfirmed=true.',
      },
    ],
  ]
  return checks.flatMap(([there, missing]) => (there ? [] : [missing]))
}

/** The refusal of a checkout; the catalogue of such a shop stays open. */
export const notReady = (scope: Asked): Refused | null =>
  missingOf(scope).length > 0 ? refused('shop_not_ready') : null
