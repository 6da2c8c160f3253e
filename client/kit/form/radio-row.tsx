import type { ComponentProps, ReactNode } from 'react'
import { Mark } from '#client/kit/base/mark.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'

interface RadioRowProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: string
  detail?: string
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
    <label className={`flex min-h-14 items-center gap-3 py-2 ${disabled ? 'text-hint' : 'cursor-pointer'}`}>
      <input type="radio" disabled={disabled} className="size-5 shrink-0" {...input} />
      {marked ? <Mark name={title} /> : null}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3 font-medium">
          {title}
          {aside ? <span className="numbers font-semibold whitespace-nowrap">{aside}</span> : null}
        </span>
        {detail ? (
          <span className="block text-sm text-muted">
            {withAmounts(detail)} {more}
          </span>
        ) : null}
      </span>
    </label>
  )
}
