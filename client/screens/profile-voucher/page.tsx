import { formatDate } from '#shared/format/dates.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { page } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { FeatureUnavailable } from '#client/kit/base/feature-unavailable.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { gainOf, ticketTerms } from '#client/kit/product/voucher-text.ts'
import { inOrder, type Own } from './order.ts'

/** null: this backend has none. */
export type VouchersData = readonly Own[] | null

/**
 * What this customer can use: what the cart says, and what the shop offers everybody, as far as the cart has no reason
 * against it. An empty cart measures nothing. Those that the cart reaches come first, and the soonest ending before the
 * others. Each voucher leads to its own page, where it is kept for the checkout.
 */
export const profileVoucher = page({
  route: 'profileVoucher',
  cache: 'never',
  async load({ api }): Promise<VouchersData> {
    const [offered, measured] = await Promise.all([
      optional(api, 'voucher.list', { slug: null }, { when: 'absent' }),
      optional(api, 'voucher.listForCart', { lines: null }),
    ])
    if (!offered) return null
    const known = measured?.offers ?? []
    const others = offered.filter(({ code }) => known.every(({ voucher }) => voucher.code !== code))
    return inOrder([
      ...known.filter(({ usable, missing, chosen }) => usable || chosen || missing !== null),
      ...others.map((voucher) => ({ voucher, chosen: false, claimed: false, usable: false })),
    ])
  },
  head: () => ({ title: 'Voucher Saya', back: href('profile'), noindex: true }),
  view: (offers) =>
    offers === null ? (
      <FeatureUnavailable title="Voucher belum tersedia" />
    ) : offers.length === 0 ? (
      <EmptyState
        drawing="ticket"
        title="Belum ada voucher"
        text="Voucher yang bisa Anda pakai tampil di sini."
        action={{ href: href('products', { category: 'semua' }), label: 'Mulai Belanja' }}
      />
    ) : (
      <div className="wrap py-3 lg:py-6">
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {offers.map((offer) => (
            <li key={offer.voucher.code}>
              <Offer offer={offer} />
            </li>
          ))}
        </ul>
      </div>
    ),
  samples: async () => (await import('./samples.ts')).voucherSamples,
})

/** What is claimed or chosen is marked, so that a script offers it on no ticket of this browser to be claimed again. */
function Offer({ offer: { voucher, chosen, claimed } }: { offer: Own }) {
  const state = chosen ? 'Dipakai otomatis saat checkout' : claimed ? 'Sudah diklaim' : ''
  return (
    <a
      href={href('discount', { code: voucher.code })}
      className="card flex h-full items-center gap-3 p-4"
      {...(chosen || claimed ? dom.mark(dom.ownVoucherMark, voucher.code) : {})}
    >
      <Icon name="ticket" size={24} className="text-brand-text" />
      <span className="min-w-0 flex-1">
        <strong className="block text-base font-bold wrap-anywhere">{gainOf(voucher)}</strong>
        <span className="block text-sm text-muted">{withAmounts(ticketTerms(voucher))}</span>
        <span className="block text-sm text-muted">
          {voucher.endsAt === null ? 'Tanpa batas waktu' : `Berlaku hingga ${formatDate(voucher.endsAt)}`}
        </span>
        {state === '' ? null : <span className="block text-sm font-semibold text-ok-ink">{state}</span>}
      </span>
      <span className="flex items-center gap-1 text-sm font-semibold text-brand-text">
        {chosen ? 'Lihat' : 'Pakai'}
        <Icon name="chevron-right" size={16} />
      </span>
    </a>
  )
}
