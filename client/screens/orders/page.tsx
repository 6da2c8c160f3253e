import type { Api, OutputOf } from '#shared/api/index.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { countedTabs, type OrderTab, orderTabs, tabLabels } from '#shared/order/order-status.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, page } from '#client/app/page/page.ts'
import { BestSellers, listBestSellers } from '#client/kit/product/best-sellers.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { OrderCard } from './card.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { PageLinks } from '#client/kit/base/page-links.tsx'
import { notPastEnd, pageIndex, pageQuery } from '#client/kit/base/paging.ts'
import { countOpenReturns } from '#client/screens/returns/open-returns.ts'
import { searchedIn } from '#client/app/page/searched.ts'

export interface OrdersData {
  /** null: all of them. */
  tab: OrderTab | null
  /** The search text; '' without a search. */
  q: string
  list: OutputOf<Api['order']['list']>
  /** How many returns still run; the orders that ever had one are more. */
  returning: number
  /** What to buy, for who has no orders at all. */
  popular?: readonly ProductCard[]
}

export const orders = page({
  route: 'orders',
  cache: 'never',
  async load({ api, query }): Promise<OrdersData> {
    const tab = orderTabs.find((one) => one === query.get('tab')) ?? null
    const q = searchedIn(query)
    const [listed, returning] = await Promise.all([
      api.order.list({ tab, index: pageIndex(query), size: limits.pageSize, text: q || null }),
      countOpenReturns({ api }),
    ])
    const list = notPastEnd(listed, query, (more) => href('orders', {}, more))
    if (list.total > 0 || tab !== null || q !== '') return { tab, q, list, returning }
    return { tab, q, list, returning, popular: await listBestSellers(api) }
  },
  head: () => ({ title: 'Pesanan Saya', back: href('profile'), noindex: true }),
  view: ({ tab, q, list, returning, popular = [] }, { shop }) => (
    <div className="wrap py-3 lg:py-6">
      {list.total > 0 || tab !== null || q !== '' ? (
        <>
          <Tabs current={tab} q={q} counts={waiting(list.more?.tabs ?? [], returning)} />
          <OrderSearch tab={tab} q={q} />
        </>
      ) : null}
      {list.rows.length === 0 ? (
        <>
          <EmptyState drawing="order" {...emptyWords(tab, q)} />
          <BestSellers cards={popular} />
        </>
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
          {list.rows.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} tab={tab} again={can(shop, 'cart.add')} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        index={list.index}
        size={list.size}
        total={list.total}
        to={(page) => href('orders', {}, { tab, q, page: pageQuery(page) })}
      />
    </div>
  ),
  samples: async () => (await import('./samples.ts')).ordersSamples,
})

function emptyWords(tab: OrderTab | null, q: string) {
  if (q)
    return {
      title: 'Pesanan tidak ditemukan',
      text: `Tidak ada pesanan untuk “${q}”.`,
      action: { href: href('orders', {}, { tab }), label: 'Hapus Pencarian' },
    }
  return {
    title: 'Belum ada pesanan',
    text: tab ? `Tidak ada pesanan di ${tabLabels[tab]}.` : 'Pesanan Anda akan tampil di sini.',
    action: { href: href('products', { category: 'semua' }), label: 'Mulai Belanja' },
  }
}

/** Searches by order number or product name and keeps the tab. */
function OrderSearch({ tab, q }: { tab: OrderTab | null; q: string }) {
  return (
    <form action={href('orders')} method="get" role="search" className="relative">
      {tab ? <input type="hidden" name="tab" value={tab} /> : null}
      <label htmlFor={dom.orderSearchId} className="sr-only">
        Cari pesanan
      </label>
      <input
        id={dom.orderSearchId}
        name="q"
        type="search"
        defaultValue={q}
        maxLength={limits.queryChars}
        enterKeyHint="search"
        autoComplete="off"
        placeholder="No. pesanan atau nama produk"
        className="block h-12 w-full rounded-sm border border-edge bg-surface pr-12 pl-3 text-md"
      />
      <button
        type="submit"
        aria-label="Cari pesanan"
        className="absolute top-0 right-0 grid size-12 place-items-center text-muted"
      >
        <Icon name="search" />
      </button>
    </form>
  )
}

interface TabsProps {
  current: OrderTab | null
  q: string
  counts: Readonly<Partial<Record<OrderTab, number>>>
}
/** Of each tab what is still to come: how many orders are over, nobody has to act on. */
const waiting = (all: readonly { tab: OrderTab; count: number }[], pengembalian: number): TabsProps['counts'] => ({
  ...Object.fromEntries(
    all.flatMap(({ tab, count }) => (countedTabs.some((one) => one === tab) ? [[tab, count]] : [])),
  ),
  pengembalian,
})

function Tabs({ current, q, counts }: TabsProps) {
  return (
    <nav aria-label="Status pesanan" className="tabs">
      <ul>
        {[null, ...orderTabs].map((tab) => (
          <li key={tab ?? 'semua'}>
            <a href={href('orders', {}, { tab, q })} {...(tab === current ? { 'aria-current': 'page' } : {})}>
              {tab ? tabLabels[tab] : 'Semua'}
              {tab ? <Count of={counts[tab] ?? 0} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ of }: { of: number }) {
  return of > 0 ? <span className="numbers pl-1">({Math.min(of, 999)})</span> : null
}
