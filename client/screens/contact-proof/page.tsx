import { api } from '#shared/api/index.ts'
import type { Checkout } from '#shared/api/order/checkout.ts'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import type { CodeWay } from '#shared/api/account/code.ts'
import type { Channel } from '#shared/api/account/message.ts'
import { limits } from '#shared/limits.ts'
import { handoverWords, isOnHandover, paymentWay } from '#shared/order/payment-way.ts'
import { href } from '#shared/web/routes.ts'
import { type ActionContext, can, type Frame, go, notFound, page, redirect } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { found } from '#client/app/page/found.ts'
import { refuseMissing } from '#client/app/page/required-fields.ts'
import { otherWay, readWay, wayTo } from '#client/kit/form/code-way.ts'
import { fragments } from '#client/screens/checkout/data/names.ts'
import { isPlaced } from '#client/screens/checkout/data/read-checkout.ts'
import { withStruck } from '#client/kit/order/struck.ts'
import CodeForm from '#client/screens/login-by-code/code-form-island.tsx'
import { placeOrder } from '#client/app/page/placing.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { channelNames, CodeField, OutboxLink } from '#client/kit/form/code-field.tsx'
import { Form, OnceKey, RefusalNote, refusalIn } from '#client/kit/form/form.tsx'
import { Seen } from '#client/kit/order/seen.tsx'
import { codeNote, collectedWhen, placeFor, Summary } from '#client/kit/order/summary.tsx'

export interface ContactProofData {
  orderId: string
  /** Whether the order is placed after the proof; otherwise its payment is changed. */
  placing: boolean
  /** The contact was typed in this checkout, where it can be typed again; that of an account, or of an order, stays. */
  typed: boolean
  /** How the code reaches the contact that is to be proven, masked; empty: it is proven already. */
  ways: readonly CodeWay[]
  /** The code that was requested; null when none was. */
  ticket: string | null
  /** By which way it was sent; null: the address does not say. */
  way: Channel | null
  /** The way to pay that it is for. */
  name: string
  group: PaymentChoice['group']
  vendor: string
  method: string
  /** What is to be paid, and the vouchers that count in it. */
  total: number | null
  summary: readonly { label: string; amount: number }[]
  vouchers: readonly { code: string }[]
  key: string
  /** Where a demo shop shows the messages it would have sent. */
  outbox: string | null
}

type Context = ActionContext<'contactProof'>

/**
 * The last step of an order that holds goods on trust: a code shows that a contact is the shopper's, of what is paid on
 * delivery the recipient's phone. Then the order is placed, or its payment is changed, for the total that stands here.
 */
export const contactProof = page({
  route: 'contactProof',
  cache: 'never',
  async load({ api, query, shop, session, newKey }): Promise<ContactProofData> {
    const id = OrderId.safeDecode(query.get('SALE_ID') ?? '')
    if (!id.success) notFound()
    const orderId = id.data
    const checkout = await found(api.checkout.find({ orderId }))
    const placing = !isPlaced(checkout)
    const [ways, listed] = can(shop, 'payment.listContactWays')
      ? await Promise.all([
          found(api.payment.listContactWays({ orderId })),
          optional(api, 'checkout.listPayments', { orderId }),
        ])
      : [[], null]
    // An order that was placed asks only before it is paid on delivery.
    const chosen = listed?.find((one) => one.available && (placing ? isChosen(checkout, one) : isOnHandover(one)))
    if (!chosen) redirect(backOf(orderId, placing))
    const { name, group, vendor, method } = chosen
    return {
      orderId,
      placing,
      typed: placing && session === null,
      ways,
      ticket: query.get('tiket'),
      way: readWay(query.get('lewat')),
      name,
      group,
      vendor,
      method,
      total: chosen.total ?? checkout.total,
      summary: placing ? withStruck(checkout.summary, checkout.lines) : [],
      vouchers: checkout.vouchers,
      key: newKey(),
      outbox: shop.demo ? href('outbox') : null,
    }
  },
  head: (data) => ({ title: 'Verifikasi Kontak', back: backOf(data.orderId, data.placing), noindex: true }),
  view: (data, frame) => <ContactProof data={data} frame={frame} />,
  actions: {
    ask: (ctx) => ask(ctx),
    again: (ctx) => ask(ctx),
    async enter(ctx) {
      refuseMissing(ctx.form, ['code'])
      await ctx.api.payment.proveContact(
        ctx.read(api.payment.proveContact, { ...idOf(ctx), ticket: ctx.query.get('tiket') ?? '-' }),
      )
      return finish(ctx)
    },
    /** The contact is proven already: only the last press is left. */
    finish: (ctx) => finish(ctx),
  },
  samples: async () => (await import('./samples.ts')).contactProofSamples,
  refusals: async () => (await import('./samples.ts')).contactProofRefusals,
})

const isChosen = ({ paymentVendor, paymentMethod }: Checkout, { vendor, method }: PaymentChoice): boolean =>
  vendor === paymentVendor && method === paymentMethod
const idOf = (ctx: Context) => ({ orderId: ctx.query.get('SALE_ID') ?? '' })
const backOf = (orderId: string, placing: boolean): string =>
  placing ? href('checkout', {}, { SALE_ID: orderId }) : href('success', {}, { SALE_ID: orderId, ubah: 1 })

