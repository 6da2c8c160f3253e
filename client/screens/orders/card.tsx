import type { OrderCard as Order } from '#shared/api/order/order.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { orderStatus, type OrderTab, tabLabels } from '#shared/order/order-status.ts'
import { isReturnOver, returnStatus } from '#shared/order/return-status.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'
import { Form } from '#client/kit/form/form.tsx'
import { historyId } from '#client/kit/order/order-facts.tsx'
import { PayNumber } from '#client/kit/order/pay-number.tsx'
import { orderValue } from '#client/kit/order/paid-with.tsx'
import { countedLine } from '#client/kit/order/pieces.ts'
import { nextStep, type OrderStep, stateOfOrder, stepName } from '#client/kit/order/state.ts'
import { Badge, ReturnBadge, StatusBadge } from '#client/kit/order/status-badge.tsx'

interface OrderCardProps {
  order: Order
  tab?: OrderTab | null
  /** Whether this shop's backend puts an order's goods into the cart again. */
  again?: boolean
}

/** One order of the list: what was bought and its status, which lead to it, and the total with the next step. */
export function OrderCard({ order, tab = null, again = false }: OrderCardProps) {
  const { first } = order
  const { name, count } = countedLine(first, order.lineCount, order.number)
  const running = runningReturn(order)
  const ofReturn = tab === 'pengembalian' ? order.returnStatus : null
  const state = stateOfOrder(order)
  const title = running && !ofReturn ? returnStatus[running].label : state.title
  return (
    <div className="card flex h-full flex-col p-4">
      <a href={href('order', { saleId: order.id })} className="mb-3 block">
        <span className="flex items-center justify-between gap-3">
          <span className="numbers text-xs text-muted">{formatDate(order.placedAt)}</span>
          {ofReturn ? (
            <ReturnBadge status={ofReturn} />
          ) : running ? (
            // That it had come before is no news.
            <Badge label={tabLabels.pengembalian} color={returnStatus[running].color} />
          ) : (
            <StatusBadge sale={order} />
          )}
        </span>
        <span className="numbers block text-xs wrap-anywhere text-muted">{order.number}</span>
        {title && (running || !orderStatus[order.status].over) ? (
          <span
            className={`numbers mt-1 block text-sm font-semibold ${order.status === 'PENDING' ? 'text-warn-ink' : ''}`}
          >
            {title}
          </span>
        ) : null}
        {state.text && orderStatus[order.status].over ? (
          <span className="mt-1 block text-xs text-muted">{state.text}</span>
        ) : null}
        <span className="mt-3 flex gap-3">
          <Thumbnail src={first?.image} name={first?.name ?? order.number} />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 text-sm font-medium">{name}</span>
            {first?.variant ? <span className="mt-0.5 line-clamp-1 text-xs text-muted">{first.variant}</span> : null}
            <span className="numbers mt-0.5 block text-xs text-muted">{count}</span>
          </span>
        </span>
      </a>
      {/* Beside others it would leave a hole in theirs. */}
      {order.payTo && tab === 'belum-bayar' ? (
        <div className="mb-3">
          <PayNumber {...order.payTo} small />
        </div>
      ) : null}
      <Ending {...{ order, again }} ofReturn={ofReturn ?? running} />
    </div>
  )
}

/** What is on its way back comes before whatever else there is to do. */
const runningReturn = ({ returnStatus: status }: Order): Order['returnStatus'] =>
  status !== null && !isReturnOver(status) ? status : null

interface EndingProps extends Pick<OrderCardProps, 'order' | 'again'> {
  ofReturn: Order['returnStatus']
}
/** The total beside the next step. Two of them have a line of their own where a phone has no room. */
function Ending({ order, ofReturn, again = false }: EndingProps) {
  const buysAgain = again && !ofReturn && orderStatus[order.status].over
  const next = nextStep(order)
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-sunk pt-3">
      <p className="flex-1">
        <span className="text-xs text-muted">{next === 'pay' ? 'Total Tagihan' : 'Total Belanja'}</span>
        <strong className="price block text-base whitespace-nowrap">
          {formatRupiah(next === 'pay' ? (order.payTo?.amount ?? order.total) : orderValue(order))}
        </strong>
      </p>
      {ofReturn && order.returnId ? (
        <ButtonLink
          href={href('returnDetail', { returnId: order.returnId })}
          variant="outline"
          aria-label={`Rincian Pengembalian: ${nameOf(order)}`}
        >
          Rincian Pengembalian
        </ButtonLink>
      ) : (
        <div className="ml-auto flex gap-2">
          {next === null && buysAgain ? null : <StepLink order={order} next={ofReturn ? null : next} />}
          {buysAgain ? <Again order={order} /> : null}
        </div>
      )}
    </div>
  )
}

const nameOf = ({ first, number }: Order): string => first?.name ?? number

const Again = ({ order }: { order: Order }) => (
  <Form path={href('order', { saleId: order.id })} action="again">
    <Button variant="outline" aria-label={`${stepName('again')}: ${nameOf(order)}`}>
      {stepName('again')}
    </Button>
  </Form>
)

/** What waits for the shopper, or where the order is, on its own page; a review has one. */
function StepLink({ order, next }: { order: Order; next: OrderStep | null }) {
  const { status, id } = order
  const to = href('order', { saleId: id })
  const follows = next === null && !runningReturn(order) && status === 'SHIPPING' && wayOfSale(order).needsCourier
  const name = next ? stepName(next) : follows ? 'Lacak Paket' : 'Rincian Pesanan'
  return (
    <ButtonLink
      href={next === 'review' ? href('reviewsWaiting', {}, { pesanan: id }) : follows ? `${to}#${historyId}` : to}
      // A review is a favour: nothing is due.
      variant={next && next !== 'review' ? 'primary' : 'outline'}
      aria-label={`${name}: ${nameOf(order)}`}
    >
      {name}
    </ButtonLink>
  )
}
