import type { ReactNode } from 'react'
import { homeCrumb } from '#client/app/page/crumbs.ts'
import { found } from '#client/app/page/found.ts'
import { notFound, page } from '#client/app/page/page.ts'
import { hasImage, Image } from '#client/app/image.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { PageLinks } from '#client/kit/base/page-links.tsx'
import { notPastEnd, pageIndex } from '#client/kit/base/paging.ts'
import { allCategories, pathTo, topOf, under } from '#client/kit/product/categories.ts'
import type { Category } from '#shared/api/goods/catalog.ts'
import { groupDigits } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'

interface CategoriesData {
  /** The categories from the top of the tree down to the one whose level is shown. */
  above: readonly Category[]
  /** A part of a name; '' lists the level. */
  q: string
  /** `more`: it has more below than are shown. */
  rows: readonly (Category & { below: readonly Category[]; more: boolean })[]
  /** Counted from 0. */
  index: number
  total: number
  /** Whether there are so many that a name is looked for. */
  searched: boolean
}
/** So many categories of a shop are seen at a glance, in two levels. */
const fewCategories = 40
const addressOf = (above: readonly Category[], q: string, number = 1): string =>
  href('categories', {}, { q, induk: above.at(-1)?.slug, page: number > 1 ? number : null })

/** All categories of the shop, one level of the tree after another, in pages; or those of a name. */
export const categories = page({
  route: 'categories',
  cache: 'catalog',
  async load({ api, query }): Promise<CategoriesData> {
    const all = await found(api.catalog.categories())
    const [q, parent] = [query.get('q') ?? '', query.get('induk')]
    const above = pathTo(all, parent)
    if (parent !== null && above.length === 0) notFound()
    const level = q ? named(all, q) : parent === null ? topOf(all) : under(all, parent)
    const index = pageIndex(query)
    const rows = level.slice(index * limits.categoriesPage, (index + 1) * limits.categoriesPage)
    notPastEnd({ rows, total: level.length }, query, (kept) => href('categories', {}, kept), limits.categoriesPage)
    return {
      above,
      q,
      rows: rows.map((row) => withBelow(all, row)),
      index,
      total: level.length,
      searched: q !== '' || all.length > fewCategories,
    }
  },
  head: ({ above, q, index }, shop) => ({
    title: above.at(-1)?.name ?? allCategories,
    description: `Kategori produk di ${shop.title}.`,
    canonical: addressOf(above, '', index + 1),
    noindex: q !== '',
    back: above.length === 0 ? href('home') : addressOf(above.slice(0, -1), ''),
    crumbs: [
      homeCrumb,
      ...(above.length === 0 ? [] : [{ label: allCategories, href: href('categories') }]),
      ...above.slice(0, -1).map((one, place) => ({ label: one.name, href: addressOf(above.slice(0, place + 1), '') })),
    ],
  }),
  view: (data) => <CategoriesScreen {...data} />,
  samples: async () => {
    const { categories: sampleCategories, categoryTree } = await import('#client/samples/goods.ts')
    const motifs = 'Buketan Ceplok Gringsing Kawung Lasem Lereng Nitik Parang Sidomukti Tambal Truntum Tumurun'.split(
      ' ',
    )
    return {
      many: {
        above: [],
        q: '',
        rows: motifs
          .flatMap((motif, place) =>
            sampleCategories.map((row) => ({
              ...withBelow([], row),
              ...{ slug: `${row.slug}-${place}`, name: `${row.name} ${motif}` },
            })),
          )
          .slice(0, limits.categoriesPage),
        index: 1,
        total: 3_000,
        searched: true,
      },
      level: {
        above: pathTo(categoryTree, 'wanita'),
        q: '',
        rows: under(categoryTree, 'wanita').map((row) => withBelow(categoryTree, row)),
        index: 0,
        total: under(categoryTree, 'wanita').length,
        searched: false,
      },
      top: {
        above: [],
        q: '',
        rows: topOf(categoryTree).map((row) => withBelow(categoryTree, row)),
        index: 0,
        total: topOf(categoryTree).length,
        searched: false,
      },
      nothingFound: { above: [], q: 'sepeda', rows: [], index: 0, total: 0, searched: true },
      empty: { above: [], q: '', rows: [], index: 0, total: 0, searched: false },
    }
  },
})

function CategoriesScreen({ above, q, rows, index, total, searched }: CategoriesData) {
  return (
    <div className="wrap py-4 md:py-6">
      {searched ? <NameField q={q} /> : null}
      {rows.length === 0 ? (
        <EmptyState
          drawing="search"
          title={q ? 'Kategori tidak ditemukan' : 'Belum ada kategori'}
          text={q ? 'Coba kata lain, atau lihat semuanya.' : 'Lihat semua produk toko ini.'}
          action={
            q
              ? { href: href('categories'), label: allCategories }
              : { href: href('products', { category: 'semua' }), label: 'Lihat Semua Produk' }
          }
        />
      ) : (
        <>
          {/* Of a few nobody needs their number. */}
          {searched || total > rows.length ? (
            <p className="numbers mb-3 text-base text-muted">{countWords(index, total)}</p>
          ) : null}
          {/* Where one is looked for among many, two on a phone, too. */}
          <ul className={`grid gap-x-3 ${searched ? 'grid-cols-2' : 'sm:grid-cols-2'} lg:grid-cols-3`}>
            {above.length === 0 && q === '' && index === 0 ? <Everything low={searched} /> : null}
            {rows.map((row) => (
              <Row key={row.slug} {...row} low={searched} />
            ))}
          </ul>
        </>
      )}
      <PageLinks
        index={index}
        size={limits.categoriesPage}
        total={total}
        to={(number) => addressOf(above, q, number)}
      />
    </div>
  )
}

