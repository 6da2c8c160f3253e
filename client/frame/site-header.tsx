import type { FC } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { can, type Frame, type Head, type Shop } from '#client/app/page/page.ts'
import { imageUrl } from '#client/app/image.tsx'
import { href, type Layout, type RouteName, routes } from '#shared/web/routes.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { whatsappLink } from '#client/kit/base/whatsapp-button.tsx'
import { writtenOnce } from '#client/app/island/written-once.tsx'
import { BackLink, IconLink } from './icon-link.tsx'
import { SearchField } from './search-field.tsx'

interface SiteHeaderProps {
  frame: Frame
  head: Head
  route: RouteName | null
  layout: Layout
}

/**
 * A phone's bar changes with the layout; where the navigation does not lead, it has a back button. The desktop's has one
 * on inner pages; lists have their path there.
 */
export function SiteHeader({ frame, head, route, layout }: SiteHeaderProps) {
  const { shop, signedIn = false } = frame
  const asked = head.searched ?? new URL(frame.path, shop.origin).searchParams.get('q') ?? ''
  const query = route && routes[route].ownSearch ? '' : asked
  if (layout === 'bare') return null
  if (layout === 'plain') return <header className="site-header" {...plainBar(shop)} />
  const navigatedTo = layout === 'shop' && route !== null && routes[route].tab !== null
  return (
    <header className="site-header">
      {layout === 'shop' ? (
        <div className={phoneBar}>
          {navigatedTo ? <Logo shop={shop} /> : <BackLink href={backOf(head)} className="-ml-2" />}
          <div className="contents" {...(query ? { children: <ShopBar {...{ shop, query }} /> } : shopBar(shop))} />
        </div>
      ) : (
        <div className={phoneBar}>
          <InnerBar head={head} chat={isForm(layout, head) && whatsappLink(shop) !== null} />
          {route === 'cart' ? (
            <SearchLink />
          ) : isForm(layout, head) || route === null ? (
            // A missing page has a field of its own, and the navigation below leads to the search.
            <MiniCart />
          ) : (
            <div className="contents" {...phoneEnd(shop)} />
          )}
        </div>
      )}
      <div className="wrap hidden h-18 items-center gap-6 lg:flex">
        {layout === 'shop' ? null : (
          <BackLink
            href={backOf(head)}
            className="-mr-4 rounded-full hover:bg-sunk min-[80rem]:-mr-6 min-[80rem]:-ml-11"
          />
        )}
        {isPaying(route) ? (
          <div className="contents" {...payingBar(shop, signedIn)} />
        ) : (
          <div
            className="contents"
            {...(query ? { children: <DesktopBar {...{ shop, query, signedIn }} /> } : desktopBar(shop, signedIn))}
          />
        )}
      </div>
    </header>
  )
}

const phoneBar = 'wrap flex h-13 items-center gap-1 lg:hidden'

interface OfShop {
  of: Shop
}
const plainBar = writtenOnce(PlainBar)
/** Of pages without a search text: with one, the bar is rendered each time. */
const shopBar = writtenOnce(({ of }: OfShop) => <ShopBar shop={of} query="" />)
const phoneEnd = writtenOnce(InnerBarEnd)
/**
 * A bar as guests and pages for everybody have it, and as who is signed in has it.
 * @__NO_SIDE_EFFECTS__
 */
function writtenTwice(Bar: FC<{ shop: Shop; signedIn: boolean }>) {
  const guest = writtenOnce(({ of }: OfShop) => <Bar shop={of} signedIn={false} />)
  const own = writtenOnce(({ of }: OfShop) => <Bar shop={of} signedIn />)
  return (shop: Shop, signedIn: boolean) => (signedIn ? own : guest)(shop)
}
/** Who pays is not led elsewhere: the shop, the account and the cart. */
const payingBar = writtenTwice(({ shop, signedIn }) => (
  <>
    <Logo shop={shop} named />
    <Own signedIn={signedIn} />
  </>
))
const desktopBar = writtenTwice((props) => <DesktopBar {...props} query="" />)

function PlainBar({ of: shop }: OfShop) {
  return (
    <div className="wrap flex h-13 items-center lg:h-18">
      <BackLink href={href('home')} className="-ml-2 lg:hidden" />
      <Logo shop={shop} named />
    </div>
  )
}

function ShopBar({ shop, query }: { shop: Shop; query: string }) {
  return (
    <>
      <SearchField id={dom.searchId} query={query} shopTitle={shop.title} />
      <MiniCart />
    </>
  )
}

const backOf = (head: Head): string => head.back ?? href('home')

/**
 * The cart, the checkout, the choice of a variant: their submit button is where the chat button would float, so it is
 * drawn over their header. A product has room for it in its buy bar.
 */
