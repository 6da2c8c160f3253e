import { href, type RouteName, routes } from '#shared/web/routes.ts'
import { Form } from '#client/kit/form/form.tsx'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { writtenOnce } from '#client/app/island/written-once.tsx'

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
  | 'profileVoucher'
  | 'profileAffiliate'

/** All of them, in the groups of the menu; the first has no name. */
const groups: readonly (readonly [name: string, links: readonly AccountLink[]])[] = [
  ['', [{ label: 'Profil', icon: 'home', to: 'profile' }]],
  [
    'Belanja',
    [
      { label: 'Pesanan Saya', icon: 'package', to: 'orders' },
      { label: 'Pengembalian', icon: 'return', to: 'returns' },
      { label: 'Wishlist', icon: 'heart', to: 'profileWishlist' },
      { label: 'Ulasan Saya', icon: 'review', to: 'reviewsWaiting' },
      { label: 'Produk Digital Saya', icon: 'download', to: 'ordersDigital' },
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
      { label: 'Daftar Alamat', icon: 'map-pin', to: 'profileAddress' },
    ],
  ],
]
const all = groups.flatMap(([, links]) => links)

/** What the profile shows by itself: itself, and the orders by where they stand. */
const ownCards: ReadonlySet<AccountLink['to']> = new Set(['profile', 'orders', 'returns'])
export const accountLinks = all.filter(({ to }) => !ownCards.has(to))

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
export function AccountNav({ route }: { route: RouteName }) {
  return (
    <nav aria-label="Menu akun" className="account-nav">
      <ul className="card py-2" {...items(accountHome(route))} />
    </nav>
  )
}

const items = writtenOnce(Items)

function Items({ of: here }: { of: AccountLink | typeof none }) {
  return (
    <>
      {groups.map(([name, links]) =>
        name ? (
          <li key={name}>
            <p id={`menu-${name}`} className="px-4 pt-2 text-xs font-semibold text-muted">
              {name}
            </p>
            <ul aria-labelledby={`menu-${name}`}>
              <Links of={links} here={here} />
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
