import { formatRupiah } from '#shared/format/money.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { Mark } from '#client/kit/base/mark.tsx'
import { PayNumber } from '#client/kit/order/pay-number.tsx'
import { QrCode } from '#client/kit/base/qr-code.tsx'
import type { PaymentGroup } from '#client/screens/checkout/data/payment-groups.ts'
import { PaymentInstructions } from './how-to-pay.tsx'
import type { PaymentData } from './island.tsx'

const openLabels: Partial<Record<PaymentGroup, string>> = { card: 'Lanjut ke Pembayaran Kartu' }
const namesBank: Partial<Record<PaymentGroup, true>> = { transfer: true }

/** Where the money goes: a number to type, a code to scan, or a page to open. */
export function PayTo({ data: { bill, qr, merchant, download } }: { data: PaymentData }) {
  const { group, link } = bill
  return (
    <div className="py-4">
      <p className="flex items-center gap-2 text-base font-semibold">
        <Mark name={namesBank[group] && bill.bank ? bill.bank : bill.methodName} />
        {namesBank[group] && bill.bank ? `${bill.methodName} – Bank ${bill.bank}` : bill.methodName}
        {merchant === null ? null : <span className="text-sm font-normal text-muted">a.n. {merchant}</span>}
      </p>
      <PayNumber {...bill} main={link === null} />
      {link === null ? null : (
        <ButtonLink href={link} size="lg" full className="mt-4">
          {openLabels[group] ?? `Buka ${bill.methodName}`}
        </ButtonLink>
      )}
      {qr === null ? null : link === null ? (
        <CodeToScan {...{ qr, bill, download }} />
      ) : (
        <details className="mt-3">
          <summary className="flex min-h-11 items-center justify-between gap-3 text-base font-semibold">
            Di layar lain? Pindai kode QR
            <Icon name="chevron-down" className="text-hint turn" />
          </summary>
          <CodeToScan {...{ qr, bill, download }} />
        </details>
      )}
    </div>
  )
}

/** Whole pixels per module keep the edges sharp: 300 px for the usual 75 modules. A phone's pixels are finer. */
const modulePx = 4

type CodeToScanProps = Pick<PaymentData, 'bill' | 'download'> & { qr: NonNullable<PaymentData['qr']> }

function CodeToScan({ qr, bill, download }: CodeToScanProps) {
  const amount = bill.amount === null ? '' : formatRupiah(bill.amount)
  return (
    <div className="mt-3 flex flex-col items-center gap-3 lg:flex-row lg:items-start lg:gap-6">
      <div className="max-w-full shrink-0 overflow-hidden rounded-md border border-line">
        <QrCode
          qr={qr}
          label={`Kode QR ${bill.methodName} ${amount}`.trim()}
          px={qr.size * modulePx}
          className="h-auto max-w-60 lg:max-w-4xl!"
        />
      </div>
      <div className="flex w-full flex-col items-center gap-3 lg:items-start">
        {bill.simulatorId === null ? null : (
          <p className="rounded-sm bg-warn-soft px-3 py-2 text-sm font-bold text-warn-ink">
            SIMULASI – tidak dapat dibayar
          </p>
        )}
        <div className="hidden w-full lg:block">
          <PaymentInstructions ways={bill.steps} number={bill.number} group="beside" />
        </div>
        {download === null ? null : (
          <>
            {/* A phone cannot scan itself: there it is the act of the screen. */}
            <p className="w-full lg:hidden">
              <ButtonLink href={download} size="lg" full download>
                Unduh QR
              </ButtonLink>
            </p>
            <p className="hidden lg:block">
              <ButtonLink href={download} variant="outline" download>
                Unduh QR
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
