import { limits } from '#shared/limits.ts'
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
  const pages = Math.max(Math.min(Math.ceil(total / size), limits.pageMax), page)
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
 * The first page, the last one and this one; null: several are left out there, where a single one has the same room. Only
 * near the ends there is room for the page next to this one: elsewhere there is an arrow to each side.
 */
function shownPages(page: number, pages: number): (number | null)[] {
  const beside = [page <= 2 ? page + 1 : page, page >= pages - 1 ? page - 1 : page]
  const shown = [...new Set([1, page, ...beside, pages])].filter((number) => number >= 1 && number <= pages)
  return shown
    .toSorted((a, b) => a - b)
    .flatMap((number, place, all) => {
      const left = number - (all[place - 1] ?? 0) - 1
      return [...(left === 1 ? [number - 1] : left > 1 ? [null] : []), number]
    })
}
