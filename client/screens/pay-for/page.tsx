import type { SharedBill } from '#shared/api/order/payment.ts'
import { isInApp } from '#shared/web/arrival.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { fileAddresses, href } from '#shared/web/routes.ts'
import { page } from '#client/app/page/page.ts'
import { found } from '#client/app/page/found.ts'
import { OpenInBrowser } from '#client/kit/order/share-payment.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { BoughtLines } from '#client/kit/order/bought-lines.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { paymentData } from '#client/screens/success/payment/data.ts'
import Payment, { type PaymentData } from '#client/screens/success/payment/island.tsx'
import { tokenOf } from '#client/screens/track/page.tsx'

export interface SharedBillData {
  shared: SharedBill
  /** null: there is nothing to pay any more. */
  payment: PaymentData | null
  /** The page is inside another app. */
  inApp?: boolean
}

/** What somebody sees who was asked to pay for an order: what is owed, for what, and how. Nothing else can be done here. */
export const payFor = page({
  route: 'payFor',
  cache: 'never',
  async load({ api, params, userAgent }): Promise<SharedBillData> {
    const token = tokenOf(params.token)
    const shared = await found(api.payment.findShared({ token }))
    return { shared, payment: shared.bill && paymentOf(shared.bill, token), inApp: isInApp(userAgent) }
  },
  head: () => ({ title: 'Tagihan', noindex: true }),
  view: ({ shared, payment, inApp }, { shop }) =>
    payment === null ? (
      <EmptyState
        level={1}
        drawing={shared.paid ? 'done' : 'order'}
        title={shared.paid ? 'Sudah dibayar' : 'Tagihan ini sudah berakhir'}
        text={
          shared.paid
            ? 'Terima kasih. Pesanan ini sudah lunas, jadi tidak ada yang perlu dibayar lagi.'
            : 'Pesanannya dibatalkan atau waktu pembayarannya habis. Nomor lama tidak berlaku lagi.'
        }
        action={{ href: href('home'), label: `Lihat ${shop.title}` }}
      />
    ) : (
      <div className="wrap grid max-w-2xl! grid-cols-1 gap-3 py-3 lg:py-6">
        <section className="card p-4">
          <h1 className="numbers text-xl text-pretty wrap-anywhere">
            {withAmounts(askedWords(shared.firstName, payment.bill.amount))}
          </h1>
          <p className="mt-1 text-base text-muted">
            Pembayaran langsung ke {shop.title} untuk pesanan{' '}
            <span className="numbers whitespace-nowrap">{shared.number}</span>.
          </p>
          <BoughtLines lines={shared.lines} />
        </section>
        <Payment data={payment} refusal={null} />
        <OtherBank group={payment.bill.group} who={shared.firstName} />
        {inApp ? <OpenInBrowser link={shop.origin + payment.at} /> : null}
      </div>
    ),
  samples: async () => (await import('./samples.ts')).payForSamples,
})

/** Who asks, and for how much; `amount` null: only the vendor says it. */
const askedWords = (who: string, amount: number | null): string =>
  `${who === '' ? 'Anda diminta' : `${who} meminta Anda`} membayar${amount === null ? ' pesanan' : ` ${formatRupiah(amount)}`}`

/** What somebody does who has no account at the bank that the buyer chose. */
function OtherBank({ group, who }: { group: PaymentData['bill']['group']; who: string }) {
  const words = otherBankWords[group]?.(who || 'pemesan')
  return words ? <p className="px-4 text-sm text-muted">{words}</p> : null
}
const otherBankWords: Partial<Record<PaymentData['bill']['group'], (who: string) => string>> = {
  va: (who) => `Memakai bank lain? Minta ${who} mengubah metode pembayaran. Tautan ini tetap berlaku.`,
  transfer: () => 'Bisa ditransfer dari bank mana pun.',
}

function paymentOf(bill: NonNullable<SharedBill['bill']>, token: string): PaymentData {
  const place = { at: href('payFor', { token }), poll: null, retry: null, mayChange: false, token: null }
  const data = paymentData(bill, 'PENDING', place)
  return { ...data, download: data.qr ? `${fileAddresses.paymentQr}?${new URLSearchParams({ bayar: token })}` : null }
}
