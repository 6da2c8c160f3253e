import * as dom from '#client/app/dom-names.ts'
import type { Shop } from '#client/app/page/page.ts'
import type { Layout } from '#shared/web/routes.ts'
import { Icon } from './icon.tsx'

/** A product to ask about: its name, and its path with the chosen variant. */
export interface AskedAbout {
  name: string
  path: string
}

/** The shop's chat, with the product the shopper is looking at already in the message. */
export function whatsappLink(shop: Shop, about: AskedAbout | null = null): string | null {
  if (!shop.whatsapp) return null
  const words = about
    ? `Halo ${shop.title}, saya ingin bertanya tentang produk ini: ${about.name}\n${shop.origin}${about.path}`
    : `Halo ${shop.title}, saya ingin bertanya.`
  return `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(words)}`
}

/** The shop's chat with the number of an order or of a return already in the message. */
export function orderChat(shop: Shop, what: 'pesanan' | 'pengembalian', number: string): string | null {
  if (!shop.whatsapp) return null
  return `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(`Halo ${shop.title}, saya ingin bertanya tentang ${what} ${number}.`)}`
}

interface WhatsappButtonProps {
  shop: Shop
  about: AskedAbout | null
  layout: Layout
}

/**
 * Where the button is drawn, so that it covers nothing that has to be pressed: at the end of a phone's navigation, in a
 * product's buy bar, and in the header where a form stands below. The cart and the checkout have their submit button in
 * the right column, which leaves room beside it from 1280 px on.
 */
const placeOf = (layout: Layout, about: AskedAbout | null): string => {
  if (layout === 'buy') return about ? ' chat-in-bar' : ' chat-beside-cart'
  return layout === 'plain' ? ' chat-in-header' : ''
}

/**
 * The shop's chat, on every page at the same place of the document: its end. Its id lets the script replace it when a
 * variant is chosen.
 */
export function WhatsappButton({ shop, about, layout }: WhatsappButtonProps) {
  const to = whatsappLink(shop, about)
  if (!to) return null
  return (
    <aside id={dom.chatId} aria-label="Bantuan">
      <a
        href={to}
        target="_blank"
        rel="noopener"
        aria-label="Tanya via WhatsApp"
        className={`float-chat${placeOf(layout, about)}`}
      >
        <Icon name="whatsapp" size={28} />
      </a>
    </aside>
  )
}
