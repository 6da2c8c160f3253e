import { Field } from '#client/kit/form/field.tsx'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { limits } from '#shared/limits.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { type DeskOrder, Orders } from './answers.ts'
import { EndForm } from './confirm.tsx'
import { OrderSearch } from './order-search.tsx'
import { OrderCard } from './order-card.tsx'
import { PaperTick, PrintTicked } from './papers.tsx'
import { Cards, may, More, Nothing, Pages, Part, PressForm, type FormState } from './parts.tsx'
import { type DeskFrame, type DeskScreen, pageOf } from './screen.ts'

/** Parcels to hand over, and those that are on their way. */
export const send: DeskScreen = async (ask, query) => {
  const [waiting, sent] = await Promise.all([
    ask(Orders, `/waiting?step=send&page=${pageOf(query)}`),
    ask(Orders, `/orders?tab=dikirim&page=${pageOf(query, 'dikirim')}`),
  ])
  return (frame) => (
    <>
      <OrderSearch />
      {may(frame, 'handOver') ? <Counter frame={frame} /> : null}
      {waiting.orders.length === 0 ? (
        <Nothing title="Tidak ada yang diserahkan" text="Pesanan yang selesai dikemas muncul di sini." />
      ) : (
        <>
          <div className="mb-3">
            <PrintTicked frame={frame} orders={waiting.orders} />
          </div>
          <Cards>
            {waiting.orders.map((order) => (
              <OrderCard key={order.id} order={order} frame={frame} mark={<PaperTick frame={frame} order={order} />}>
                <ToSend frame={frame} order={order} />
              </OrderCard>
            ))}
          </Cards>
          <Pages frame={frame} total={waiting.total} />
        </>
      )}
      {sent.orders.length === 0 ? null : (
        <Part title="Sudah dikirim">
          <Cards>
            {sent.orders.map((order) => (
              <OrderCard key={order.id} order={order} frame={frame}>
                <OnTheWay frame={frame} order={order} />
              </OrderCard>
            ))}
          </Cards>
          <Pages frame={frame} total={sent.total} name="dikirim" />
        </Part>
      )}
    </>
  )
}

/** Somebody stands at the counter and shows the code of an order. */
function Counter({ frame }: { frame: DeskFrame }) {
  return (
    <div className="card mb-4 px-4">
      <More frame={frame} label="Pembeli datang mengambil pesanan" presses={['handOver']} id="kode">
        <PressForm frame={frame} press="handOver" id="kode" label="Serahkan">
          {({ fields, values }) => (
            <div className="grid gap-3 sm:grid-cols-2">
              <Field
                name="code"
                label="Kode pengambilan"
                autoComplete="off"
                error={fields['code']}
                defaultValue={values['code']}
              />
              <Field
                name="collected"
                label="Uang yang diterima"
                inputMode="numeric"
                optional
                hint="Hanya bila belum dibayar"
                error={fields['collected']}
                defaultValue={values['collected']}
              />
            </div>
          )}
        </PressForm>
      </More>
    </div>
  )
}

const ReceiptField = ({ typed, known = '' }: { typed: FormState; known?: string }) => (
  <Field
    name="receiptNumber"
    label="Nomor resi"
    autoComplete="off"
    autoCapitalize="characters"
    maxLength={60}
    error={typed.fields['receiptNumber']}
    defaultValue={typed.values['receiptNumber'] ?? known}
  />
)

/** It is packed, or stands before its courier again. */
export const ToSend = ({ frame, order }: { frame: DeskFrame; order: DeskOrder }) => (
  <>
    {order.cameBack ? <p className="text-base font-semibold text-danger">Paket kembali ke toko.</p> : null}
    <HandOver frame={frame} order={order} />
  </>
)

function HandOver({ frame, order }: { frame: DeskFrame; order: DeskOrder }) {
  if (deliveryWay[order.delivery].fetched)
    return (
      <>
        <PressForm frame={frame} press="ready" id={order.id} label="Siap diambil pembeli" />
        <More frame={frame} label="Batalkan" presses={['end']} id={order.id}>
          <EndForm frame={frame} order={order} />
        </More>
      </>
    )
  if (order.courierCall && order.courierCall.state !== 'refused') return <Called frame={frame} order={order} />
  const byCourier = (
    <PressForm frame={frame} press="send" id={order.id} label="Serahkan ke kurir" {...look(order)}>
      {(typed) => <ReceiptField typed={typed} />}
    </PressForm>
  )
  return (
    <>
      {order.courierCall ? (
        <p className="text-base font-semibold text-danger">Kurir belum dapat dipanggil: {order.courierCall.said}</p>
      ) : null}
      {order.driven ? (
        <PressForm frame={frame} press="drive" id={order.id} label="Kirim">
          {({ fields, values }) => (
            <Field
              name="driver"
              label="Nama pengantar"
              autoComplete="off"
              optional
              maxLength={limits.personNameChars}
              error={fields['driver']}
              defaultValue={values['driver']}
            />
          )}
        </PressForm>
      ) : (
        byCourier
      )}
      <More
        frame={frame}
        label={
          order.driven ? 'Pakai ekspedisi, atau batalkan' : order.callable ? 'Panggil kurir, atau batalkan' : 'Batalkan'
        }
        presses={[...(order.driven ? (['send'] as const) : []), 'call', 'end', 'codRefused', 'cameBack']}
        id={order.id}
      >
        {order.driven ? byCourier : null}
        {order.callable ? (
          <PressForm frame={frame} press="call" id={order.id} label="Panggil kurir" variant="outline" />
        ) : null}
        {order.cameBack && order.collects ? (
          <PressForm frame={frame} press="codRefused" id={order.id} label="COD ditolak pembeli" variant="outline" />
        ) : null}
        {order.away ? <FirstBack frame={frame} id={order.id} /> : null}
        <EndForm frame={frame} order={order} />
      </More>
    </>
  )
}

