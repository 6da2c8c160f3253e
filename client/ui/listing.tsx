import type { Category, ProductSort } from '#shared/api/catalog.ts'
import { limits } from '#shared/limits.ts'
import { groupDigits } from '#shared/money.ts'
import { href } from '#shared/routes.ts'
import type { Filters, Listing } from './filters.ts'
import { Button, ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Icon } from './icon.tsx'
import { ProductGrid } from './product-card.tsx'

const sortNames: Record<ProductSort, string> = {
  'paling-sesuai': 'Paling Sesuai',
  terbaru: 'Terbaru',
  terlaris: 'Terlaris',
  'harga-terendah': 'Harga Terendah',
  'harga-tertinggi': 'Harga Tertinggi',
}
const isSort = (word: string): word is ProductSort => word in sortNames

interface ListingProps {
  listing: Listing
  /** The address of this list under other filters. */
  at(filters: Filters): string
}

const filtered = ({ min, max, inStock }: Filters): boolean => min !== null || max !== null || inStock

/** Sorting, narrowing, the goods, and the way to more of them. All of it links and a GET form. */
export function ProductListing({ listing, at }: ListingProps) {
  const { filters, rows } = listing
  return (
    <>
      {rows.length > 0 || filtered(filters) ? <Controls filters={filters} at={at} /> : null}
      {rows.length > 0 ? <ListingPart listing={listing} at={at} /> : <NothingFound filters={filters} at={at} />}
    </>
  )
}

/** What the script appends when more is asked for. */
export function ListingPart({ listing: { rows, total, filters }, at }: ListingProps) {
  const more = filters.page * limits.pageSize < total && filters.page < limits.pageMax
  return (
    <>
      <ProductGrid cards={rows} priority={filters.page === 1} id="hasil" />
      <nav id="lanjutan" aria-label="Halaman" className="mt-6 flex justify-center gap-2">
        {filters.page > 1 ? (
          <ButtonLink variant="quiet" href={at({ ...filters, page: filters.page - 1 })} rel="prev" data-previous>
            Sebelumnya
          </ButtonLink>
        ) : null}
        {more ? (
          <ButtonLink variant="outline" href={at({ ...filters, page: filters.page + 1 })} rel="next" data-more>
            Muat Lebih Banyak
          </ButtonLink>
        ) : null}
      </nav>
    </>
  )
}

function Controls({ filters, at }: Pick<ListingProps, 'at'> & { filters: Filters }) {
  const current = filters.sort ?? 'paling-sesuai'
  return (
    <div className="relative mb-3">
      <nav aria-label="Urutkan" className="-mx-3 overflow-x-auto pr-3 pl-[7.25rem] [scrollbar-width:none] md:mx-0">
        <ul className="flex gap-2">
          {Object.entries(sortNames).flatMap(([sort, name]) =>
            isSort(sort) ? (
              <li key={sort}>
                <a href={at({ ...filters, sort, page: 1 })} aria-current={sort === current ? 'true' : undefined} className="chip whitespace-nowrap">
                  {name}
                </a>
              </li>
            ) : (
              []
            ),
          )}
        </ul>
      </nav>
      <FilterPanel filters={filters} at={at} />
    </div>
  )
}

/** A form that opens over the goods; the address it makes says everything. */
function FilterPanel({ filters, at }: Pick<ListingProps, 'at'> & { filters: Filters }) {
  const address = at({ ...filters, q: '', sort: null, min: null, max: null, inStock: false, page: 1 })
  return (
    <details className="filter" data-filter>
      <summary className={`chip ${filtered(filters) ? 'border-brand-text text-brand-text' : ''}`}>
        <Icon name="filter" size={18} />
        Filter
      </summary>
      <form action={address} method="get" className="filter-panel">
        {filters.q ? <input type="hidden" name="q" value={filters.q} /> : null}
        {filters.sort ? <input type="hidden" name="sort" value={filters.sort} /> : null}
        <fieldset>
          <legend className="mb-2 text-base font-semibold">Rentang Harga</legend>
          <div className="grid grid-cols-2 gap-2">
            <PriceField name="min" label="Harga Minimum" value={filters.min} />
            <PriceField name="max" label="Harga Maksimum" value={filters.max} />
          </div>
        </fieldset>
        <label className="flex min-h-11 items-center gap-3 text-base">
          <input type="checkbox" name="stok" value="1" defaultChecked={filters.inStock} className="size-5" />
          Stok Tersedia
        </label>
        <div className="flex gap-2">
          <ButtonLink variant="quiet" href={at({ ...filters, min: null, max: null, inStock: false, page: 1 })} className="flex-1">
            Atur Ulang
          </ButtonLink>
          <Button className="flex-1">Terapkan</Button>
        </div>
      </form>
    </details>
  )
}

function PriceField({ name, label, value }: { name: string; label: string; value: number | null }) {
  return (
    <label className="text-sm text-neutral-600">
      {label}
      <span className="mt-1 flex h-[46px] items-center rounded-sm border border-neutral-300 bg-white pl-3 focus-within:border-brand-text">
        <span aria-hidden="true">Rp</span>
        <input
          name={name}
          defaultValue={value ?? ''}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={12}
          className="numbers h-full w-full min-w-0 px-2 text-md text-neutral-900 focus:outline-none"
        />
      </span>
    </label>
  )
}

function NothingFound({ filters, at }: Pick<ListingProps, 'at'> & { filters: Filters }) {
  if (filters.page > 1)
    return (
      <EmptyState
        drawing="search"
        title="Sudah sampai akhir"
        text="Tidak ada produk lagi di halaman ini."
        action={{ href: at({ ...filters, page: 1 }), label: 'Kembali ke halaman pertama' }}
      />
    )
  if (filtered(filters))
    return (
      <EmptyState
        drawing="search"
        title="Produk tidak ditemukan"
        text="Coba kata kunci lain atau hapus filter."
        action={{ href: at({ ...filters, min: null, max: null, inStock: false }), label: 'Hapus Filter' }}
      />
    )
  return (
    <EmptyState
      drawing="search"
      title="Produk tidak ditemukan"
      text={filters.q ? 'Periksa ejaannya, atau coba kata yang lebih umum.' : 'Belum ada produk di sini.'}
      action={{ href: href('products', { category: 'semua' }), label: 'Lihat Semua Produk' }}
    />
  )
}

interface ListingHeadProps {
  title: string
  total: number
  categories?: readonly Category[]
  current?: string
}

/** What this list is, how long it is, and the doors to its neighbours. */
export function ListingHead({ title, total, categories = [], current }: ListingHeadProps) {
  return (
    <>
      <h1 className="text-lg wrap-anywhere">{title}</h1>
      <p className="numbers mt-0.5 mb-3 text-base text-neutral-600">{total === 0 ? 'Tidak ada produk' : `${groupDigits(total)} produk`}</p>
      {categories.length > 1 ? (
        <nav aria-label="Kategori" className="tabs">
          <ul>
            {[{ slug: 'semua', name: 'Semua' }, ...categories].map(({ slug, name }) => (
              <li key={slug}>
                <a href={href('products', { category: slug })} aria-current={slug === current ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  )
}
