import type { Customer } from '#shared/api/account/customer.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { OrderCard as Order } from '#shared/api/order/order.ts'
import { countedTabs, type OrderTab } from '#shared/order/order-status.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, go, page, type PersonalContext, type Shop } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { type AccountLink, accountLinks } from '#client/frame/account-nav.tsx'
import { OrderCard } from '#client/screens/orders/card.tsx'
import { Face } from '#client/screens/profile-edit/account-cards.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { BestSellers, listBestSellers } from '#client/kit/product/best-sellers.tsx'
import { hasEnded } from '#client/kit/product/voucher-text.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { countOpenReturns } from '#client/screens/returns/open-returns.ts'
import { Orders } from './order-tabs.tsx'
import { showPhone } from '#client/kit/form/address-text.ts'
import { Form } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { whatsappLink } from '#client/kit/base/whatsapp-button.tsx'

export interface ProfileData {
  me: Pick<Customer, 'name' | 'email' | 'phone' | 'typeName'>
  counts: Readonly<Partial<Record<OrderTab, number>>>
  /** The newest order of each open tab. */
  open: readonly Order[]
  /** Returns that are not finished. */
  returns: number
  photo: boolean
  /** Rupiah and coins; null when this shop has none, or cannot say now. */
  wallet: number | null
  coins: number | null
  /** Those that the shop offers everybody; null as above. */
  vouchers: number | null
  /** What to buy, for a shopper who waits for nothing. */
  popular: readonly ProductCard[]
}

export const profile = page({
  route: 'profile',
  cache: 'never',
  async load(ctx): Promise<ProfileData> {
    const { api } = ctx
    const [{ name, email, phone, typeName }, orders, returns, account, wallet, coins, vouchers] = await Promise.all([
      api.customer.me(),
      loadOrders(ctx).then(async (orders) => ({
        ...orders,
        popular: orders.open.length === 0 ? await listBestSellers(api) : [],
      })),
      countOpenReturns(ctx),
      optional(api, 'account.find'),
      optional(api, 'wallet.find'),
      optional(api, 'coins.find'),
      // The product pages ask for them too: kept at the edge, they cost the shop no call.
      optional(api, 'voucher.list', { slug: null }),
    ])
    return {
      me: { name, email, phone, typeName },
      ...orders,
      returns,
      photo: account?.photo ?? false,
      wallet: wallet?.balance ?? null,
      coins: coins?.balance ?? null,
      vouchers: vouchers?.filter((one) => !hasEnded(one)).length ?? null,
    }
  },
  head: () => ({ title: 'Profil', noindex: true }),
  view: ({ me, counts, open, returns, photo, wallet, coins, vouchers, popular }, { path, shop }) => (
    <div className={columns}>
      <NameCard me={me} photo={photo} />
      <Balances {...{ wallet, coins, vouchers }} />
      <div className="col-span-full">
        {can(shop, 'order.list') ? (
          <>
            <Orders counts={counts} returns={can(shop, 'return.list') ? returns : null} />
            <Open orders={open} counts={counts} />
          </>
        ) : null}
      </div>
      {/* Where there is room, the menu beside the screen has all of it. */}
      <div className="grid gap-3 col-span-full xl:hidden">
        <Links {...{ wallet, coins, vouchers, path, shop }} whatsapp={whatsappLink(shop)} />
      </div>
      {popular.length > 0 ? (
        <div className="col-span-full">
          <BestSellers cards={popular} />
        </div>
      ) : null}
    </div>
  ),
  actions: {
    async logout(ctx) {
      // The cookie is removed in any case. If the backend cannot be reached, the session ends when its token expires.
      await optional(ctx.api, 'customer.logout')
      return go(href('home'), { token: null, flash: 'signed_out' })
    },
  },
  samples: async () => (await import('./samples.ts')).profileSamples,
})

/** How many orders each open tab has, and the newest, which the same answer brings. */
async function loadOrders({ api }: PersonalContext<'profile'>): Promise<Pick<ProfileData, 'counts' | 'open'>> {
  const answers = await Promise.all(countedTabs.map((tab) => optional(api, 'order.list', { tab, index: 0, size: 1 })))
  return {
    counts: Object.fromEntries(
      answers.flatMap((answer, place) => (answer ? [[countedTabs[place], answer.total]] : [])),
    ),
    open: answers.flatMap((answer) => answer?.rows ?? []),
  }
}

function NameCard({ me, photo }: Pick<ProfileData, 'me' | 'photo'>) {
  return (
    <a href={href('profileEdit')} className="card flex items-center gap-3 p-4">
      <Face name={me.name} photo={photo} />
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 text-lg wrap-anywhere">{me.name || 'Pelanggan'}</h1>
        {me.phone ? <p className="text-sm text-muted">{showPhone(me.phone)}</p> : null}
        {me.email ? <p className="truncate text-sm text-muted">{me.email}</p> : null}
        {me.typeName ? (
          <p className="mt-1.5 inline-block max-w-full truncate rounded-sm bg-brand-soft px-2 py-1 text-xs font-semibold text-brand-text">
            {me.typeName}
          </p>
        ) : null}
      </div>
      <span className="text-base font-semibold text-brand-text">Ubah</span>
    </a>
  )
}

