import type { Shop } from '#client/app/page/page.ts'
import { showPhone } from '#client/kit/form/address-text.ts'

/**
 * The contact block that Indonesian law requires under every shop (PP 80/2019 article 27; the ministry's own wording).
 * `short`: the page says above how to reach the shop.
 */
export function ComplaintLines({
  shop: { business, title, whatsapp },
  short = false,
}: {
  shop: Shop
  short?: boolean
}) {
  const phone = business.phone && `${whatsapp ? 'WhatsApp' : 'Telepon'} ${showPhone(`+${business.phone}`)}`
  const ours = [business.name || title, business.email, phone].filter(Boolean)
  return (
    <>
      {short ? null : <p className="mb-2 wrap-anywhere whitespace-pre-line">{ours.join('\n')}</p>}
      <p>
        Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan Republik Indonesia. WhatsApp
        Ditjen PKTN: <span className="whitespace-nowrap">0853 1111 1010</span>
      </p>
    </>
  )
}
