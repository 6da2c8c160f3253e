import type { Shop } from '#client/app/page/page.ts'
import { showPhone } from '#client/kit/form/address-text.ts'

/** Where the ministry takes complaints. */
const ministry = '+6285311111010'

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
  const { name, email, phone } = business
  const ways: [to: string, words: string][] = [
    [`mailto:${email}`, email],
    whatsapp
      ? [`https://wa.me/${phone}`, phone && `WhatsApp ${showPhone(`+${phone}`)}`]
      : [`tel:+${phone}`, phone && `Telepon ${showPhone(`+${phone}`)}`],
  ]
  return (
    <>
      {short ? null : (
        <div className="mb-2 wrap-anywhere">
          {name || title}
          {ways.map(([to, words]) =>
            words ? (
              <a key={to} href={to} className="flex min-h-11 items-center font-semibold text-brand-text lg:min-h-7">
                {words}
              </a>
            ) : null,
          )}
        </div>
      )}
      <p>
        Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan Republik Indonesia. WhatsApp
        Ditjen PKTN: <span className="whitespace-nowrap">{showPhone(ministry)}</span>
      </p>
    </>
  )
}
