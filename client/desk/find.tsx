import { OrderMessages } from '#shared/admin/messages.ts'
import { FoundOrder } from '#shared/admin/orders.ts'
import { formatDateTime } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { customersPath, searchFor, searchPath } from './addresses.ts'
import { Orders, Returns } from './answers.ts'
import { OrderCard } from './order-card.tsx'
import { MessageList } from './order-messages.tsx'
import { OrderSearch } from './order-search.tsx'
import { OrderSteps } from './order-steps.tsx'
import { PapersOf } from './papers.tsx'
import { PayBack } from './pay-back.tsx'
import { Cards, Nothing, Pages, Part, tooShort } from './parts.tsx'
import { ReturnCard } from './returns.tsx'
import { type DeskScreen, pageOf } from './screen.ts'
import { searchedIn } from '#client/app/page/searched.ts'

/** An order by what somebody knows of it, or all of one order. */
export const find: DeskScreen = async (ask, query) => {
  const id = query.get('id')
  if (id) return oneOrder(ask, id)
  const typed = searchedIn(query)
  if (typed === '' || tooShort(typed)) return () => <OrderSearch typed={typed} error={tooShort(typed)} />
  const { orders, total } = await ask(
    Orders,
    `/orders?${new URLSearchParams({ text: typed, page: String(pageOf(query)) })}`,
  )
  return (frame) => (
    <>
      <OrderSearch typed={typed} />
      {orders.length === 0 ? (
        <Nothing
          title="Pesanan tidak ditemukan"
          text={`Nama dan sebagian nomor dicari di ${limits.ordersLookedThrough} pesanan terbaru. Yang lebih lama: tulis nomor pesanan atau telepon lengkap.`}
        />
      ) : (
        <Cards>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} frame={frame}>
              <a href={`${searchPath}?id=${encodeURIComponent(order.id)}`} className="desk-link">
                Alamat dan riwayat
              </a>
            </OrderCard>
          ))}
        </Cards>
      )}
      <Pages frame={frame} total={total} />
    </>
  )
}

/** One order with everything in it and all that happened. */
async function oneOrder(ask: Parameters<DeskScreen>[0], id: string): ReturnType<DeskScreen> {
  const path = `/orders/${encodeURIComponent(id)}`
  const [order, sent, back] = await Promise.all([
    ask(FoundOrder, path),
    // The order is there without them, also where the release before answers.
    ask(OrderMessages, `${path}/messages`).catch(() => null),
    ask(Returns, `/returns?orderId=${encodeURIComponent(id)}`).catch(() => null),
  ])
  return (frame) => (
    <>
      <OrderCard order={order} frame={frame}>
        <PapersOf frame={frame} order={order} />
        <OrderSteps frame={frame} order={order} />
        <PayBack frame={frame} order={order} />
      </OrderCard>
      {order.customer === null ? null : (
        <a href={searchFor(customersPath, order.customer)} className="desk-link">
          Pelanggan {order.customer}
        </a>
      )}
      {order.address ? (
        <p className="card mt-3 p-4 text-base">
          {order.address.recipient} · {order.address.phone}
          <br />
          {[
            order.address.street,
            order.address.village,
            order.address.district,
            order.address.regency,
            order.address.postcode,
          ]
            .filter(Boolean)
            .join(', ')}
          {order.address.courierNote ? ` (${order.address.courierNote})` : ''}
        </p>
      ) : null}
      {back && back.returns.length > 0 ? (
        <Part title="Retur">
          <Cards>
            {back.returns.map((one) => (
              <ReturnCard key={one.id} one={one} frame={frame} />
            ))}
          </Cards>
        </Part>
      ) : null}
      <Part title="Riwayat">
        <ol className="desk-rows">
          {order.history.map(({ label, at, note }) => (
            <li key={`${label} ${at.toISOString()}`}>
              <div>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {label}
                  {note ? <span className="block text-sm text-muted">{note}</span> : null}
                </span>
                <span className="numbers text-sm text-muted">{formatDateTime(at)}</span>
              </div>
            </li>
          ))}
        </ol>
      </Part>
      <MessageList messages={sent?.messages ?? null} />
    </>
  )
}
