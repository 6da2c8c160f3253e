import { page } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { columns } from '#client/kit/base/columns.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import {
  type InformationLink,
  informationLinkOf,
  footerLinks,
  InformationList,
  questionsFirst,
} from '#client/kit/product/information-list.tsx'
import { homeCrumb } from '#client/app/page/crumbs.ts'
import { CustomerCare } from '#client/screens/info/customer-care.tsx'
import { href } from '#shared/web/routes.ts'

export const informationAll = page({
  route: 'informationAll',
  cache: 'article',
  async load({ api, shop }): Promise<readonly InformationLink[]> {
    const pages = await optional(api, 'content.listInformation', {}, { when: 'absent' })
    return pages?.length ? questionsFirst(pages.map(informationLinkOf)) : footerLinks(shop)
  },
  head: (links, shop) => ({
    title: 'Semua Informasi',
    description: `Semua halaman informasi ${shop.title}.`,
    noindex: links.length === 0,
    crumbs: [homeCrumb, { label: 'Info', href: href('info') }],
    back: href('info'),
  }),
  view: (links, { shop }) =>
    links.length > 0 ? (
      <div className={columns}>
        <InformationList links={links} origin={shop.origin} />
        <CustomerCare shop={shop} title="Masih ada pertanyaan?" />
      </div>
    ) : (
      <EmptyState
        drawing="search"
        title="Belum ada halaman informasi"
        text="Pertanyaan Anda tetap kami jawab lewat kontak di halaman Info."
        action={{ href: href('info'), label: 'Lihat Kontak' }}
      />
    ),
  samples: async () => {
    const { informationLines } = await import('#client/samples/information.ts')
    const links = questionsFirst(informationLines.map(informationLinkOf))
    return { many: links, one: links.slice(0, 1), empty: [] }
  },
})
