import type { OrderEvent } from '#shared/api/order/order.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { formatDate, formatMoment } from '#shared/format/dates.ts'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { Icon } from '#client/kit/base/icon.tsx'

export function OrderFacts({
  number,
  placedAt,
  copy = null,
  receipt = null,
}: {
  number: string
  placedAt: string | null
  copy?: ReactNode
  /** The number by which a courier's own pages know the parcel; null: it is not on its way. */
  receipt?: string | null
}) {
  return (
    <dl className="space-y-1.5 text-base">
      <NumberRow label="No. Pesanan" number={number}>
        {copy}
      </NumberRow>
      {receipt === null ? null : (
        <NumberRow label="Nomor Resi" number={receipt}>
          <CopyButton value={receipt} label="Salin Resi" />
        </NumberRow>
      )}
      {/* As high as the rows with a button. */}
      <div className="flex justify-between gap-4 py-1">
        <dt className="text-muted">Tanggal Pembelian</dt>
        <dd className="numbers">{formatDate(placedAt)}</dd>
      </div>
    </dl>
  )
}

/** The number has the next line before it breaks. */
const NumberRow = ({ label, number, children }: { label: string; number: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-2">
    <dt className="whitespace-nowrap text-muted">{label}</dt>
    <dd className="numbers flex items-center gap-1 text-right font-semibold">
      <span className="text-sm wrap-anywhere">{number}</span>
      {children}
    </dd>
  </div>
)

/** Where an order's page has the history: lists lead straight to it. */
export const historyId = 'riwayat'

type TimelineEvent = z.output<ReturnType<typeof OrderEvent>>

/** Events arrive oldest first; of two with the same time, as with cash on delivery, the later one comes first. */
export const newestFirst = (events: readonly TimelineEvent[]): TimelineEvent[] =>
  events.toReversed().toSorted((a, b) => b.at.localeCompare(a.at))

/** The history, with the newest marked; more than `shown` wait behind a line that opens them. */
export function Timeline({ events, shown = 3 }: { events: readonly TimelineEvent[]; shown?: number }) {
  // A line that opens one event takes the room of that event.
  const folded = events.length > shown + 1 ? events.slice(shown) : []
  return (
    <>
      <Events events={events.slice(0, events.length - folded.length)} newest={events[0]} goesOn={folded.length > 0} />
      {folded.length > 0 ? (
        <details>
          <summary className="-mb-2 flex min-h-11 items-center gap-1 text-base font-semibold text-brand-text">
            Lihat {folded.length} riwayat sebelumnya
            <Icon name="chevron-down" className="turn" />
          </summary>
          <Events events={folded} />
        </details>
      ) : null}
    </>
  )
}

interface EventsProps {
  events: readonly TimelineEvent[]
  newest?: TimelineEvent | undefined
  /** Others follow. */
  goesOn?: boolean
}
function Events({ events, newest, goesOn = false }: EventsProps) {
  return (
    <ol>
      {events.map((event) => (
        <li
          key={`${event.status}-${event.at}`}
          className={`group relative flex gap-3 pb-4 ${goesOn ? '' : 'last:pb-0'}`}
        >
          <span className={`absolute top-4 bottom-0 left-[5px] w-0.5 bg-line ${goesOn ? '' : 'group-last:hidden'}`} />
          <span className={`mt-1 size-3 shrink-0 rounded-full ${event === newest ? 'bg-brand-text' : 'bg-edge'}`} />
          <span className="min-w-0">
            <span className={`block text-base ${event === newest ? 'font-semibold' : 'text-muted'}`}>
              {event.label}
            </span>
            {event.note ? <span className="block text-sm wrap-anywhere text-muted">{event.note}</span> : null}
            <time dateTime={event.at} className="numbers block text-sm text-muted">
              {formatMoment(event.at)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  )
}
