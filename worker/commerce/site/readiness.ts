import { sql } from 'drizzle-orm'
import { type DeliveryWay, deliveryWay } from '#shared/order/delivery-way.ts'
import { refused, type Refused } from '#shared/result.ts'
import { legalPages } from '#shared/web/legal-pages.ts'
import { findInformation } from '#commerce/content/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { isShippingVendor } from '#commerce/vendors/shipping/registry.ts'
import { originName } from './origin.ts'

/** Something that money or law depends on, and that only the owner can say. */
interface Missing {
  what: 'business' | 'contact' | 'payment' | 'terms' | 'origin' | 'shipping' | 'pickup' | 'registers'
  /** For the owner: how to repair it. */
  how: string
}

type Asked = Pick<Scope, 'db' | 'shop' | 'vendors'>

/** The shop of a command; one of this machine is asked without its address. */
export const shopWords = (host: string): string =>
  host.endsWith('.localhost') ? `--host ${host}` : `--at https://${host} --host ${host}`

/** What a shop lacks to sell. No money moves in a demo shop, so it lacks nothing. */
export function missingOf(scope: Asked): Missing[] {
  const toSend = missingToSend(scope)
  // Where shoppers fetch their orders, nothing has to be sent.
  const mustSend = toSend.length > 0 && !scope.shop.counter && sendsGoods(scope.db)
  return [...missingToSell(scope), ...(mustSend ? toSend : [])]
}

/** What the law asks for besides. No checkout waits for it, because a shop may be registered after it has opened. */
export function advisedOf({ shop }: Pick<Scope, 'shop'>): Missing[] {
  if (shop.demo || (shop.nib && shop.pse)) return []
  const command = `npm run shop -- settings.change ${shopWords(shop.host)}`
  return [
    {
      what: 'registers',
      how: `Isi NIB dan nomor tanda daftar PSE: ${command} nib=1234567890123 pse=001234.01/DJAI.PSE/01/2026`,
    },
  ]
}

function missingToSell({ db, shop, vendors }: Asked): Missing[] {
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

/** What it lacks to send a shipment: from where, by which courier, at which price. */
function missingToSend({ shop, vendors }: Asked): Missing[] {
  if (shop.demo) return []
  const [shopOf, couriers] = [shopWords(shop.host), vendors.couriers]
  const checks: [boolean, Missing][] = [
    [
      originName(shop) !== null,
      {
        what: 'origin',
        how: `Isi kota asal kiriman: npm run shop -- settings.change ${shopOf} originRegency=32.73. Cari kodenya: npm run shop -- region.search ${shopOf} text=Bandung.`,
      },
    ],
    [
      couriers.length > 0,
      {
        what: 'shipping',
        how: `Isi tarif toko: npm run shop -- settings.change ${shopOf} shippingRates='[{"courier":"Kurir toko","perOrder":15000,"daysMin":1,"daysMax":3}]'. Atau isi kunci kurir: npm run shop -- key.set ${shopOf} vendor=biteship --file biteship.json.`,
      },
    ],
    [
      // A contract has prices from a postcode; a table has them at once.
      Boolean(shop.pickup) || couriers.length === 0 || couriers.some(({ name }) => !isShippingVendor(name)),
      {
        what: 'pickup',
        how: `Isi alamat penjemputan, kurir menghitung ongkir dari kode posnya: npm run shop -- settings.change ${shopOf} pickup.address='Jl. Braga No. 10, Bandung' pickup.postcode=40111.`,
      },
    ],
  ]
  return checks.flatMap(([there, missing]) => (there ? [] : [missing]))
}

/** A shop with downloads alone sends nothing. One without goods yet is taken for one that does. */
function sendsGoods(db: Scope['db']): boolean {
  const published = (digital: number) =>
    db.get<{ n: number }>(sql`SELECT count(*) AS n FROM product WHERE published = 1 AND digital = ${digital}`).n > 0
  return published(0) || !published(1)
}

/** The refusal of a checkout; the catalogue of such a shop stays open. What no courier brings needs none. */
export function notReady(scope: Asked, delivery: DeliveryWay): Refused | null {
  if (missingToSell(scope).length > 0) return refused('shop_not_ready')
  return deliveryWay[delivery].needsCourier ? notSending(scope) : null
}

/** The refusal where a shipping service is needed: without it, no courier has a price. */
export const notSending = (scope: Asked): Refused | null =>
  missingToSend(scope).length > 0 ? refused('shop_no_shipping') : null
