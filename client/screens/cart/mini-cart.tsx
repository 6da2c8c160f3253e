import type { CartItem } from '#shared/api/goods/cart.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Form } from '#client/kit/form/form.tsx'
import { Icon, OwnSymbol } from '#client/kit/base/icon.tsx'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'
import type { CartData } from './data.ts'
import { fitWords, goodsSaving, isShort, struckOfLines, totalOfLines } from './intent.ts'
import { fitField, undoField } from './fields.ts'

/** What drops down from the cart icon. Its forms post the cart page's own actions. */
export function MiniCart({ lines, vouchers, dataKey }: Pick<CartData, 'lines' | 'vouchers'> & { dataKey: string }) {
  if (lines.length === 0)
    return (
      <div className="p-4 text-center text-base">
        <p className="py-4 text-muted">{text.cartEmpty}</p>
        <ButtonLink href={href('products', { category: 'semua' })} full>
          Mulai Belanja
        </ButtonLink>
      </div>
    )
  const offered = lines.filter((line) => line.available)
  const short = offered.filter(isShort)
  const goods = totalOfLines(offered)
  const saving = goodsSaving(vouchers, goods)
  const saved = saving + struckOfLines(offered)
  return (
    <div className="text-base">
      <OwnSymbol name="trash" />
      <ul className="max-h-80 divide-y divide-sunk overflow-y-auto overscroll-contain">
        {lines.map((line) => (
          <MiniLine key={line.id} line={line} />
        ))}
      </ul>
      <div className="border-t border-line p-4">
        <p className="flex items-baseline justify-between">
          <span className="text-muted">Total</span>
          <strong className="price text-md">{formatRupiah(goods - saving)}</strong>
        </p>
        {saved > 0 ? <p className="text-sm font-medium text-ok">Hemat {formatRupiah(saved)}</p> : null}
        <div className="mt-3 grid grid-cols-2 gap-2">
          <ButtonLink variant="outline" href={href('cart')}>
            Lihat Keranjang
          </ButtonLink>
          <Form path={href('cart')} action="create" {...dom.mark(dom.inPlaceMark)}>
            <input type="hidden" name="_key" value={dataKey} />
            {offered.map((line) => (
              <input key={line.id} type="hidden" name="line" value={line.id} />
            ))}
            {short.map(({ id, stock }) => (
              <input key={id} type="hidden" name={fitField} value={`${stock} ${id}`} />
            ))}
            <Button full>{fitWords(short, true) ?? 'Checkout'}</Button>
          </Form>
        </div>
      </div>
    </div>
  )
}

function MiniLine({ line }: { line: CartItem }) {
  return (
    <li
      className="flex items-center gap-3 py-3 pr-2 pl-4"
      {...dom.mark(dom.cartLineMark, line.id)}
      {...dom.mark(dom.cartItemMark, `${line.quantity} ${line.price} ${line.itemId ?? ''}`)}
    >
      <Thumbnail src={line.image} name={line.name}>
        {line.available ? null : (
          <span className="absolute inset-0 grid place-items-center bg-veil px-0.5 text-center text-xs font-semibold">
            {text.productUnavailable}
          </span>
        )}
      </Thumbnail>
      <div className="min-w-0 flex-1">
        {line.slug === null ? (
          <span className="line-clamp-2 text-sm font-medium">{line.name}</span>
        ) : (
          <a
            href={href('product', { slug: line.slug })}
            className="line-clamp-2 text-sm font-medium hover:text-brand-text"
          >
            {line.name}
          </a>
        )}
        {line.variant ? <p className="text-xs text-muted wrap-anywhere">{line.variant}</p> : null}
        <p className="price mt-0.5 text-xs text-muted">
          {line.quantity} ×{' '}
          <span className={`font-semibold ${line.flash ? 'text-danger' : 'text-ink'}`}>{formatRupiah(line.price)}</span>{' '}
          {line.fullPrice > line.price ? <s>{formatRupiah(line.fullPrice)}</s> : null}
        </p>
        {line.available && isShort(line) ? <p className="text-xs text-danger">Tersisa {line.stock}</p> : null}
      </div>
      <Form path={href('cart')} action="remove" {...dom.mark(dom.inPlaceMark)}>
        <input type="hidden" name="id" value={line.id} />
        {line.slug === null || line.itemId === null ? null : <input type="hidden" name={undoField} value="1" />}
        <button
          type="submit"
          aria-label={`Hapus ${line.name}`}
          className="grid size-11 place-items-center rounded-sm text-muted hover:bg-sunk"
        >
          <Icon name="trash" size={18} />
        </button>
      </Form>
    </li>
  )
}
