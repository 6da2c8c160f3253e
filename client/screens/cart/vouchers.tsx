import type { FormEvent } from 'react'
import type { VoucherOffer, VoucherOffers } from '#shared/api/goods/voucher.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { VoucherCode } from '#client/kit/order/voucher-code.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { ids } from './names.ts'

interface VouchersProps {
  offers: VoucherOffers
  path: string
  refusal: Pick<Refusal, 'message' | 'fields' | 'values'> | null
  /** How many refusals there were: the same sentence again takes the focus again. */
  refusals: number
  /** How many codes were accepted: the field is emptied after each. */
  taken: number
  busy: boolean
  /** Without script the forms post the page's action `voucher`: `code`, and `active` 0 to take one off. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** The shop's vouchers, what each would save, and why one cannot be used. */
export function Vouchers({ offers: { offers, best }, path, refusal, refusals, taken, busy, onSubmit }: VouchersProps) {
  const combination = offers.filter(({ voucher, usable }) => usable && best.includes(voucher.code))
  const worth = combination.some(({ chosen }) => !chosen)
  const form = { path, action: 'voucher', onSubmit, 'aria-busy': busy || undefined }
  return (
    <div className="space-y-3">
      {refusal ? <RefusalNote key={refusals} message={refusal.fields['code'] ?? refusal.message} /> : null}
      <Form {...form} id={ids.voucherForm} key={taken} className="flex items-end gap-2">
        <VoucherCode typed={refusal?.values['code']} />
      </Form>
      {combination.length > 0 ? (
        <Form {...form} className="flex items-center gap-3 rounded-sm bg-ok-soft p-3">
          {combination.map(({ voucher }) => (
            <input key={voucher.code} type="hidden" name="code" value={voucher.code} />
          ))}
          <p className="min-w-0 flex-1 text-sm">
            <span className="block font-semibold">Kombinasi terbaik</span>
            <span className="text-ok-ink">{withAmounts(gainOf(combination))}</span>
          </p>
          {/* Applied it stays as wide: what is below does not move, and the focus is not lost. */}
          <Button
            className="w-24"
            type={worth ? 'submit' : 'button'}
            variant={worth ? 'primary' : 'quiet'}
            aria-disabled={!worth || undefined}
          >
            {worth ? 'Pakai' : 'Dipakai'}
          </Button>
        </Form>
      ) : null}
      {offers.length === 0 ? <p className="text-muted">Belum ada voucher untuk produk ini.</p> : null}
      <ul className="divide-y divide-sunk">
        {offers.map((offer) => (
          <li key={offer.voucher.code}>
            <Form {...form} className="flex items-center gap-3 py-3">
              <Offer offer={offer} />
              <input type="hidden" name="code" value={offer.voucher.code} />
              {offer.chosen ? <input type="hidden" name="active" value="0" /> : null}
              {offer.usable || offer.chosen ? (
                <Button
                  variant={offer.chosen ? 'quiet' : 'outline'}
                  aria-label={`${offer.chosen ? 'Lepas' : 'Pakai'} ${offer.voucher.title}`}
                >
                  {offer.chosen ? 'Lepas' : 'Pakai'}
                </Button>
              ) : null}
            </Form>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Offer({ offer: { voucher, saving, usable, chosen, reason, missing } }: { offer: VoucherOffer }) {
  return (
    <div className={`min-w-0 flex-1 ${usable || chosen ? '' : 'text-hint'}`}>
      <p className="font-semibold wrap-anywhere">{withAmounts(voucher.title)}</p>
      {voucher.description ? <p className="text-sm text-muted">{withAmounts(voucher.description)}</p> : null}
      {usable ? (
        <p className="text-sm font-medium text-ok">
          {chosen ? 'Dipakai' : ''}
          {/* What shipping costs is not known before the courier is chosen. */}
          {saving > 0
            ? withAmounts(`${chosen ? ' · ' : ''}${gainOf([{ saving, voucher }])}`)
            : chosen || 'Bisa dipakai'}
        </p>
      ) : (
        <p className="text-sm font-medium text-warn-ink">{withAmounts(shortfallText({ reason, missing }))}</p>
      )}
      {voucher.endsAt ? <p className="text-xs text-muted">Berlaku sampai {formatDate(voucher.endsAt)}</p> : null}
    </div>
  )
}

/** What is in use: what it takes off, and each by its name; no higher than a line, because an open card shows just one. */
export const VoucherChips = ({
  saving,
  vouchers,
}: {
  saving: number
  vouchers: readonly { code: string; title: string }[]
}) => (
  <span className="flex flex-wrap items-center gap-2">
    {saving > 0 ? <span className="text-ok">{`Hemat ${formatRupiah(saving)}`}</span> : null}
    {vouchers.map(({ code, title }) => (
      <span key={code} className="rounded-sm bg-ok-soft px-2 text-sm font-medium text-ok-ink">
        {withAmounts(title || code)}
      </span>
    ))}
  </span>
)

/** What vouchers bring together: one sum off the price, coins, and of an unknown shipping cost the title. */
export function gainOf(together: readonly Pick<VoucherOffer, 'saving' | 'voucher'>[]): string {
  const lower = savingOf(together.filter(({ voucher }) => !voucher.cashback))
  return [
    lower > 0 && `Hemat ${formatRupiah(lower)}`,
    ...together.map(({ saving, voucher }) =>
      saving === 0 ? voucher.title : voucher.cashback && `Dapat ${groupDigits(saving)} koin`,
    ),
  ]
    .filter(Boolean)
    .join(' + ')
}

/** Why a voucher cannot be used now, and how much is missing. */
export const shortfallText = ({ reason, missing }: Pick<VoucherOffer, 'reason' | 'missing'>): string =>
  missing !== null && missing > 0
    ? `Tambah ${formatRupiah(missing)} lagi untuk memakai voucher ini`
    : reason || 'Voucher tidak berlaku'

export const savingOf = (offers: readonly Pick<VoucherOffer, 'saving'>[]): number =>
  offers.reduce((sum, { saving }) => sum + saving, 0)
