import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { mayDo } from '#shared/admin/roles.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { type DeskOrder, Orders, Packing } from './answers.ts'
import { OrderSearch } from './find.tsx'
import { GoodsList, OrderCard } from './order-card.tsx'
import { EndForm } from './confirm.tsx'
import { Cards, More, Nothing, Pages, PressForm } from './parts.tsx'
import { type DeskFrame, type DeskScreen, pageOf } from './screen.ts'

/** Orders to pack, the oldest first; labels of those that are ticked. */
export const pack: DeskScreen = async (ask, query) => {
  const { orders, total } = await ask(Orders, `/waiting?step=pack&page=${pageOf(query)}`)
  return (frame) =>
    orders.length === 0 ? (
      <>
        <OrderSearch />
        <Nothing
          title="Tidak ada yang dikemas"
          text="Pesanan yang sudah dibayar muncul di sini. COD langsung di Serahkan."
        />
      </>
    ) : (
      <>
        <OrderSearch />
        <div className="mb-3 flex flex-wrap gap-2">
          <ButtonLink variant="outline" href="/kelola/kemas/daftar">
            Daftar ambil barang
          </ButtonLink>
          <LabelButton frame={frame} />
        </div>
        <Cards>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} frame={frame} mark={<LabelTick frame={frame} order={order} />}>
              <PressForm frame={frame} press="packed" id={order.id} label="Selesai dikemas" />
              <More frame={frame} label="Batalkan" presses={['end']} id={order.id}>
                <EndForm frame={frame} order={order} />
              </More>
            </OrderCard>
          ))}
        </Cards>
        <Pages frame={frame} total={total} />
      </>
    )
}

const labels = 'labels'

/** Prints the labels or the invoices of the orders that are ticked on this page, in a tab of their own. */
export function LabelButton({ frame }: { frame: DeskFrame }) {
  if (!mayDo(frame.user.role, 'orders')) return null
  return (
    <form id={labels} method="post" action="/kelola/label" target="_blank" className="flex flex-wrap gap-2">
      <Button variant="outline">Cetak label</Button>
      <select
        name="size"
        aria-label="Ukuran label"
        className="h-11 rounded-md border border-edge bg-surface px-2 text-base"
      >
        <option>A6</option>
        <option>100x150</option>
      </select>
      <Button variant="outline" formMethod="get" formAction="/kelola/invoice">
        Cetak invoice
      </Button>
    </form>
  )
}
export const LabelTick = ({ frame, order: { id, number, delivery } }: { frame: DeskFrame; order: DeskOrder }) =>
  deliveryWay[delivery].needsCourier && mayDo(frame.user.role, 'orders') ? (
    <label className="desk-tick">
      <input type="checkbox" name="orders" value={id} form={labels} defaultChecked aria-label={`Label ${number}`} />
    </label>
  ) : null

/** What all orders take off the shelf, for one walk along it. */
export const packingList: DeskScreen = async (ask) => {
  const { goods } = await ask(Packing, '/packing')
  return () =>
    goods.length === 0 ? (
      <Nothing title="Tidak ada barang yang diambil" text="Semua pesanan sudah diserahkan." />
    ) : (
      <div className="card p-4">
        <GoodsList goods={goods} />
      </div>
    )
}