async function ask(ctx: Context) {
  const channel = ctx.form.get('channel') ?? ''
  const { ticket } = await ctx.api.payment.askContactCode(
    ctx.read(api.payment.askContactCode, { ...idOf(ctx), channel: channel === '' ? null : channel }),
  )
  const sent = { tiket: ticket, lewat: readWay(String(channel)) }
  return go(href('contactProof', {}, { SALE_ID: ctx.query.get('SALE_ID'), ...sent }), { flash: 'code_sent' })
}

async function finish(ctx: Context) {
  const { orderId } = idOf(ctx)
  const flash = ctx.form.get('placing') === '1' ? 'order_placed' : 'payment_changed'
  if (flash === 'order_placed') {
    const placed = await placeOrder(ctx)
    if ('proof' in placed) return go(placed.proof)
  } else await ctx.api.payment.change(ctx.read(api.payment.change, { orderId }))
  return go(href('success', {}, { SALE_ID: orderId }), { flash })
}

function ContactProof({ data, frame }: { data: ContactProofData; frame: Frame }) {
  const { ways, ticket, outbox, orderId, placing, name, total, summary } = data
  const [contact = null] = ways.map((way) => way.contact)
  const asked = contact !== null && ticket !== null
  return (
    <div className={columns}>
      <Card>
        <h2 className="mb-3 font-bold">{name}</h2>
        <div className="mb-3">
          {contact === null ? (
            <p>Kontak Anda sudah terverifikasi.</p>
          ) : (
            <>
              <p className="mb-1 text-sm text-muted">{whyAsked(data)}</p>
              <p>
                {asked
                  ? `Kode dikirim ${data.way ? wayTo(data.way, '') : 'ke '}`
                  : `Kami kirim kode ${limits.codeDigits} angka ke `}
                <strong className="wrap-anywhere">{contact}</strong>.
                {asked ? ' Jangan berikan kode kepada siapa pun.' : null}
              </p>
            </>
          )}
          {asked ? <OutboxLink outbox={outbox} /> : null}
          {contact !== null && data.typed ? (
            <a
              href={`${backOf(orderId, true)}#${fragments.address}`}
              className="flex min-h-11 items-center font-semibold text-brand-text"
            >
              Ganti Nomor atau Email
            </a>
          ) : null}
        </div>
        <div className="max-w-sm">
          {asked || contact === null ? <LastStep data={data} frame={frame} /> : <Ask data={data} frame={frame} />}
          {asked ? <AskAgain data={data} frame={frame} /> : null}
        </div>
      </Card>
      <Card title="Ringkasan Pembayaran">
        <Summary
          lines={summary}
          total={total}
          note={codeNote(data)}
          {...(isOnHandover(data) ? { label: collectedWhen(!paymentWay(data.vendor).courierFee) } : {})}
        />
        <ButtonLink href={backOf(orderId, placing)} variant="quiet" full className="mt-2 -mb-2">
          Pilih Metode Pembayaran Lain
        </ButtonLink>
      </Card>
    </div>
  )
}

/** Why a code is needed. */
function whyAsked(data: ContactProofData): string {
  if (!isOnHandover(data)) return 'Stok terbatas, jadi kami pastikan dulu pesanan ini dari Anda.'
  return `Pesanan ${handoverWords[data.vendor] ?? data.name} disiapkan sebelum dibayar, jadi kami pastikan dulu nomornya benar.`
}

function LastStep({
  data: { ways, placing, vendor, method, total, vouchers, key },
  frame,
}: {
  data: ContactProofData
  frame: Frame
}) {
  const action = ways.length === 0 ? 'finish' : 'enter'
  const { refusal, path } = frame
  const mine = refusal && refusal.action !== 'ask' && refusal.action !== 'again' ? refusal : null
  return (
    <Form path={path} action={action} className="space-y-4">
      {mine ? <RefusalNote {...mine} /> : null}
      <OnceKey value={key} />
      <input type="hidden" name="placing" value={placing ? '1' : '0'} />
      <input type="hidden" name="vendor" value={vendor} />
      <input type="hidden" name="method" value={method} />
      <Seen total={total} vouchers={vouchers} />
      {action === 'finish' ? null : <CodeField error={mine?.fields['code']} typed={mine?.values['code']} />}
      <Button size="lg" full>
        {placing ? placeFor(total, { vendor }) : 'Pakai Metode Ini'}
      </Button>
    </Form>
  )
}

function AskAgain({ data: { ways, way }, frame: { path, refusal } }: { data: ContactProofData; frame: Frame }) {
  const channels = ways.map(({ channel }) => channel)
  const taken = channels.find((one) => one === way) ?? channels[0] ?? null
  return <CodeForm enters={false} path={path} refusal={refusal} way={taken} other={otherWay(taken, channels)} />
}

/** One button for each way; the first is the step to take. */
function Ask({ data: { ways }, frame }: { data: ContactProofData; frame: Frame }) {
  const { note } = refusalIn(frame, 'ask')
  return (
    <Form path={frame.path} action="ask" className="space-y-3">
      {note}
      {ways.map(({ channel }, place) => (
        <Button
          key={channel}
          name="channel"
          value={channel}
          size="lg"
          full
          variant={place === 0 ? 'primary' : 'outline'}
        >
          Kirim Kode lewat {channelNames[channel]}
        </Button>
      ))}
    </Form>
  )
}
