import type { ReactNode } from 'react'
import type { Category } from '#shared/api/goods/catalog.ts'
import type { Facets } from '#shared/api/goods/facets.ts'
import { limits } from '#shared/limits.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { allCategories, pathTo, shownOf, topOf } from '#client/kit/product/categories.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { type Filters, isFiltered, type Listing, unfiltered } from './filters.ts'
import { ListControls } from './list-controls.tsx'
import { twoRows } from './below.ts'
import { areFew, ProductGrid } from '#client/kit/product/product-card.tsx'

/** Whether to show filters: not for an empty list, unless filters made it empty. */
export const hasFilters = ({ rows, filters }: Listing): boolean => rows.length > 0 || isFiltered(filters)

interface ListingProps {
  listing: Listing
  /** The address of this list with other filters. */
  at(filters: Filters): string
}

/**
 * Sorting, filters, products, and the way to more of them, all as links and a GET form. A few products that are seen at
 * a glance need neither order nor filter. `none` is shown when there is nothing at all. `beside` stands above the filters
 * on a desktop, `branch` in their row on a phone, and `after` below, beside the filters if there are any.
 */
export function ProductListing({
  listing,
  at,
  none = null,
  beside = null,
  branch = null,
  after = null,
}: ListingProps & { none?: ReactNode; beside?: ReactNode; branch?: ReactNode; after?: ReactNode }) {
  const { filters, facets, rows, total, size, cheap } = listing
  if (!hasFilters(listing)) return none ?? <NothingFound {...{ filters, facets, at }} />
  if (areFew(total) && rows.length === total && !isFiltered(filters) && beside === null && branch === null)
    return (
      <>
        <ListingPart listing={listing} at={at} />
        {after}
      </>
    )
  return (
    <div className="listing">
      {rows.length > 0 ? (
        <a className="skip-link" href={`#${dom.resultsId}`}>
          Langsung ke produk
        </a>
      ) : null}
      <FilterPanel
        {...{ filters, facets, at, beside }}
        few={total <= size}
        short={total < twoRows && !isFiltered(filters)}
      />
      <div>
        <ListControls filters={filters} at={at} branch={branch} cheap={cheap} />
        {rows.length > 0 ? <ListingPart listing={listing} at={at} /> : <NothingFound {...{ filters, facets, at }} />}
        {after}
      </div>
    </div>
  )
}

/** The part that the script appends. */
export function ListingPart({ listing: { rows, firstPage, size, total, least, filters, fitting }, at }: ListingProps) {
  const { page } = filters
  const more = rows.length > 0 && page * size < total && page < limits.listingPages
  const shown = (firstPage - 1) * size + rows.length
  // As the head counts them: what was searched first, then what is related.
  const line = fitting && fitting < total ? fitting : null
  const counted =
    line === null
      ? `${groupDigits(shown)} dari ${totalWords(total, least)} produk`
      : shown <= line
        ? `${groupDigits(shown)} dari ${groupDigits(line)} produk`
        : `${groupDigits(shown - line)} dari ${groupDigits(total - line)} produk terkait`
  return (
    <>
      {firstPage > 1 ? (
        <div className="mb-4 flex justify-center">
          <ButtonLink variant="outline" href={at({ ...filters, page: firstPage - 1 })} rel="prev">
            Sebelumnya
          </ButtonLink>
        </div>
      ) : null}
      <ProductGrid
        cards={rows}
        priority={page === 1}
        id={dom.resultsId}
        pages={{ first: firstPage, size }}
        related={fitting ? fitting - (firstPage - 1) * size : null}
      />
      <nav id={dom.moreResultsId} aria-label="Halaman" className="mt-6 flex flex-col items-center gap-2">
        {more || page > 1 ? <p className="numbers text-sm text-muted">{counted}</p> : null}
        {more ? (
          <ButtonLink
            variant="outline"
            href={`${at({ ...filters, page: page + 1 })}#${dom.listPageId(page + 1)}`}
            rel="next"
            {...dom.mark(dom.moreMark)}
          >
            Muat Lebih Banyak
          </ButtonLink>
        ) : null}
        {page === limits.listingPages && shown < total ? (
          <p className="text-center text-sm text-muted">{`Daftar ini berhenti di ${groupDigits(shown)} dari ${totalWords(total, least)} produk. Pakai filter, urutan, atau pencarian untuk melihat lainnya.`}</p>
        ) : null}
      </nav>
    </>
  )
}