/** How many there are, and which page of them this is. */
function countWords(index: number, total: number): string {
  const pages = Math.ceil(total / limits.categoriesPage)
  return `${groupDigits(total)} kategori${pages > 1 ? ` · Halaman ${index + 1} dari ${pages}` : ''}`
}

const NameField = ({ q }: Pick<CategoriesData, 'q'>) => (
  <form action={href('categories')} method="get" role="search" className="relative mb-3 max-w-xl lg:mb-6">
    <input
      name="q"
      type="search"
      aria-label="Cari kategori"
      defaultValue={q}
      maxLength={limits.queryChars}
      enterKeyHint="search"
      autoComplete="off"
      placeholder="Cari kategori"
      className="block h-12 w-full rounded-sm border border-edge bg-surface pr-12 pl-3 text-md"
    />
    <button
      type="submit"
      aria-label="Cari kategori"
      className="absolute top-0 right-0 grid size-12 place-items-center text-muted"
    >
      <Icon name="search" />
    </button>
  </form>
)

const Everything = ({ low }: { low: boolean }) => (
  <li className={rowLook(low)}>
    <WayTo slug="semua" name="Semua Produk" words="Dari semua kategori" low={low}>
      <span className={`grid place-items-center bg-brand-soft text-brand-text ${pictureLook(low)}`}>
        <Icon name="package" size={24} />
      </span>
    </WayTo>
  </li>
)

const rowLook = (low: boolean) => (low ? 'card mb-2 grid grid-cols-1 items-center p-2' : 'card mb-3 p-3')
const pictureLook = (low: boolean) => `shrink-0 overflow-hidden rounded-full ${low ? 'size-10' : 'size-14'}`

/** `low`: one of many, which a phone would scroll past for long. */
function Row({ slug, name, image, count, below, more, low }: CategoriesData['rows'][number] & { low: boolean }) {
  return (
    <li className={rowLook(low)}>
      <WayTo slug={slug} name={name} words={count === null ? '' : `${groupDigits(count)} produk`} low={low}>
        {hasImage(image) ? (
          <span className={pictureLook(low)}>
            <Image src={image} alt="" size={low ? 40 : 56} />
          </span>
        ) : null}
      </WayTo>
      {below.length > 0 ? (
        <ul className="mt-1 -mb-2 flex flex-wrap gap-x-2 text-sm font-medium text-brand-text">
          {below.map((one) => (
            <BelowLink key={one.slug} to={href('products', { category: one.slug })} name={one.name} />
          ))}
          {more ? <BelowLink to={href('categories', {}, { induk: slug })} name="Lainnya" of={name} /> : null}
        </ul>
      ) : null}
    </li>
  )
}

interface WayToProps {
  slug: string
  name: string
  words: string
  low: boolean
  children: ReactNode
}
/** One way to a list of products, with its picture. */
function WayTo({ slug, name, words, low, children }: WayToProps) {
  return (
    <a
      href={href('products', { category: slug })}
      className={`flex items-center wrap-anywhere hover:text-brand-text ${low ? 'min-h-11 gap-2' : 'min-h-14 gap-3'}`}
    >
      {children}
      <span className="min-w-0 flex-1">
        <strong className={`font-semibold ${low ? 'line-clamp-3 text-sm' : 'block'}`}>{name}</strong>
        {words ? <span className="numbers text-sm text-muted">{words}</span> : null}
      </span>
      <Icon name="chevron-right" className={`text-pale ${low ? 'max-sm:hidden' : ''}`} />
    </a>
  )
}

/** A small chip with room around it to tap. `of`: whose it is, where the name alone does not say it. */
const BelowLink = ({ to, name, of }: { to: string; name: string; of?: string }) => (
  <li>
    <a href={to} className="flex min-h-11 items-center lg:min-h-9">
      <span className="rounded-sm bg-brand-soft px-2 py-1">
        {name}
        {of ? <span className="sr-only"> di {of}</span> : null}
      </span>
    </a>
  </li>
)

const named = (all: readonly Category[], q: string): readonly Category[] => {
  const part = q.toLowerCase()
  return all.filter(({ name }) => name.toLowerCase().includes(part))
}
function withBelow(all: readonly Category[], row: Category): CategoriesData['rows'][number] {
  const below = under(all, row.slug)
  return { ...row, below: below.slice(0, limits.categoriesBeside), more: below.length > limits.categoriesBeside }
}
