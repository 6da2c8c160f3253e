import type { Scope } from '#commerce/platform/scope.ts'
import type { ShopKeys } from '#commerce/vendors/keys/registry.ts'
import { listKeyRows } from '#commerce/vendors/keys/store.ts'
import { tagVendorNames, tagVendors } from '#commerce/vendors/tags/registry.ts'
import type { OutsideUse } from './activities.ts'

/** Somebody outside of the shop who gets data of people. */
interface Receiver {
  name: string
  place: string
  use: OutsideUse
  gets: string
}

const america = 'Amerika Serikat'
const indonesia = 'Indonesia'
const [payment, parcel] = ['Nomor dan nilai pesanan, nama, nomor HP, email', 'Nama, nomor HP, alamat, isi paket']
const [contact, purchase] = [
  'Nomor HP atau email, isi pesan',
  'Isi pesanan dan tanda pengenal browser, setelah Anda setuju',
]

/** A vendor that a shop can hold keys with has a line here, or this does not compile. */
const vendorReceivers: Readonly<Record<Exclude<keyof ShopKeys, 'simulator' | 'manual'>, Receiver>> = {
  midtrans: { name: 'Midtrans', place: indonesia, use: 'payment', gets: payment },
  xendit: { name: 'Xendit', place: indonesia, use: 'payment', gets: payment },
  biteship: { name: 'Biteship', place: indonesia, use: 'courier', gets: parcel },
  gosend: { name: 'GoSend (Gojek)', place: indonesia, use: 'courier', gets: parcel },
  email: { name: 'Resend (email)', place: america, use: 'messages', gets: contact },
  whatsapp: { name: 'Meta (WhatsApp)', place: america, use: 'messages', gets: contact },
  sms: { name: 'Infobip (SMS)', place: 'Uni Eropa', use: 'messages', gets: contact },
  turnstile: {
    name: 'Cloudflare Turnstile',
    place: america,
    use: 'humanCheck',
    gets: 'Data teknis browser dan alamat internet',
  },
  googleAnalytics: { name: 'Google Analytics', place: america, use: 'tags', gets: purchase },
  metaPixel: { name: 'Meta Pixel', place: america, use: 'tags', gets: purchase },
  tiktokPixel: { name: 'TikTok Pixel', place: 'Singapura', use: 'tags', gets: purchase },
}
const google: Receiver = {
  name: 'Google (masuk dengan Google)',
  place: america,
  use: 'google',
  gets: 'Bahwa Anda masuk ke toko ini, bila Anda memilihnya',
}

const screens: Receiver = {
  name: 'Google, Apple, Mozilla, atau Microsoft (kabar di layar)',
  place: america,
  use: 'messages',
  gets: 'Alamat browser yang Anda daftarkan; isinya hanya dapat dibaca browser itu',
}

type Asked = Pick<Scope, 'db' | 'shop' | 'platform' | 'vendors'>

/** Who gets data of this shop's people, by what is set up in it: keys, ids of tags, couriers, sign-in by Google. */
export function receiversOf({ db, shop, platform, vendors }: Asked): Receiver[] {
  // A tag is loaded because of its id, with keys or without.
  const tags = tagVendorNames.filter((vendor) => tagVendors[vendor].idOf(shop) !== null)
  const held = listKeyRows(db).map(({ vendor }) => vendor)
  const names = new Set([...held.filter((name) => isVendor(name) && vendorReceivers[name].use !== 'tags'), ...tags])
  const brands = [...new Set(vendors.couriers.flatMap((courier) => courier.brands))]
  const couriers: Receiver[] =
    brands.length === 0
      ? []
      : [{ name: `Kurir yang Anda pilih (${brands.join(', ')})`, place: indonesia, use: 'courier', gets: parcel }]
  return [
    ...couriers,
    ...[...names].filter(isVendor).map((name) => vendorReceivers[name]),
    ...(platform.google ? [google] : []),
    ...(platform.pushKeys === '' ? [] : [screens]),
  ]
}

const isVendor = (name: string): name is keyof typeof vendorReceivers => Object.hasOwn(vendorReceivers, name)