const StillAway = () => (
  <p className="text-base">
    Paket belum di toko. Bila dibatalkan sekarang, barangnya tidak dijual lagi: hitung barangnya saat paket kembali.
  </p>
)

/** Before the order is cancelled: what is to be done with a parcel that is not at the shop. */
const FirstBack = ({ frame, id }: { frame: DeskFrame; id: string }) => (
  <>
    <PressForm frame={frame} press="cameBack" id={id} label="Paket kembali ke toko" variant="outline" />
    <StillAway />
  </>
)

/** A courier was called. The hidden number is the one that was seen: a driver called since has another. */
function Called({ frame, order }: { frame: DeskFrame; order: DeskOrder }) {
  const { id, receiptNumber, courierCall } = order
  return (
    <>
      <p className="text-base">
        {courierCall?.state === 'coming'
          ? 'Kurir sudah dipanggil. Status pesanan berubah sendiri saat paket diambil.'
          : 'Kurir sedang dipanggil, jawabannya belum datang.'}
      </p>
      {receiptNumber ? (
        <PressForm frame={frame} press="picked" id={id} label="Sudah diambil kurir">
          {() => <input type="hidden" name="receiptNumber" value={receiptNumber} />}
        </PressForm>
      ) : null}
      <More
        frame={frame}
        label="Tanpa kurir ini, atau batalkan"
        presses={['call', 'callOff', 'send', 'end', 'cameBack']}
        id={id}
      >
        {courierCall?.state === 'asked' ? (
          <PressForm frame={frame} press="call" id={id} label="Panggil lagi" variant="outline" />
        ) : null}
        <PressForm frame={frame} press="callOff" id={id} label="Batalkan panggilan" variant="outline" />
        <PressForm frame={frame} press="send" id={id} label="Kirim dengan kurir lain" variant="outline">
          {(typed) => (
            <>
              <p className="text-sm text-muted">Panggilan kurir yang tadi dibatalkan.</p>
              <ReceiptField typed={typed} />
            </>
          )}
        </PressForm>
        {order.away ? <FirstBack frame={frame} id={id} /> : null}
        <EndForm frame={frame} order={order} />
      </More>
    </>
  )
}

/** Behind a line it is not what most press. */
const look = ({ driven }: DeskOrder) => (driven ? ({ variant: 'outline' } as const) : {})

/** It has left the shelf: it is on its way, or waits at the counter. */
export function OnTheWay({ frame, order }: { frame: DeskFrame; order: DeskOrder }) {
  const { id, status, delivery, receiptNumber, receiptTyped } = order
  const { underWay } = orderStatus[status]
  if (deliveryWay[delivery].fetched)
    return underWay ? (
      <More frame={frame} label="Tidak diambil: batalkan" presses={['end']} id={id}>
        <EndForm frame={frame} order={order} />
      </More>
    ) : null
  if (!underWay && !receiptTyped) return null
  return (
    <More
      frame={frame}
      label={
        !receiptTyped ? 'Sampai, atau kembali' : underWay ? 'Perbaiki resi, sampai, atau kembali' : 'Perbaiki resi'
      }
      presses={['correct', 'arrived', 'cameBack', 'codRefused']}
      id={id}
    >
      {receiptTyped ? (
        <PressForm frame={frame} press="correct" id={id} label="Perbaiki resi">
          {(typed) => <ReceiptField typed={typed} known={receiptNumber ?? ''} />}
        </PressForm>
      ) : null}
      {underWay ? (
        <>
          <PressForm frame={frame} press="arrived" id={id} label="Sudah sampai" variant="outline" />
          <PressForm frame={frame} press="cameBack" id={id} label="Paket kembali ke toko" variant="outline" />
          {order.collects ? (
            <>
              <StillAway />
              <PressForm frame={frame} press="codRefused" id={id} label="COD ditolak pembeli" variant="outline" />
            </>
          ) : null}
        </>
      ) : null}
    </More>
  )
}
