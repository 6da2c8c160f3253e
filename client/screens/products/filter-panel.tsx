import type { ReactNode } from 'react'
import type { Facets } from '#shared/api/goods/facets.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import * as dom from '#client/app/dom-names.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { saysItself } from './attribute-names.ts'
import { attributesOf, Tick } from './attributes.tsx'
import { type Filters, isFiltered, unfiltered } from './filters.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { SheetHead } from './sheet-head.tsx'

interface FilterProps {
  filters: Filters
  /** The address of this list with other filters. */
  at(filters: Filters): string
}

/**
 * All filters in one GET form: a sheet on phones, the left column on desktops. Without script a link shows the sheet
 * (`:target`), and the fields make the address. `beside` is shown above the filters on desktops. Beside a list that is
 * seen at a glance, `few`, the panel is not higher than what it holds; as long as nothing is filtered, what that list
 * could be filtered by is folded: open, it would go on far below the products. Beside less than two rows, `short`, of the
 * attributes only the first is open.
 */
export function FilterPanel({
  filters,
  facets,
  at,
  beside,
  few,
  short,
}: FilterProps & { facets: Facets | null; beside: ReactNode; few: boolean; short: boolean }) {
  const address = at({ ...unfiltered(filters), q: '', sort: null })
  const { kinds, picked, others } = attributesOf(facets?.attributes ?? [], filters.choices, {
    few: few && !isFiltered(filters),
    short,
  })
  return (
    <dialog id={dom.filterId} className={few ? 'filter self-start lg:min-h-0' : 'filter'} aria-label="Filter">
      {beside}
      <form action={address} method="get" {...dom.mark(dom.filterMark)} autoComplete="off" className="filter-form">
        <SheetHead title="Filter" closes={dom.filterId} />
        <div className="filter-fields">
          {filters.q ? <input type="hidden" name="q" value={filters.q} /> : null}
          {filters.exact ? <input type="hidden" name="persis" value="1" /> : null}
          {filters.sort ? <input type="hidden" name="sort" value={filters.sort} /> : null}
          {kinds}
          <Switches filters={filters} facets={facets} />
          {picked}
          <PriceRange filters={filters} facets={facets} />
          {others}
        </div>
        <div className="filter-foot">
          {isFiltered(filters) ? (
            <ButtonLink variant="quiet" href={at(unfiltered(filters))} className="flex-1">
              Hapus Semua
            </ButtonLink>
          ) : null}
          <Button className="flex-1">Terapkan</Button>
        </div>
      </form>
    </dialog>
  )
}

/** Each only where it leaves something, or is what has to go. */
function Switches({ filters: { inStock, discounted }, facets }: { filters: Filters; facets: Facets | null }) {
  const ticks = [
    { name: 'stok', label: 'Stok Tersedia', count: facets?.inStock ?? null, chosen: inStock },
    ...(facets ? [{ name: 'diskon', label: 'Sedang Diskon', count: facets.discounted, chosen: discounted }] : []),
  ].filter(({ count, chosen }) => count !== 0 || chosen)
  return ticks.length === 0 ? null : (
    <div>
      {ticks.map((tick) => (
        <Tick key={tick.name} value="1" {...tick} />
      ))}
    </div>
  )
}

function PriceRange({ filters, facets }: { filters: Filters; facets: Facets | null }) {
  const { priceMin = null, priceMax = null } = facets ?? {}
  return (
    <details open>
      <summary className="tick">
        Rentang Harga
        <Icon name="chevron-down" size={16} className="turn" />
      </summary>
      <fieldset aria-label="Rentang Harga" className="grid grid-cols-2 gap-2 lg:grid-cols-1">
        <PriceField name="min" label="Minimum" value={filters.min} hint={priceMin} />
        <PriceField name="max" label="Maksimum" value={filters.max} hint={priceMax} />
        {/* On a desktop a tick applies at once, so only typed prices need it. */}
        <Button variant="outline" className="hidden lg:flex">
          Terapkan
        </Button>
      </fieldset>
    </details>
  )
}

/** The empty field shows the lowest or highest price there is. */
function PriceField({
  name,
  label,
  value,
  hint,
}: {
  name: string
  label: string
  value: number | null
  hint: number | null
}) {
  return (
    <label className="text-sm text-muted">
      {label}
      <span className="money-field">
        <span aria-hidden="true" className="shrink-0">
          Rp
        </span>
        <input
          name={name}
          defaultValue={value === null ? '' : groupDigits(value)}
          placeholder={hint === null ? undefined : groupDigits(hint)}
          inputMode="numeric"
          pattern="[0-9.]*"
          maxLength={15}
          className="numbers"
        />
      </span>
    </label>
  )
}

/** The active filters, each with the list without it. `short`: what a chip says of it, so that more are in a row. */
export function activeIn(filters: Filters): { label: string; short?: string; without: Filters }[] {
  const { min, max, inStock, discounted, choices } = filters
  const first = { ...filters, page: 1 }
  const isAlone = (value: string) => choices.filter((one) => one.value === value).length === 1
  return [
    ...(inStock ? [{ label: 'Stok Tersedia', without: { ...first, inStock: false } }] : []),
    ...(discounted ? [{ label: 'Sedang Diskon', without: { ...first, discounted: false } }] : []),
    ...(min !== null || max !== null
      ? [{ label: priceWords(min, max), without: { ...first, min: null, max: null } }]
      : []),
    ...choices.map((choice) => ({
      label: `${choice.name}: ${choice.value}`,
      ...(isAlone(choice.value) && saysItself(choice.value) ? { short: choice.value } : {}),
      without: { ...first, choices: choices.filter((one) => one !== choice) },
    })),
  ]
}

/** Bounds of prices in words. */
export function priceWords(min: number | null, max: number | null): string {
  if (min === null) return `Sampai ${formatRupiah(max)}`
  return max === null ? `Mulai ${formatRupiah(min)}` : `${formatRupiah(min)} – ${formatRupiah(max)}`
}
