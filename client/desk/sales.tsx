import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { Sales } from './answers.ts'
import { Nothing, Part } from './parts.tsx'
import { daysOf, Periods, rangeOf } from './periods.tsx'
import type { DeskScreen } from './screen.ts'

/** What was sold in some days, what is left of it, and which goods sell. */
export const sales: DeskScreen = async (ask, query) => {
  const days = daysOf(query)
  const sold = await ask(Sales, `/report?${rangeOf(days)}`)
  return () => (
    <>
      <Periods path="/penjualan" days={days} />
      {sold.orders === 0 && sold.kept === 0 ? (
        <Nothing title="Belum ada penjualan" text="Pesanan yang dibayar, atau dibayar saat diterima, tampil di sini." />
      ) : (
        <>
          <ul className="desk-rows">
            <Sum label={`${sold.orders} pesanan, nilai seluruhnya`} amount={sold.value} always />
            <Sum label="Harga barang" amount={sold.gross} />
            <Sum label="Voucher" amount={-sold.vouchers} />
            <Sum label="Dana kembali" amount={-sold.refunded} />
            <Sum label="Koin kembali" amount={-sold.coinsBack} />
            <Sum label="Hasil barang, tanpa ongkir" amount={sold.net} strong always />
            <Sum label="Dari pesanan batal yang sudah dibuka" amount={sold.kept} />
          </ul>
          <Part title="Barang terjual">
            <ul className="desk-rows">
              {sold.goods.slice(0, limits.pageSize).map(({ sku, name, variant, pieces, amount }) => (
                <li key={`${sku} ${name} ${variant}`}>
                  <div>
                    <span className="min-w-0 flex-1 wrap-anywhere">
                      {name}
                      <span className="block text-sm text-muted">
                        {[`${pieces} terjual`, variant, sku].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                    <span className="numbers">{formatRupiah(amount)}</span>
                  </div>
                </li>
              ))}
              {sold.goods.length > limits.pageSize ? (
                <li>
                  <div>dan barang lain</div>
                </li>
              ) : null}
            </ul>
          </Part>
          <Part title="Cara bayar">
            <ul className="desk-rows">
              {sold.payments.map(({ payment, orders, value }) => (
                <li key={`${payment} ${value}`}>
                  <div>
                    <span className="min-w-0 flex-1 wrap-anywhere">
                      {payment || 'Tanpa pembayaran'}
                      <span className="block text-sm text-muted">{orders} pesanan</span>
                    </span>
                    <span className="numbers">{formatRupiah(value)}</span>
                  </div>
                </li>
              ))}
            </ul>
          </Part>
        </>
      )}
    </>
  )
}

/** What is nothing is left out, unless it is to stand always. */
const Sum = ({ label, amount, strong = false, always = false }: SumProps) =>
  amount === 0 && !always ? null : (
    <li>
      <div>
        <span className="min-w-0 flex-1">{label}</span>
        <span className={`numbers ${strong ? 'font-bold' : ''}`}>{formatRupiah(amount)}</span>
      </div>
    </li>
  )
interface SumProps {
  label: string
  amount: number
  strong?: boolean
  always?: boolean
}
