import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface RowCardProps {
  title: string
  /** What it is now, in one line; '' for a row that only leads to something. */
  value: ReactNode
  /** Something inside was refused, or waits for the shopper. */
  open: boolean
  className?: string
  children: ReactNode
}

/** A row that says what is stored and opens to change it. A browser also opens it for an address that leads inside. */
export function RowCard({ title, value, open, className = '', children }: RowCardProps) {
  return (
    <details className="card" open={open}>
      <summary className="flex min-h-14 items-center gap-3 px-4 py-2">
        <span className="min-w-0 flex-1">
          <h2 className={`text-base font-bold ${className}`}>{title}</h2>
          <span className="block truncate text-sm text-muted">{value}</span>
        </span>
        <Icon name="chevron-down" className="text-hint turn" />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}
