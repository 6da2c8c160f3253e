import { ButtonLink } from './button.tsx'

interface PageLinksProps {
  /** Counted from 0. */
  index: number
  size: number
  total: number
  /** The address of a page, counted from 1. */
  to: (page: number) => string
}

/** Links to the page before and after; nothing when there is only one page. */
export function PageLinks({ index, size, total, to }: PageLinksProps) {
  const pages = Math.ceil(total / size)
  if (pages <= 1) return null
  const page = index + 1
  return (
    <nav aria-label="Halaman" className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      <span>
        {page > 1 ? (
          <ButtonLink variant="outline" href={to(page - 1)} rel="prev">
            Sebelumnya
          </ButtonLink>
        ) : null}
      </span>
      <span className="numbers text-sm text-neutral-600">
        {page} dari {pages}
      </span>
      <span className="text-right">
        {page < pages ? (
          <ButtonLink variant="outline" href={to(page + 1)} rel="next">
            Selanjutnya
          </ButtonLink>
        ) : null}
      </span>
    </nav>
  )
}
