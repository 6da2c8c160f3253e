import type { FormEvent } from 'react'
import type { Checkout } from '#shared/api/checkout.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import type { PlainRefusal } from '#client/app/screen-state.ts'
import { Card } from '#client/kit/card.tsx'
import { Form, RefusalNote } from '#client/kit/form.tsx'
import { withAmounts } from '#client/kit/price.tsx'

interface PurseCardProps {
  checkout: Pick<Checkout, 'coins' | 'wallet'>
  path: string
  refusal: PlainRefusal | null
  refusals: number
  /** The switch whose answer is not here yet. */
  busy: string | null
  onSubmit: (action: Purse, form: FormData) => void
}
export type Purse = 'coins' | 'wallet'

/** What the customer has with the shop, each with a switch: pay with it, or keep it. */
export function PurseCard({ checkout: { coins, wallet }, refusal, refusals, ...rest }: PurseCardProps) {
  if (!coins && !wallet) return null
  return (
    <Card title="Koin dan Saldo">
      {refusal ? <RefusalNote key={refusals} message={refusal.message} className="mb-2" /> : null}
      {coins ? (
        <Switch
          action="coins"
          purse={coins}
          title="Pakai Koin"
          has={`${groupDigits(coins.balance)} koin Anda`}
          {...rest}
        />
      ) : null}
      {wallet ? (
        <Switch
          action="wallet"
          purse={wallet}
          title="Pakai Saldo Toko"
          has={`${formatRupiah(wallet.balance)} saldo Anda`}
          {...rest}
        />
      ) : null}
    </Card>
  )
}

interface SwitchProps extends Pick<PurseCardProps, 'path' | 'busy' | 'onSubmit'> {
  action: Purse
  purse: NonNullable<Checkout['coins']>
  title: string
  has: string
}

/** A form of one button, so that it works without script; the button says what it is switched to. */
function Switch({ action, purse: { usable, active }, title, has, path, busy, onSubmit }: SwitchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(action, new FormData(event.currentTarget))
  }
  const use =
    usable === 0
      ? `${has} tidak dapat dipakai di pesanan ini`
      : `${active ? 'Memakai' : 'Bisa memakai'} ${formatRupiah(usable)} dari ${has}`
  return (
    <Form path={path} action={action} onSubmit={submit}>
      <input type="hidden" name="active" value={active ? '0' : '1'} />
      <button
        type="submit"
        role="switch"
        aria-checked={active}
        aria-labelledby={`pakai-${action}`}
        aria-describedby={`sisa-${action}`}
        aria-busy={busy === action || undefined}
        disabled={usable === 0 && !active}
        className="flex min-h-14 w-full items-center gap-3 py-2 text-left"
      >
        <span className="min-w-0 flex-1">
          <span id={`pakai-${action}`} className="block text-base font-medium">
            {title}
          </span>
          <span id={`sisa-${action}`} className="block text-sm text-neutral-600">
            {withAmounts(use)}
          </span>
        </span>
        <span
          aria-hidden="true"
          className={`flex h-6 w-10 shrink-0 items-center rounded-full p-1 ${active ? 'justify-end bg-green-700' : 'bg-neutral-500'}`}
        >
          <span className="size-4 rounded-full bg-white" />
        </span>
      </button>
    </Form>
  )
}
