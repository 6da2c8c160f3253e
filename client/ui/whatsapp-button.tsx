import type { Shop } from '../page.ts'
import { Icon } from './icon.tsx'

/** The chat of the shop, with the page one is looking at already in the message. */
export function whatsappLink(shop: Shop, path: string | null = null): string | null {
  if (!shop.whatsapp) return null
  const words = path === null ? `Halo ${shop.title}, saya ingin bertanya.` : `Halo ${shop.title}, saya ingin bertanya tentang produk ini: ${shop.origin}${path}`
  return `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(words)}`
}

/** Floats bottom right, above whatever bar stands there. */
export function WhatsappButton({ shop, path, desktopOnly }: { shop: Shop; path: string | null; desktopOnly: boolean }) {
  const to = whatsappLink(shop, path)
  if (!to) return null
  return (
    <aside aria-label="Bantuan">
      <a href={to} target="_blank" rel="noopener" aria-label="Tanya via WhatsApp" className={`float-chat ${desktopOnly ? 'hidden lg:grid' : 'grid'}`}>
        <Icon name="whatsapp" size={28} />
      </a>
    </aside>
  )
}
