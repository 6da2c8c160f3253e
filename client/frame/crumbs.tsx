import type { Crumb } from '#client/app/page/page.ts'

/** The path to this page, which stands at its end. A phone shows a back button instead. */
export function Crumbs({ crumbs, title }: { crumbs: readonly Crumb[]; title: string }) {
  return (
    <nav aria-label="Jejak" className="wrap hidden pt-4 lg:block">
      <ol className="flex truncate text-sm">
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="py-2 text-muted hover:text-brand-text">
              {label}
            </a>
            {'\u00a0/\u00a0'}
          </li>
        ))}
        <li>{title}</li>
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
