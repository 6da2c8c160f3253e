import type { ComponentProps, ComponentType } from 'react'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { grouped, paymentValue } from '#client/screens/checkout/data/payment-groups.ts'
import { RadioRow } from '#client/kit/form/radio-row.tsx'

interface PaymentRowsProps {
  choices: readonly PaymentChoice[]
  /** The input of a row: whether it is ticked, and what happens then. */
  row(value: string): Pick<ComponentProps<'input'>, 'form' | 'checked' | 'defaultChecked' | 'onChange' | 'required'>
  /** Under one that cannot be chosen: what makes it possible. */
  WayTo?: ComponentType<PaymentChoice>
}

/** The ways to pay, list by list. One that cannot be chosen says why. */
export function PaymentRows({ choices, row, WayTo }: PaymentRowsProps) {
  const lists = grouped(choices).map(([name, mine], place) => (
    <fieldset key={name}>
      <legend className={`w-full font-semibold ${place > 0 ? 'border-t border-line pt-4' : ''}`}>{name}</legend>
      <div className="grid gap-x-6 md:grid-cols-2">
        {mine.map((choice) => {
          const { vendor, method, name, description, available, reason, wanted } = choice
          const value = paymentValue(vendor, method)
          const way = WayTo ? <WayTo {...choice} /> : null
          // Where another courier makes it possible, that comes first. A form stands below the row, which is a label.
          const courier = wanted === 'courier'
          const below = courier || wanted === 'email'
          return (
            <div key={value}>
              <RadioRow
                name="payment"
                value={value}
                title={name}
                marked
                detail={available ? description : courier ? '' : reason}
                more={below || way}
                disabled={!available}
                {...row(value)}
              />
              {below && way}
              {courier && <p className="py-2 text-sm text-muted">{reason}</p>}
            </div>
          )
        })}
      </div>
    </fieldset>
  ))
  return (
    <>
      {/* Said once; a row says what it costs. */}
      {choices.some(({ fee }) => fee === 0) ? (
        <p className="text-sm text-muted">Tanpa biaya dari toko, kecuali yang tertulis.</p>
      ) : null}
      {lists}
    </>
  )
}
