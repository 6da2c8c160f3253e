import { canBePaid, orderStatus } from '#shared/order/order-status.ts'
import type { DeskOrder } from './answers.ts'
import { PaidLate, Unpaid } from './confirm.tsx'
import { ToPack } from './pack.tsx'
import { AsksToCancel } from './returns.tsx'
import type { DeskFrame } from './screen.ts'
import { OnTheWay, ToSend } from './send.tsx'

/** What can be done with an order now, as the screen has it that lists those of its status. */
export function OrderSteps({ frame, order }: { frame: DeskFrame; order: DeskOrder }) {
  const both = { frame, order }
  switch (orderStatus[order.status].tab) {
    case 'belum-bayar':
      return <Unpaid {...both} />
    case 'dikemas':
      if (order.status !== 'PAYMENT_CONFIRMED') return <ToSend {...both} />
      return order.cancellation === null ? <ToPack {...both} /> : <AsksToCancel {...both} />
    case 'dikirim':
      return <OnTheWay {...both} />
    case 'dibatalkan':
      return canBePaid(order.status) ? <PaidLate {...both} /> : null
    default:
      return null
  }
}