const isForm = (layout: Layout, head: Head): boolean => layout === 'buy' && !head.share

export const isPaying = (route: RouteName | null): boolean => route !== null && routes[route].paying

/** Where the page has its own heading, as a product page does, the bar only repeats it. */
function InnerBar({ head, chat }: Pick<SiteHeaderProps, 'head'> & { chat: boolean }) {
  const Heading = head.titled ? 'p' : 'h1'
  return (
    <>
      <BackLink href={backOf(head)} className="-ml-2" />
      <Heading className={`min-w-0 flex-1 truncate text-md font-bold${chat ? ' pr-12' : ''}`}>
        {head.heading ?? head.title}
      </Heading>
    </>
  )
}

const SearchLink = () => <IconLink href={href('search')} icon="search" label="Cari" />

function InnerBarEnd() {
  return (
    <>
      <SearchLink />
      <MiniCart />
    </>
  )
}

function DesktopBar({ shop, query, signedIn }: { shop: Shop; query: string; signedIn: boolean }) {
  return (
    <>
      <Logo shop={shop} named />
      {can(shop, 'catalog.list') ? <Categories opens={can(shop, 'catalog.categories')} /> : null}
      {can(shop, 'content.listArticles') ? (
        <a href={href('articles')} className="py-2 text-base font-medium hover:text-brand-text">
          Artikel
        </a>
      ) : null}
      <a href={href('info')} className="py-2 text-base font-medium hover:text-brand-text">
        Info
      </a>
      <SearchField id={dom.wideSearchId} query={query} shopTitle={shop.title} />
      <Own signedIn={signedIn} />
    </>
  )
}

/** What is the shopper's: account and cart. */
function Own({ signedIn }: { signedIn: boolean }) {
  return (
    <div className="-mr-3 ml-auto flex items-center">
      <a href={href('profile')} className="flex h-11 items-center gap-3 rounded-md px-3 font-medium hover:bg-sunk">
        <Icon name="user" size={22} />
        {signedIn ? <span>Profil</span> : <span {...dom.mark(dom.signedInMark, 'Profil')}>Masuk</span>}
      </a>
      <MiniCart label />
    </div>
  )
}

export function Logo({ shop, named = false }: { shop: Shop; named?: boolean }) {
  const initial = shop.title.trim().charAt(0).toUpperCase()
  return (
    <a href={href('home')} className="logo">
      {shop.logo ? (
        <img
          src={imageUrl(shop.logo, shop.origin)}
          alt=""
          width={36}
          height={36}
          className="size-9 rounded-sm object-contain"
        />
      ) : (
        <span aria-hidden="true">{initial}</span>
      )}
      <span className={named ? 'max-w-xs truncate text-md font-bold' : 'sr-only'}>{shop.title}</span>
    </a>
  )
}

/**
 * The link to all products. The script drops down the tree of categories instead; it is fetched only when a shopper
 * opens it, so no phone pays for it.
 */
function Categories({ opens }: { opens: boolean }) {
  return (
    <div className="shrink-0 lg:relative" {...(opens ? dom.mark(dom.dropDownMark, dom.categoriesPart) : {})}>
      <a
        href={href('products', { category: 'semua' })}
        {...(opens ? dom.mark(dom.opensMark) : {})}
        className="flex h-18 items-center gap-1 py-2 text-base font-medium hover:text-brand-text"
      >
        Kategori
        <Icon name="chevron-down" size={16} />
      </a>
      {opens ? <div className="drop-down lg:left-0 lg:w-[45rem]" hidden /> : null}
    </div>
  )
}

/** The link to the cart. The script drops down the cart's contents instead. */
function MiniCart({ label = false }: { label?: boolean }) {
  return (
    <div className="shrink-0 lg:relative" {...dom.mark(dom.dropDownMark, dom.miniCartPart)}>
      <CartLink label={label} />
      <section className="drop-down" aria-label="Isi keranjang" hidden />
    </div>
  )
}

/** The script fills in the count from a cookie, so that a page shared by everybody can show each shopper's own. */
function CartLink({ label = false }: { label?: boolean }) {
  return (
    <a
      href={href('cart')}
      aria-label="Keranjang"
      {...dom.mark(dom.cartMark)}
      {...dom.mark(dom.opensMark)}
      className={`relative flex h-11 shrink-0 items-center ${label ? 'gap-3 rounded-md px-3 font-medium hover:bg-sunk' : '-mr-2 w-11 justify-center'}`}
    >
      <span className="relative">
        <Icon name="cart" size={label ? 22 : 24} />
        <span className="count" {...dom.mark(dom.cartCountMark)} hidden />
      </span>
      {label ? <span>Keranjang</span> : null}
    </a>
  )
}
