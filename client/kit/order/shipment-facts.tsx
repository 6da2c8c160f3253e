import type { ReactNode } from 'react'
import { CopyButton } from '#client/kit/base/copy.tsx'

/** Who carries a parcel, by which number, and where to: each label beside its words. */
export const ShipmentFacts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-base">{children}</dl>
)

interface ShipmentFactProps {
  label: string
  /** Its words are long: they stand below the label, over the whole width. */
  wide?: boolean
  children: ReactNode
}
/** One of them. */
export const ShipmentFact = ({ label, wide = false, children }: ShipmentFactProps) => (
  <>
    <dt className={`text-muted ${wide ? 'col-span-2 -mb-2' : ''}`}>{label}</dt>
    <dd className={`min-w-0 ${wide ? 'col-span-2' : ''}`}>{children}</dd>
  </>
)

/** A courier's number of a parcel, for pasting it elsewhere; `copy` names what is copied. */
export const Receipt = ({ number, copy }: { number: string; copy: string }) => (
  <span className="flex items-center justify-between gap-3">
    <span className="numbers font-semibold wrap-anywhere">{number}</span>
    <CopyButton value={number} label={copy} />
  </span>
)
