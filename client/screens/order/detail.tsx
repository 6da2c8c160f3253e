import type { Order } from '#shared/api/order/order.ts'
import type { ReactNode } from 'react'
import { orderStatus } from '#shared/order/order-status.ts'
import { href } from '#shared/web/routes.ts'
import { groupDigits } from '#shared/format/money.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { addressLine, showPhone } from '#client/kit/form/address-text.ts'
import { Card } from '#client/kit/base/card.tsx'
import { splitColumns } from '#client/kit/base/columns.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { arrivesWords } from '#client/kit/order/arrival.ts'
import { courierPage } from '#client/kit/order/courier-page.ts'
import { historyId, newestFirst, OrderFacts, Timeline } from '#client/kit/order/order-facts.tsx'
import { OrderSteps } from './order-steps.tsx'
import { PickupCard } from './pickup-card.tsx'
import { OrderLines } from '#client/kit/order/order-lines.tsx'
import { orderValue, PaidWith } from '#client/kit/order/paid-with.tsx'
import { isDead, type StateWords } from '#client/kit/order/state.ts'
import { Receipt, ShipmentFact, ShipmentFacts } from '#client/kit/order/shipment-facts.tsx'
import { StateHead } from '#client/kit/order/state-head.tsx'
import { withStruck } from '#client/kit/order/struck.ts'
import { Summary } from '#client/kit/order/summary.tsx'
import { tripEvents } from './trackings.tsx'

/**
 * A courier's trip has a page of its own. Somebody who follows the order by its link opens that page by the same link.
 */
function courierPath({ shipmentVendor, bookingId }: Order, token: string | null): string | null {
  return shipmentVendor === 'GOSEND' && bookingId !== null
    ? href('trackingGosend', { bookingId }, { lacak: token })
    : null
}

interface OrderDetailProps {
  order: Order
  /** The payment panel, while there is something to pay. */
  payment: ReactNode
  state: StateWords
  /** The bill above asks for what the order is worth, so both sums have one name. */
  billed?: boolean
  /** The token of the signed link, when the order is followed by it. */
  token: string | null
  /** The button that copies the order's number. */
  copyNumber?: ReactNode
  /** What waits for the shopper. */
  next?: ReactNode
  /** What can be done with one that is over. */
  afterwards?: ReactNode
  /** What else the shopper can do with it. */
  actions?: ReactNode
  /** The codes and files that were bought, or the link to them. */
  handedOver?: ReactNode
  /** The money that comes back. */
  refunds?: ReactNode
  /** What opens the address. */
  unlock?: ReactNode
  /** What few ask for. */
  last?: ReactNode
}

/**
 * One order: its state first, and of a parcel on its way where it is, then what was bought and what can be done with
 * it, then where it goes, the bill and the history. Somebody who only holds the link sees no name and no street.
 */
export function OrderDetail({
  order,
  payment,
  state,
  billed = false,
  token,
  copyNumber = null,
  next = null,
  afterwards = null,
  actions = null,
  handedOver = null,
  refunds = null,
  unlock = null,
  last = null,
}: OrderDetailProps) {
  const courier = courierPath(order, token)
  const trip = tripEvents(order.trackings)
  // Why it was cancelled is said with the state.
  const steps = order.events.map((event) => (event.status === 'CANCEL' ? { ...event, note: '' } : event))
  const history = newestFirst([...steps, ...trip])
  const { underWay } = orderStatus[order.status]
  const moving = underWay && trip.length > 0
  const events =
    history.length > 0 ? (
      <div id={historyId} className="scroll-mt-20">
        <Card title="Status Pesanan">
          <Timeline events={history} />
        </Card>
      </div>
    ) : null
  // While a parcel is on its way its number stands on top; after that it stands with the courier.
  const receipt = underWay ? order.receiptNumber : null
  const facts = <OrderFacts {...{ receipt }} number={order.number} placedAt={order.placedAt} copy={copyNumber} />
  return (
    <div className={splitColumns}>
      <div className="grid grid-cols-1 gap-3">
        <StateHead state={state}>
          {payment ? null : <OrderSteps order={order} />}
          {facts}
          {receipt === null ? null : <AtCourier order={order} />}
        </StateHead>
        {courier ? <ButtonLink href={courier}>Lacak Driver</ButtonLink> : null}
        {moving ? events : null}
        {next}
        {payment}
        {refunds}
        {handedOver}
        {wayOfSale(order).fetched && !isDead(order.status) ? <PickupCard order={order} /> : null}
        {afterwards}
      </div>
      <div className="grid grid-cols-1 gap-3 lg:row-span-2">
        {/* Beside its state stands what it is about. On a phone it comes after what waits for the shopper. */}
        <Goods order={order} />
        {goesSomewhere(order, token) ? <Delivery order={order} above={receipt !== null} /> : null}
        {unlock}
        <Costs {...{ order, billed }} own={token === null} />
        {actions}
      </div>
      <div className="grid grid-cols-1 gap-3">
        {moving ? null : events}
        {last}
      </div>
    </div>
  )
}

