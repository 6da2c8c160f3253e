import { formatRupiah } from '#shared/format/money.ts'
import { handoverWords } from '#shared/order/payment-way.ts'
import type { DeskPayment } from './answers.ts'
import { ageOf, Cards, may, Part, PressForm } from './parts.tsx'
import type { DeskFrame } from './screen.ts'

const sumOf = (payments: readonly DeskPayment[]) => payments.reduce((sum, { amount }) => sum + amount, 0)

/** Payments that only a helper has seen, and how they are settled. */
export function SeenByHelpers({ payments, frame }: { payments: readonly DeskPayment[]; frame: DeskFrame }) {
  if (payments.length === 0) return null
  const ids = payments.map(({ orderId }) => orderId).join(',')
  return (
    <Part title="Hanya dilihat pegawai">
      <p className="mb-3 text-base text-muted">
        Komisi dan koin pesanan ini menunggu.{' '}
        {may(frame, 'seen')
          ? 'Masukkan mutasi bank atau setoran kurir, atau cocokkan sendiri dengan rekening dan kas.'
          : 'Untuk melanjutkannya, minta pemilik memasukkan mutasi bank atau setoran kurir, atau mencocokkannya.'}
      </p>
      <Cards>
        {payments.map(({ orderId, number, amount, way, by, paidAt }) => (
          <article key={orderId} className="card desk-card" aria-label={`Pembayaran ${number}`}>
            <div>
              <h3 className="numbers text-base font-bold">{number}</h3>
              <p className="text-sm text-muted">
                {by} · {handoverWords[way] ?? 'Transfer'} · {ageOf(paidAt, frame.now)}
              </p>
            </div>
            <p className="price text-lg font-bold">{formatRupiah(amount)}</p>
            <a href={`/kelola/pesanan?id=${encodeURIComponent(orderId)}`} className="desk-link">
              Alamat dan riwayat
            </a>
            <PressForm frame={frame} press="seen" id={orderId} label="Uangnya sudah saya lihat" variant="outline" />
          </article>
        ))}
      </Cards>
      {payments.length > 1 ? (
        <PressForm
          frame={frame}
          press="seen"
          id="semua"
          label={`Semua ${payments.length} sudah saya lihat: ${formatRupiah(sumOf(payments))}`}
          variant="outline"
          className="mt-3"
        >
          {() => <input type="hidden" name="orders" value={ids} />}
        </PressForm>
      ) : null}
    </Part>
  )
}
