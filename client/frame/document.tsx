import type { ReactNode } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { can, type Frame, type Head, type Shop } from '#client/app/page/page.ts'
import { limits } from '#shared/limits.ts'
import { mayTag } from '#shared/web/tags.ts'
import { type Layout, type RouteName, routes } from '#shared/web/routes.ts'
import { hasImage, Image, imageUrl } from '#client/app/image.tsx'
import { AccountNav } from './account-nav.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Crumbs, crumbsData } from './crumbs.tsx'
import { firstElements } from './first-elements.tsx'
import { ConsentTemplate } from '#client/kit/form/consent.tsx'
import { Icon, Sprite } from '#client/kit/base/icon.tsx'
import { ShopLink } from '#client/kit/base/shop-link.tsx'
import { speculationRules } from './speculation-rules.ts'
import { SiteFooter } from './site-footer.tsx'
import { isPaying, SiteHeader } from './site-header.tsx'
import { Toast } from './toast.tsx'
import { WhatsappButton, whatsappLink } from '#client/kit/base/whatsapp-button.tsx'

/** Addresses of the built files. */
export interface Assets {
  script: string
  styles: string
  /** The code that makes islands interactive. The script loads it where there is one, so the page announces it. */
  islands: string | null
  /** Address → which bytes the browser may take for it: `sha256-…`. */
  integrity: Readonly<Record<string, string>>
}
export interface Flash {
  tone: 'success' | 'warning' | 'error'
  message: string
  /** Its names and numbers, and what was typed before. */
  values: Readonly<Record<string, string>>
}
export interface DocumentProps {
  head: Head
  frame: Frame
  /** null: an error page. */
  route: RouteName | null
  layout: Layout
  assets: Assets
  flash: Flash | null
  /** Only personal pages have one; a shared page is the same for everybody. */
  nonce: string | null
  children?: ReactNode
}

/** The frame of every page. It is called, not rendered, so it may use no hooks. */
export function Document({ head, frame, route, layout, assets, nonce, flash, children }: DocumentProps) {
  const { shop } = frame
  const browsing = route === null ? layout === 'shop' : routes[route].browsing
  // Who is sent there to pay comes from outside, and reads who asks for the money.
  const plain = layout === 'plain'
  const tags = mayTag(route) ? shop.tags : null
  const account = layout !== 'bare' && route !== null && routes[route].guard === 'customer' ? route : null
  return (
    <html lang="id" data-theme={shop.theme.id}>
      <head>
        {firstElements(shop, assets, nonce)}
        {browsing || !assets.islands ? null : <link rel="modulepreload" href={assets.islands} />}
        <Meta head={head} frame={frame} />
      </head>
      <body
        data-layout={layout}
        {...(isUndisturbed(route, layout) ? dom.mark(dom.undisturbedMark) : {})}
        {...(can(shop, 'wishlist.listSlugs') ? dom.mark(dom.heartsMark) : {})}
        {...(tags
          ? dom.mark(dom.tagsMark, `${route} ${tags.google ?? ''} ${tags.pixel ?? ''} ${tags.tiktok ?? ''}`.trimEnd())
          : {})}
      >
        <a className="skip-link" href={`#${dom.contentId}`}>
          Langsung ke isi
        </a>
        <Sprite page={route ? routes[route].icons : 'other'} />
        <SiteHeader frame={frame} head={head} route={route} layout={layout} />
        {shop.notice && layout !== 'bare' ? (
          <p className="wrap bg-warn-soft py-2 text-sm text-warn-ink">{shop.notice}</p>
        ) : null}
        <main {...(account === null ? content : {})}>
          {head.crumbs ? (
            <Crumbs crumbs={head.crumbs} title={(head.titled ? null : head.heading) ?? head.title} />
          ) : null}
          <BesideAccountNav account={account} shop={shop}>
            {!head.titled && (layout === 'inner' || layout === 'buy') ? (
              <h1 className="wrap hidden pt-6 text-xl lg:block">{head.heading ?? head.title}</h1>
            ) : null}
            {children}
          </BesideAccountNav>
        </main>
        {layout === 'bare' || (plain && !isPaying(route)) ? null : (
          <SiteFooter shop={shop} route={route} everywhere={plain || (browsing && account === null)} />
        )}
        {layout === 'shop' || layout === 'inner' ? (
          <BottomNav route={route} chat={whatsappLink(shop) !== null} />
        ) : null}
        {layout === 'bare' ? null : (
          <WhatsappButton
            shop={shop}
            about={head.share ? { name: head.title, path: head.share } : null}
            layout={layout}
          />
        )}
        <div id={dom.messagesId} role="status" aria-live="polite">
          {flash ? <Toast tone={flash.tone}>{flash.message}</Toast> : null}
        </div>
        {layout === 'shop' ? <Popup frame={frame} /> : null}
        {tags ? <ConsentTemplate tags={tags} /> : null}
        {browsing ? <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} /> : null}
      </body>
    </html>
  )
}

