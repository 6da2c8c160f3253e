import type { Bill, PaymentChoice } from '#shared/api/order/payment.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { Form, Notice, OnceKey, RefusalNote } from '#client/kit/form/form.tsx'
import { paymentValue } from '#client/screens/checkout/data/payment-groups.ts'
import { PaymentRows } from '#client/screens/checkout/cards/payment-rows.tsx'

/** The field that carries the total which was shown beside a way to pay. */
export const seenTotal = (vendor: string, method: string): string => `total ${paymentValue(vendor, method)}`

interface ChangePaymentProps {
  bill: Bill
  choices: readonly PaymentChoice[]
  /** The key that makes sending the form twice count once. */
  formKey: string
  /** This page while choosing, and the payment page it leads back to. */
  path: string
  at: string
  refusal: Refusal | null
}

/** Another way to pay, as an ordinary form that needs no script. */
export function ChangePayment({ bill, choices, formKey, path, at, refusal }: ChangePaymentProps) {
  const failed = bill.status === 'FAILED'
  const current = failed ? '' : paymentValue(bill.vendor, bill.method)
  // Chosen once more, it would only make the number invalid that may be in use.
  const offered = choices.map((one) =>
    paymentValue(one.vendor, one.method) === current ? { ...one, available: false, reason: 'Dipakai sekarang' } : one,
  )
  return (
    <Card title={failed ? 'Pilih Metode Lain' : 'Ubah Metode Pembayaran'}>
      {refusal ? <RefusalNote {...refusal} className="mb-3" /> : null}
      <Form path={path} action="change" className="space-y-4">
        <OnceKey value={formKey} />
        {failed ? null : (
          <Notice>
            {paymentWay(bill.vendor).ownAccount
              ? 'Sudah transfer? Jangan ganti metode, kirim bukti transfernya.'
              : 'Nomor lama tidak berlaku lagi setelah metode diganti.'}
          </Notice>
        )}
        {choices.map(({ vendor, method, total }) =>
          total === null ? null : (
            <input key={seenTotal(vendor, method)} type="hidden" name={seenTotal(vendor, method)} value={total} />
          ),
        )}
        <PaymentRows choices={offered} row={(value) => ({ defaultChecked: value === refusal?.values['payment'] })} />
        <div className="grid gap-2 sm:grid-cols-2">
          <Button size="lg">Pakai Metode Ini</Button>
          {failed ? null : (
            <ButtonLink href={at} size="lg" variant="quiet">
              Batal
            </ButtonLink>
          )}
        </div>
      </Form>
    </Card>
  )
}
