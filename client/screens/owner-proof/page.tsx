import type { ReactNode } from 'react'
import { api } from '#shared/api/index.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { askCode, type Confirms, loadConfirms, readConfirmed } from '#client/app/page/confirming.ts'
import { type ActionContext, can, type Frame, go, notFound, page, redirect } from '#client/app/page/page.ts'
import { found } from '#client/app/page/found.ts'
import { optional } from '#client/app/page/optional.ts'
import { placeOrder } from '#client/app/page/placing.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { isPlaced } from '#client/screens/checkout/data/read-checkout.ts'
import { withAmounts } from '#client/kit/base/price.tsx'
import { ConfirmedForm } from '#client/kit/form/confirmed-form.tsx'
import { Form, OnceKey, RefusalNote } from '#client/kit/form/form.tsx'
import PasswordField from '#client/kit/form/password-field-island.tsx'
import { Seen } from '#client/kit/order/seen.tsx'
import { withStruck } from '#client/kit/order/struck.ts'
import { codeNote, isOwnMoney, placeFor, Summary } from '#client/kit/order/summary.tsx'

export interface OwnerProofData {
  orderId: string
  /** false: the customer has just shown who they are, so only the last press is left. */
  wanted: boolean
  confirms: Confirms
  /** Who is paid what the balance does not; null: nobody is chosen. */
  vendor: string | null
  total: number | null
  summary: readonly { label: string; amount: number }[]
  vouchers: readonly { code: string }[]
  key: string
}

type Context = ActionContext<'ownerProof'>

/**
 * The last step of an order that takes balance or coins from a browser, or sends them to a place, that the account does
 * not know: the customer shows once more who they are, and the order is placed for the total that stands here.
 */
export const ownerProof = page({
  route: 'ownerProof',
  cache: 'never',
  async load(ctx): Promise<OwnerProofData> {
    const id = OrderId.safeDecode(ctx.query.get('SALE_ID') ?? '')
    if (!id.success) notFound()
    const orderId = id.data
    // A step of checkout and no page of the profile, so the route itself lets everybody in.
    if (ctx.session === null) redirect(href('login', {}, { next: href('ownerProof', {}, { SALE_ID: orderId }) }))
    const checkout = await found(ctx.api.checkout.find({ orderId }))
    if (isPlaced(checkout)) redirect(href('success', {}, { SALE_ID: orderId }))
    if (!can(ctx.shop, 'account.confirm')) redirect(checkoutOf(orderId))
    const { ownerWanted, paymentVendor: vendor, total, summary, lines, vouchers } = checkout
    return {
      orderId,
      wanted: ownerWanted,
      confirms: await loadConfirms(ctx),
      vendor,
      total,
      summary: withStruck(summary, lines),
      vouchers,
      key: ctx.newKey(),
    }
  },
  head: ({ orderId }) => ({ title: 'Pastikan Ini Anda', back: checkoutOf(orderId), noindex: true }),
  view: (data, frame) => <OwnerProof data={data} frame={frame} />,
  actions: {
    async confirm(ctx) {
      await ctx.api.account.confirm(readConfirmed(ctx, api.account.confirm))
      return finish(ctx)
    },
    /** The customer has shown who they are: only the last press is left. */
    finish: (ctx) => finish(ctx),
    askCode: (ctx) => askCode(ctx, 'ownerProof'),
    /** For a customer who can only show it by signing in again. */
    async leave(ctx) {
      await optional(ctx.api, 'customer.logout')
      const next = href('ownerProof', {}, { SALE_ID: ctx.query.get('SALE_ID') })
      return go(href('login', {}, { next }), { token: null })
    },
  },
  samples: async () => (await import('./samples.ts')).ownerProofSamples,
  refusals: async () => (await import('./samples.ts')).ownerProofRefusals,
})

const checkoutOf = (orderId: string): string => href('checkout', {}, { SALE_ID: orderId })

async function finish(ctx: Context) {
  const placed = await placeOrder(ctx)
  if ('proof' in placed) return go(placed.proof)
  const { orderId: SALE_ID, billCode: SALE_BILL_CODE } = placed
  return go(href('success', {}, { SALE_ID, SALE_BILL_CODE }), { flash: 'order_placed' })
}

const formId = 'pemilik'

function OwnerProof({ data, frame }: { data: OwnerProofData; frame: Frame }) {
  const { orderId, wanted, confirms, summary, total } = data
  const seen = (
    <>
      <OnceKey value={data.key} />
      <Seen total={total} vouchers={data.vouchers} />
    </>
  )
  const isStuck = !confirms.password && !confirms.codes && !confirms.google && !confirms.passkeys
  return (
    <div className={columns}>
      <Card title={wanted ? 'Konfirmasi Keamanan' : 'Terkonfirmasi'}>
        {confirms.confirming?.proven ? null : (
          <p className="mb-4">
            {wanted ? whyWanted(summary) : 'Konfirmasi berhasil. Anda dapat melanjutkan.'}
            {wanted && isStuck ? ' Keluar, lalu masuk lagi untuk melanjutkan.' : ''}
          </p>
        )}
        {wanted && isStuck ? (
          <Form path={frame.path} action="leave">
            <Button size="lg" full>
              Keluar dan Masuk Lagi
            </Button>
          </Form>
        ) : wanted ? (
          <div className="max-w-sm">
            <ConfirmedForm
              id={formId}
              action="confirm"
              eachTime
              {...{ confirms, frame, PasswordField }}
              submit={placeFor(total, data)}
              isPageStep
              screen="ownerProof"
              kept={{ SALE_ID: orderId }}
            >
              {() => seen}
            </ConfirmedForm>
          </div>
        ) : (
          <Form path={frame.path} action="finish" className="max-w-sm space-y-4">
            {frame.refusal ? <RefusalNote {...frame.refusal} /> : null}
            {seen}
            <Button size="lg" full>
              {placeFor(total, data)}
            </Button>
          </Form>
        )}
      </Card>
      <Card title="Ringkasan Pembayaran">
        <Summary lines={summary} total={total} note={codeNote(data)} />
        <ButtonLink href={checkoutOf(orderId)} variant="quiet" full className="mt-2 -mb-2">
          Ubah Pesanan
        </ButtonLink>
      </Card>
    </div>
  )
}

/** What of the account pays for it, as its bill names it. */
function whyWanted(summary: OwnerProofData['summary']): ReactNode {
  const own = summary.filter(({ label, amount }) => isOwnMoney(label) && amount < 0)
  const named = own.map(({ label, amount }) => `${label} ${formatRupiah(-amount)}`).join(' dan ')
  return named === ''
    ? 'Demi keamanan saldo Anda, konfirmasi dulu bahwa ini benar Anda.'
    : withAmounts(`Pesanan ini memakai ${named}. Demi keamanan, konfirmasi dulu bahwa ini benar Anda.`)
}
