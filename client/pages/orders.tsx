import type { Api, OutputOf } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { type OrderTab, orderTabs, tabLabels } from '#shared/order-status.ts'
import { href } from '#shared/routes.ts'
import { page } from '../page.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { OrderCard } from '../ui/order-list.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import { ordersSamples } from './samples/orders.ts'

export interface OrdersData {
  /** null: all of them. */
  tab: OrderTab | null
  list: OutputOf<Api['order']['list']>
}

export const orders = page({
  route: 'orders',
  cache: 'never',
  async load({ api, query }): Promise<OrdersData> {
    const tab = orderTabs.find((one) => one === query.get('tab')) ?? null
    const asked = Number(query.get('page') ?? 1)
    const index = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), limits.pageMax) - 1 : 0
    return { tab, list: await api.order.list({ tab, index, size: limits.pageSize, text: null }) }
  },
  head: () => ({ title: 'Pesanan Saya', back: href('profile'), noindex: true }),
  view: ({ tab, list }) => (
    <div className="wrap py-3 lg:py-6">
      <Tabs current={tab} />
      {list.rows.length === 0 ? (
        <EmptyState
          drawing="order"
          title="Belum ada pesanan"
          text={tab ? `Tidak ada pesanan di ${tabLabels[tab]}.` : 'Pesanan Anda akan tampil di sini.'}
          action={{ href: href('products', { category: 'semua' }), label: 'Mulai Belanja' }}
        />
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
          {list.rows.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks index={list.index} size={list.size} total={list.total} to={(page) => href('orders', {}, { tab, page: page === 1 ? null : page })} />
    </div>
  ),
  samples: ordersSamples,
})

function Tabs({ current }: { current: OrderTab | null }) {
  return (
    <nav
      aria-label="Status pesanan"
      className="-mx-3 flex overflow-x-auto border-b border-neutral-200 bg-white px-3 [scrollbar-width:none] md:mx-0 md:rounded-md"
    >
      {[null, ...orderTabs].map((tab) => (
        <a
          key={tab ?? 'semua'}
          href={href('orders', {}, { tab })}
          {...(tab === current ? { 'aria-current': 'page' } : {})}
          className="flex h-12 shrink-0 items-center border-b-2 border-transparent px-3 text-base whitespace-nowrap text-neutral-600 aria-[current]:[scroll-initial-target:nearest] aria-[current]:border-brand-text aria-[current]:font-semibold aria-[current]:text-brand-text"
        >
          {tab ? tabLabels[tab] : 'Semua'}
        </a>
      ))}
    </nav>
  )
}