/** Pages on which a shopper pays or signs in. */
const isUndisturbed = (route: RouteName | null, layout: Layout): boolean => layout === 'plain' || isPaying(route)

/** A customer's screens stand beside the account navigation. */
function BesideAccountNav({ account, shop, children }: { account: RouteName | null; shop: Shop; children: ReactNode }) {
  if (account === null) return children
  return (
    <div className="account">
      <AccountNav route={account} shop={shop} />
      <div className="min-w-0" {...content}>
        {children}
      </div>
    </div>
  )
}

/** Where the skip link leads: past everything that every page has, the account navigation included. */
const content = { id: dom.contentId, tabIndex: -1 } as const

function Meta({ head, frame: { shop, path } }: { head: Head; frame: Frame }) {
  const title = head.title.includes(shop.title) ? head.title : `${head.title} – ${shop.title}`
  const description = head.description ?? shop.description
  const address = shop.origin + (head.canonical ?? path)
  const image = head.preview
    ? shop.origin + head.preview
    : hasImage(head.image)
      ? imageUrl(head.image, shop.origin, head.imageKind)
      : null
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} property="og:description" /> : null}
      <meta name="format-detection" content="telephone=no" />
      {head.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {/* WhatsApp demands a title, a description and an address of Open Graph's own. `website` is its type without one,
          and the title names the shop. */}
      {head.price === undefined ? null : (
        <>
          <meta property="og:type" content="product" />
          <meta property="product:price:amount" content={String(head.price)} />
          <meta property="product:price:currency" content="IDR" />
        </>
      )}
      <meta property="og:title" content={title} />
      {head.noindex ? null : <meta property="og:url" content={address} />}
      {image ? (
        <>
          <meta property="og:image" content={image} />
          {head.preview ? (
            <>
              <meta property="og:image:width" content={String(limits.previewWidth)} />
              <meta property="og:image:height" content={String(limits.previewHeight)} />
            </>
          ) : null}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
      {[head.jsonLd, head.crumbs ? crumbsData(head.crumbs, head.title, shop.origin) : null].map((data, place) =>
        data ? (
          <script
            key={place === 0 ? 'page' : 'crumbs'}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: dataForScript(data) }}
          />
        ) : null,
      )}
    </>
  )
}

/** JSON that cannot end the script element it is written into. */
const dataForScript = (data: object): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The shop's announcement. A template shows nothing: the script opens it unless it was closed in the last 12 hours. */
function Popup({ frame: { shop } }: { frame: Frame }) {
  if (!shop.popup || !hasImage(shop.popup.image)) return null
  return (
    <template id={dom.popupId}>
      <dialog className="popup" aria-label={`Pengumuman ${shop.title}`}>
        <ShopLink to={shop.popup.link} origin={shop.origin}>
          <Image
            src={shop.popup.image}
            alt={`Pengumuman ${shop.title}`}
            width={640}
            height={640}
            sizes="min(480px, 90vw)"
          />
        </ShopLink>
        <button
          type="button"
          {...dom.mark(dom.closeMark)}
          aria-label="Tutup"
          className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-surface shadow-float"
        >
          <Icon name="close" />
        </button>
      </dialog>
    </template>
  )
}
