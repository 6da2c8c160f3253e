import type { Bill } from '#shared/api/order/payment.ts'
import { island } from '#client/app/island/island.tsx'
import type { Refusal } from '#client/app/page/page.ts'
import { RefusalNote } from '#client/kit/form/form.tsx'
import type { PaymentState } from './state.ts'
import type { QrDrawing } from '#client/kit/base/qr.ts'
import { PaymentOutcome } from './outcome.tsx'
import { Waiting } from './waiting.tsx'

export type PaymentData = {
  bill: Bill
  state: PaymentState
  /** The server's time of this answer; the phone's clock is not used. */
  serverNow: number
  /** Path and query of the page. */
  at: string
  /** The call that says whether it is paid. */
  poll: { name: 'order.find'; orderId: string } | { name: 'order.track'; token: string } | null
  /** The code to scan; null when there is none. */
  qr: QrDrawing | null
  /** Whose the code is, as the paying app names it; null: the code does not say. */
  merchant: string | null
  /** Where the owner downloads the code as an image. */
  download: string | null
  /** Where another way to pay can be chosen; null when it is too late, or for anybody but the owner. */
  change: string | null
  /** Where the receipt of a bank transfer can be sent; null when none is needed. */
  confirm: string | null
  /**
   * Where to ask again for a missing payment number, with the key that makes it happen once; null for anybody but the
   * owner.
   */
  retry: { path: string; key: string } | null
}

interface PaymentProps {
  data: PaymentData
  refusal: Refusal | null
}

/** What to pay, where and until when; or how it ended. */
export default island('payment', function Payment({ data, refusal }: PaymentProps) {
  return (
    <div className="space-y-3">
      {refusal ? <RefusalNote {...refusal} /> : null}
      {data.state === 'waiting' ? (
        <Waiting data={data} />
      ) : (
        <PaymentOutcome data={data} shownAbove={refusal?.message ?? null} />
      )}
    </div>
  )
})
