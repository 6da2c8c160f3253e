import type { ReactNode } from 'react'
import { type Drawing, EmptyState, type Way } from './empty-state.tsx'
import { PageLinks } from './page-links.tsx'

interface CardListProps<T> {
  list: { rows: readonly T[]; index: number; size: number; total: number }
  keyOf: (row: T) => string
  children: (row: T) => ReactNode
  /** The tabs of which it is one. */
  tabs?: ReactNode
  /** What the list does not show. */
  above?: string | null
  /** Shown when the list is empty. */
  empty: { drawing?: Drawing; title: string; text: string; action: Way; other?: Way }
  /** The address of a page of the list, counted from 1. */
  to: (page: number) => string
  id?: string
}

/** One page of a customer's list, as cards. */
export function CardList<T>({ list, keyOf, children, tabs, above, empty, to, id }: CardListProps<T>) {
  return (
    <div id={id} className="wrap max-lg:max-w-2xl! py-3 lg:py-6">
      {tabs}
      {list.rows.length === 0 ? (
        <EmptyState drawing="order" {...empty} />
      ) : (
        <>
          {above ? <p className="mb-3 text-sm text-muted">{above}</p> : null}
          {/* One alone leaves no hole beside it. */}
          <ul className={`grid grid-cols-1 gap-3 ${list.rows.length === 1 ? '' : 'lg:grid-cols-2'}`}>
            {list.rows.map((row) => (
              <li key={keyOf(row)}>{children(row)}</li>
            ))}
          </ul>
        </>
      )}
      <PageLinks index={list.index} size={list.size} total={list.total} to={to} />
    </div>
  )
}
