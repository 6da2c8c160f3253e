import type { IconSet } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { writtenOnce } from '#client/app/island/written-once.tsx'

/** All icons, drawn on a 24 px grid with a 1.75 px stroke and round ends. */
const drawings = {
  home: 'M4 10.2 12 4l8 6.2V19a1.2 1.2 0 0 1-1.2 1.2H5.2A1.2 1.2 0 0 1 4 19zM9.5 20v-6h5v6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.2 20.2 16 16',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11.2v5M12 7.9v.01',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  cart: 'M3 4h2.1l2.3 11.2h10.3L20 7.5H6M9 20.2a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM16.5 20.2a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  back: 'M19 12H5M11.5 5.5 5 12l6.5 6.5',
  return: 'M9 6 4.5 10.5 9 15M4.5 10.5H15a4.5 4.5 0 0 1 0 9h-3.5',
  heart: 'M12 20S3.8 15.2 3.8 9.2A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8.2 2.2C20.2 15.2 12 20 12 20z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 13.5h9.4l.8-13.5M10.2 10.5v6M13.8 10.5v6',
  check: 'm5 12.5 4.5 4.5L19 7',
  close: 'm6 6 12 12M18 6 6 18',
  done: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8.2 12.3l2.7 2.7 5-5.2',
  ended: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6',
  'chevron-left': 'm14.5 5.5-6.5 6.5 6.5 6.5',
  'chevron-right': 'm9.5 5.5 6.5 6.5-6.5 6.5',
  'chevron-down': 'm5.5 9.5 6.5 6.5 6.5-6.5',
  share:
    'M18 8.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM6 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM18 21a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM8.3 10.7l7.4-3.9M8.3 13.3l7.4 3.9',
  whatsapp:
    'm3.7 20.3 1.2-4.2a8.3 8.3 0 1 1 3.1 3.1zM9 8.3c-.6 2.8 3.6 7 6.6 6.6.9-.2 1.3-1 1.1-1.6l-1.9-.9-1 1c-1.1-.4-2.3-1.6-2.7-2.7l1-1-.9-1.9c-.7-.3-2 .1-2.2.5z',
  truck:
    'M2.5 6h11.5v10.5h-4M14 9.5h3.7l3.3 3.3v3.7h-1.6M2.5 6v10.5h2.1M7.3 18.7a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM16.9 18.7a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM10 16.5h5',
  shield: 'M12 3.3 19 6v5.5c0 4.2-2.8 7.4-7 9.2-4.2-1.8-7-5-7-9.2V6zM9 11.8l2.2 2.2 3.9-4',
  copy: 'M9 8.5h9.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1zM4.5 15.5V4.5a1 1 0 0 1 1-1h10',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.3V12l3.2 2',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
  'eye-off':
    'M9.8 5.8c.7-.2 1.4-.3 2.2-.3 6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 10a2.8 2.8 0 0 0 4 4M3.5 3.5l17 17',
  'map-pin': 'M12 21s-7-5.7-7-11a7 7 0 0 1 14 0c0 5.3-7 11-7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  package: 'M12 3.2 20 7.5v9L12 20.8 4 16.5v-9zM4.2 7.6 12 12l7.8-4.4M12 12v8.5M8 5.4l7.9 4.4',
  wallet:
    'M4 6.5h13.5a1.5 1.5 0 0 1 1.5 1.5v10.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18.5zM4 6.5A1.8 1.8 0 0 1 5.6 4.7L15 3.5v3M15.5 13.3v.01M19 11h1.5v4.5H19',
  coins:
    'M12 10.5c4.1 0 7.5-1.3 7.5-3s-3.4-3-7.5-3-7.5 1.3-7.5 3 3.4 3 7.5 3zM4.5 7.5V12c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V7.5M4.5 12v4.5c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V12',
  card: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3 10h18M6.5 15h3.5',
  ticket: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2',
  mail: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 7l8.5 6 8.5-6',
  alert: 'M12 4 2.8 19.8h18.4zM12 10v4.5M12 17.2v.01',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 19.5h14',
  logout: 'M14 4.5H5.5v15H14M10 12h10.5M16.5 7.5 21 12l-4.5 4.5',
  phone:
    'M5.2 4h3.4l1.7 4.2-2.1 1.6a12 12 0 0 0 6 6l1.6-2.1 4.2 1.7v3.4a1.2 1.2 0 0 1-1.3 1.2C10.6 19.5 4.5 13.4 4 5.3A1.2 1.2 0 0 1 5.2 4z',
  bolt: 'M13.2 3 5.5 13.4h5.2L9.8 21l8-10.8h-5.4z',
  play: 'M8 5.2v13.6L19 12z',
  review: 'M4 5h16v11.5h-7.5L8 20v-3.5H4zM8 9.3h8M8 12.5h5',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  lock: 'M6 10.5h12a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5',
  key: 'M8 20.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.3 12.7 20 4M16.5 7.5l3.3 3.3',
} as const
export type IconName = keyof typeof drawings
const solid: ReadonlySet<IconName> = new Set(['star', 'bolt', 'play'])

