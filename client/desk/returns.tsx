import { ReturnBadge } from '#client/kit/order/status-badge.tsx'
import { Field } from '#client/kit/form/field.tsx'
import { mayDo } from '#shared/admin/roles.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { canMoveReturn, solutionLabels } from '#shared/order/return-status.ts'
import { type DeskOrder, type DeskReturn, Orders, Returns } from './answers.ts'
import { OrderSearch } from './order-search.tsx'
import { GoodsList, OrderCard } from './order-card.tsx'
import { ageOf, Cards, may, More, Nothing, Pages, Part, PressForm, type FormState, NoteField } from './parts.tsx'
import { type DeskFrame, type DeskScreen, pageOf } from './screen.ts'

/** Shoppers who want to cancel, and goods that come back. */
export const returns: DeskScreen = async (ask, query) => {
  const [asked, back, carried] = await Promise.all([
    ask(Orders, `/waiting?step=cancel&page=${pageOf(query, 'batal')}`),
    ask(Returns, `/returns?waiting=yes&page=${pageOf(query)}`),
    ask(Orders, `/waiting?step=carried&page=${pageOf(query, 'dibawa')}`),
  ])
  return (frame) => (
    <>
      <OrderSearch />
      {asked.orders.length === 0 && back.returns.length === 0 && carried.orders.length === 0 ? (
        <Nothing title="Tidak ada yang dibatalkan" text="Permintaan pembatalan dan retur muncul di sini." />
      ) : null}
      {asked.orders.length === 0 ? null : (
        <Part title="Ingin membatalkan">
          <Cards>
            {asked.orders.map((order) => (
              <OrderCard key={order.id} order={order} frame={frame}>
                <AsksToCancel frame={frame} order={order} />
              </OrderCard>
            ))}
          </Cards>
          <Pages frame={frame} total={asked.total} name="batal" />
        </Part>
      )}
      {carried.orders.length === 0 ? null : (
        <Part title="Batal, tetapi dibawa kurir">
          <p className="mb-3 text-base">
            Kurirnya tidak bisa dibatalkan lagi. Minta paketnya kembali, lalu hitung barangnya.
          </p>
          <Cards>
            {carried.orders.map((order) => (
              <OrderCard key={order.id} order={order} frame={frame} />
            ))}
          </Cards>
          <Pages frame={frame} total={carried.total} name="dibawa" />
        </Part>
      )}
      {back.returns.length === 0 ? null : (
        <Part title="Retur">
          <Cards>
            {back.returns.map((one) => (
              <ReturnCard key={one.id} one={one} frame={frame} />
            ))}
          </Cards>
          <Pages frame={frame} total={back.total} />
        </Part>
      )}
    </>
  )
}

/** Its shopper wants to cancel it, and nobody has answered. */
export const AsksToCancel = ({ frame, order }: { frame: DeskFrame; order: DeskOrder }) => (
  <>
    <p className="text-base">Alasan: {order.cancellation}</p>
    {order.opened.map(({ name, pieces, paid }) => (
      <p key={name} className="text-base font-semibold text-danger">
        {pieces} × {name} sudah dibuka: {formatRupiah(paid)} tidak dikembalikan.
      </p>
    ))}
    <PressForm frame={frame} press="allowCancel" id={order.id} label="Setujui, uang kembali" />
    <More frame={frame} label="Tolak pembatalan" presses={['denyCancel']} id={order.id}>
      <PressForm frame={frame} press="denyCancel" id={order.id} label="Tolak pembatalan" variant="danger">
        {(typed) => <NoteField label="Alasan untuk pembeli" typed={typed} />}
      </PressForm>
    </More>
  </>
)

const fileOf = (file: string) => `/kelola/berkas/retur/${encodeURIComponent(file)}`

export function ReturnCard({ one, frame }: { one: DeskReturn; frame: DeskFrame }) {
  const { number, numberOfOrder, status, solution, askedAt, lines, reason, description, amount } = one
  const sees = mayDo(frame.user.role, 'orders')
  return (
    <article className="card desk-card" aria-label={`Retur ${number}`}>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="numbers text-base font-bold whitespace-nowrap">{number}</h3>
          <ReturnBadge status={status} />
        </div>
        <p className="text-sm text-muted">
          {numberOfOrder} · {ageOf(askedAt, frame.now)}
        </p>
      </div>
      <GoodsList goods={lines.map(({ quantity: pieces, ...line }) => ({ ...line, pieces }))} />
      <p className="text-base">
        {solutionLabels[solution]}
        {amount > 0 ? (
          <>
            {' · '}
            <span className="price">{formatRupiah(amount)}</span>
          </>
        ) : null}
        <br />
        <strong>{reason}</strong> {description}
      </p>
      {sees && one.photos.length + one.videos.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {one.photos.map((file, place) => (
            <a key={file} href={fileOf(file)} target="_blank" rel="noreferrer" className="desk-photo">
              <img src={fileOf(file)} alt={`Foto ${place + 1}`} loading="lazy" />
            </a>
          ))}
          {one.videos.map((file, place) => (
            <a key={file} href={fileOf(file)} target="_blank" rel="noreferrer" className="desk-link">
              Video {place + 1}
            </a>
          ))}
        </div>
      ) : null}
      {one.receiptNumber ? (
        <p className="text-base text-muted">
          Dikirim balik: {one.courier} {one.receiptNumber}
        </p>
      ) : null}
      <Postage one={one} frame={frame} />
      <ReturnPresses one={one} frame={frame} />
    </article>
  )
}

