import { Field } from '#client/kit/form/field.tsx'
import type { movementReasons } from '#shared/admin/money.ts'
import { formatDate, formatDateTime } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { type DeskMovement, type DeskWithdrawal, Movements, UnpaidParcels, Withdrawals } from './answers.ts'
import { ageOf, Begun, Cards, More, Nothing, Pages, Part, PressForm, NoteField } from './parts.tsx'
import { type Asking, type DeskFrame, type DeskScreen, pageOf } from './screen.ts'

/** Whose bank accounts these are is the owner's alone: nobody else gets the list. */
const unlessRefused = (failure: { status?: number }) => {
  if (failure.status !== 403) throw failure
  return null
}
const asked = (ask: Asking, status: 'REQUESTED' | 'PROCESSING', page: number) =>
  ask(Withdrawals, `/withdrawals?status=${status}&page=${page}`).catch(unlessRefused)

/** Money that fits no order, that couriers still have, and that customers want paid out. */
export const money: DeskScreen = async (ask, query) => {
  const [wanted, begun, { movements, total }, { parcels }] = await Promise.all([
    asked(ask, 'REQUESTED', pageOf(query, 'penarikan')),
    asked(ask, 'PROCESSING', pageOf(query, 'ditransfer')),
    ask(Movements, `/money?page=${pageOf(query)}`),
    ask(UnpaidParcels, '/money/unpaid'),
  ])
  const lists = [
    { title: 'Penarikan yang sedang ditransfer', name: 'ditransfer', of: begun },
    { title: 'Penarikan pembeli', name: 'penarikan', of: wanted },
  ]
  const nothing = movements.length + parcels.length === 0 && lists.every(({ of }) => of?.withdrawals.length === 0)
  return (frame) => (
    <>
      {nothing ? (
        <Nothing
          title="Semua uang sudah cocok"
          text="Penarikan dan uang yang tidak cocok dengan pesanan muncul di sini."
        />
      ) : null}
      {wanted ? null : <p className="card p-4 text-base">Penarikan pembeli hanya dilihat dan dibayar pemilik toko.</p>}
      {lists.map(({ title, name, of }) =>
        of && of.withdrawals.length > 0 ? (
          <Part key={name} title={title}>
            <Cards>
              {of.withdrawals.map((one) => (
                <WithdrawalCard key={one.id} one={one} frame={frame} />
              ))}
            </Cards>
            <Pages frame={frame} total={of.total} name={name} />
          </Part>
        ) : null,
      )}
      {movements.length === 0 ? null : (
        <Part title="Tidak cocok dengan pesanan">
          <Cards>
            {movements.map((one) => (
              <MovementCard key={one.id} one={one} frame={frame} />
            ))}
          </Cards>
          <Pages frame={frame} total={total} />
        </Part>
      )}
      {parcels.length === 0 ? null : (
        <Part title="COD belum disetor kurir">
          <ul className="desk-rows">
            {parcels.map(({ number, receipt, amount, paidAt }) => (
              <li key={number}>
                <a href={`/kelola/pesanan?id=${encodeURIComponent(number)}`}>
                  <span className="numbers min-w-0 flex-1">
                    {number}
                    <span className="block text-sm text-muted">
                      {receipt ? `Resi ${receipt}, ` : ''}diterima {formatDate(paidAt)}
                    </span>
                  </span>
                  <span className="numbers">{formatRupiah(amount)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function WithdrawalCard({ one, frame }: { one: DeskWithdrawal; frame: DeskFrame }) {
  const { id, source, status, amount, received, at, bank, number, holder } = one
  const begun = status === 'PROCESSING'
  return (
    <article className="card desk-card" aria-label={`Penarikan ${formatRupiah(amount)}`}>
      <div>
        <p className="price text-lg font-bold">{formatRupiah(received)}</p>
        <p className="text-sm text-muted">
          {source === 'wallet' ? 'Saldo Toko' : 'Komisi'} · menunggu {ageOf(at, frame.now)}
          {received < amount ? ` · setelah biaya dari ${formatRupiah(amount)}` : ''}
        </p>
      </div>
      <p className="numbers text-base wrap-anywhere">{`${bank} ${number} a.n. ${holder}`}</p>
      {begun ? <Begun frame={frame} begunBy={one.begunBy} begunAt={one.begunAt} /> : null}
      {begun ? (
        <PressForm frame={frame} press="withdrawalPaid" id={id} label="Sudah ditransfer" />
      ) : (
        <PressForm frame={frame} press="withdrawalBegun" id={id} label="Mulai transfer" />
      )}
      <More frame={frame} label="Tolak, uangnya kembali ke saldo" presses={['withdrawalRefused']} id={id}>
        <PressForm frame={frame} press="withdrawalRefused" id={id} label="Tolak penarikan" variant="danger">
          {(typed) => <NoteField typed={typed} label="Alasan" />}
        </PressForm>
      </More>
    </article>
  )
}

/** What a person has to look at. */
const reasonWords: Readonly<Record<(typeof movementReasons)[number], string>> = {
  no_order: 'Tidak ada pesanan dengan jumlah ini.',
  many_orders: 'Beberapa pesanan menunggu jumlah ini.',
  amount_differs: 'Jumlahnya lain dari yang ditagih.',
  came_unseen: 'Masuk tanpa pembayaran yang dikenal.',
  sent_back: 'Dikirim balik oleh penyedia pembayaran.',
  came_again: 'Dibayar sekali lagi.',
  order_unknown: 'Nomornya bukan pesanan toko ini.',
  costs_more: 'Kurir menagih lebih dari ongkir pesanannya.',
  owner_needed: 'Jumlah ini perlu dilihat pemilik.',
  undone: 'Seluruhnya kembali, dan pesanannya sudah berakhir.',
}

function MovementCard({ one, frame }: { one: DeskMovement; frame: DeskFrame }) {
  const { id, kind, source, amount, at, said, number, reason } = one
  return (
    <article className="card desk-card" aria-label={`Uang ${formatRupiah(amount)}`}>
      <div>
        <p className="price text-lg font-bold">{formatRupiah(amount)}</p>
        <p className="text-sm text-muted">
          {source} · {kind === 'bank' ? formatDate(at) : formatDateTime(at)}
        </p>
      </div>
      {reason ? <p className="text-base">{reasonWords[reason]}</p> : null}
      {said ? <p className="text-base text-muted wrap-anywhere">{said}</p> : null}
      {number ? (
        <a href={`/kelola/pesanan?id=${encodeURIComponent(number)}`} className="desk-link">
          Pesanan {number}
        </a>
      ) : null}
      {amount > 0 ? <AssignForm frame={frame} one={one} /> : null}
      <More frame={frame} label="Selesai tanpa pesanan" presses={['closeMoney']} id={id}>
        <PressForm frame={frame} press="closeMoney" id={id} label="Tandai selesai" variant="outline">
          {(typed) => <NoteField typed={typed} label="Uang apa ini" />}
        </PressForm>
      </More>
    </article>
  )
}

/** What left the shop pays no order. */
const AssignForm = ({ one: { id, number }, frame }: { one: DeskMovement; frame: DeskFrame }) => (
  <More frame={frame} label="Pasangkan ke pesanan" presses={['assignMoney']} id={id}>
    <PressForm frame={frame} press="assignMoney" id={id} label="Pasangkan">
      {(typed) => (
        <div className="grid gap-3">
          <Field
            name="orderNumber"
            label="Nomor pesanan"
            autoComplete="off"
            autoCapitalize="characters"
            error={typed.fields['orderNumber']}
            defaultValue={typed.values['orderNumber'] ?? number ?? ''}
          />
          <NoteField typed={typed} label="Alasan bila jumlahnya lain" optional />
        </div>
      )}
    </PressForm>
  </More>
)
