import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'
import { countPieces } from '#client/kit/order/pieces.ts'
import { Form, Notice } from '#client/kit/form/form.tsx'
import type { LinkedCart, LinkedLine } from './data.ts'
import { path as pathAtom } from './state.ts'

/**
 * A cart from a link, to look at before anything of it goes into the shopper's own. The form is a plain one: it loads
 * the cart.
 */
export function LinkedCartCard({ linked: { lines, unknown, failed } }: { linked: LinkedCart }) {
  const path = useAtomValue(pathAtom)
  const pieces = countPieces(lines)
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  if (failed)
    return (
      <Notice>
        Isi tautan keranjang belum dapat dimuat.{' '}
        <a href={path} className="font-semibold underline">
          Coba Lagi
        </a>
      </Notice>
    )
  if (lines.length === 0) return <Notice>Produk di tautan ini tidak dijual lagi.</Notice>
  return (
    <Card
      title="Keranjang dari tautan"
      aside={<span className="text-sm text-muted">{groupDigits(pieces)} barang</span>}
    >
      <ul className="divide-y divide-sunk">
        {lines.map((line) => (
          <Line key={line.itemId} line={line} />
        ))}
      </ul>
      {unknown > 0 ? (
        <p className="mt-2 text-sm text-muted">{unknown} produk lain di tautan ini tidak tersedia.</p>
      ) : null}
      <p className="mt-3 flex items-baseline justify-between border-t border-line pt-3">
        <span className="text-muted">Total</span>
        <strong className="price text-md">{formatRupiah(total)}</strong>
      </p>
      {pieces > 0 ? (
        <Form path={path} action="addLinked" className="mt-3">
          <Button size="lg" full>
            Tambahkan {groupDigits(pieces)} barang ke keranjang
          </Button>
        </Form>
      ) : null}
    </Card>
  )
}

function Line({ line }: { line: LinkedLine }) {
  const gone = line.quantity === 0
  const name = <span className="line-clamp-2 text-sm font-medium">{line.name}</span>
  return (
    <li className={`flex gap-3 py-3 first:pt-0 ${gone ? 'text-hint' : ''}`}>
      <Thumbnail src={line.image} name={line.name} dimmed={gone} />
      <div className="min-w-0 flex-1">
        {line.slug === null ? name : <a href={href('product', { slug: line.slug })}>{name}</a>}
        {line.variant ? <span className="mt-0.5 block text-xs text-muted">{line.variant}</span> : null}
        {gone ? (
          <span className="mt-1 block text-xs font-semibold">{text.productUnavailable}</span>
        ) : (
          <span className="price mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span className="text-muted">
              {line.quantity} × {formatRupiah(line.price)}
              {line.left === null ? null : (
                <span className="ml-2 text-xs font-medium text-danger">Tersisa {line.left}</span>
              )}
            </span>
            <span className="font-semibold">{formatRupiah(line.price * line.quantity)}</span>
          </span>
        )}
      </div>
    </li>
  )
}
