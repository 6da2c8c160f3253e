import { can, type Frame, page } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { Blocks } from '#client/screens/article/blocks.tsx'
import { CustomerCare } from '#client/screens/info/customer-care.tsx'
import { leadsToOrders } from '#client/frame/account-frame.tsx'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import {
  aboutReturns,
  type InformationLink,
  informationLinkOf,
  InformationList,
  questionsFirst,
} from '#client/kit/product/information-list.tsx'
import { summaryOf } from '#client/kit/product/product-text.ts'
import { homeCrumb } from '#client/app/page/crumbs.ts'
import { found } from '#client/app/page/found.ts'
import type { Information } from '#shared/api/shop/content.ts'
import { formatDate } from '#shared/format/dates.ts'
import { href } from '#shared/web/routes.ts'

interface InformationData {
  /** null: this shop's backend has no such pages. */
  information: Information | null
  links: readonly InformationLink[]
}

export const information = page({
  route: 'information',
  cache: 'article',
  async load({ api, params: { slug } }): Promise<InformationData> {
    const others = optional(api, 'content.listInformation', {}, { otherwise: [] })
    const information = await found(optional(api, 'content.findInformation', { slug }, { when: 'absent' }))
    return { information, links: questionsFirst((await others).map(informationLinkOf)) }
  },
  head: ({ information }) => ({
    title: information?.title ?? 'Informasi',
    ...(information
      ? {
          description: summaryOf(information.summary),
          canonical: href('information', { slug: information.slug }),
          ...questionsOf(information),
        }
      : { noindex: true }),
    crumbs: [homeCrumb, { label: 'Info', href: href('info') }],
    back: href('info'),
  }),
  view: ({ information, links }, frame) =>
    information ? <InformationScreen information={information} links={links} frame={frame} /> : <NoInformation />,
  samples: async () => {
    const { sampleInformation, longInformation, informationLines } = await import('#client/samples/information.ts')
    const links = questionsFirst(informationLines.map(informationLinkOf))
    return {
      full: { information: sampleInformation, links },
      long: { information: longInformation, links },
      alone: { information: sampleInformation, links: [] },
      absent: { information: null, links: [] },
    }
  },
})

/** Headings that ask, with what follows each, for search engines (schema.org); nothing where fewer than two do. */
function questionsOf({ body }: Information): { jsonLd?: object } {
  const asked: { question: string; answer: string[] }[] = []
  for (const block of body) {
    if (block.kind === 'heading') asked.push({ question: block.text, answer: [] })
    else if (block.kind === 'paragraph') asked.at(-1)?.answer.push(block.text)
    else if (block.kind === 'list') asked.at(-1)?.answer.push(...block.items)
  }
  const whole = asked.filter(({ question, answer }) => question.trim().endsWith('?') && answer.length > 0)
  if (whole.length < 2) return {}
  return {
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: whole.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
      })),
    },
  }
}

function InformationScreen({
  information,
  links,
  frame: { shop },
}: {
  information: Information
  links: readonly InformationLink[]
  frame: Frame
}) {
  const current = href('information', { slug: information.slug })
  const starts = aboutReturns.test(information.title) && can(shop, 'return.request') && leadsToOrders(shop)
  return (
    <div className="lg:wrap grid gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 lg:pt-6">
      <article className="bg-surface px-3 pt-4 pb-6 md:px-6 lg:rounded-md lg:py-6">
        {information.date ? (
          <p className="mb-4 text-sm text-muted">
            Diperbarui <time dateTime={information.date}>{formatDate(information.date)}</time>
          </p>
        ) : null}
        <Blocks blocks={information.body} />
        {starts ? (
          <div className="mt-6 max-w-sm">
            <p className="mb-2 text-base text-muted">Pilih pesanan yang sudah tiba di Pesanan Saya.</p>
            <ButtonLink href={href('orders')} size="lg" full>
              Ajukan Pengembalian
            </ButtonLink>
          </div>
        ) : null}
      </article>
      <div className="grid gap-3 max-lg:px-3">
        {/* On a desktop the other pages stand beside this one, and who finds nothing there asks. */}
        <div className="lg:order-last">
          <CustomerCare shop={shop} title="Masih ada pertanyaan?" second={starts} />
        </div>
        {links.length > 1 ? (
          <nav aria-label="Informasi lainnya">
            <InformationList
              links={links.map((link) => ({ ...link, summary: '' }))}
              origin={shop.origin}
              current={current}
            />
          </nav>
        ) : null}
      </div>
    </div>
  )
}

function NoInformation() {
  return (
    <EmptyState
      drawing="search"
      title="Halaman ini belum tersedia"
      text="Tim toko siap menjawab lewat kontak di halaman Info."
      action={{ href: href('info'), label: 'Lihat Kontak' }}
    />
  )
}
