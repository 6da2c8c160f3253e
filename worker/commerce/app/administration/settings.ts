import { type SampleShop, samplePicture } from '#demo/index.ts'
import type { MenuLink, ShopSettings } from '#commerce/site/store.ts'
import type { ShopInput } from './inputs.ts'

const page = (title: string, slug: string): MenuLink & { children: readonly MenuLink[] } => ({
  title,
  slug,
  url: null,
  children: [],
})

/** A new shop's footer: the pages Indonesian shoppers look for and the law asks for. */
const footerMenu = [
  page('Tentang Kami', 'tentang-kami'),
  page('Cara Belanja', 'cara-belanja'),
  page('Pengiriman', 'pengiriman'),
  page('Pengembalian', 'pengembalian'),
  page('Syarat & Ketentuan', 'syarat-ketentuan'),
  page('Kebijakan Privasi', 'kebijakan-privasi'),
]

/**
 * How a shop describes itself on its first day: its sample's words, or plain ones. Green is what DESIGN suggests to new
 * shops.
 */
export function settingsFor(
  asked: ShopInput,
  companyId: number,
  host: string,
  sample: SampleShop | null,
): ShopSettings {
  const name = asked.name ?? sample?.name ?? 'Toko Baru'
  return {
    companyId,
    host,
    name,
    description: sample?.description ?? '',
    logo: '',
    theme: sample?.theme ?? 'green',
    customerCarePhone: sample?.customerCarePhone ?? '',
    whatsappShown: true,
    watermarkShown: true,
    demo: asked.demo,
    maintenance: asked.maintenance,
    clockOffsetMs: 0,
    city: sample?.city ?? 'Jakarta Pusat',
    originRegency: sample?.originRegency ?? '31.71',
    ...(sample ? { pickup: sample.pickup } : {}),
    banners: (sample?.banners ?? []).map(({ picture, link, title }) => ({
      image: sample ? samplePicture(sample.id, picture) : '',
      link,
      title,
    })),
    footerMenu,
    popup: { active: false, image: '', link: null },
    googleAnalyticsId: null,
    metaPixelId: null,
    businessName: sample ? `CV ${name}` : '',
    businessAddress: sample ? `Jl. Merdeka No. 10, ${sample.city}` : '',
    businessEmail: sample ? `halo@${host.split('.')[0]}.contoh.id` : '',
    openingHours: sample ? 'Senin–Sabtu 08.00–17.00 WIB' : '',
    returnDays: 3,
    bankAccount: asked.demo || sample ? { bank: 'BCA', number: '1234567890', holder: name.toUpperCase() } : null,
    coins: sample ? { earnPercent: 1, usePercent: 50 } : null,
    affiliate: sample ? { percent: 5, maximum: null } : null,
    legalVersion: '2026-11-01',
  }
}
