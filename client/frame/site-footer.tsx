import type { ReactNode } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { leadsToCost } from '#client/app/page/knows-places.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { href, type RouteName } from '#shared/web/routes.ts'
import { leadsToOrders } from './account-frame.tsx'
import { ComplaintLines } from './complaint.tsx'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { unbroken } from '#client/kit/base/kept-whole.tsx'
import { type InformationLink, footerLinks, legalLinks } from '#client/kit/product/information-list.tsx'
import { BrandBadges } from '#client/kit/product/brand-badges.tsx'
import { ShopLink } from '#client/kit/base/shop-link.tsx'
import { isPaying } from './site-header.tsx'
import { writtenOnce } from '#client/app/island/written-once.tsx'

/** Who sells, how to pay, where to complain. On a phone only the pages for browsing show it, and no customer's. */
export const SiteFooter = ({
  shop,
  route,
  everywhere,
}: {
  shop: Shop
  route: RouteName | null
  everywhere: boolean
}) => (
  <footer
    className={everywhere ? 'site-footer' : 'site-footer hidden lg:block'}
    {...(isPaying(route) ? line(shop) : route === 'info' ? shortColumns(shop) : columns(shop))}
  />
)

const columns = writtenOnce(Columns)
/** Where the page itself says how to reach the shop and where to complain. */
const shortColumns = writtenOnce(({ of: shop }: { of: Shop }) => <Columns of={shop} short />)
const line = writtenOnce(Line)

/** Beside a purchase: only what the law wants at hand. */
function Line({ of: shop }: { of: Shop }) {
  const { terms, privacy } = legalLinks(shop)
  const links: [string, string | null][] = [
    ['Layanan Pengaduan Konsumen', href('info')],
    ['Syarat & Ketentuan', terms],
    ['Kebijakan Privasi', privacy],
  ]
  return (
    <p className="wrap pt-6">
      {`© ${shop.business.name || shop.title}`}
      {links.map(([title, to]) =>
        to === null ? null : (
          <ShopLink key={to} to={to} origin={shop.origin} className="flex min-h-11 items-center hover:text-brand-text">
            {title}
          </ShopLink>
        ),
      )}
    </p>
  )
}

function Columns({ of: shop, short = false }: { of: Shop; short?: boolean }) {
  const links = short ? [] : footerLinks(shop)
  return (
    <>
      <div className="wrap">
        <Column title={shop.title}>
          {shop.description ? <p className="text-pretty">{shop.description}</p> : null}
          {short ? null : <Contact shop={shop} />}
        </Column>
        {links.length > 0 ? (
          <Folded title="Informasi">
            <Menu shop={shop} links={links} />
          </Folded>
        ) : null}
        <Folded title="Pembayaran & Pengiriman">
          {shop.payments.length + shop.couriers.length > 0 ? (
            <div className="grid gap-3">
              <BrandBadges label="Metode Pembayaran" marks={shop.payments} />
              <BrandBadges label="Jasa Pengiriman" marks={shop.couriers} />
            </div>
          ) : (
            <p>Metode pembayaran dan kurir mengikuti toko dan alamat Anda, dan tampil saat checkout.</p>
          )}
        </Folded>
        {short ? null : (
          <Column title="Layanan Pengaduan Konsumen">
            <ComplaintLines shop={shop} />
          </Column>
        )}
      </div>
      <p className="wrap">
        {/* One text: React divides several by comments. */}
        {`© ${shop.business.name || shop.title}${shop.business.nib && ` · NIB ${shop.business.nib}`}${shop.business.pse && ` · PSE ${shop.business.pse}`}${shop.watermark ? ' · Dibuat dengan Etalase' : ''}`}
        <button type="button" {...dom.mark(dom.schemeMark)}>
          Ganti Tampilan
        </button>
        {shop.tags ? (
          <>
            {' · '}
            <a href={href('privacy')} className="hover:text-brand-text">
              Pengaturan Privasi
            </a>
          </>
        ) : null}
      </p>
    </>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Open where there is room; a phone, which scrolls past all of it, opens what it wants. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-down" size={16} className="turn" />
      </summary>
      {children}
    </details>
  )
}

function Contact({ shop: { business, city } }: { shop: Shop }) {
  const lines: [IconName, string][] = [
    ['map-pin', business.address || city],
    ['clock', business.openingHours && `Jam layanan: ${business.openingHours}`],
  ]
  return (
    <ul className="mt-2 grid gap-1">
      {lines.map(([icon, words]) =>
        words ? (
          <li key={icon} className="flex gap-2">
            <Icon name={icon} size={16} className="mt-0.5 text-hint" />
            <span>{unbroken(words)}</span>
          </li>
        ) : null,
      )}
    </ul>
  )
}

/** The shop's own links, then the pages that every shop has. */
function Menu({ shop, links }: { shop: Shop; links: readonly InformationLink[] }) {
  const more: InformationLink[] = [
    ...(can(shop, 'content.listInformation')
      ? [{ title: 'Semua Informasi', summary: '', to: href('informationAll') }]
      : []),
    ...(can(shop, 'content.listArticles') ? [{ title: 'Artikel', summary: '', to: href('articles') }] : []),
    ...(leadsToOrders(shop) ? [{ title: 'Lacak Pesanan', summary: '', to: href('orders') }] : []),
    ...(leadsToCost(shop) ? [{ title: 'Cek Ongkir', summary: '', to: href('shippingCost') }] : []),
  ]
  return (
    <ul className="grid grid-cols-2 gap-x-4">
      {[...links, ...more].map(({ title, to }) => (
        <li key={to}>
          <ShopLink
            to={to}
            origin={shop.origin}
            className="flex min-h-11 items-center hover:text-brand-text lg:block lg:min-h-7"
          >
            {title}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
