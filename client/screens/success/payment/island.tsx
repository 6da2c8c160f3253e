import type { Bill } from '#shared/api/payment.ts'
import { island } from '#client/app/island.tsx'
import type { PlainRefusal } from '#client/app/page.ts'
import { RefusalNote } from '#client/kit/form.tsx'
import type { PaymentState } from './state.ts'
import type { QrDrawing } from '#client/kit/qr.ts'
import { Outcome } from './outcome.tsx'
import { Waiting } from './waiting.tsx'

export type PaymentData = {
  bill: Bill
  state: PaymentState
  /** The server's clock when this was told; the phone's own is not asked. */
  serverNow: number
  /** Path and query of the page it stands on. */
  at: string
  /** Which door tells when it is paid. */
  poll: { name: 'order.find'; orderId: string } | { name: 'order.track'; token: string } | null
  /** The code to scan, drawn; null when there is none. */
  qr: QrDrawing | null
  /** The same as a picture, for whose order it is. */
  download: string | null
  /** Where another way to pay is chosen; null when it is too late, or not the owner who looks. */
  change: string | null
  /** Where a bank transfer is shown to have been made; null when nothing is to be shown. */
  confirm: string | null
  /**
   * Where a missing payment number is asked for again, and the key that makes it happen once; null for who is not the
   * owner.
   */
  retry: { path: string; key: string } | null
}

/** What to pay, where and until when; or how it ended. */
export default island(
  'payment',
  function Payment({ data, refusal }: { data: PaymentData; refusal: PlainRefusal | null }) {
    return (
      <div className="space-y-3">
        {refusal ? <RefusalNote message={refusal.message} /> : null}
        {data.state === 'waiting' ? <Waiting data={data} /> : <Outcome data={data} told={refusal?.message ?? null} />}
      </div>
    )
  },
)
