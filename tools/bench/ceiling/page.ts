import { createElement as h, type ReactNode } from 'react'

interface Goods {
  slug: string
  name: string
  price: number
  before: number
  stars: number
  sold: number
}
const kinds = ['Kemeja Batik Kawung', 'Gamis Truntum', 'Kain Tulis Sekar Jagad', 'Selendang Tenun', 'Tas Anyam Pandan']
const goods: readonly Goods[] = Array.from({ length: 40 }, (_, i) => ({
  slug: `barang-pilihan-nomor-${i + 1}`,
  name: `${kinds[i % kinds.length]} Lengan Panjang Warna ${i + 1}`,
  price: 85_000 + 7_500 * i,
  before: 120_000 + 7_500 * i,
  stars: 40 + (i % 10),
  sold: 13 * i,
}))
const categories = Array.from({ length: 10 }, (_, i) => `Kategori ${i + 1}`)
const rupiah = (amount: number) => `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`

/** About 41 KB of HTML: the frame of a shop, a banner, categories and 40 cards with prices, stars and a button. */
export const homePage = () =>
  h(
    'html',
    { lang: 'id' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, 'Toko Contoh'), h(Links)),
    h(
      'body',
      { className: 'bg-white text-neutral-900 antialiased' },
      h('header', { className: 'sticky top-0 border-b' }, h('a', { href: '/' }, 'Toko Contoh'), h(Search), h(Menu)),
      h('main', null, h('h1', null, 'Belanja hari ini'), h(Section, { title: 'Terbaru' })),
      h(
        'footer',
        null,
        ...['Tentang', 'Bantuan', 'Syarat', 'Privasi'].map((name) => h(FooterLink, { key: name, name })),
      ),
    ),
  )

const Links = () => [
  h('link', { key: 1, rel: 'stylesheet', href: '/assets/app.css' }),
  h('meta', { key: 2, name: 'description', content: 'Toko daring dengan barang pilihan.' }),
]
const Search = () =>
  h(
    'form',
    { action: '/search', role: 'search', className: 'flex items-center gap-2' },
    h('input', { name: 'q', type: 'search', placeholder: 'Cari barang', 'aria-label': 'Cari' }),
    h('button', { type: 'submit' }, 'Cari'),
  )
const Menu = () =>
  h(
    'nav',
    { 'aria-label': 'Kategori' },
    h(
      'ul',
      null,
      categories.map((name) => h('li', { key: name }, h('a', { href: `/products/${name}` }, name))),
    ),
  )
const FooterLink = ({ name }: { name: string }) => h('a', { href: `/information/${name}` }, name)
const Section = ({ title }: { title: string }) =>
  h(
    'section',
    null,
    h('h2', { className: 'text-lg font-bold' }, title),
    h(
      'ul',
      { className: 'grid grid-cols-2 gap-3 md:grid-cols-5' },
      goods.map((one, i) => h(Card, { key: one.slug, goods: one, eager: i < 4 })),
    ),
  )

function Card({ goods: { slug, name, price, before, stars, sold }, eager }: { goods: Goods; eager: boolean }) {
  const at = (width: number) => `/media/${slug}-${width}.webp`
  return h(
    'li',
    { className: 'rounded-md border p-2' },
    h(
      'a',
      { href: `/product/${slug}`, className: 'block' },
      h('img', {
        src: at(320),
        srcSet: `${at(320)} 320w, ${at(640)} 640w`,
        sizes: '(max-width: 640px) 50vw, 20vw',
        width: 320,
        height: 320,
        alt: name,
        loading: eager ? 'eager' : 'lazy',
      }),
      h('h3', { className: 'line-clamp-2 text-sm' }, name),
      h(Price, { price, before }),
      h(Proof, { stars, sold }),
    ),
    h(
      'form',
      { method: 'post', action: `/product/${slug}` },
      h('input', { type: 'hidden', name: 'itemId', value: slug }),
      h('button', { type: 'submit', className: 'w-full rounded-sm border' }, '+ Keranjang'),
    ),
  )
}
const Price = ({ price, before }: { price: number; before: number }): ReactNode =>
  h('p', { className: 'font-bold' }, rupiah(price), ' ', h('s', { className: 'text-neutral-500' }, rupiah(before)))
const Proof = ({ stars, sold }: { stars: number; sold: number }): ReactNode =>
  h(
    'p',
    { className: 'text-xs text-neutral-600' },
    h('span', { 'aria-label': `Nilai ${stars / 10} dari 5` }, '★ ', stars / 10),
    ` ${sold} terjual`,
  )