type BalancesProps = Pick<ProfileData, 'wallet' | 'coins' | 'vouchers'>
/** What there is to spend. Each leads to its page. */
function Balances({ wallet, coins, vouchers }: BalancesProps) {
  const figures = [
    { label: 'Saldo Toko', value: wallet === null ? null : formatRupiah(wallet), to: 'profileWallet' },
    { label: 'Koin', value: coins === null ? null : groupDigits(coins), to: 'profileCoins' },
    // How many are left for this customer, only the page of them asks.
    { label: 'Voucher', value: vouchers === null ? null : vouchers === 0 ? '0' : 'Lihat', to: 'profileVoucher' },
  ] as const
  const known = figures.filter(({ value }) => value !== null)
  if (known.length === 0) return null
  return (
    <section aria-label="Saldo" className="card flex h-full flex-wrap px-1">
      {known.map(({ label, value, to }) => (
        <a key={to} href={href(to)} className="flex flex-1 flex-col justify-center px-3 py-4 whitespace-nowrap">
          <span className="flex items-center gap-1 text-sm text-muted">
            {label}
            <Icon name="chevron-right" size={18} className="text-pale" />
          </span>
          <span className="numbers block text-md font-bold">{value}</span>
        </a>
      ))}
    </section>
  )
}

/** Which of them these are: the newest of each tab. */
function shownOf(shown: number, counts: ProfileData['counts']): string {
  const all = countedTabs.reduce((sum, tab) => sum + (counts[tab] ?? 0), 0)
  return all > shown ? `: ${shown} dari ${all}` : ''
}

/** What a desktop has room for; a phone has its menu there. */
const Open = ({ orders, counts }: { orders: readonly Order[]; counts: ProfileData['counts'] }) => (
  <section className="hidden lg:block">
    {orders.length > 0 ? (
      <>
        <h2 className="mt-6 mb-3 text-md">Sedang Berjalan{shownOf(orders.length, counts)}</h2>
        {/* As many columns as there are orders, so that none leaves a hole beside it. */}
        <div className={`grid gap-3 ${['', 'lg:grid-cols-2', 'lg:grid-cols-3'][orders.length - 1] ?? ''}`}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </div>
      </>
    ) : (
      <EmptyState
        drawing="order"
        title="Tidak ada pesanan berjalan"
        text="Pesanan yang belum tiba akan tampil di sini."
        action={{ href: href('products', { category: 'semua' }), label: 'Mulai Belanja' }}
      />
    )}
  </section>
)

interface LinksProps extends BalancesProps {
  path: string
  whatsapp: string | null
  shop: Shop
}
/** It never repeats what stands above: the name, which leads to its form, and the amounts. */
function Links({ wallet, coins, vouchers, path, whatsapp, shop }: LinksProps) {
  const above: readonly AccountLink['to'][] = [
    'profileEdit',
    ...(wallet === null ? [] : ['profileWallet' as const]),
    ...(coins === null ? [] : ['profileCoins' as const]),
    ...(vouchers === null ? [] : ['profileVoucher' as const]),
  ]
  const rows = accountLinks(shop).filter(({ to }) => !above.includes(to))
  return (
    <nav aria-label="Akun" className="card divide-y divide-sunk">
      {rows.map(({ label, icon, to }) => (
        <a key={to} href={href(to)} className="flex min-h-12 items-center gap-3 px-4 text-base">
          <Icon name={icon} />
          <span className="flex-1">{label}</span>
          <Icon name="chevron-right" size={18} className="text-pale" />
        </a>
      ))}
      {whatsapp === null ? null : (
        <a href={whatsapp} target="_blank" rel="noopener" className="flex min-h-12 items-center gap-3 px-4 text-base">
          <Icon name="whatsapp" />
          <span className="flex-1">Hubungi Toko</span>
          <Icon name="chevron-right" size={18} className="text-pale" />
        </a>
      )}
      {/* On a phone the footer, which has it too, is far below. */}
      <div className="scripted">
        <button
          type="button"
          className="flex min-h-12 w-full items-center gap-3 px-4 text-left text-base"
          {...dom.mark(dom.schemeMark)}
        >
          <Icon name="eye" />
          <span className="flex-1">Ganti Tampilan</span>
          {/* The script says which it is now. */}
          <span className="text-sm text-muted" {...dom.mark(dom.schemeMark)} />
        </button>
      </div>
      <Form path={path} action="logout">
        <button
          type="submit"
          className="flex min-h-12 w-full items-center gap-3 px-4 text-base font-medium text-danger"
        >
          <Icon name="logout" />
          Keluar
        </button>
      </Form>
    </nav>
  )
}
