import { api } from '#shared/api/index.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { type Channel, phoneChannels } from '#shared/api/account/message.ts'
import { limits } from '#shared/limits.ts'
import { isOnHandover, paymentWay } from '#shared/order/payment-way.ts'
import { href } from '#shared/web/routes.ts'
import { type ActionContext, can, type Frame, go, notFound, page, redirect } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { found } from '#client/app/page/found.ts'
import { refuseMissing } from '#client/app/page/required-fields.ts'
import { unlessProofNeeded } from '#client/app/page/unless-proof-needed.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { CodeField, OutboxLink } from '#client/kit/form/code-field.tsx'
import { Form, OnceKey, RefusalNote, refusalIn } from '#client/kit/form/form.tsx'
import { Summary } from '#client/kit/order/summary.tsx'
import { codProofRefusals, codProofSamples } from './samples.ts'

export interface CodProofData {
  orderId: string
  /** Whether the order is placed after the proof; otherwise its payment is changed. */
  placing: boolean
  /** The phone that gets the code, its middle hidden; null: it is proven already. */
  phone: string | null
  /** How codes reach a phone here. */
  ways: readonly Channel[]
  /** The code that was requested; null when none was. */
  ticket: string | null
  /** The way to pay that it is for. */
  name: string
  vendor: string
  method: string
  /** What is to be paid on delivery, and the vouchers that count in it. */
  total: number | null
  summary: readonly { label: string; amount: number }[]
  vouchers: readonly string[]
  key: string
  /** Where a demo shop shows the messages it would have sent. */
  outbox: string | null
}

type Context = ActionContext<'codProof'>

/**
 * The last step of an order that is paid on delivery: a code shows that the recipient's phone is the shopper's. Then
 * the order is placed, or its payment is changed, for the total that stands here.
 */
export const codProof = page({
  route: 'codProof',
  cache: 'never',
  async load({ api, query, shop, newKey }): Promise<CodProofData> {
    const id = OrderId.safeDecode(query.get('SALE_ID') ?? '')
    if (!id.success) notFound()
    const orderId = id.data
    const checkout = await found(api.checkout.find({ orderId }))
    const placing = checkout.status === 'DRAFT'
    const listed = can(shop, 'payment.askCodCode') ? await optional(api, 'checkout.listPayments', { orderId }) : null
    const cod = listed?.find((one) => one.available && isOnHandover(one))
    if (!cod) redirect(backOf(orderId, placing))
    const ways = await optional(api, 'code.listWays', {}, { otherwise: [] })
    return {
      orderId,
      placing,
      phone: cod.codePhone,
      ways: ways.map(({ channel }) => channel),
      ticket: query.get('tiket'),
      name: cod.name,
      vendor: cod.vendor,
      method: cod.method,
      total: cod.total ?? checkout.total,
      summary: placing ? checkout.summary : [],
      vouchers: checkout.vouchers.map(({ code }) => code),
      key: newKey(),
      outbox: shop.demo ? href('outbox') : null,
    }
  },
  head: (data) => ({ title: 'Verifikasi Nomor HP', back: backOf(data.orderId, data.placing), noindex: true }),
  view: (data, frame) => <CodProof data={data} frame={frame} />,
  actions: {
    async ask(ctx) {
      const channel = ctx.form.get('channel') ?? ''
      const { ticket } = await ctx.api.payment.askCodCode(
        ctx.read(api.payment.askCodCode, { ...idOf(ctx), channel: channel === '' ? null : channel }),
      )
      return go(href('codProof', {}, { SALE_ID: ctx.query.get('SALE_ID'), tiket: ticket }), { flash: 'code_sent' })
    },
    async enter(ctx) {
      refuseMissing(ctx.form, ['code'])
      await ctx.api.payment.proveCodPhone(
        ctx.read(api.payment.proveCodPhone, { ...idOf(ctx), ticket: ctx.query.get('tiket') ?? '-' }),
      )
      return finish(ctx)
    },
    /** The phone is proven already: only the last press is left. */
    finish: (ctx) => finish(ctx),
  },
  samples: codProofSamples,
  refusals: codProofRefusals,
})

const idOf = (ctx: Context) => ({ orderId: ctx.query.get('SALE_ID') ?? '' })
const backOf = (orderId: string, placing: boolean): string =>
  placing ? href('checkout', {}, { SALE_ID: orderId }) : href('success', {}, { SALE_ID: orderId, ubah: 1 })