/**
 * Decoration beside words. A control that shows only an icon needs a name. The size is fixed in px, so nothing shifts.
 */
export function Icon({
  name,
  size = 20,
  className = '',
}: {
  name: IconName
  size?: 12 | 14 | 16 | 18 | 20 | 22 | 24 | 28
  className?: string
}) {
  const classes = ['icon', solid.has(name) ? 'icon-solid' : '', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} width={size} height={size} aria-hidden="true">
      <use href={`#${dom.iconPrefix}${name}`} />
    </svg>
  )
}

/** Few pages have it, and those bring it with them. */
const brought: readonly IconName[] = ['play', 'done', 'ended', 'phone']
/** Icons of passwords, checkout and the account list, which pages for browsing do not need. */
const ofAccounts: readonly IconName[] = [
  'review',
  'wallet',
  'coins',
  'return',
  'ticket',
  'copy',
  'lock',
  'key',
  'download',
  'logout',
]
/** What neither a page of these has, nor what scripts bring into it: a picker, a refusal. The mini-cart has its own. */
function unusedOn(): Readonly<Record<IconSet, readonly string[]>> {
  const elsewhere: readonly IconName[] = [...ofAccounts, 'eye', 'eye-off', 'check', 'mail', ...brought]
  return {
    home: [...elsewhere, 'share', 'card', 'filter', 'trash', 'chevron-left'],
    list: [...elsewhere, 'share', 'card', 'chevron-left', 'package', 'shield', 'truck', 'trash', 'bolt'],
    product: [...elsewhere, 'home', 'filter', 'trash'],
    other: brought,
  }
}
// A script with an icon leaves out a call that is marked as pure; lists made by `...` it would keep.
const unused = /* @__PURE__ */ unusedOn()
/** Every drawing that a page may need, once per document; an `<Icon>` refers to it. */
export const Sprite = ({ page }: { page: IconSet }) => <svg className="hidden" {...symbolsWithout(unused[page])} />

/** The one drawing that a part brings with it. */
export const OwnSymbol = ({ name }: { name: IconName }) => (
  <svg className="hidden">
    <Drawn name={name} />
  </svg>
)

const symbolsWithout = writtenOnce(SymbolsWithout)

function SymbolsWithout({ of: names }: { of: readonly string[] }) {
  const all = Object.keys(drawings) as IconName[]
  return all.map((name) => (names.includes(name) ? null : <Drawn key={name} name={name} />))
}

function Drawn({ name }: { name: IconName }) {
  return (
    <symbol id={`${dom.iconPrefix}${name}`} viewBox="0 0 24 24">
      <path d={drawings[name]} />
    </symbol>
  )
}
