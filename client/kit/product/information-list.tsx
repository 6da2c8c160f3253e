import type { Shop } from '#client/app/page/page.ts'
import { can } from '#client/app/page/page.ts'
import type { InformationLine } from '#shared/api/shop/content.ts'
import { legalPages } from '#shared/web/legal-pages.ts'
import { href } from '#shared/web/routes.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { ShopLink } from '#client/kit/base/shop-link.tsx'

/** A link to a page about the shop. */
export interface InformationLink {
  title: string
  summary: string
  to: string
}

export const informationLinkOf = ({ slug, title, summary }: InformationLine): InformationLink => ({
  title,
  summary,
  to: href('information', { slug }),
})

/** What is asked most answers most who come for help, wherever the seller put it. */
export const questionsFirst = (links: readonly InformationLink[]): InformationLink[] =>
  links.toSorted((a, b) => Number(asks(b)) - Number(asks(a)))
const asks = ({ title }: InformationLink): boolean => /pertanyaan|tanya|faq/i.test(title)

/** The title of a page about sending goods back. */
export const aboutReturns = /embali|retur|tukar|garansi/i

/** The footer's links, without those that need a call this backend does not have. */
export function footerLinks(shop: Shop): InformationLink[] {
  return shop.footerMenu
    .flatMap((entry) => (entry.children.length > 0 ? entry.children : [entry]))
    .flatMap(({ title, slug, url }) => {
      const to = url ?? (slug && can(shop, 'content.findInformation') ? href('information', { slug }) : null)
      return to === null ? [] : [{ title, summary: '', to }]
    })
}

/** Where the terms and the privacy notice can be read; null: this shop has no such page. */
export type LegalLinks = {
  terms: string | null
  privacy: string | null
}
export function legalLinks(shop: Shop): LegalLinks {
  const links = footerLinks(shop)
  const find = (slug: string, title: RegExp) =>
    (links.find(({ to }) => to === href('information', { slug })) ?? links.find((link) => title.test(link.title)))?.to
  return {
    terms: find(legalPages.terms, /syarat|ketentuan/i) ?? null,
    privacy: find(legalPages.privacy, /privasi/i) ?? null,
  }
}

export function InformationList({
  links,
  origin,
  current,
}: {
  links: readonly InformationLink[]
  origin: string
  current?: string
}) {
  return (
    <ul className="card divide-y divide-line">
      {links.map(({ title, summary, to }) => (
        <li key={to}>
          <ShopLink
            to={to}
            origin={origin}
            current={to === current}
            className="flex min-h-14 items-center gap-3 px-4 py-2 text-base font-medium hover:text-brand-text aria-[current]:font-semibold aria-[current]:text-brand-text"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {title}
              {summary ? <span className="block text-sm font-normal text-muted">{summary}</span> : null}
            </span>
            {to === current ? null : <Icon name="chevron-right" className="text-pale" />}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
