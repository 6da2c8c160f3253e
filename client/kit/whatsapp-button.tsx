import * as dom from '#client/app/dom-names.ts'
import type { Shop } from '#client/app/page.ts'
import { Icon } from './icon.tsx'

/** A product one may ask about: its name and the path to it, with the variant that is chosen. */
export interface AskedAbout {
  name: string
  path: string
}

/** The chat of the shop, with the product one is looking at already in the message. */
export function whatsappLink(shop: Shop, about: AskedAbout | null = null): string | null {
  if (!shop.whatsapp) return null
  const words = about
    ? `Halo ${shop.title}, saya ingin bertanya tentang produk ini: ${about.name}\n${shop.origin}${about.path}`
    : `Halo ${shop.title}, saya ingin bertanya.`
  return `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(words)}`
}

/** The shop's chat with the number of an order, or of a return of it, already in the message. */
export function orderChat(shop: Shop, what: 'pesanan' | 'pengembalian', number: string): string | null {
  if (!shop.whatsapp) return null
  return `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(`Halo ${shop.title}, saya ingin bertanya tentang ${what} ${number}.`)}`
}

interface WhatsappButtonProps {
  shop: Shop
  about: AskedAbout | null
  /** On a desktop too. */
  everywhere?: boolean
}
/**
 * Bottom right: on a phone at the end of the navigation, so that it covers nothing, on a desktop beside the goods. On a
 * phone the bar of a product has the chat itself. Its id lets a chosen variant change it.
 */
export function WhatsappButton({ shop, about, everywhere = true }: WhatsappButtonProps) {
  const to = whatsappLink(shop, about)
  if (!to) return null
  return (
    <aside id={dom.chatId} aria-label="Bantuan">
      <a
        href={to}
        target="_blank"
        rel="noopener"
        aria-label="Tanya via WhatsApp"
        className={`float-chat ${about ? 'hidden lg:grid' : everywhere ? 'grid' : 'grid lg:hidden'}`}
      >
        <Icon name="whatsapp" size={28} />
      </a>
    </aside>
  )
}