async function finish(ctx: Context) {
  const { orderId } = idOf(ctx)
  const flash = ctx.form.get('placing') === '1' ? 'order_placed' : 'payment_changed'
  if (flash === 'order_placed') {
    const acceptedVouchers = ctx.form.getAll('acceptedVoucher')
    const input = ctx.read(api.checkout.place, { orderId, ...ctx.tagClient, acceptedVouchers })
    const placed = await unlessProofNeeded(orderId, ctx.api.checkout.place(input))
    if ('proof' in placed) return go(placed.proof)
  } else await ctx.api.payment.change(ctx.read(api.payment.change, { orderId }))
  return go(href('success', {}, { SALE_ID: orderId }), { flash })
}

function CodProof({ data, frame }: { data: CodProofData; frame: Frame }) {
  const { phone, ticket, outbox, orderId, placing, name, total, summary } = data
  const asked = phone !== null && ticket !== null
  return (
    <div className="wrap max-lg:max-w-2xl! grid grid-cols-1 gap-3 py-3">
      <Card title={name}>
        <p className="mb-4 text-base text-neutral-600">
          {phone === null
            ? 'Nomor HP penerima sudah terverifikasi.'
            : asked
              ? `Kode sudah dikirim ke ${phone}. Jangan berikan kode kepada siapa pun.`
              : `Agar pesanan tidak dibuat atas nama orang lain, kami kirim kode ${limits.codeDigits} angka ke ${phone}.`}
          {asked ? <OutboxLink outbox={outbox} /> : null}
        </p>
        {asked || phone === null ? <LastStep data={data} frame={frame} /> : <Ask data={data} frame={frame} />}
        {asked ? <Ask data={data} frame={frame} again /> : null}
      </Card>
      <Card title="Ringkasan Pembayaran">
        <Summary
          lines={summary}
          total={total}
          label={paymentWay(data.vendor).courierFee ? 'Dibayar saat paket tiba' : 'Dibayar saat diambil'}
        />
        <ButtonLink href={backOf(orderId, placing)} variant="quiet" full className="mt-4">
          Pilih metode lain
        </ButtonLink>
      </Card>
    </div>
  )
}

function LastStep({
  data: { phone, placing, vendor, method, total, vouchers, key },
  frame,
}: {
  data: CodProofData
  frame: Frame
}) {
  const action = phone === null ? 'finish' : 'enter'
  const { refusal, path } = frame
  const mine = refusal && refusal.action !== 'ask' ? refusal : null
  return (
    <Form path={path} action={action} className="space-y-4">
      {mine ? <RefusalNote message={mine.message} /> : null}
      <OnceKey value={key} />
      <input type="hidden" name="placing" value={placing ? '1' : '0'} />
      <input type="hidden" name="vendor" value={vendor} />
      <input type="hidden" name="method" value={method} />
      {total === null ? null : <input type="hidden" name="acceptedTotal" value={total} />}
      {vouchers.map((code) => (
        <input key={code} type="hidden" name="acceptedVoucher" value={code} />
      ))}
      {phone === null ? null : <CodeField error={mine?.fields['code']} typed={mine?.values['code']} />}
      <Button size="lg" full>
        {placing ? 'Buat Pesanan' : 'Pakai Metode Ini'}
      </Button>
    </Form>
  )
}

const wayNames = { whatsapp: 'WhatsApp', sms: 'SMS' } as const

/** One button for each way; without a code that was requested, the first is the step to take. */
function Ask({ data: { ways }, frame, again = false }: { data: CodProofData; frame: Frame; again?: boolean }) {
  const { note } = refusalIn(frame, 'ask')
  return (
    <Form path={frame.path} action="ask" className={again ? 'mt-3 space-y-3' : 'space-y-3'}>
      {note}
      {phoneChannels
        .filter((way) => ways.includes(way))
        .map((way, place) => (
          <Button
            key={way}
            name="channel"
            value={way}
            size="lg"
            full
            variant={again ? 'quiet' : place === 0 ? 'primary' : 'outline'}
          >
            {again ? 'Kirim ulang' : 'Kirim kode'} lewat {wayNames[way]}
          </Button>
        ))}
    </Form>
  )
}
