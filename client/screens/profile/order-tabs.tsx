import { type OrderTab, tabLabels } from '#shared/order/order-status.ts'
import { href } from '#shared/web/routes.ts'
import { Card } from '#client/kit/base/card.tsx'
import { Icon, type IconName, OwnSymbol } from '#client/kit/base/icon.tsx'
import type { ProfileData } from './page.tsx'

const tabIcons: readonly [OrderTab, IconName][] = [
  ['belum-bayar', 'wallet'],
  ['dikemas', 'package'],
  ['dikirim', 'truck'],
  ['selesai', 'done'],
  ['dibatalkan', 'ended'],
]
/** The customer's orders by their state, and the returns; null: the shop's backend has none. */
export function Orders({ counts, returns }: Pick<ProfileData, 'counts'> & { returns: number | null }) {
  return (
    <Card
      title="Pesanan Saya"
      aside={
        <a href={href('orders')} className="-my-3 flex min-h-11 items-center text-sm font-semibold text-brand-text">
          Lihat Semua
        </a>
      }
      className="pb-2!"
    >
      <OwnSymbol name="done" />
      <OwnSymbol name="ended" />
      <nav aria-label="Pesanan menurut status" className="grid grid-cols-3 sm:grid-cols-6">
        {tabIcons.map(([tab, icon]) => (
          <Tab
            key={tab}
            to={href('orders', {}, { tab })}
            icon={icon}
            label={tabLabels[tab]}
            count={counts[tab] ?? 0}
            due={tab === 'belum-bayar'}
          />
        ))}
        {returns === null ? null : <Tab to={href('returns')} icon="return" label="Pengembalian" count={returns} />}
      </nav>
    </Card>
  )
}

interface TabProps {
  to: string
  icon: IconName
  label: string
  count: number
  /** They wait for the shopper. */
  due?: boolean
}
function Tab({ to, icon, label, count, due = false }: TabProps) {
  return (
    <a href={to} className="flex min-h-16 flex-col items-center justify-center gap-1 text-xs whitespace-nowrap">
      <span className="flex">
        <Icon name={icon} size={24} />
        {/* Without a width: the number stands beside the drawing, which keeps the middle. */}
        <span>
          {count > 0 ? (
            <span
              className={`numbers absolute -mt-2 rounded-full px-1.5 py-0.5 text-xs font-semibold ${due ? 'bg-danger-fill text-white' : 'bg-sunk text-ink'}`}
            >
              {count > 99 ? '99+' : count}
            </span>
          ) : null}
        </span>
      </span>
      {label}
    </a>
  )
}
