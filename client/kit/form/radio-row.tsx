import type { ComponentProps, ReactNode } from 'react'
import { Mark } from '#client/kit/base/mark.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'

interface RadioRowProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: string
  detail?: ReactNode
  /** After the detail: where it is to be changed. */
  more?: ReactNode
  /** Whether the title begins with a bank, a wallet or a courier, which has a mark. */
  marked?: boolean
  /** At the right: the price. */
  aside?: ReactNode
}

/** One choice of several. The whole row can be tapped. */
export function RadioRow({ title, detail, more, marked, aside, disabled, ...input }: RadioRowProps) {
  return (
    <label className={`flex min-h-11 items-start gap-3 py-2 ${disabled ? 'text-hint' : 'cursor-pointer'}`}>
      <input type="radio" disabled={disabled} className="mt-1 size-5 shrink-0 aria-invalid:border-danger" {...input} />
      {marked ? <Mark name={title} /> : null}
      <span className="mt-1 grid min-w-0 flex-1 grid-cols-[1fr_auto] items-baseline gap-x-2">
        <span className="font-medium">{title}</span>
        {aside ? <span className="numbers row-span-2 text-right font-semibold whitespace-nowrap">{aside}</span> : null}
        {detail ? (
          <span className={`text-sm text-muted ${aside ? '' : 'col-span-full'}`}>
            {typeof detail === 'string' ? withAmounts(detail) : detail} {more}
          </span>
        ) : null}
      </span>
    </label>
  )
}