function NothingFound({ filters, facets, at }: Pick<ListingProps, 'at'> & Pick<Listing, 'filters' | 'facets'>) {
  if (filters.page > 1)
    return (
      <EmptyState
        drawing="search"
        title="Sudah sampai akhir"
        text="Tidak ada produk lagi di halaman ini."
        action={{ href: at({ ...filters, page: 1 }), label: 'Kembali ke Halaman Pertama' }}
      />
    )
  if (isFiltered(filters))
    return (
      <EmptyState
        drawing="search"
        title="Produk tidak ditemukan"
        text={
          beyondPrices(filters, facets) ??
          (filters.q ? 'Coba kata kunci lain atau hapus filter.' : 'Tidak ada produk dengan filter ini.')
        }
        action={{ href: at(unfiltered(filters)), label: 'Hapus Filter' }}
      />
    )
  return (
    <EmptyState
      drawing="search"
      title="Produk tidak ditemukan"
      text="Belum ada produk di sini."
      action={{ href: href('products', { category: 'semua' }), label: 'Lihat Semua Produk' }}
    />
  )
}

/** The price nearest to a bound that leaves nothing; null: that is not the reason. */
function beyondPrices({ min, max }: Filters, facets: Facets | null): string | null {
  const { priceMin = null, priceMax = null } = facets ?? {}
  if (min !== null && priceMax !== null && min > priceMax) return `Harga tertinggi di sini ${formatRupiah(priceMax)}.`
  if (max !== null && priceMin !== null && max < priceMin) return `Harga terendah di sini ${formatRupiah(priceMin)}.`
  return null
}

/** A list that was not counted to its end has more than it says: '48+'. */
export const totalWords = (total: number, least: boolean): string =>
  least ? `${groupDigits(total - 1)}+` : groupDigits(total)

interface ListingHeadProps {
  title: string
  total: number
  least: boolean
  /** How many of them are what was searched; null: all. */
  fitting?: number | null
  categories?: readonly Category[]
  current?: string
  /** What was typed, where other words were searched, or may be meant; and where it is searched as it is. */
  corrected?: { typed: string; into: string; uncorrected: string | null } | null
  /** How the words of a search were understood. */
  notes?: readonly string[]
  /** The category tree is beside the list on a desktop, so no tabs are needed there. */
  beside?: boolean
  /** What the seller says of a category; '': nothing. */
  about?: string
}

/** The name of the list, its length, and links to related lists. */
export function ListingHead({
  title,
  total,
  least,
  fitting = null,
  categories = [],
  current,
  corrected = null,
  notes = [],
  beside = false,
  about = '',
}: ListingHeadProps) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-2 lg:mb-6">
        <h1 className="text-lg wrap-anywhere lg:text-xl">{title}</h1>
        {/* Of none the empty list says it. */}
        {total === 0 ? null : (
          <p className="numbers text-base text-muted">
            {fitting !== null && fitting < total
              ? `${fitting > 0 ? `${groupDigits(fitting)} produk dan ` : ''}${groupDigits(total - fitting)} yang terkait`
              : `${totalWords(total, least)} produk`}
          </p>
        )}
      </div>
      {corrected === null ? null : (
        <div className="-mt-2 mb-3 flex flex-wrap items-center gap-x-2 text-base wrap-anywhere">
          <span>
            {total === 0 ? 'Mungkin maksud Anda ' : 'Ejaan diperbaiki dari '}
            <strong>{`“${total === 0 ? corrected.into : corrected.typed}”`}</strong>
          </span>
          {total === 0 || corrected.uncorrected === null ? null : (
            <a href={corrected.uncorrected} className="-my-2 flex min-h-11 items-center font-semibold text-brand-text">
              {`Cari “${corrected.typed}” saja`}
            </a>
          )}
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="-mt-2 mb-3 text-base wrap-anywhere">
          {note}
        </p>
      ))}
      {about === '' ? null : <p className="mb-3 max-w-xl text-base text-pretty wrap-anywhere">{about}</p>}
      {categories.length > 1 ? <CategoryTabs categories={categories} current={current ?? ''} beside={beside} /> : null}
    </>
  )
}

/** The top of the tree as tabs. */
function CategoryTabs({
  categories,
  current,
  beside,
}: {
  categories: readonly Category[]
  current: string
  beside: boolean
}) {
  const top = pathTo(categories, current)[0]?.slug ?? current
  const tops = shownOf(topOf(categories), top)
  const mark = (slug: string) => (slug === current ? 'page' : slug === top ? 'true' : undefined)
  return (
    <nav aria-label="Kategori" className={beside ? 'lg:hidden' : undefined}>
      <div className="tabs">
        <ul>
          {[{ slug: 'semua', name: 'Semua' }, ...tops].map(({ slug, name }) => (
            <li key={slug}>
              <a href={href('products', { category: slug })} aria-current={mark(slug)}>
                {name}
              </a>
            </li>
          ))}
          {tops.length < topOf(categories).length ? (
            <li>
              <a href={href('categories')}>{allCategories}</a>
            </li>
          ) : null}
        </ul>
      </div>
    </nav>
  )
}
