import { can, type Shop } from '#client/app/page/page.ts'
import type { EndpointName } from '#shared/api/index.ts'
import { href, type RouteName, routes } from '#shared/web/routes.ts'
import { Form } from '#client/kit/form/form.tsx'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { writtenOnce } from '#client/app/island/written-once.tsx'

export interface AccountLink {
  label: string
  icon: IconName
  to: 'profile' | 'orders' | 'returns' | 'reviewsWaiting' | 'ordersDigital' | AccountPlace
  /** Without this call its page is not there. */
  needs?: EndpointName
}
/** Which calls the shop's backend lacks. */
type Calls = Pick<Shop, 'absent'>
type AccountPlace =
  | 'profileEdit'
  | 'profileAddress'
  | 'profileWishlist'
  | 'profileWallet'
  | 'profileCoins'
  | 'profileVoucher'
  | 'profileAffiliate'

/** All of them, in the groups of the menu; the first has no name. */
const groups: readonly (readonly [name: string, links: readonly AccountLink[]])[] = [
  ['', [{ label: 'Profil', icon: 'home', to: 'profile' }]],
  [
    'Belanja',
    [
      { label: 'Pesanan Saya', icon: 'package', to: 'orders', needs: 'order.list' },
      { label: 'Pengembalian', icon: 'return', to: 'returns', needs: 'return.list' },
      { label: 'Wishlist', icon: 'heart', to: 'profileWishlist', needs: 'wishlist.list' },
      { label: 'Ulasan Saya', icon: 'review', to: 'reviewsWaiting' },
      { label: 'Produk Digital Saya', icon: 'download', to: 'ordersDigital', needs: 'digital.list' },
    ],
  ],
  [
    'Saldo',
    [
      { label: 'Saldo Toko', icon: 'wallet', to: 'profileWallet' },
      { label: 'Koin Saya', icon: 'coins', to: 'profileCoins' },
      { label: 'Voucher Saya', icon: 'ticket', to: 'profileVoucher' },
      { label: 'Program Afiliasi', icon: 'share', to: 'profileAffiliate' },
    ],
  ],
  [
    'Akun',
    [
      { label: 'Ubah Profil', icon: 'user', to: 'profileEdit' },
      { label: 'Daftar Alamat', icon: 'map-pin', to: 'profileAddress', needs: 'address.list' },
    ],
  ],
]
const all = groups.flatMap(([, links]) => links)

/** What the profile shows by itself: itself, and the orders by where they stand. */
const ownCards: ReadonlySet<AccountLink['to']> = new Set(['profile', 'orders', 'returns'])
export const accountLinks = (shop: Calls): AccountLink[] =>
  offeredIn(shop, all).filter(({ to }) => !ownCards.has(to) || (to === 'returns' && !can(shop, 'order.list')))

/** Those whose pages this shop's backend can fill. */
const offeredIn = (shop: Calls, links: readonly AccountLink[]): AccountLink[] =>
  links.filter(({ needs }) => !needs || can(shop, needs))

/** No item is highlighted. */
const none = {}

/** The link a customer's screen belongs to: the one whose address its own begins with, the longest of them. */
function accountHome(route: RouteName): AccountLink | typeof none {
  const { path } = routes[route]
  const [longest] = all
    .filter(({ to }) => path === routes[to].path || path.startsWith(`${routes[to].path}/`))
    .toSorted((a, b) => routes[b.to].path.length - routes[a.to].path.length)
  return longest ?? none
}

/** Beside a customer's screens where there is room for it; narrower screens go by way of the profile. */
export function AccountNav({ route, shop }: { route: RouteName; shop: Calls }) {
  const here = accountHome(route)
  const offered = offeredIn(shop, all)
  return (
    <nav aria-label="Menu akun" className="account-nav">
      {offered.length === all.length ? (
        <ul className="card py-2" {...items(here)} />
      ) : (
        <ul className="card py-2">
          <Items of={here} offered={offered} />
        </ul>
      )}
    </nav>
  )
}

const items = writtenOnce(Items)

function Items({ of: here, offered = all }: { of: AccountLink | typeof none; offered?: readonly AccountLink[] }) {
  return (
    <>
      {groups.map(([name, links]) =>
        name ? (
          <li key={name}>
            <p id={`menu-${name}`} className="px-4 pt-2 text-xs font-semibold text-muted">
              {name}
            </p>
            <ul aria-labelledby={`menu-${name}`}>
              <Links of={links.filter((link) => offered.includes(link))} here={here} />
            </ul>
          </li>
        ) : (
          <Links key={name} of={links} here={here} />
        ),
      )}
      <li>
        <Form path={href('profile')} action="logout">
          <button type="submit" className="flex min-h-11 w-full items-center gap-3 px-4 text-base text-danger">
            <Icon name="logout" />
            Keluar
          </button>
        </Form>
      </li>
    </>
  )
}

const Links = ({ of: links, here }: { of: readonly AccountLink[]; here: AccountLink | typeof none }) =>
  links.map((link) => (
    <li key={link.to}>
      <a
        href={href(link.to)}
        aria-current={link === here ? 'page' : undefined}
        className="flex min-h-11 items-center gap-3 px-4 text-base hover:text-brand-text aria-[current]:font-semibold aria-[current]:text-brand-text"
      >
        <Icon name={link.icon} />
        {link.label}
      </a>
    </li>
  ))
