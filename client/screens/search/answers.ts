import { href } from '#shared/web/routes.ts'
import { vouchersId } from '#client/screens/home/voucher-strip.tsx'
import { optional } from '#client/app/page/optional.ts'
import { leadsToCost } from '#client/app/page/knows-places.ts'
import { can, type SharedContext, type Shop } from '#client/app/page/page.ts'
import {
  aboutReturns,
  footerLinks,
  type InformationLink,
  informationLinkOf,
} from '#client/kit/product/information-list.tsx'

interface Subject {
  /** The words that ask about it. */
  asked: RegExp
  /** The pages where it is done, which come first. */
  pages?(shop: Shop): readonly InformationLink[]
  /** The titles of a shop's own pages about it; 'kirim' becomes 'pengiriman'. */
  title: RegExp
}
const linkTo = (title: string, to: string): InformationLink => ({ title, to, summary: '' })

const subjects: readonly Subject[] = [
  {
    asked: /\b(ongkir|ongkos|biaya kirim|tarif kirim|pengiriman|lama kirim|kapan sampai)\b/,
    pages: (shop) => (leadsToCost(shop) ? [linkTo('Cek Ongkir', href('shippingCost'))] : []),
    title: /irim|ongk/i,
  },
  {
    asked: /\b(vou?cher|kupon|promo|diskon|potongan harga|cashback)\b/,
    pages: (shop) => [
      ...(can(shop, 'voucher.list') ? [linkTo('Voucher Toko', `${href('home')}#${vouchersId}`)] : []),
      linkTo('Sedang Diskon', href('products', { category: 'semua' }, { diskon: '1' })),
    ],
    title: /vou?cher|promo|diskon/i,
  },
  {
    asked: /\b(retur|return|refund|tukar|pengembalian|kembalikan|mengembalikan|komplain|garansi)\b/,
    title: aboutReturns,
  },
  { asked: /\b(bayar|pembayaran|cod|transfer|rekening|norek|cicilan|paylater)\b/, title: /bayar|cara belanja/i },
  {
    asked: /\b(lacak|resi|cek pesanan|status pesanan|pesanan saya)\b/,
    pages: () => [linkTo('Pesanan Saya', href('orders'))],
    title: /lacak|pesanan/i,
  },
  { asked: /\bcara (pesan|memesan|order|beli|membeli|belanja)\b/, title: /cara|belanja|[pm]esan/i },
  {
    asked:
      /\b(alamat toko|lokasi|jam buka|kontak|(no|nomor|nmr)\.? ?(wa|hp|telp|telepon)|wa|whatsapp|customer service|admin|hubungi)\b/,
    pages: () => [linkTo('Info & Bantuan', href('info'))],
    title: /kontak|hubungi|tentang/i,
  },
  {
    asked: /\b(reseller|dropship|dropshipper|grosir|agen|distributor|affiliate|afiliasi|kerja ?sama)\b/,
    pages: () => [linkTo('Program Afiliasi', href('profileAffiliate'))],
    title: /reseller|dropship|grosir|kerja ?sama|hubungi|faq/i,
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
  const found = meant.flatMap(({ title, pages }) => [
    ...(pages?.(shop) ?? []),
    ...own.filter((link) => title.test(link.title)),
  ])
  const links = [...new Map(found.map((link) => [link.to, link])).values()].slice(0, linksMax)
  return links.length > 0 ? links : [linkTo('Info & Bantuan', href('info'))]
}
