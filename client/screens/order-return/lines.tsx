import type { AriaAttributes } from 'react'
import type { Returnable } from '#shared/api/order/return.ts'
import { formatRupiah } from '#shared/format/money.ts'
import * as dom from '#client/app/dom-names.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'

export interface LineProps {
  line: Returnable['lines'][number]
  ticked: boolean
  /** How many the shopper chose before. */
  pieces: string | undefined
  /** What its tick says of itself when nothing was ticked. */
  fault: AriaAttributes
}
/** One line of the order that can go back: all of it is the tick. Of several pieces it then says how many. */
export function Line(props: LineProps) {
  const { line, ticked, fault } = props
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <label className="flex cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={quantityField(line.itemId)}
          value={line.quantity}
          defaultChecked={ticked}
          className="size-5 shrink-0 aria-invalid:border-danger"
          {...fault}
          {...dom.mark(dom.amountsMark, line.price)}
        />
        <span className="flex self-start">
          <Thumbnail src={line.image} name={line.name} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="sr-only">Kembalikan </span>
          <span className="line-clamp-2 text-sm font-medium">{line.name}</span>
          {line.variant ? <span className="mt-0.5 block text-xs text-muted">{line.variant}</span> : null}
          <Worth {...props} />
        </span>
      </label>
      {line.quantity === 1 ? null : (
        <div className="if-ticked mt-3 pl-8">
          <HowMany {...props} />
        </div>
      )}
    </li>
  )
}

/** What all of its pieces cost; what comes back for what is ticked stands with the sum, to the rupiah. */
function Worth({ line: { quantity, price } }: Pick<LineProps, 'line'>) {
  return (
    <>
      <span className="numbers mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="text-xs text-muted">
          {quantity === 1 ? '' : 'Hingga '}
          {quantity} barang
        </span>
        <span className="font-semibold whitespace-nowrap">{formatRupiah(price * quantity)}</span>
      </span>
    </>
  )
}

/** All of them, unless somebody says otherwise. */
function HowMany({ line, pieces }: Pick<LineProps, 'line' | 'pieces'>) {
  const options = Array.from({ length: Math.min(line.quantity, optionsMax) }, (_, place) => place + 1)
  return (
    <label className="relative inline-block max-w-full">
      <span className="sr-only">Jumlah {line.name} yang dikembalikan</span>
      <select
        name={piecesField(line.itemId)}
        defaultValue={pieces ?? options.length}
        className="numbers h-11 max-w-full appearance-none rounded-sm border border-edge bg-surface pr-12 pl-3 text-md text-ink"
      >
        {options.map((count) => (
          <option key={count} value={count}>
            {`${count} dari ${line.quantity} · ${formatRupiah(line.price * count)}`}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={16}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-hint"
      />
    </label>
  )
}
const optionsMax = 100
/** The tick: all pieces of one line go back, unless the field beside it says how many. */
export const quantityField = (itemId: string | null): string => `quantity-${itemId}`
/** How many of it, where there are several. */
export const piecesField = (itemId: string | null): string => `pieces-${itemId}`
/** How many pieces of one line go back; 0: it is not ticked. */
export const piecesAsked = (form: FormData, itemId: string | null): number =>
  Number(form.has(quantityField(itemId)) ? (form.get(piecesField(itemId)) ?? form.get(quantityField(itemId))) : 0)
