import { formatDeadline } from '#shared/format/dates.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { useRemaining } from './remaining.ts'
import { usePaymentWatch } from './payment-watch.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { Countdown } from './countdown.tsx'
import { isTyped } from '#client/kit/order/group-number.ts'
import { PayAmount } from '#client/kit/order/pay-amount.tsx'
import { PaymentInstructions } from './how-to-pay.tsx'
import type { PaymentData } from './island.tsx'
import { PayTo } from './pay-to.tsx'

export function Waiting({ data }: { data: PaymentData }) {
  const { bill, serverNow, at, poll, confirm } = data
  const { check, checking } = usePaymentWatch(at, poll, bill)
  const remainingMs = useRemaining(serverNow, bill.expiresAt, check)
  return (
    <>
      <section className="card overflow-hidden">
        {bill.expiresAt === null ? null : (
          <div className="bg-warn-soft px-4 py-3 text-warn-ink">
            {/* The HTML may be read later than it was made, so the time that is left is written here, in its room. */}
            <p
              className={`flex flex-wrap items-baseline justify-between gap-x-3 text-sm lg:justify-start noscript:hidden ${remainingMs === null ? 'invisible' : ''}`}
            >
              Selesaikan pembayaran dalam
              <Countdown remainingMs={remainingMs ?? 0} className="text-md font-bold" />
            </p>
            <p className="mt-0.5 text-sm font-semibold">Bayar sebelum {formatDeadline(bill.expiresAt)}</p>
          </div>
        )}
        <div className="divide-y divide-line px-4">
          {bill.amount === null ? null : (
            <div className="py-4">
              <PayAmount {...bill} amount={bill.amount} typed={isTyped(bill.group) && bill.link === null} />
            </div>
          )}
          <PayTo data={data} />
          {confirm === null ? null : <SendReceipt href={confirm} late={bill.earlierTransfer} />}
          <OtherSteps data={data} check={() => check('pressed')} checking={checking} />
        </div>
      </section>
      {bill.steps.length > 0 ? (
        // On a desktop they stand beside the code that is scanned from there.
        <Card title="Cara Pembayaran" className={`pb-2! ${data.qr && bill.link === null ? 'lg:hidden' : ''}`}>
          <PaymentInstructions ways={bill.steps} number={bill.number} group="card" />
        </Card>
      ) : null}
    </>
  )
}

interface OtherStepsProps {
  data: PaymentData
  check: () => void
  checking: boolean
}
/** What is done here stands above: the transfer, the copied number, the code. A transfer is seen by a person, later. */
function OtherSteps({ data: { bill, at, poll, change }, check, checking }: OtherStepsProps) {
  const { ownAccount } = paymentWay(bill.vendor)
  if (ownAccount && change === null) return null
  return (
    <div className="pt-3 pb-4">
      <div className={change === null || ownAccount ? 'grid' : 'grid gap-2 sm:grid-cols-2'}>
        {ownAccount ? null : (
          <ButtonLink
            href={at}
            full
            variant="outline"
            aria-busy={checking || undefined}
            onClick={(event) => {
              if (poll === null) return
              event.preventDefault()
              check()
            }}
          >
            Cek Status Pembayaran
          </ButtonLink>
        )}
        {change === null ? null : (
          <ButtonLink href={change} full variant="outline">
            Ubah Metode Pembayaran
          </ButtonLink>
        )}
      </div>
      {ownAccount ? null : (
        <p className="mt-3 text-sm text-muted">
          <strong className="font-semibold">Sudah bayar?</strong> Status berubah otomatis, biasanya dalam 1 menit.
        </p>
      )}
    </div>
  )
}

/** `late`: the order is to be paid another way by now. */
function SendReceipt({ href, late }: { href: string; late: boolean }) {
  return (
    <div className="py-4">
      <ButtonLink href={href} size="lg" full variant="outline">
        {late ? 'Sudah telanjur transfer? Kirim Bukti' : 'Unggah Bukti Transfer'}
      </ButtonLink>
      {late ? null : (
        <p className="mt-2 text-sm text-muted">
          Transfer kami periksa maksimal 1×24 jam. Bukti mempercepat pengecekan.
        </p>
      )}
    </div>
  )
}
