import { formatDeadline } from '#shared/dates.ts'
import { formatRupiah } from '#shared/money.ts'
import { copyText } from '../../state/clipboard.ts'
import { useRemaining } from '../../state/remaining.ts'
import { usePaymentWatch } from '../../state/payment-watch.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Notice } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Steps } from '../../ui/steps.tsx'
import type { PaymentData } from '../payment.tsx'

export function Waiting({ data: { bill, serverNow, at, poll } }: { data: PaymentData }) {
  const { check, checking } = usePaymentWatch(at, poll)
  const remainingMs = useRemaining(serverNow, bill.expiresAt, check)
  return (
    <>
      <section className="card overflow-hidden">
        {bill.expiresAt === null || remainingMs === null ? null : (
          <div className="bg-brand-soft px-4 py-3 text-brand-text">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              Selesaikan pembayaran dalam
              <Countdown remainingMs={remainingMs} className="text-md font-bold" />
            </p>
            <p className="mt-0.5 text-sm font-semibold">Bayar sebelum {formatDeadline(bill.expiresAt)}</p>
          </div>
        )}
        <div className="divide-y divide-neutral-200 px-4">
          <Amount bill={bill} />
          <PayTo bill={bill} />
        </div>
      </section>
      <ButtonLink
        href={at}
        size="lg"
        full
        aria-busy={checking || undefined}
        onClick={(event) => {
          if (poll === null) return
          event.preventDefault()
          check('told')
        }}
      >
        Cek Status Pembayaran
      </ButtonLink>
      {bill.steps.length > 0 ? (
        <Card title="Cara Pembayaran" className="pb-1!">
          <Steps ways={bill.steps} />
        </Card>
      ) : null}
    </>
  )
}

type BillProps = { bill: PaymentData['bill'] }

/** Large, and to the digit: a unique code is how the shop finds the transfer. */
function Amount({ bill }: BillProps) {
  const shown = formatRupiah(bill.amount)
  return (
    <div className="py-4">
      <p className="text-sm text-neutral-600">Jumlah yang harus dibayar</p>
      <div className="flex items-center justify-between gap-3">
        <p className="price text-xl font-bold whitespace-nowrap">
          {bill.uniqueCode === null ? (
            shown
          ) : (
            <>
              {shown.slice(0, -3)}
              <mark className="rounded-sm bg-yellow-100 px-0.5 text-yellow-800">{shown.slice(-3)}</mark>
            </>
          )}
        </p>
        <CopyButton value={String(bill.amount)} label="Salin Jumlah" onCopy={copyText} />
      </div>
      {bill.uniqueCode === null ? null : (
        <Notice className="mt-3">
          Transfer <strong>tepat</strong> sampai 3 digit terakhir, agar pembayaran Anda dikenali.
        </Notice>
      )}
    </div>
  )
}

function PayTo({ bill }: BillProps) {
  if (bill.number === null) return null
  const label = bill.group === 'va' ? 'Nomor Virtual Account' : bill.group === 'minimarket' ? 'Kode Pembayaran' : 'Nomor Rekening'
  return (
    <div className="py-4">
      <p className="flex items-center gap-2 text-base font-semibold">
        <Icon name="card" size={18} className="text-neutral-500" />
        {bill.methodName}
      </p>
      <p className="mt-3 text-sm text-neutral-600">{label}</p>
      <div className="flex items-center justify-between gap-3">
        <p className="numbers text-md font-bold wrap-anywhere">{bill.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</p>
        <CopyButton value={bill.number.replace(/[ -]/g, '')} label="Salin Nomor" onCopy={copyText} />
      </div>
      {bill.holder ? <p className="mt-1 text-sm text-neutral-600">a.n. {bill.holder}</p> : null}
    </div>
  )
}
