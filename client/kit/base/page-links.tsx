import { ButtonLink } from './button.tsx'

interface PageLinksProps {
  /** Counted from 0. */
  index: number
  size: number
  total: number
  /** The address of a page, counted from 1. */
  to: (page: number) => string
}

/**
 * Links to the page before and after, to the first and to the last; nothing when there is only one. A phone has the
 * numbers in a row of their own.
 */
export function PageLinks({ index, size, total, to }: PageLinksProps) {
  const page = index + 1
  // The last page may not tell how many rows the others have.
  const pages = Math.max(Math.ceil(total / size), page)
  if (pages <= 1) return null
  return (
    <nav aria-label="Halaman" className="mt-4 flex flex-wrap items-center justify-center gap-2">
      {page > 1 ? (
        <ButtonLink variant="outline" href={to(page - 1)} rel="prev">
          Sebelumnya
        </ButtonLink>
      ) : null}
      <ul className="flex flex-wrap items-center justify-center gap-1 max-lg:order-last max-lg:w-full">
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
      </ul>
      {page < pages ? (
        <ButtonLink variant="outline" href={to(page + 1)} rel="next">
          Selanjutnya
        </ButtonLink>
      ) : null}
    </nav>
  )
}

/** The first page, the last one, this one and those next to it; null: some are left out there. */
function shownPages(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter(
    (number, place, all) => number >= 1 && number <= pages && all.indexOf(number) === place,
  )
  return shown.flatMap((number, place) => {
    const leftOut = number - (shown[place - 1] ?? 0) - 1
    // One number needs no more room than the dots.
    return leftOut === 0 ? [number] : [leftOut === 1 ? number - 1 : null, number]
  })
}
