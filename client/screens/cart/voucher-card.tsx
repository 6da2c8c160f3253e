import { type FormEvent, type ReactNode, useState } from 'react'
import type { VoucherOffers } from '#shared/api/voucher.ts'
import { formatRupiah } from '#shared/format/money.ts'
import type { ActionAnswer } from '#client/app/act.ts'
import type { PlainRefusal } from '#client/app/screen-state.ts'
import { DecisionCard } from '#client/kit/card.tsx'
import { withAmounts } from '#client/kit/price.tsx'
import { savingOf, shortfallText, Vouchers } from './vouchers.tsx'

interface VoucherCardProps {
  offers: VoucherOffers
  /** They are being measured anew. */
  busy: boolean
  path: string
  firstRefusal: PlainRefusal | null
  open: boolean
  onToggle: (open: boolean) => void
  onTouch: () => void
  run: (form: FormData) => Promise<ActionAnswer>
}

/** The cart's vouchers: what is chosen here is in the sale that begins. */
export function VoucherCard({ offers, busy, path, firstRefusal, run, ...card }: VoucherCardProps) {
  const [refusal, setRefusal] = useState<Pick<PlainRefusal, 'message' | 'fields' | 'values'> | null>(firstRefusal)
  const [refusals, setRefusals] = useState(0)
  const [taken, setTaken] = useState(0)
  const [sending, setSending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    const answer = await run(new FormData(event.currentTarget))
    setSending(false)
    setRefusal(answer.ok ? null : { ...answer, values: {} })
    if (answer.ok) setTaken((count) => count + 1)
    else setRefusals((count) => count + 1)
  }
  return (
    <DecisionCard
      id="voucher"
      icon="ticket"
      title="Pakai Voucher"
      decision={decisionOf(offers)}
      ask={withAmounts(askOf(offers))}
      {...card}
    >
      <Vouchers {...{ offers, path, refusal, refusals, taken }} busy={busy || sending} onSubmit={submit} />
    </DecisionCard>
  )
}

function decisionOf({ offers }: VoucherOffers): ReactNode {
  const chosen = offers.filter((offer) => offer.chosen)
  if (chosen.length === 0) return null
  // Chosen before the cart qualified, by a link say: what is missing stands where its saving would.
  const short = chosen.find(({ usable }) => !usable)
  if (short) return withAmounts(`${short.voucher.title} · ${shortfallText(short)}`)
  const saving = savingOf(chosen.filter(({ voucher }) => !voucher.cashback))
  const titles = chosen.map(({ voucher }) => voucher.title).join(', ')
  return withAmounts(saving > 0 ? `Hemat ${formatRupiah(saving)} dengan voucher · ${titles}` : titles)
}

function askOf({ offers, best }: VoucherOffers): string {
  const usable = offers.filter((offer) => offer.usable)
  const saving = savingOf(usable.filter(({ voucher }) => best.includes(voucher.code)))
  if (saving > 0) return `Hemat hingga ${formatRupiah(saving)}`
  return usable.length > 0 ? `${usable.length} voucher bisa dipakai` : 'Pilih voucher atau masukkan kode'
}
