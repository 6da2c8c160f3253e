import type { FormEvent } from 'react'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { mustInsure } from '#shared/order/insurance.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { Form } from '#client/kit/form/form.tsx'
import { countInCart, countPieces } from '#client/kit/order/pieces.ts'
import { goodsWords } from '#client/kit/order/struck.ts'
import { Summary } from '#client/kit/order/summary.tsx'
import { fitWords, goodsSaving, isShort, struckOfLines, totalOfLines } from './intent.ts'
import { fitField } from './fields.ts'
import { ids } from './names.ts'
import { checkout, leaving, path as pathAtom, shippingFree, start, ticked } from './state.ts'
import { measuring as measuringAtom, offers } from './voucher-offers.ts'
import { freeTo, shippingNote, shippingPaidTo } from './shipping-note.ts'
import { savingOf } from './vouchers.tsx'

/** On phones it is at the bottom edge, on wide screens beside the lines. */
export function CheckoutBar() {
  const path = useAtomValue(pathAtom)
  const { key } = useAtomValue(start).data
  const busy = useAtomValue(leaving)
  const chosen = useAtomValue(ticked)
  const pieces = countPieces(chosen)
  const short = chosen.filter(isShort)
  // Without script the page does not know what is ticked.
  const knows = useHydrated()
  const waits = knows && chosen.length === 0
  const beginCheckout = useSetAtom(checkout)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = new FormData(event.currentTarget).get('note')
    void beginCheckout(typeof note === 'string' ? note : null)
  }
  return (
    <Form
      path={path}
      action="create"
      id={ids.checkoutForm}
      onSubmit={submit}
      className="bottom-bar lg:sticky lg:inset-auto lg:z-0 lg:top-24 lg:rounded-md lg:border-0"
    >
      <input type="hidden" name="_key" value={key} />
      {short.map(({ id, stock }) => (
        <input key={id} type="hidden" name={fitField} value={`${stock} ${id}`} />
      ))}
      <div className="wrap flex min-h-16 items-center justify-between gap-3 lg:flex-col lg:items-stretch lg:gap-4 lg:px-4! lg:pt-4 lg:pb-4">
        <Bill />
        <Button size="lg" aria-busy={busy || undefined} className={`min-w-36 ${short.length > 0 ? '' : 'shrink-0'}`}>
          {waits
            ? 'Pilih produk dulu'
            : (fitWords(short, knows || short.length === chosen.length) ?? `Checkout (${groupDigits(pieces)})`)}
        </Button>
      </div>
    </Form>
  )
}

/** What the ticked lines cost with the chosen vouchers, and what is known of shipping. */
function Bill() {
  const chosenLines = useAtomValue(ticked)
  const goods = totalOfLines(chosenLines)
  const measuring = useAtomValue(measuringAtom)
  const measured = useAtomValue(offers)
  const saving = goodsSaving(measured, goods)
  const chosen = measured?.offers.filter((offer) => offer.chosen && offer.usable) ?? []
  const cashback = savingOf(chosen.filter(({ voucher }) => voucher.cashback))
  const insured = useAtomValue(start).data.insures && mustInsure(goods)
  const carried = chosenLines.some(({ weightGrams }) => weightGrams !== null)
  const most = carried ? shippingPaidTo(measured) : 0
  // To a place that is known it costs less than the voucher pays.
  const paidTo = useAtomValue(shippingFree) && most > 0 ? Infinity : most
  const note = carried ? shippingNote(paidTo, insured) : undefined
  const struck = struckOfLines(chosenLines)
  const lowering = [
    { label: 'Diskon Produk', amount: -struck },
    { label: 'Diskon Voucher', amount: -saving },
  ].filter(({ amount }) => amount < 0)
  // Where nothing lowers it, the total says all.
  const first = { label: goodsWords(countInCart(chosenLines), struck > 0), amount: goods + struck }
  const shipping = paidTo > 0 ? [{ label: 'Total Ongkos Kirim', amount: 0, words: freeTo(paidTo) }] : []
  const lines = lowering.length + shipping.length > 0 ? [first, ...lowering, ...shipping] : []
  return (
    <>
      <div className="hidden lg:block">
        <h2 className="mb-3 text-base font-bold">Ringkasan Belanja</h2>
        <Summary
          lines={lines}
          total={goods - saving}
          label="Total"
          note={paidTo > 0 ? insured && 'Belum termasuk asuransi wajib' : carried && shippingNote(0, insured)}
          busy={measuring}
        />
        {lowering.length > 1 ? (
          <p className="mt-2 text-sm font-medium text-ok">Total hemat {formatRupiah(struck + saving)}</p>
        ) : null}
        {cashback > 0 ? (
          <p className="mt-2 text-sm text-ok">Dapat {groupDigits(cashback)} koin setelah pesanan selesai</p>
        ) : null}
      </div>
      <p className="flex flex-col lg:hidden" aria-live="polite">
        <span>
          <span className="text-sm text-muted">Total</span>{' '}
          <strong className={`price text-md whitespace-nowrap transition-opacity ${measuring ? 'opacity-50' : ''}`}>
            {formatRupiah(goods - saving)}
          </strong>
        </span>
        {note ? <span className={`text-xs ${paidTo ? 'text-ok' : 'text-muted'}`}>{note}</span> : null}
        {struck + saving > 0 ? (
          <span className="text-xs font-medium text-ok">{withAmounts(`Hemat ${formatRupiah(struck + saving)}`)}</span>
        ) : null}
      </p>
    </>
  )
}
