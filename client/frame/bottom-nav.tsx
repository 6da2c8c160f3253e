import { href, type RouteName, routes } from '#shared/web/routes.ts'
import { Icon, type IconName } from '#client/kit/icon.tsx'
import { writtenOnce } from '#client/app/written-once.ts'

/** Which of the four items a screen belongs to. A screen that belongs to none highlights none. */
const homes: Partial<Record<RouteName, string>> = {
  home: 'Beranda',
  homeAlias: 'Beranda',
  products: 'Beranda',
  search: 'Cari',
  info: 'Info',
  information: 'Info',
  informationAll: 'Info',
  articles: 'Info',
  articlesCategory: 'Info',
  article: 'Info',
}
const items: readonly { label: string; icon: IconName; to: string }[] = [
  { label: 'Beranda', icon: 'home', to: href('home') },
  { label: 'Cari', icon: 'search', to: href('search') },
  { label: 'Info', icon: 'info', to: href('info') },
  { label: 'Profil', icon: 'user', to: href('profile') },
]

/** `chat`: the shop's chat button is at the right end, so the items leave room for it. */
export function BottomNav({ route, chat }: { route: RouteName | null; chat: boolean }) {
  const active = route === null ? null : (homes[route] ?? (routes[route].guard === 'customer' ? 'Profil' : null))
  return (
    <nav aria-label="Navigasi utama" className="bottom-bar bottom-nav">
      <ul className={chat ? 'pr-16' : undefined} {...writtenOnce(items, active ?? '', <Items active={active} />)} />
    </nav>
  )
}

const Items = ({ active }: { active: string | null }) =>
  items.map(({ label, icon, to }) => (
    <li key={label}>
      <a href={to} aria-current={label === active ? 'page' : undefined}>
        <Icon name={icon} size={24} />
        {label}
      </a>
    </li>
  ))
