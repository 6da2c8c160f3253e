import { FoundReport } from '#shared/admin/orders.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { Nothing, Part } from './parts.tsx'
import { daysOf, Periods, rangeOf } from './periods.tsx'
import type { DeskScreen } from './screen.ts'

/** How the shop was found, and what came of it. */
export const found: DeskScreen = async (ask, query) => {
  const days = daysOf(query)
  const { visits, orders, percent, byAssistants, sources, missed } = await ask(FoundReport, `/found?${rangeOf(days)}`)
  return () => (
    <>
      <Periods path="/ditemukan" days={days} />
      <p className="card p-4 text-md">
        <strong>{visits}</strong> kunjungan, <strong>{orders}</strong> pesanan
        {percent === null ? '' : ` (${percentText(percent)})`}; <strong>{byAssistants}</strong> lewat asisten.
      </p>
      {sources.length === 0 && missed.length === 0 ? (
        <Nothing title="Belum ada yang dihitung" text="Kunjungan dari iklan, aplikasi dan pencarian tampil di sini." />
      ) : null}
      {sources.length > 0 ? (
        <Part title="Datang dari">
          <ul className="desk-rows">
            {sources.slice(0, limits.pageSize).map((one) => (
              <li key={one.source}>
                <div>
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    {one.source}
                    <span className="block text-sm text-muted">
                      {`${one.visits} kunjungan, ${one.orders} pesanan${one.percent === null ? '' : `, ${percentText(one.percent)}`}`}
                    </span>
                  </span>
                  <span className="numbers">{formatRupiah(one.value)}</span>
                </div>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {missed.length > 0 ? (
        <Part title="Dicari, tidak ditemukan">
          <ul className="desk-rows">
            {missed.slice(0, limits.pageSize).map(({ words, times }) => (
              <li key={words}>
                <div>
                  <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
                  <span className="numbers">{times}×</span>
                </div>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </>
  )
}

const percentText = (percent: number): string => `${String(percent).replace('.', ',')}%`
