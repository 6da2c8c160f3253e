import type { Product } from '#shared/api/goods/catalog.ts'
import type { ReviewSummary } from '#shared/api/goods/review.ts'
import { isSized } from '#shared/format/sizes.ts'
import { fitLine } from '#client/kit/product/fit-words.ts'
import { Icon } from '#client/kit/base/icon.tsx'

const guideId = 'panduan-ukuran'

export const SizeGuideButton = ({ id = guideId, className }: { id?: string; className: string }) => (
  <button
    type="button"
    popoverTarget={id}
    className={`flex min-h-11 shrink-0 items-center gap-1 text-base font-semibold text-brand-text ${className}`}
  >
    Panduan Ukuran
    <Icon name="chevron-right" size={16} />
  </button>
)

/** What those who bought it say of its sizes. */
export function FitLine({ summary }: { summary: ReviewSummary }) {
  const line = fitLine(summary)
  return line === null ? null : <p className="mt-2 text-sm text-pretty text-muted lg:text-base">{line}</p>
}

/** Beside which of its options it opens; -1: three leave no room there, or none of them are the sizes that it has. */
export const guidedOption = ({ options, sizes }: Pick<Product, 'options' | 'sizes'>): number =>
  options.length > 2
    ? -1
    : options.map(({ values }) => values.map(({ value }) => value)).findIndex((values) => isSized(values, sizes))

/**
 * What the sizes measure, as the seller says it for the category. It opens above the page, without a script too: in the
 * box of a desktop it would push the buttons out of sight. `id`: the sheet has one of its own, which it lets open.
 * `opened`: by a button elsewhere.
 */
export function SizeGuide({
  sizes,
  id = guideId,
  opened = false,
}: Pick<Product, 'sizes'> & { id?: string; opened?: boolean }) {
  if (sizes === null || sizes.rows.length === 0) return null
  return (
    <>
      {opened ? null : <SizeGuideButton id={id} className="mt-2 lg:min-h-9" />}
      <div id={id} popover="auto" role="dialog" aria-label="Panduan Ukuran" className="picker">
        <div className="picker-head">
          <h2>Panduan Ukuran</h2>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label="Tutup">
            <Icon name="close" size={22} />
          </button>
        </div>
        <table className="numbers w-full text-sm">
          <caption className="mb-2 text-left text-muted">Ukuran barang dalam cm</caption>
          <thead>
            <tr>
              {['Ukuran', ...sizes.columns].map((column) => (
                <th key={column} scope="col" className="py-2 pr-3 text-left font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.rows.map(({ size, cm }) => (
              <tr key={size} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 text-left font-semibold">
                  {size}
                </th>
                {sizes.columns.map((column, place) => (
                  <td key={column} className="py-2 pr-3">
                    {cm[place] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
