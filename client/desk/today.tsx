import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { mayDo } from '#shared/admin/roles.ts'
import { type WaitingKind, waitingLists } from '#shared/admin/waiting.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { invoicesPath } from './addresses.ts'
import { Today } from './answers.ts'
import { ageOf, Part } from './parts.tsx'
import type { DeskScreen } from './screen.ts'

/** The screens, in the order of a day. */
export const places: readonly { path: string; name: string; icon: IconName }[] = [
  { path: '', name: 'Hari Ini', icon: 'home' },
  { path: '/konfirmasi', name: 'Konfirmasi', icon: 'card' },
  { path: '/kemas', name: 'Kemas', icon: 'package' },
  { path: '/serahkan', name: 'Serahkan', icon: 'truck' },
  { path: '/batal-retur', name: 'Batal & Retur', icon: 'return' },
  { path: '/dana', name: 'Dana Kembali', icon: 'coins' },
  { path: '/uang', name: 'Uang & Penarikan', icon: 'download' },
  { path: '/produk', name: 'Produk', icon: 'ticket' },
  { path: '/ulasan', name: 'Ulasan', icon: 'review' },
  { path: '/pelanggan', name: 'Pelanggan', icon: 'user' },
  { path: '/penjualan', name: 'Penjualan', icon: 'wallet' },
  { path: '/ditemukan', name: 'Datang dari Mana', icon: 'eye' },
  { path: '/toko', name: 'Buka & Libur', icon: 'clock' },
]

/** Where a list is worked on; null: nowhere here, or a release before or after this one has named it. */
const placeOf = (see: string): string | null =>
  Object.hasOwn(waitingLists, see) ? waitingLists[see as WaitingKind] : null

/** What waits, the longest first; and the way to every screen. */
export const today: DeskScreen = async (ask) => {
  const { waiting, sold } = await ask(Today, '/today')
  return ({ now, user }) => (
    <>
      {waiting.length === 0 ? (
        <p className="card p-4 text-md">Tidak ada yang menunggu, {user.name}. Semua sudah dikerjakan.</p>
      ) : (
        <ul className="desk-rows">
          {waiting.map(({ what, count, since, long, see, amount }) => {
            const place = placeOf(see)
            const words = (
              <>
                <span className="min-w-0 flex-1">
                  <strong className="numbers">{count}</strong> {what}
                  {amount === null ? '' : `, ${formatRupiah(amount)}`}
                  <span className={`block text-sm ${long ? 'font-semibold text-danger' : 'text-muted'}`}>
                    paling lama {ageOf(since, now)}
                    {long ? ', terlalu lama' : ''}
                  </span>
                </span>
                {place ? <Icon name="chevron-right" className="text-hint" /> : null}
              </>
            )
            return <li key={what}>{place ? <a href={`/kelola${place}`}>{words}</a> : <div>{words}</div>}</li>
          })}
        </ul>
      )}
      <ul className="desk-rows mt-3">
        <li>
          <a href="/kelola/penjualan?hari=1">
            <span className="min-w-0 flex-1">
              Terjual hari ini: <strong className="numbers">{sold.orders}</strong> pesanan,{' '}
              <strong className="numbers">{formatRupiah(sold.value)}</strong>
            </span>
            <Icon name="chevron-right" className="text-hint" />
          </a>
        </li>
        {mayDo(user.role, 'orders') ? (
          <li>
            <a href={invoicesPath}>
              <span className="min-w-0 flex-1">Invoice pesanan hari ini</span>
              <Icon name="chevron-right" className="text-hint" />
            </a>
          </li>
        ) : null}
      </ul>
      <Part title="Semua Layar">
        <ul className="desk-places">
          {places.slice(1).map(({ path, name, icon }) => (
            <li key={path}>
              <a href={`/kelola${path}`} className="card">
                <Icon name={icon} size={24} className="text-brand-text" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}
