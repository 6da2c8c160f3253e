import { type FormEvent, type ReactNode, useState } from 'react'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { goodsSaving, totalOfLines } from './intent.ts'
import { OpenableCard } from './open-card.tsx'
import { openCard, path as pathAtom, run, start, ticked } from './state.ts'
import { measuring, offers as offersAtom } from './voucher-offers.ts'
import { gainOf, savingOf, shortfallText, VoucherChips, Vouchers } from './vouchers.tsx'

/** The cart's vouchers: what is chosen here is in the checkout that begins. */
export function VoucherCard() {
  const offers = useAtomValue(offersAtom)
  const goods = totalOfLines(useAtomValue(ticked))
  if (!offers) return null
  const decision = decisionOf(offers, goods)
  return (
    <OpenableCard
      cards={openCard}
      card="voucher"
      icon="ticket"
      title={decision === null ? 'Pakai Voucher' : 'Voucher Dipakai'}
      decision={decision}
      ask={withAmounts(askOf(offers))}
    >
      <Choice offers={offers} />
    </OpenableCard>
  )
}

function Choice({ offers }: { offers: VoucherOffers }) {
  const path = useAtomValue(pathAtom)
  const { refusal: first } = useAtomValue(start)
  const [refusal, setRefusal] = useState<Pick<Refusal, 'message' | 'fields' | 'values'> | null>(
    first?.action === 'voucher' ? first : null,
  )
  const [refusals, setRefusals] = useState(0)
  const [taken, setTaken] = useState(0)
  const [sending, setSending] = useState(false)
  const busy = useAtomValue(measuring) || sending
  const send = useSetAtom(run)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    const answer = await send('voucher', new FormData(event.currentTarget))
    setSending(false)
    setRefusal(answer.ok ? null : { ...answer, values: {} })
    if (answer.ok) setTaken((count) => count + 1)
    else setRefusals((count) => count + 1)
  }
  return <Vouchers {...{ offers, path, refusal, refusals, taken, busy }} onSubmit={submit} />
}

/** What they take off the goods; what one takes off shipping, its title says. */
function decisionOf(measured: VoucherOffers, goods: number): ReactNode {
  const chosen = measured.offers.filter((offer) => offer.chosen)
  if (chosen.length === 0) return null
  const counting = chosen.flatMap(({ usable, voucher }) => (usable ? [voucher] : []))
  return (
    <>
      <VoucherChips vouchers={counting} saving={goodsSaving(measured, goods)} />
      {/* Chosen before the cart qualified, for example by a link: what is missing is said beside what counts. */}
      {chosen.map((one) =>
        one.usable ? null : (
          <span key={one.voucher.code} className="block">
            {withAmounts(`${one.voucher.title} · ${shortfallText(one)}`)}
          </span>
        ),
      )}
    </>
  )
}

function askOf({ offers, best }: VoucherOffers): string {
  const usable = offers.filter((offer) => offer.usable)
  const together = usable.filter(({ voucher }) => best.includes(voucher.code))
  if (savingOf(together) > 0)
    return gainOf(together).replace(/^(?:Hemat|Dapat)/, (gain) => `Bisa ${gain.toLowerCase()}`)
  return usable.length > 0 ? `${usable.length} voucher bisa dipakai` : 'Pilih voucher atau masukkan kode'
}
