import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { api } from '#shared/api/index.ts'
import { can, type Frame, go, page } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { FeatureUnavailable } from '#client/kit/base/feature-unavailable.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { Form } from '#client/kit/form/form.tsx'
import { VoucherCode } from '#client/kit/order/voucher-code.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { gainOf, hasEnded, ticketTerms } from '#client/kit/product/voucher-text.ts'
import { endWords, inOrder, isShort, type Own, statusOf, stepOf } from './order.ts'

/** null: this backend has none. */
export type VouchersData = { offers: readonly Own[]; now: number } | null

/**
 * What this customer can use, now or with other goods; where nobody says, what the shop offers everybody. Those that the
 * cart reaches come first, and the soonest ending before the others. Each voucher leads to its own page, where it is kept
 * for the checkout.
 */
export const profileVoucher = page({
  route: 'profileVoucher',
  cache: 'never',
  async load({ api, ownBackend }): Promise<VouchersData> {
    const [offered, measured] = await Promise.all([
      optional(api, 'voucher.list', { slug: null }, { when: 'absent' }),
      optional(api, 'voucher.listForCart', { lines: null }),
    ])
    if (!offered) return null
    const known = measured?.offers ?? []
    const offers =
      measured === null || (known.length === 0 && !ownBackend)
        ? offered.map((voucher) => ({ voucher, chosen: false, claimed: false, usable: false, missing: null }))
        : known
    return { offers: inOrder(offers.filter(({ voucher }) => !hasEnded(voucher))), now: Date.now() }
  },
  head: () => ({ title: 'Voucher Saya', back: href('profile'), noindex: true }),
  view: (data, { shop, path, refusal }) =>
    data === null ? (
      <FeatureUnavailable title="Voucher belum tersedia" />
    ) : (
      <div className="wrap grid gap-3 py-3 lg:py-6">
        {can(shop, 'voucher.choose') ? <CodeForm path={path} refusal={refusal} /> : null}
        {data.offers.length === 0 ? (
          <EmptyState
            drawing="ticket"
            title="Belum ada voucher"
            text="Voucher yang bisa Anda pakai tampil di sini."
            action={{ href: href('products', { category: 'semua' }), label: 'Mulai Belanja' }}
          />
        ) : (
          <>
            <Offers offers={data.offers.filter((one) => !isClaimable(one))} now={data.now} />
            <Offers title="Bisa Diklaim" offers={data.offers.filter(isClaimable)} now={data.now} />
          </>
        )}
      </div>
    ),
  actions: {
    /** A code from a friend or a poster: it is kept, and its page says what it gives. */
    async keep(ctx) {
      const { code } = ctx.read(api.voucher.choose, { active: true })
      await ctx.api.voucher.choose({ code, active: true })
      return go(href('discount', { code }), { flash: 'voucher_claimed' })
    },
  },
  samples: async () => (await import('./samples.ts')).voucherSamples,
})

function CodeForm({ path, refusal }: Pick<Frame, 'path' | 'refusal'>) {
  return (
    <Form path={path} action="keep" className="card flex items-end gap-2 p-4">
      <VoucherCode
        typed={refusal?.values['code']}
        error={refusal ? (refusal.fields['code'] ?? refusal.message) : undefined}
        label="Klaim"
      />
    </Form>
  )
}

const isClaimable = (offer: Own): boolean => stepOf(offer) === 'Klaim'

function Offers({ title, offers, now }: { title?: string; offers: readonly Own[]; now: number }) {
  if (offers.length === 0) return null
  return (
    <>
      {title ? <h2 className="mt-3 text-md">{title}</h2> : null}
      <ul className="tickets grid grid-cols-1 gap-3 sm:grid-cols-2">
        {offers.map((offer) => (
          <li key={offer.voucher.code} className="w-full">
            <Offer offer={offer} now={now} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is claimed or chosen is marked, so that a script offers it on no ticket of this browser to be claimed again. */
function Offer({ offer, now }: { offer: Own; now: number }) {
  const { voucher, chosen, claimed } = offer
  const [status, step, end] = [statusOf(offer), stepOf(offer), endWords(offer, now)]
  return (
    <a
      href={step === 'Belanja' ? href('products', { category: 'semua' }) : href('discount', { code: voucher.code })}
      className={isShort(offer) ? 'bg-surface' : undefined}
      {...(chosen || claimed ? dom.mark(dom.ownVoucherMark, voucher.code) : {})}
    >
      <b className={`flex items-center gap-2 ${isShort(offer) ? 'text-muted' : 'text-brand-text'}`}>
        <Icon name={voucher.forShipping ? 'truck' : voucher.cashback ? 'coins' : 'ticket'} />
        {gainOf(voucher)}
      </b>
      <small className="text-sm">
        {withAmounts(ticketTerms(voucher))}
        <span className="block">
          {end.soon ? (
            <span className="inline-block rounded-sm bg-danger-soft px-1.5 font-bold text-danger">{end.words}</span>
          ) : (
            end.words
          )}
        </span>
        {status === '' ? null : (
          <span className={`mt-1 block font-semibold ${isShort(offer) ? 'text-ink' : 'text-ok-ink'}`}>
            {withAmounts(status)}
          </span>
        )}
      </small>
      {/* Nothing is left to do, so it looks like no button. */}
      {step === 'Aktif' ? (
        <span className="text-ok-ink">
          <span className="flex items-center gap-1">
            <Icon name="check" size={16} />
            {step}
          </span>
        </span>
      ) : (
        <span>{step}</span>
      )}
    </a>
  )
}
