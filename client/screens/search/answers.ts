import { href } from '#shared/web/routes.ts'
import { optional } from '#client/app/page/optional.ts'
import { can, type SharedContext } from '#client/app/page/page.ts'
import { footerLinks, type InformationLink, informationLinkOf } from '#client/kit/product/information-list.tsx'

interface Subject {
  /** The words that ask about it. */
  asked: RegExp
  /** The titles of a shop's own pages about it; 'kirim' becomes 'pengiriman'. */
  title: RegExp
  page?: InformationLink
}
const linkTo = (title: string, to: string): InformationLink => ({ title, to, summary: '' })

const subjects: readonly Subject[] = [
  { asked: /\b(ongkir|ongkos|biaya kirim|tarif kirim|pengiriman|lama kirim|kapan sampai)\b/, title: /irim|ongk/i },
  {
    asked: /\b(retur|return|refund|tukar|pengembalian|kembalikan|mengembalikan|komplain|garansi)\b/,
    title: /embali|retur|tukar|garansi/i,
  },
  { asked: /\b(bayar|pembayaran|cod|transfer|cicilan|paylater)\b/, title: /bayar/i },
  {
    asked: /\b(lacak|resi|cek pesanan|status pesanan|pesanan saya)\b/,
    title: /lacak|pesanan/i,
    page: linkTo('Pesanan Saya', href('orders')),
  },
  { asked: /\bcara (pesan|memesan|order|beli|membeli|belanja)\b/, title: /cara|belanja|[pm]esan/i },
  {
    asked: /\b(alamat toko|lokasi|jam buka|kontak|nomor wa|whatsapp|customer service|admin|hubungi)\b/,
    title: /kontak|hubungi|tentang/i,
    page: linkTo('Info & Bantuan', href('info')),
  },
]
const linksMax = 3

/**
 * The pages that answer a question typed as a search. It is asked of the shop's own pages, so every backend's shop has
 * it; an ordinary search asks for nothing.
 */
export async function answersTo(
  q: string,
  { api, shop }: Pick<SharedContext<'search'>, 'api' | 'shop'>,
): Promise<readonly InformationLink[]> {
  const words = q.toLowerCase()
  const meant = subjects.filter(({ asked }) => asked.test(words))
  if (meant.length === 0) return []
  const lines = can(shop, 'content.listInformation')
    ? await optional(api, 'content.listInformation', {}, { otherwise: [] })
    : []
  const own = lines.length > 0 ? lines.map(informationLinkOf) : footerLinks(shop)
  const found = meant.flatMap(({ title, page }) => [
    ...own.filter((link) => title.test(link.title)),
    ...(page ? [page] : []),
  ])
  const links = [...new Map(found.map((link) => [link.to, link])).values()].slice(0, linksMax)
  return links.length > 0 ? links : [linkTo('Info & Bantuan', href('info'))]
}
