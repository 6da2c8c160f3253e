import type { ReactNode } from 'react'
import type { Shop } from '../page.ts'
import { href } from '#shared/routes.ts'
import { Icon, type IconName } from './icon.tsx'
import { ShopLink } from './shop-link.tsx'

type MenuEntry = Shop['footerMenu'][number]

/** Who sells, how to pay, where to complain. On a phone it stands only under the pages one strolls through. */
export function SiteFooter({ shop, everywhere }: { shop: Shop; everywhere: boolean }) {
  return (
    <footer className={`mt-10 border-t border-neutral-200 bg-white print:hidden ${everywhere ? '' : 'hidden lg:block'}`}>
      <div className="wrap grid gap-x-10 gap-y-6 py-8 md:grid-cols-2 lg:grid-cols-4">
        <Column title={shop.title}>
          {shop.description ? <p className="text-pretty">{shop.description}</p> : null}
          <Contact shop={shop} />
        </Column>
        {shop.footerMenu.length > 0 ? (
          <Column title="Informasi">
            <Menu shop={shop} />
          </Column>
        ) : null}
        <Column title="Pembayaran & Pengiriman">
          <p>Virtual Account · Transfer Bank</p>
          <p className="mt-2">Metode pembayaran dan kurir lain mengikuti toko dan alamat Anda, dan tampil saat checkout.</p>
        </Column>
        <Complaints shop={shop} />
      </div>
      <p className="wrap pb-6 text-xs text-neutral-600">
        © {shop.business.name || shop.title}
        {shop.watermark ? ' · Dibuat dengan Etalase' : null}
      </p>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-sm leading-relaxed text-neutral-700">
      <h2 className="mb-2 text-base text-neutral-900">{title}</h2>
      {children}
    </section>
  )
}

function Contact({ shop: { business, city } }: { shop: Shop }) {
  const lines: [IconName, string][] = [
    ['map-pin', business.address || city],
    ['clock', business.openingHours],
  ]
  return (
    <ul className="mt-3 grid gap-1.5">
      {lines.map(([icon, words]) =>
        words ? (
          <li key={icon} className="flex gap-2">
            <Icon name={icon} size={16} className="mt-1 text-neutral-500" />
            {words}
          </li>
        ) : null,
      )}
    </ul>
  )
}

const addressOf = ({ url, slug }: { url: string | null; slug: string | null }) => url ?? (slug ? href('information', { slug }) : null)

function Menu({ shop }: { shop: Shop }) {
  const rows = shop.footerMenu.flatMap((entry: MenuEntry) => (entry.children.length > 0 ? entry.children : [entry]))
  return (
    <ul className="-my-2 lg:my-0">
      {rows.map((entry) => (
        <li key={entry.title}>
          <ShopLink to={addressOf(entry)} origin={shop.origin} className="flex min-h-11 items-center hover:text-brand-text lg:min-h-8">
            {entry.title}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

/** The block Indonesian law wants under every shop (PP 80/2019 article 27; the ministry's own wording). */
function Complaints({ shop }: { shop: Shop }) {
  const { business, whatsapp } = shop
  const ours = [business.name || shop.title, business.email, whatsapp ? `WhatsApp +${whatsapp}` : ''].filter(Boolean).join(' – ')
  return (
    <Column title="Layanan Pengaduan Konsumen">
      <p className="wrap-anywhere">{ours}</p>
      <p className="mt-2">Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan Republik Indonesia</p>
      <p className="mt-2">WhatsApp Ditjen PKTN: 0853 1111 1010</p>
    </Column>
  )
}
