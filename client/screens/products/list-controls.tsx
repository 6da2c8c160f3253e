import type { ReactNode } from 'react'
import { productSorts, type ProductSort } from '#shared/web/product-sorts.ts'
import * as dom from '#client/app/dom-names.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { activeIn } from './filter-panel.tsx'
import { filterCount, type Filters, unfiltered } from './filters.ts'
import { SheetHead } from './sheet-head.tsx'

const sortNames: Record<ProductSort, string> = {
  'paling-sesuai': 'Paling Sesuai',
  terbaru: 'Terbaru',
  terlaris: 'Terlaris',
  'harga-terendah': 'Harga Terendah',
  'harga-tertinggi': 'Harga Tertinggi',
}

const sortsId = 'urutan'

interface ControlsProps {
  filters: Filters
  /** The address of this list with other filters. */
  at(filters: Filters): string
  /** The branch of a category; null: it has none. */
  branch: ReactNode
  /** What fits best comes from the cheapest on. */
  cheap: boolean
}

/**
 * One row above the products: filters, the order, and the branch of a category. A phone has no room for orders and a
 * branch, and they would look alike, so there the orders of every list are a sheet and the row has the chosen one. Below
 * are the filters in use.
 */
export function ListControls({ filters, at, branch, cheap }: ControlsProps) {
  const current = filters.sort ?? 'paling-sesuai'
  const count = filterCount(filters)
  const active = activeIn(filters)
  const named = (sort: ProductSort) => (cheap && sort === current ? 'Termurah yang Sesuai' : sortNames[sort])
  return (
    <div className="controls">
      <a href={`#${dom.filterId}`} {...dom.mark(dom.sheetMark)} className={chipOf(count > 0)}>
        <Icon name="filter" size={18} />
        {count > 0 ? `Filter (${count})` : 'Filter'}
      </a>
      <a
        href={`#${sortsId}`}
        {...dom.mark(dom.sheetMark)}
        aria-label={`Urutkan: ${named(current)}`}
        className={chipOf(current !== 'paling-sesuai')}
      >
        {named(current)}
        <Icon name="chevron-down" size={16} />
      </a>
      <dialog id={sortsId} className="filter" aria-label="Urutkan">
        <SheetHead title="Urutkan" closes={sortsId} />
        <ul>
          <li aria-hidden="true" className="hidden self-center text-base text-muted lg:block">
            Urutkan
          </li>
          {productSorts.map((sort) => (
            <li key={sort}>
              <a
                href={at({ ...filters, sort, page: 1 })}
                aria-current={sort === current ? 'true' : undefined}
                className="chip"
              >
                {named(sort)}
              </a>
            </li>
          ))}
        </ul>
      </dialog>
      {branch}
      {active.length === 0 ? null : <InUse {...{ filters, at, active }} />}
    </div>
  )
}

interface InUseProps extends Pick<ControlsProps, 'filters' | 'at'> {
  active: ReturnType<typeof activeIn>
}
/**
 * One link that removes all filters in use, and each as a link that removes it. The first is seen on a phone, too, whose
 * row scrolls, and never stands alone below the others where they wrap. Round, so that none looks like a chosen order.
 */
const InUse = ({ filters, at, active }: InUseProps) => (
  <ul aria-label="Filter yang dipakai">
    {active.length > 1 ? (
      <li>
        <a
          href={at(unfiltered(filters))}
          className="flex min-h-11 items-center pr-2 text-base font-semibold text-brand-text lg:min-h-9"
        >
          Hapus Semua
        </a>
      </li>
    ) : null}
    {active.map(({ label, short = label, without }) => (
      <li key={label} className="max-w-full">
        <a
          href={at(without)}
          aria-label={`Hapus filter ${label}`}
          className="chip rounded-full pr-2 text-brand-text lg:min-h-9"
        >
          <span className="truncate">{short}</span>
          <Icon name="close" size={16} />
        </a>
      </li>
    ))}
  </ul>
)

const chipOf = (chosen: boolean): string => (chosen ? 'chip border-brand-text text-brand-text' : 'chip')
