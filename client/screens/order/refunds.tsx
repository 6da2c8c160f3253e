import type { Order } from '#shared/api/order/order.ts'
import type { OrderRefund } from '#shared/api/order/order-refund.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, type Frame } from '#client/app/page/page.ts'
import { BankAccountFields } from '#client/kit/form/bank-account-fields.tsx'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { CodeField, OutboxLink } from '#client/kit/form/code-field.tsx'
import { CodeWays } from '#client/kit/form/code-ways.tsx'
import { Form, refusalIn } from '#client/kit/form/form.tsx'
import { orderChat } from '#client/kit/base/whatsapp-button.tsx'
import { isOwed, refundWords, saysMoney } from '#client/kit/order/state.ts'
import type { Naming } from './refund-account.ts'

interface RefundsProps {
  order: Order
  frame: Frame
  /** Whether the reader may say where the money goes; the link alone is not enough. */
  mayName: boolean
  /** The refund whose account waits for its code. */
  naming: Naming | null
}

/** Whether this backend takes the account of a shopper, for money that is owed. */
export const canName = (shop: Frame['shop']): boolean =>
  can(shop, 'order.askRefundCode') && can(shop, 'order.nameRefundAccount')

/** The money of an order that comes back, how, and when it was paid. */
export function Refunds({ order, frame, mayName, naming }: RefundsProps) {
  if (order.refunds.length === 0) return null
  const offered = mayName && canName(frame.shop)
  const said = saysMoney(order)
  if (said && !(offered && order.refunds.some(isOwed))) return null
  return (
    <Card title="Pengembalian Dana">
      <ul className="divide-y divide-sunk">
        {order.refunds.map((refund) => (
          <li key={refund.id} id={dom.refundId(refund.id)} className="scroll-mt-20 space-y-3 py-3 text-base">
            {said ? null : (
              <p>
                <strong className="numbers font-semibold">{formatRupiah(refund.amount)}</strong>{' '}
                <span className="wrap-anywhere text-muted">{refundWords(refund)}</span>
              </p>
            )}
            {offered && isOwed(refund) ? <Target {...{ order, refund, frame, naming }} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface TargetProps extends Pick<RefundsProps, 'order' | 'frame' | 'naming'> {
  refund: OrderRefund
}

/** Where it goes: a form while nobody has said so, and afterwards one to unfold that changes it. */
function Target({ order, refund, frame, naming }: TargetProps) {
  const ticket = naming?.refundId === refund.id ? naming.ticket : null
  const at = { ...frame, refusal: frame.refusal?.values['refundId'] === refund.id ? frame.refusal : null }
  const form =
    refund.codeWays.length > 0 ? (
      <NameAccount {...{ refund, frame: at, asked: ticket !== null }} />
    ) : (
      <NoCode order={order} frame={frame} />
    )
  if (refund.to === '') return form
  return (
    <details open={ticket !== null || at.refusal !== null}>
      <summary className="flex min-h-11 cursor-pointer items-center text-base font-semibold text-brand-text">
        Ganti Rekening Tujuan
      </summary>
      <p className="mb-3 text-sm text-muted">
        Setelah diganti, dana baru ditransfer {limits.refundAccountHours} jam kemudian, demi keamanan Anda.
      </p>
      {form}
    </details>
  )
}

/** First the account, then the code that was sent for it. Until it is saved, both stay in the form. */
function NameAccount({ refund, frame, asked }: { refund: OrderRefund; frame: Frame; asked: boolean }) {
  const { path, typed = {}, shop } = frame
  const ask = refusalIn(frame, 'askRefundCode')
  const name = refusalIn(frame, 'nameRefundAccount')
  const values = { ...(asked ? typed : {}), ...ask.values, ...name.values }
  const contact = refund.codeWays[0]?.contact ?? ''
  return (
    <Form path={path} action={asked ? 'nameRefundAccount' : 'askRefundCode'} className="space-y-4">
      {name.note ?? ask.note}
      <input type="hidden" name="refundId" value={refund.id} />
      <BankAccountFields fields={{ ...ask.fields, ...name.fields }} values={values} />
      {asked ? (
        <>
          <p className="text-base text-muted">
            Kode sudah dikirim ke {contact} dan hanya berlaku untuk rekening ini. Jangan berikan kode kepada siapa pun.
            <OutboxLink outbox={shop.demo ? href('outbox') : null} />
          </p>
          <CodeField error={name.fields['code']} typed={values['code']} />
          <Button full>Simpan Rekening Tujuan</Button>
        </>
      ) : null}
      <CodeWays
        {...{ values, asked, path }}
        ways={refund.codeWays}
        action="askRefundCode"
        variant="primary"
        lead="Lanjut, "
      />
      {asked ? null : (
        <p className="text-sm text-muted">
          Kode {limits.codeDigits} angka ke {contact} memastikan ini Anda. Rekening dapat diganti sampai dananya
          ditransfer.
        </p>
      )}
    </Form>
  )
}

/** No code reaches the buyer: the seller asks for the account and enters it. */
function NoCode({ order, frame: { shop } }: { order: Order; frame: Frame }) {
  const chat = orderChat(shop, 'pesanan', order.number)
  return (
    <div className="space-y-3">
      <p className="text-base text-muted">
        Kode verifikasi tidak dapat dikirim ke kontak pesanan ini. Hubungi kami untuk menyebutkan rekening tujuan.
      </p>
      {chat ? (
        <ButtonLink href={chat} variant="outline" target="_blank" rel="noopener" full>
          Hubungi Toko
        </ButtonLink>
      ) : (
        <ButtonLink href={href('info')} variant="outline" full>
          Info &amp; Bantuan
        </ButtonLink>
      )}
    </div>
  )
}