/** The courier's own page, where the number is typed that stands above it. */
function AtCourier({ order }: { order: Order }) {
  const page = courierPage(order)
  return page ? (
    <ButtonLink href={page.url} target="_blank" rel="noopener noreferrer" variant="outline" full>
      Lacak di {page.name}
    </ButtonLink>
  ) : null
}

/** Where a dead order should have gone matters to nobody, but to who has opened its link to read it. */
const goesSomewhere = (order: Order, token: string | null): boolean =>
  wayOfSale(order).needsCourier &&
  (!isDead(order.status) || (token !== null && order.personal === null && order.address !== null))

function Goods({ order }: { order: Order }) {
  return (
    <Card title="Produk">
      <OrderLines lines={order.lines} />
      {order.note ? (
        <p className="mt-3 border-t border-sunk pt-3 text-sm text-muted">
          <span className="font-semibold">Catatan:</span> <span className="wrap-anywhere">{order.note}</span>
        </p>
      ) : null}
    </Card>
  )
}

/** `own`: coins of an order without an account are nobody's. */
function Costs({ order, own, billed }: { order: Order; own: boolean; billed: boolean }) {
  return (
    <Card title="Ringkasan Pembayaran">
      <Summary
        lines={withStruck(order.summary, order.lines)}
        total={orderValue(order)}
        {...(billed ? {} : { label: 'Total Belanja' })}
      />
      {own && order.cashback > 0 && orderStatus[order.status].holdsStock ? (
        <p className="mt-3 text-base text-muted">
          Dapat <strong className="numbers font-semibold text-ink">{groupDigits(order.cashback)} koin</strong>{' '}
          {order.status !== 'COMPLETED'
            ? 'setelah pesanan selesai.'
            : order.returnUntil === null
              ? 'dari pesanan ini.'
              : 'setelah masa pengembalian berakhir.'}
        </p>
      ) : null}
      <PaidWith paidWith={order.paidWith} name={order.bill?.methodName ?? ''} />
    </Card>
  )
}

/** `above`: the receipt number stands with its state. */
function Delivery({ order, above }: { order: Order; above: boolean }) {
  const { address, dropship } = order
  // Where it is on its way, its state says it.
  const arrival = orderStatus[order.status].underWay ? null : arrivesWords(order)
  if (order.shippingName === '' && address === null) return null
  return (
    <Card title="Pengiriman">
      <ShipmentFacts>
        {order.shippingName ? (
          <ShipmentFact label="Kurir">
            {order.shippingName}
            {arrival === null ? null : <span className="block text-sm text-muted">{arrival}</span>}
          </ShipmentFact>
        ) : null}
        {above ? null : order.receiptNumber ? (
          <ShipmentFact label="Nomor Resi">
            <Receipt number={order.receiptNumber} copy="Salin Resi" />
          </ShipmentFact>
        ) : order.driven ? (
          <ShipmentFact label="Nomor Resi">Tanpa resi, diantar oleh toko</ShipmentFact>
        ) : null}
        {dropship ? (
          <ShipmentFact label="Pengirim (Dropship)">
            <span className="block wrap-anywhere">{dropship.name}</span>
            {showPhone(dropship.phone)}
          </ShipmentFact>
        ) : null}
        {address ? (
          <ShipmentFact label="Alamat">
            <span className="block font-medium wrap-anywhere">{address.recipient}</span>
            <span className="block">{showPhone(address.phone)}</span>
            <span className="wrap-anywhere text-muted">{addressLine(address)}</span>
            {address.courierNote ? (
              <span className="mt-1 block text-sm text-muted">Patokan: {address.courierNote}</span>
            ) : null}
          </ShipmentFact>
        ) : null}
      </ShipmentFacts>
    </Card>
  )
}
