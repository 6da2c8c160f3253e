import type { ReactNode } from 'react'
import { CopyButton } from '#client/kit/base/copy.tsx'

/** Who carries a parcel, by which number, and where to: each label above its words, because an address is long. */
export const ShipmentFacts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-2 text-base">{children}</dl>
)

/** One of them. */
export const ShipmentFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** A courier's number of a parcel, for pasting it elsewhere; `copy` names what is copied. */
export const Receipt = ({ number, copy }: { number: string; copy: string }) => (
  <span className="flex items-center justify-between gap-3">
    <span className="numbers font-semibold wrap-anywhere">{number}</span>
    <CopyButton value={number} label={copy} />
  </span>
)
