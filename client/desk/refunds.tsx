import { Field } from '#client/kit/form/field.tsx'
import { BankAccountFields } from '#client/kit/form/bank-account-fields.tsx'
import { isBegunByAnother } from '#shared/admin/begun.ts'
import { mayDo } from '#shared/admin/roles.ts'
import { formatDate, formatDateTime } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { type DeskRefund, Refunds } from './answers.ts'
import { ageOf, Begun, Cards, may, More, Nothing, Pages, PressForm, type FormState } from './parts.tsx'
import { whyNotBack } from './refund-problems.ts'
import { type DeskFrame, type DeskScreen, pageOf } from './screen.ts'

/** Money that the shop owes, the longest waiting first. */
export const refunds: DeskScreen = async (ask, query) => {
  const { refunds: owed, total } = await ask(Refunds, `/refunds?state=OWED&page=${pageOf(query)}`)
  return (frame) =>
    owed.length === 0 ? (
      <Nothing title="Tidak ada dana yang terutang" text="Dana yang harus ditransfer kepada pembeli muncul di sini." />
    ) : (
      <>
        <Cards>
          {owed.map((refund) => (
            <RefundCard key={refund.id} refund={refund} frame={frame} />
          ))}
        </Cards>
        <Pages frame={frame} total={total} />
      </>
    )
}

function RefundCard({ refund, frame }: { refund: DeskRefund; frame: DeskFrame }) {
  const { id, number, amount, since, bank, accountNumber, holder, contact, problem, payFrom, paidBy, owedTo } = refund
  const later = payFrom !== null && frame.now < new Date(payFrom) ? payFrom : null
  const sees = mayDo(frame.user.role, 'orders')
  const named = accountNumber !== ''
  const begunAt = refund.begunAt === null ? null : new Date(refund.begunAt)
  const isOwner = mayDo(frame.user.role, 'owner')
  const anotherPays = isBegunByAnother({ ...refund, begunAt }, frame.user.name, isOwner, frame.now)
  const press = may(frame, 'pay') ? 'pay' : 'payByFile'
  return (
    <article className="card desk-card" aria-label={`Dana ${number}`}>
      <div>
        <h3 className="numbers text-base font-bold">{number}</h3>
        <p className="text-sm text-muted">Menunggu {ageOf(since, frame.now)}</p>
      </div>
      <p className="price text-lg font-bold">{formatRupiah(amount)}</p>
      {problem ? <p className="text-base text-muted">{whyNotBack(problem)}</p> : null}
      <p className="text-base">{sees ? whereTo(refund) : named ? 'Rekening sudah diisi.' : 'Belum ada rekening.'}</p>
      {sees && !named && contact ? (
        <p className="text-base text-muted">
          Tanyakan kepada pembeli: {[contact.phone, contact.email].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      {later ? (
        <p className="text-base font-semibold text-danger">Boleh ditransfer mulai {formatDateTime(later)}.</p>
      ) : null}
      {paidBy ? <p className="text-base">Janji kepada pembeli: paling lambat {formatDate(paidBy)}.</p> : null}
      {refund.begunBy === null ? null : <Begun frame={frame} begunBy={refund.begunBy} begunAt={refund.begunAt} />}
      {named && !later && refund.begunBy === null ? (
        <PressForm frame={frame} press="refundBegun" id={id} label="Mulai transfer" />
      ) : null}
      {named && !later && refund.begunBy !== null ? (
        <PressForm frame={frame} press={press} id={id} label="Sudah ditransfer">
          {(typed) => <ProofFields typed={typed} file={press === 'payByFile'} />}
        </PressForm>
      ) : null}
      {anotherPays ? null : (
        <More
          frame={frame}
          label={named ? 'Ganti rekening, atau ke saldo' : 'Isi rekening, atau ke saldo'}
          presses={['account', 'wallet']}
          id={id}
        >
          <PressForm frame={frame} press="account" id={id} label="Simpan rekening" variant="outline">
            {({ fields, values }) => (
              <div className="grid gap-3">
                <BankAccountFields fields={fields} values={values} />
              </div>
            )}
          </PressForm>
          {owedTo === 'customer' ? (
            <PressForm frame={frame} press="wallet" id={id} label="Masukkan ke saldo pembeli" variant="outline" />
          ) : null}
        </More>
      )}
    </article>
  )
  function whereTo({ owedTo: to }: DeskRefund) {
    if (named) return `${bank} ${accountNumber} a.n. ${holder}`
    return to === 'removed'
      ? 'Akunnya sudah dihapus, jadi kontaknya tidak ada. Isi rekening pengirim dari mutasi bank atau penyedia pembayaran. Kalau tidak tercatat, tunggu pembeli menunjukkan nomor pesanan dan bukti transfernya.'
      : 'Rekening belum diisi pembeli.'
  }
}

const ProofFields = ({ typed: { fields, values }, file }: { typed: FormState; file: boolean }) => (
  <>
    <Field
      name="proof"
      label="Nomor atau berita transfer"
      autoComplete="off"
      maxLength={limits.refundProofChars}
      error={fields['proof']}
      defaultValue={values['proof']}
    />
    {file ? (
      <Field
        name="file"
        type="file"
        label="Bukti transfer (foto atau PDF)"
        error={fields['file']}
        accept="image/*,application/pdf"
      />
    ) : null}
  </>
)
