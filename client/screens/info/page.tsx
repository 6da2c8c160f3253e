import { can, go, page, type Frame, type Shop } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { ArticleGrid } from '#client/kit/product/article-card.tsx'
import { leadsToOrders } from '#client/frame/account-frame.tsx'
import { ComplaintLines } from '#client/frame/complaint.tsx'
import { LiteSwitch } from './lite-switch.tsx'
import { liteForm } from '#shared/web/lite-form.ts'
import { CustomerCare } from './customer-care.tsx'
import {
  type InformationLink,
  informationLinkOf,
  footerLinks,
  InformationList,
  questionsFirst,
} from '#client/kit/product/information-list.tsx'
import { Section } from '#client/kit/base/section.tsx'
import type { ArticleCard } from '#shared/api/shop/content.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'

interface InfoData {
  links: readonly InformationLink[]
  articles: readonly ArticleCard[]
}

export const info = page({
  route: 'info',
  cache: 'article',
  /** Nothing may fail this page: a shopper in need of help always finds the contact. */
  async load({ api, shop }): Promise<InfoData> {
    const [pages, articles] = await Promise.all([
      optional(api, 'content.listInformation', {}, { otherwise: [] }),
      optional(api, 'content.listArticles', { index: 0, size: limits.articleTeasers }),
    ])
    const own = questionsFirst(pages.map(informationLinkOf))
    return { links: own.length > 0 ? own : footerLinks(shop), articles: articles?.rows ?? [] }
  },
  head: (_, shop) => ({
    title: 'Info & Bantuan',
    description: `Kontak, cara belanja, pengiriman, dan pengembalian di ${shop.title}.`,
  }),
  view: (data, frame) => <InfoScreen data={data} frame={frame} />,
  actions: {
    async lite({ form }) {
      const lite = form.get(liteForm.name) === liteForm.on.value
      return go(href('info'), { flash: lite ? 'lite_on' : 'lite_off', lite })
    },
  },
  samples: async () => {
    const { informationLines } = await import('#client/samples/information.ts')
    const { teasers } = await import('#client/samples/articles.ts')
    const links = questionsFirst(informationLines.map(informationLinkOf))
    return {
      full: { links, articles: teasers.slice(0, limits.articleTeasers) },
      noArticles: { links, articles: [] },
      empty: { links: [], articles: [] },
    }
  },
})

function InfoScreen({ data: { links, articles }, frame: { shop } }: { data: InfoData; frame: Frame }) {
  return (
    <div className="wrap pt-4 lg:pt-6">
      <h1 className="mb-3 text-xl lg:mb-6">Info &amp; Bantuan</h1>
      <div className="grid items-start gap-3 gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-3 lg:col-start-2">
          <OwnOrder shop={shop} />
          <CustomerCare shop={shop} title="Butuh bantuan?" />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {links.length > 0 ? (
            <section className="card">
              <h2 className="px-4 pt-4 text-md">Informasi</h2>
              <InformationList links={links} origin={shop.origin} />
            </section>
          ) : null}
          {articles.length > 0 ? (
            <Section title="Artikel" more={{ href: href('articles'), label: 'Lihat Semua' }}>
              <ArticleGrid articles={articles} level={3} />
            </Section>
          ) : null}
        </div>
        <div className="grid gap-3 lg:col-start-2">
          <Complaint shop={shop} />
          <LiteSwitch />
        </div>
      </div>
    </div>
  )
}

/** What a shopper who has ordered looks for here. */
function OwnOrder({ shop }: { shop: Shop }) {
  const links: InformationLink[] = [
    ...(leadsToOrders(shop) ? [{ title: 'Lacak Pesanan', summary: 'Status dan nomor resi', to: href('orders') }] : []),
    ...(can(shop, 'transferReceipt.findOrder')
      ? [{ title: 'Konfirmasi Pembayaran', summary: 'Unggah bukti transfer', to: href('paymentConfirmation') }]
      : []),
  ]
  return links.length === 0 ? null : (
    <section className="card">
      <h2 className="px-4 pt-4 text-md">Pesanan Anda</h2>
      <InformationList links={links} origin={shop.origin} />
    </section>
  )
}

/** Contact, procedure and handling time, as PP 80/2019 article 27 requires. */
function Complaint({ shop }: { shop: Shop }) {
  return (
    <section className="card p-4 text-base text-muted">
      <h2 className="text-md text-ink">Layanan Pengaduan Konsumen</h2>
      <ol className="mt-2 mb-3 grid list-decimal gap-1 pl-5 marker:text-hint">
        <li>Sampaikan nomor pesanan dan masalahnya kepada kami, sertakan foto atau video bila ada.</li>
        <li>Kami menjawab paling lambat 1 hari kerja dan menyelesaikannya dalam 7 hari kerja.</li>
        <li>Bila belum selesai, Anda dapat melapor ke Ditjen PKTN di bawah ini.</li>
      </ol>
      <ComplaintLines shop={shop} short />
    </section>
  )
}
