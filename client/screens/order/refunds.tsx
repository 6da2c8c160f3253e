import type { Order, OrderRefund } from '#shared/api/order.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import type { Refusal } from '#client/app/page.ts'
import { BankAccountFields } from '#client/kit/bank-account-fields.tsx'
import { Button } from '#client/kit/button.tsx'
import { Card } from '#client/kit/card.tsx'
import { Form, RefusalNote } from '#client/kit/form.tsx'

interface RefundsProps {
  order: Order
  path: string
  refusal: Refusal | null
  /** Whether the reader may say where the money goes; the link alone is not enough. */
  mayName: boolean
}

/** The money of an order that comes back, how, and when it was paid. */
export function Refunds({ order, path, refusal, mayName }: RefundsProps) {
  if (order.refunds.length === 0) return null
  return (
    <Card title="Pengembalian Dana">
      <ul className="divide-y divide-neutral-100">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="space-y-3 py-3 text-base">
            <p>
              <strong className="numbers font-semibold">{formatRupiah(refund.amount)}</strong>{' '}
              <span className="wrap-anywhere text-neutral-600">{wordsOf(refund)}</span>
            </p>
            {needsAccount(refund) && mayName ? (
              <NameAccount
                refund={refund}
                path={path}
                refusal={refusal?.values['refundId'] === refund.id ? refusal : null}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const needsAccount = ({ way, to, paidAt }: OrderRefund): boolean => way === 'bank' && to === '' && paidAt === null

function wordsOf(refund: OrderRefund): string {
  const { way, to, paidAt, proof } = refund
  const where = { source: to || 'cara bayar yang Anda pakai', bank: to || 'rekening Anda', wallet: 'Saldo Toko' }[way]
  if (paidAt !== null)
    return `sudah dikembalikan ke ${where} pada ${formatDate(paidAt)}.${proof === '' ? '' : ` Nomor referensi ${proof}.`}`
  if (way === 'source') return `sedang dikembalikan ke ${where}.`
  return needsAccount(refund)
    ? 'harus kami kembalikan kepada Anda. Isi rekening tujuan, lalu penjual mentransfernya.'
    : `akan ditransfer penjual ke ${where}.`
}

function NameAccount({ refund, path, refusal }: { refund: OrderRefund; path: string; refusal: Refusal | null }) {
  return (
    <Form path={path} action="nameRefundAccount" className="space-y-4">
      {refusal ? <RefusalNote message={refusal.message} /> : null}
      <input type="hidden" name="refundId" value={refund.id} />
      <BankAccountFields fields={refusal?.fields ?? {}} values={refusal?.values ?? {}} />
      <p className="text-sm text-neutral-600">
        Periksa sekali lagi. Demi keamanan, rekening hanya dapat diisi satu kali.
      </p>
      <Button full>Simpan Rekening Tujuan</Button>
    </Form>
  )
}
