import { href, type RouteName, routes } from '#shared/web/routes.ts'
import { Icon, type IconName } from '#client/kit/icon.tsx'

export interface AccountLink {
  label: string
  icon: IconName
  to: 'profile' | 'orders' | 'returns' | 'reviewsWaiting' | 'ordersDigital' | AccountPlace
}
type AccountPlace =
  | 'profileEdit'
  | 'profileAddress'
  | 'profileWishlist'
  | 'profileWallet'
  | 'profileCoins'
  | 'profileAffiliate'
  | 'profileGoogle'

/** What the profile page already shows in cards of its own. */
const ownCards: readonly AccountLink[] = [
  { label: 'Profil', icon: 'home', to: 'profile' },
  { label: 'Pesanan Saya', icon: 'package', to: 'orders' },
  { label: 'Pengembalian', icon: 'return', to: 'returns' },
]
export const accountLinks: readonly AccountLink[] = [
  { label: 'Edit Profil', icon: 'user', to: 'profileEdit' },
  { label: 'Daftar Alamat', icon: 'map-pin', to: 'profileAddress' },
  { label: 'Wishlist', icon: 'heart', to: 'profileWishlist' },
  { label: 'Menunggu Ulasan', icon: 'review', to: 'reviewsWaiting' },
  { label: 'Dompet', icon: 'wallet', to: 'profileWallet' },
  { label: 'Koin Saya', icon: 'coins', to: 'profileCoins' },
  { label: 'Produk Digital Saya', icon: 'ticket', to: 'ordersDigital' },
  { label: 'Program Affiliate', icon: 'share', to: 'profileAffiliate' },
]
const all = [...ownCards, ...accountLinks]

/** The link a customer's screen belongs to: the longest one whose address is the beginning of the screen's address. */
export function accountHome(route: RouteName): AccountLink['to'] | undefined {
  const { path } = routes[route]
  return all
    .filter(({ to }) => path === routes[to].path || path.startsWith(`${routes[to].path}/`))
    .toSorted((a, b) => routes[b.to].path.length - routes[a.to].path.length)[0]?.to
}

/** Stands beside a customer's screens where there is room. On narrower screens the profile page has the links. */
export function AccountNav({ route }: { route: RouteName }) {
  const here = accountHome(route)
  return (
    <nav aria-label="Menu akun" className="account-nav">
      <ul className="card py-2">
        {all.map(({ label, icon, to }) => (
          <li key={to}>
            <a
              href={href(to)}
              aria-current={to === here ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 px-4 text-base hover:text-brand-text aria-[current]:font-semibold aria-[current]:text-brand-text"
            >
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
