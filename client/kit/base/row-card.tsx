import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface RowCardProps {
  title: string
  /** What it is now, in one line; '' for a row that only leads to something. */
  value: ReactNode
  /** Something inside was refused, or waits for the shopper. */
  open: boolean
  className?: string
  /** It is one row of a `RowGroup`. */
  row?: boolean
  children: ReactNode
}

/** A row that says what is stored and opens to change it. A browser also opens it for an address that leads inside. */
export function RowCard({ title, value, open, className = '', row = false, children }: RowCardProps) {
  const Title = row ? 'h3' : 'h2'
  return (
    <details className={row ? 'border-t border-sunk' : 'card'} open={open}>
      <summary className="flex min-h-14 items-center gap-3 px-4 py-2">
        <span className="min-w-0 flex-1">
          <Title className={`text-base ${row ? 'font-semibold' : 'font-bold'} ${className}`}>{title}</Title>
          <span className="block truncate text-sm text-muted">{value}</span>
        </span>
        <Icon name="chevron-down" className="text-hint turn" />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}

/** Rows of one subject on one card. The line is each row's own, because an island among them has no box. */
export function RowGroup({ title, children }: Pick<RowCardProps, 'title' | 'children'>) {
  return (
    <section className="card">
      <h2 className="px-4 py-3 text-base font-bold">{title}</h2>
      {children}
    </section>
  )
}
