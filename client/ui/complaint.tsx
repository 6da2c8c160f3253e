import type { Shop } from '../page.ts'

/** The block Indonesian law wants under every shop (PP 80/2019 article 27; the ministry's own wording). */
export function ComplaintLines({ shop: { business, title, whatsapp } }: { shop: Shop }) {
  const ours = [business.name || title, business.email, whatsapp ? `WhatsApp +${whatsapp}` : ''].filter(Boolean).join(' – ')
  return (
    <>
      <p className="wrap-anywhere">{ours}</p>
      <p className="mt-2">Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan Republik Indonesia</p>
      <p className="mt-2">WhatsApp Ditjen PKTN: 0853 1111 1010</p>
    </>
  )
}
