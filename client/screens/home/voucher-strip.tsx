import type { Voucher } from '#shared/api/goods/voucher.ts'
import * as dom from '#client/app/dom-names.ts'
import { chipsOf, gainOf, ticketTerms } from '#client/kit/product/voucher-text.ts'
import { formAction } from '#client/kit/form/form.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { Icon } from '#client/kit/base/icon.tsx'

/** Where the home page shows them. */
export const vouchersId = 'voucher'

/**
 * The shop's vouchers as a row of tickets. The page is the same for everybody, so it cannot know who has claimed what:
 * the script marks claimed ones from this browser's storage. Without script a ticket is a form that claims it.
 */
export function VoucherStrip({ vouchers }: { vouchers: readonly Voucher[] }) {
  return (
    <ul aria-label="Voucher Toko" className="tickets">
      {vouchers.map((voucher) => (
        <li key={voucher.code}>
          <form method="post" action={formAction('', 'claimVoucher')} {...dom.mark(dom.inPlaceMark)}>
            <b>{gainOf(voucher)}</b>
            <small>{withAmounts(ticketTerms(voucher))}</small>
            <button type="submit" name="code" value={voucher.code}>
              Klaim
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}

const chipsShown = 2

/**
 * A signed-in shopper reads `member` instead. null: this chip disappears, so the mark is on a wrapper that the script
 * empties, and that has no box of its own, whose gap would stay.
 */
function Chip({ guest, member }: { guest: string; member: string | null }) {
  const chip = (
    <span
      {...(member === null || member === guest ? {} : dom.mark(dom.signedInMark, member))}
      className="rounded-sm bg-brand-soft px-1.5 py-1 text-xs font-semibold whitespace-nowrap text-brand-text"
    >
      {guest}
    </span>
  )
  if (member !== null) return chip
  return (
    <span {...dom.mark(dom.signedInMark, '')} className="contents">
      {chip}
    </span>
  )
}

/** The vouchers of one product, as one line that opens. */
export function ProductVouchers({ vouchers, of }: { vouchers: readonly Voucher[]; of: Parameters<typeof chipsOf>[1] }) {
  const { guest, member } = chipsOf(vouchers, of)
  return (
    <details className="min-w-0 max-lg:order-last">
      <summary className="flex min-h-11 items-center gap-2 text-base">
        <span className="font-semibold">Voucher Toko</span>
        {/* One that does not fit wraps out of sight: half a chip says nothing. */}
        <span className="flex h-6 min-w-0 flex-1 flex-wrap gap-1.5 overflow-hidden">
          {guest.slice(0, chipsShown).map((chip, place) => (
            <Chip key={chip} guest={chip} member={member[place] ?? null} />
          ))}
        </span>
        <Icon name="chevron-down" className="text-hint turn" />
      </summary>
      <VoucherStrip vouchers={vouchers} />
    </details>
  )
}
