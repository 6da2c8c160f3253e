import { href, type RouteName, routes, type Tab } from '#shared/web/routes.ts'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { writtenOnce } from '#client/app/island/written-once.tsx'

interface Item {
  label: string
  icon: IconName
  to: string
}
const tabs: Readonly<Record<Tab, Item>> = {
  home: { label: 'Beranda', icon: 'home', to: href('home') },
  search: { label: 'Cari', icon: 'search', to: href('search') },
  info: { label: 'Info', icon: 'info', to: href('info') },
  profile: { label: 'Profil', icon: 'user', to: href('profile') },
}
/** No item is highlighted. */
const none = {}

/** `chat`: the shop's chat button is at the right end, so the items leave room for it. */
export function BottomNav({ route, chat }: { route: RouteName | null; chat: boolean }) {
  const tab = route && routes[route].tab
  return (
    <nav aria-label="Navigasi utama" className="bottom-bar bottom-nav">
      <ul className={chat ? 'pr-[64px]' : undefined} {...items(tab ? tabs[tab] : none)} />
    </nav>
  )
}

const items = writtenOnce(Items)

function Items({ of: active }: { of: Item | typeof none }) {
  return Object.values(tabs).map((item) => (
    <li key={item.label}>
      <a href={item.to} aria-current={item === active ? 'page' : undefined}>
        <Icon name={item.icon} size={24} />
        {item.label}
      </a>
    </li>
  ))
}
