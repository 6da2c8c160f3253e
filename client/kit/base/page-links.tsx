import { Icon } from './icon.tsx'

interface PageLinksProps {
  /** Counted from 0. */
  index: number
  size: number
  total: number
  /** The address of a page, counted from 1. */
  to: (page: number) => string
}

/**
 * Links to the page before and after, to the first and to the last, in one row also of a phone; nothing for one page.
 */
export function PageLinks({ index, size, total, to }: PageLinksProps) {
  const page = index + 1
  // The last page may not tell how many rows the others have.
  const pages = Math.max(Math.ceil(total / size), page)
  if (pages <= 1) return null
  return (
    <nav aria-label="Halaman" className="mt-4">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 ? (
          <li>
            <a href={to(page - 1)} rel="prev" aria-label="Sebelumnya" className="chip">
              <Icon name="chevron-left" size={16} />
            </a>
          </li>
        ) : null}
        {shownPages(page, pages).map((number, place) => (
          <li key={number ?? -place} className="numbers">
            {number === null ? (
              '…'
            ) : number === page ? (
              <span aria-current="true" className="chip">
                {page}
                <span className="sr-only"> dari {pages}</span>
              </span>
            ) : (
              <a href={to(number)} aria-label={`Halaman ${number}`} className="chip">
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <a href={to(page + 1)} rel="next" aria-label="Selanjutnya" className="chip">
              <Icon name="chevron-right" size={16} />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

/**
 * The first page, the last one and this one; null: some are left out there. Only the ends have room for the page next to
 * them: elsewhere there is an arrow to each side.
 */
function shownPages(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, page === pages ? pages - 1 : page, page === 1 ? 2 : page, pages])
  return [...shown].flatMap((number, place, all) => (number === (all[place - 1] ?? 0) + 1 ? [number] : [null, number]))
}
