import { ButtonLink } from '#client/kit/base/button.tsx'
import { type DeskOrder, Orders, Packing } from './answers.ts'
import { OrderSearch } from './order-search.tsx'
import { GoodsList, OrderCard } from './order-card.tsx'
import { EndForm } from './confirm.tsx'
import { PaperTick, PrintTicked } from './papers.tsx'
import { Cards, More, Nothing, Pages, PressForm } from './parts.tsx'
import { type DeskFrame, type DeskScreen, pageOf } from './screen.ts'

/** Orders to pack, the oldest first; papers of those that are ticked. */
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
          <PrintTicked frame={frame} orders={orders} />
        </div>
        <Cards>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} frame={frame} mark={<PaperTick frame={frame} order={order} />}>
              <ToPack frame={frame} order={order} />
            </OrderCard>
          ))}
        </Cards>
        <Pages frame={frame} total={total} />
      </>
    )
}

/** It is paid, and nobody asks to cancel it. */
export const ToPack = ({ frame, order }: { frame: DeskFrame; order: DeskOrder }) => (
  <>
    <PressForm frame={frame} press="packed" id={order.id} label="Selesai dikemas" />
    <More frame={frame} label="Batalkan" presses={['end']} id={order.id}>
      <EndForm frame={frame} order={order} />
    </More>
  </>
)

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