/** What sending it back has cost: a helper looks at it, the owner decides. */
function Postage({ one: { id, status, postage, postageUnasked }, frame }: { one: DeskReturn; frame: DeskFrame }) {
  if (!postage)
    return postageUnasked === null ? null : (
      <More frame={frame} label="Ganti ongkir" presses={['payPostage']} id={id}>
        <PressForm frame={frame} press="payPostage" id={id} label="Ganti ongkir" variant="outline">
          {(typed) => <PostageFields typed={typed} asked={null} most={postageUnasked} />}
        </PressForm>
      </More>
    )
  const { asked, paid, note, photo } = postage
  const decides = paid === null && status !== 'SENT_BACK'
  return (
    <>
      <p className="text-base">
        Ongkir retur: <strong className="numbers">{formatRupiah(asked)}</strong>
        {paid === null ? ' diminta' : paid === 0 ? ', tidak diganti' : `, diganti ${formatRupiah(paid)}`}
        {note ? ` (${note})` : ''}
      </p>
      {photo && mayDo(frame.user.role, 'orders') ? (
        <a href={fileOf(photo)} target="_blank" rel="noreferrer" className="desk-link">
          Foto Struk Ongkir
        </a>
      ) : null}
      {decides && !may(frame, 'payPostage') ? (
        <p className="text-base text-muted">Pemilik toko memutuskan ongkir ini.</p>
      ) : null}
      {decides ? (
        <>
          <PressForm frame={frame} press="payPostage" id={id} label="Ganti ongkir">
            {(typed) => <PostageFields typed={typed} asked={asked} />}
          </PressForm>
          <More frame={frame} label="Tolak ongkir" presses={['refusePostage']} id={id}>
            <PressForm frame={frame} press="refusePostage" id={id} label="Tolak ongkir" variant="danger">
              {(typed) => <NoteField label="Alasan untuk pembeli" typed={typed} />}
            </PressForm>
          </More>
        </>
      ) : null}
    </>
  )
}

/** How much is replaced; `asked` null: nobody has requested it, so there is nothing to fall short of. */
function PostageFields({
  typed: { fields, values },
  asked,
  most,
}: {
  typed: FormState
  asked: number | null
  most?: number
}) {
  return (
    <div className="grid gap-3">
      <Field
        name="amount"
        label="Yang diganti"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={fields['amount']}
        hint={most === undefined ? undefined : `Paling banyak ${formatRupiah(most)}.`}
        defaultValue={values['amount'] ?? (asked === null ? '' : formatRupiah(asked))}
      />
      {asked === null ? null : (
        <Field
          name="note"
          label="Alasan bila kurang dari yang diminta"
          optional
          autoComplete="off"
          maxLength={limits.noteChars}
          error={fields['note']}
          defaultValue={values['note']}
        />
      )}
    </div>
  )
}

/** What its status and its solution allow now. */
function ReturnPresses({ one, frame }: { one: DeskReturn; frame: DeskFrame }) {
  const { id, status, solution, worth } = one
  const can = (to: Parameters<typeof canMoveReturn>[1]) => canMoveReturn(status, to, solution)
  // What was never posted is brought to the shop, or came without a number.
  const comes = can('RECEIVED') || can('SENT_BACK')
  const fetched = wayOfSale(one).fetched
  return (
    <>
      {can('APPROVED') ? <PressForm frame={frame} press="approve" id={id} label="Setujui retur" /> : null}
      {comes ? <PressForm frame={frame} press="receive" id={id} label="Barang sudah diterima" /> : null}
      {can('REPLACED') ? (
        <PressForm frame={frame} press="replace" id={id} label={fetched ? 'Serahkan pengganti' : 'Kirim pengganti'}>
          {({ fields, values }) => (
            <Field
              name="receiptNumber"
              label={fetched ? 'Nomor resi bila dikirim' : 'Nomor resi pengganti'}
              optional={fetched}
              autoComplete="off"
              maxLength={60}
              error={fields['receiptNumber']}
              defaultValue={values['receiptNumber']}
            />
          )}
        </PressForm>
      ) : null}
      {status === 'REPLACED' && one.replacementReceipt ? (
        <More frame={frame} label="Perbaiki resi pengganti" presses={['correctReplacement']} id={id}>
          <PressForm frame={frame} press="correctReplacement" id={id} label="Perbaiki resi">
            {({ fields, values }) => (
              <Field
                name="receiptNumber"
                label="Nomor resi pengganti"
                autoComplete="off"
                maxLength={60}
                error={fields['receiptNumber']}
                defaultValue={values['receiptNumber'] ?? one.replacementReceipt ?? ''}
              />
            )}
          </PressForm>
        </More>
      ) : null}
      {can('REFUNDED') ? (
        <PressForm
          frame={frame}
          press="payBack"
          id={id}
          label={worth > 0 ? `Kembalikan dana ${formatRupiah(worth)}` : 'Kembalikan dana'}
          variant={can('REPLACED') ? 'outline' : 'primary'}
        />
      ) : null}
      {can('REJECTED') ? (
        <More frame={frame} label="Tolak retur" presses={['reject']} id={id}>
          <PressForm frame={frame} press="reject" id={id} label="Tolak retur" variant="danger">
            {(typed) => <NoteField label="Alasan untuk pembeli" typed={typed} />}
          </PressForm>
        </More>
      ) : null}
    </>
  )
}
