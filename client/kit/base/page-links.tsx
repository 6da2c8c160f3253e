import { ButtonLink } from './button.tsx'

interface PageLinksProps {
  /** Counted from 0. */
  index: number
  size: number
  total: number
  /** The address of a page, counted from 1. */
  to: (page: number) => string
}

/** Links to the page before and after, in a long list also to pages farther away; nothing when there is only one. */
export function PageLinks({ index, size, total, to }: PageLinksProps) {
  const page = index + 1
  // The last page may not tell how many rows the others have.
  const pages = Math.max(Math.ceil(total / size), page)
  if (pages <= 1) return null
  const far = pages > shortList ? farPages(page, pages) : []
  return (
    <nav aria-label="Halaman" className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      <span>
        {page > 1 ? (
          <ButtonLink variant="outline" href={to(page - 1)} rel="prev">
            Sebelumnya
          </ButtonLink>
        ) : null}
      </span>
      <span className="numbers text-sm text-muted">
        {page} dari {pages}
      </span>
      <span className="text-right">
        {page < pages ? (
          <ButtonLink variant="outline" href={to(page + 1)} rel="next">
            Selanjutnya
          </ButtonLink>
        ) : null}
      </span>
      {far.length > 0 ? (
        <ul className="col-span-full flex flex-wrap justify-center gap-2">
          {far.map((number) => (
            <li key={number}>
              {number === page ? (
                <span aria-current="true" className="chip numbers">
                  {number}
                </span>
              ) : (
                <a href={to(number)} aria-label={`Halaman ${number}`} className="chip numbers">
                  {number}
                </a>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </nav>
  )
}

const shortList = 10
/** The first page, the last one, this one, and some between, the farther apart the farther away. */
const farPages = (page: number, pages: number): number[] =>
  [1, page - 100, page - 30, page - 10, page - 3, page, page + 3, page + 10, page + 30, page + 100, pages].filter(
    (number, place, all) => number >= 1 && number <= pages && all.indexOf(number) === place,
  )
