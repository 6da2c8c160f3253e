import type { Product } from '#shared/api/goods/catalog.ts'
import { Icon } from '#client/kit/base/icon.tsx'

/** What the sizes measure, as the seller says it for the category: opened below the sizes, without a script too. */
export function SizeGuide({ sizes }: Pick<Product, 'sizes'>) {
  if (sizes === null || sizes.rows.length === 0) return null
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 items-center gap-1 text-base font-semibold text-brand-text lg:min-h-9">
        Panduan ukuran
        <Icon name="chevron-down" size={16} className="turn" />
      </summary>
      <div className="overflow-x-auto">
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
    </details>
  )
}
