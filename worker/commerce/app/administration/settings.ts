import { legalPages } from '#shared/web/legal-pages.ts'
import type { NewShop } from '#shared/admin/settings.ts'
import type { MenuLink, ShopSettings } from '#commerce/site/tables.ts'
import { storedAs } from '#commerce/site/planned.ts'

const page = (title: string, slug: string): MenuLink & { children: readonly MenuLink[] } => ({
  title,
  slug,
  url: null,
  children: [],
})

/** A new shop's footer: the pages that Indonesian shoppers look for and the law requires. */
const footerMenu = [
  page('Tentang Kami', 'tentang-kami'),
  page('Cara Belanja', 'cara-belanja'),
  page('Pengiriman', 'pengiriman'),
  page('Pengembalian', 'pengembalian'),
  page('Syarat & Ketentuan', legalPages.terms),
  page('Kebijakan Privasi', legalPages.privacy),
]

/** A demo shop that says nothing else sends from here. Where a real one does, its owner says. */
const demoPlace = ({ originRegency, city }: NewShop['settings']) => ({
  originRegency: originRegency ?? '31.71',
  city: city || 'Jakarta Pusat',
})

/** The settings of a shop on its first day: what it says about itself, and what is the same in every new shop. */
export const settingsOf = (
  { settings, demo, maintenance }: NewShop,
  { companyId, host }: { companyId: number; host: string },
): ShopSettings => ({
  ...settings,
  ...storedAs(settings, settings),
  ...(demo ? demoPlace(settings) : {}),
  companyId,
  host,
  demo,
  maintenance,
  clockOffsetMs: 0,
  footerMenu,
  legalVersion: '2026-11-01',
})
