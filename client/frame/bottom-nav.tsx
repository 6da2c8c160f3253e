import { href, type RouteName, routes } from '#shared/web/routes.ts'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { writtenOnce } from '#client/app/island/written-once.tsx'

interface Item {
  label: string
  icon: IconName
  to: string
}
const home: Item = { label: 'Beranda', icon: 'home', to: href('home') }
const search: Item = { label: 'Cari', icon: 'search', to: href('search') }
const info: Item = { label: 'Info', icon: 'info', to: href('info') }
const profile: Item = { label: 'Profil', icon: 'user', to: href('profile') }
/** No item is highlighted. */
const none = {}

/** Which of the four items a screen belongs to. A screen that belongs to none highlights none. */
const homes: Partial<Record<RouteName, Item>> = {
  home,
  homeAlias: home,
  products: home,
  categories: home,
  search,
  info,
  information: info,
  informationAll: info,
  articles: info,
  articlesCategory: info,
  article: info,
}

/** `chat`: the shop's chat button is at the right end, so the items leave room for it. */
export function BottomNav({ route, chat }: { route: RouteName | null; chat: boolean }) {
  const active = route === null ? none : (homes[route] ?? (routes[route].guard === 'customer' ? profile : none))
  return (
    <nav aria-label="Navigasi utama" className="bottom-bar bottom-nav">
      <ul className={chat ? 'pr-16' : undefined} {...items(active)} />
    </nav>
  )
}

const items = writtenOnce(Items)

function Items({ of: active }: { of: Item | typeof none }) {
  return [home, search, info, profile].map((item) => (
    <li key={item.label}>
      <a href={item.to} aria-current={item === active ? 'page' : undefined}>
        <Icon name={item.icon} size={24} />
        {item.label}
      </a>
    </li>
  ))
}
