import type { Crumb } from '#client/app/page/page.ts'
import { Icon } from '#client/kit/base/icon.tsx'

/** The path to this page. A phone shows a back button instead. The page itself is the heading below. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Jejak halaman" className="wrap -mb-3 hidden pt-2 lg:block">
      <ol className="flex items-center gap-1 text-sm text-muted">
        {crumbs.map(({ label, href }, place) => (
          <li key={href}>
            <a href={href} className="flex items-center gap-1 py-2 hover:text-brand-text">
              {place > 0 ? <Icon name="chevron-right" size={14} /> : null}
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The same for a search engine, with the page itself at the end. */
export const crumbsData = (crumbs: readonly Crumb[], title: string, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...crumbs.map(({ label, href }) => ({ name: label, item: origin + href })),
    // The address of the last is the page's own.
    { name: title },
  ].map((item, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    ...item,
  })),
})
