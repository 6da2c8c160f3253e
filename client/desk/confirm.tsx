import { mayDo } from '#shared/admin/roles.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { ByHelpers, type DeskOrder, type DeskReceipt, Orders, Receipts } from './answers.ts'
import { SeenByHelpers } from './by-helpers.tsx'
import { OrderSearch } from './order-search.tsx'
import { OrderCard } from './order-card.tsx'
import { ageOf, Cards, More, Nothing, Pages, Part, NoteField, PressForm } from './parts.tsx'
import { type DeskFrame, type DeskScreen, pageOf } from './screen.ts'

const ask = (from: Parameters<DeskScreen>[0], page: number) => from(Receipts, `/receipts?page=${page}`)

/** Payments that a person confirms: with the shopper's proof, or seen in the bank's list. */
export const confirm: DeskScreen = async (from, query) => {
  const [sent, { payments }, unpaid] = await Promise.all([
    ask(from, pageOf(query)),
    from(ByHelpers, '/money/by-helpers'),
    from(Orders, `/orders?tab=belum-bayar&page=${pageOf(query, 'belum')}`),
  ])
  return (frame) => (
    <>
      <OrderSearch />
      {sent.receipts.length === 0 ? (
        <Nothing title="Tidak ada bukti transfer" text="Bukti yang dikirim pembeli muncul di sini." />
      ) : (
        <Cards>
          {sent.receipts.map((receipt) => (
            <ReceiptCard key={receipt.id} receipt={receipt} frame={frame} />
          ))}
        </Cards>
      )}
      <Pages frame={frame} total={sent.total} />
      <SeenByHelpers payments={payments} frame={frame} />
      {unpaid.orders.length === 0 ? null : (
        <Part title="Belum bayar, tanpa bukti">
          <Cards>
            {unpaid.orders.map((order) => (
              <OrderCard key={order.id} order={order} frame={frame}>
                <Unpaid frame={frame} order={order} />
              </OrderCard>
            ))}
          </Cards>
          <Pages frame={frame} total={unpaid.total} name="belum" />
        </Part>
      )}
    </>
  )
}

/** Nobody has paid it yet, as far as the shop knows. */
export function Unpaid({ frame, order }: { frame: DeskFrame; order: DeskOrder }) {
  return (
    <More frame={frame} label="Uangnya sudah masuk, atau batalkan" presses={['book', 'end']} id={order.id}>
      <BookForms frame={frame} order={order} />
      <EndForm frame={frame} order={order} />
    </More>
  )
}

/** Its time has run out, and its money may have come all the same. */
export const PaidLate = ({ frame, order }: { frame: DeskFrame; order: DeskOrder }) =>
  order.attempts.length === 0 ? null : (
    <More frame={frame} label="Uangnya masuk terlambat" presses={['book']} id={order.id}>
      <p className="text-base">Pesanan lanjut bila barangnya masih ada. Bila tidak, uangnya kembali ke pembeli.</p>
      <BookForms frame={frame} order={order} />
    </More>
  )

/** One for each payment that was begun. */
const BookForms = ({ frame, order }: { frame: DeskFrame; order: DeskOrder }) =>
  order.attempts.map(({ attempt, method, amount }) => (
    <PressForm
      key={attempt}
      frame={frame}
      press="book"
      id={order.id}
      label={`Bukukan ${formatRupiah(amount)} (${method})`}
      variant="outline"
    >
      {() => <input type="hidden" name="attempt" value={attempt} />}
    </PressForm>
  ))

function ReceiptCard({ receipt, frame }: { receipt: DeskReceipt; frame: DeskFrame }) {
  const { id, number, bank, payer, amount, day, note, due, goesBack, status, mime, sentAt } = receipt
  const file = `/kelola/berkas/bukti/${encodeURIComponent(id)}`
  const sees = mayDo(frame.user.role, 'orders')
  return (
    <article className="card desk-card" aria-label={`Bukti transfer ${number}`}>
      <div>
        <h3 className="numbers text-base font-bold">{number}</h3>
        <p className="text-sm text-muted">Menunggu {ageOf(sentAt, frame.now)}</p>
      </div>
      {sees ? (
        <a href={file} target="_blank" rel="noreferrer" className="desk-proof">
          {mime.startsWith('image/') ? (
            <img src={file} alt={`Bukti transfer ${number}`} loading="lazy" />
          ) : (
            'Buka bukti (PDF)'
          )}
        </a>
      ) : null}
      <dl className="desk-facts">
        <dt>Tagihan</dt>
        <dd className="price font-bold">{formatRupiah(due)}</dd>
        <dt>Kata pembeli</dt>
        <dd className={amount === due ? '' : 'font-semibold text-danger'}>
          {formatRupiah(amount)}, {formatDate(day)}
          {sees ? `, ${bank} a.n. ${payer}` : ''}
        </dd>
        {goesBack ? (
          <>
            <dt>Pesanan</dt>
            <dd className="font-semibold text-danger">{orderStatus[status].label}: uangnya akan kembali ke pembeli</dd>
          </>
        ) : null}
        {note && sees ? (
          <>
            <dt>Catatan</dt>
            <dd>{note}</dd>
          </>
        ) : null}
      </dl>
      <PressForm frame={frame} press="confirm" id={id} label="Uang sudah masuk" />
      <More frame={frame} label="Tolak bukti ini" presses={['refuse']} id={id}>
        <PressForm frame={frame} press="refuse" id={id} label="Tolak bukti" variant="danger">
          {(typed) => <NoteField label="Alasan untuk pembeli" typed={typed} />}
        </PressForm>
      </More>
    </article>
  )
}

/** Cancels an order, with the reason that its shopper reads. */
export const EndForm = ({ frame, order }: { frame: DeskFrame; order: { id: string } }) => (
  <PressForm frame={frame} press="end" id={order.id} label="Batalkan pesanan" variant="danger">
    {(typed) => <NoteField label="Alasan pembatalan" typed={typed} />}
  </PressForm>
)
