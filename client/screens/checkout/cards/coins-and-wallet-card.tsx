import type { KnownCheckout } from '#client/screens/checkout/data/read-checkout.ts'
import type { FormEvent } from 'react'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { type Balance, checkoutOf, screen, switchBalance } from '#client/screens/checkout/state/state.ts'

/** What the customer has with the shop, each with a switch: pay with it, or keep it. */
export function CoinsAndWalletCard() {
  const coins = useAtomValue(checkoutOf('coins'))
  const wallet = useAtomValue(checkoutOf('wallet'))
  const coinsRefusal = useAtomValue(screen.refusalOf('coins'))
  const refusal = useAtomValue(screen.refusalOf('wallet')) ?? coinsRefusal
  const refusals = useAtomValue(screen.refusals)
  if (!coins && !wallet) return null
  return (
    <section className="card flex gap-3 px-4 py-3">
      <Icon name="coins" size={22} className="text-hint" />
      <div className="min-w-0 flex-1">
        <h2 className="font-bold">Koin dan Saldo Toko</h2>
        {refusal ? <RefusalNote key={refusals} {...refusal} className="mb-2" /> : null}
        {coins ? (
          <Switch
            action="coins"
            balance={coins}
            title="Pakai Koin"
            has={`${groupDigits(coins.balance)} koin`}
            unused={`${groupDigits(coins.balance)} koin · hemat ${formatRupiah(coins.usable)}`}
            used={`Terpakai ${groupDigits(coins.usable)} koin, sisa ${groupDigits(coins.balance - coins.usable)}`}
          />
        ) : null}
        {wallet ? (
          <Switch
            action="wallet"
            balance={wallet}
            title="Pakai Saldo Toko"
            has={`Saldo ${formatRupiah(wallet.balance)}`}
            // One's own money is no saving.
            unused={`Saldo ${formatRupiah(wallet.balance)}, bisa dipakai ${formatRupiah(wallet.usable)}`}
            used={`Terpakai ${formatRupiah(wallet.usable)}, sisa ${formatRupiah(wallet.balance - wallet.usable)}`}
          />
        ) : null}
      </div>
    </section>
  )
}

interface SwitchProps {
  action: Balance
  balance: NonNullable<KnownCheckout['coins']>
  title: string
  has: string
  /** What using it would do, and what it does. */
  unused: string
  used: string
}

/** A form of one button, so that it works without script. The button says whether it is on. */
function Switch({ action, balance: { usable, active }, title, has, unused, used }: SwitchProps) {
  const path = useAtomValue(screen.path)
  const busy = useAtomValue(screen.isBusy(action))
  const switchOver = useSetAtom(switchBalance)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void switchOver(action, new FormData(event.currentTarget))
  }
  const use = usable === 0 ? `${has} tidak dapat dipakai di pesanan ini` : active ? used : unused
  return (
    <Form path={path} action={action} onSubmit={submit}>
      <input type="hidden" name="active" value={active ? '0' : '1'} />
      <button
        type="submit"
        role="switch"
        aria-checked={active}
        aria-labelledby={`use-${action}`}
        aria-describedby={`balance-${action}`}
        aria-busy={busy || undefined}
        disabled={usable === 0 && !active}
        className="flex min-h-14 w-full items-center gap-3 py-2 text-left"
      >
        <span className="min-w-0 flex-1">
          <span id={`use-${action}`} className="block font-medium">
            {title}
          </span>
          <span id={`balance-${action}`} className="block text-sm text-muted">
            {withAmounts(use)}
          </span>
        </span>
        <span
          aria-hidden="true"
          className={`flex h-6 w-10 shrink-0 items-center rounded-full border p-1 ${active ? 'justify-end bg-ok-fill text-ok' : 'text-hint'}`}
        >
          <span className={`size-4 rounded-full ${active ? 'bg-white' : 'bg-hint'}`} />
        </span>
      </button>
    </Form>
  )
}
