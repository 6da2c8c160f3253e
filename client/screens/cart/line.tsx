import { memo, type ReactNode } from 'react'
import type { CartItem } from '#shared/api/goods/cart.ts'
import { limits } from '#shared/limits.ts'
import { discountPercent, formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { useSetAtom } from '#client/app/state/store.tsx'
import { Image } from '#client/app/image.tsx'
import { Discount, Price, withAmounts } from '#client/kit/base/price.tsx'
import { LaterForm, QuantityForm, RemoveForm } from './line-forms.tsx'
import { ids } from './names.ts'
import { isShort, shortId, totalOfLines } from './intent.ts'
import { tick } from './state.ts'

/** It renders when something of this line changes, not when another line does. */
export const CartLine = memo(function CartLine({ line, ticked }: { line: CartItem; ticked: boolean }) {
  const setTicked = useSetAtom(tick)
  const max = Math.min(line.stock ?? limits.cartQuantityMax, limits.cartQuantityMax)
  return (
    <li className="flex py-3 pr-3 lg:items-center">
      <label className="grid h-18 w-11 shrink-0 place-items-center">
        <input
          type="checkbox"
          name="line"
          value={line.id}
          form={ids.checkoutForm}
          checked={ticked}
          onChange={(event) => setTicked(line.id, event.currentTarget.checked)}
          aria-label={`Pilih ${line.name}`}
          className="size-5"
        />
      </label>
      <div className="min-w-0 flex-1 lg:flex lg:items-center lg:gap-6">
        <div className="flex min-w-0 gap-3 lg:flex-1">
          <LinePicture line={line} />
          <div className="min-w-0">
            <LineName line={line}>
              <LinePrice line={line} />
            </LineName>
            <LineNews line={line} />
          </div>
        </div>
        {/* On a phone from below the image on, where it has room for all three. */}
        <div className="mt-2 flex items-start justify-between lg:mt-0 lg:items-center">
          <div className="lg:flex lg:items-center">
            <div>
              <QuantityForm line={line} max={max} />
              {isShort(line) ? (
                <p id={shortId(line)} role="status" className="mt-1 text-xs font-medium text-danger">
                  Tersisa {line.stock}
                </p>
              ) : null}
            </div>
            <LineTotal line={line} />
          </div>
          <div className="flex">
            <LaterForm line={line} />
            <RemoveForm line={line} />
          </div>
        </div>
      </div>
    </li>
  )
})

export const UnavailableLine = memo(function UnavailableLine({ line }: { line: CartItem }) {
  const why = line.slug === null ? 'Tidak dijual lagi' : line.stock === 0 ? 'Stok habis' : ''
  return (
    <li className="flex py-3 pr-3 text-hint">
      {/* The picture stands below those of the lines that can be ticked. */}
      <span className="w-11 shrink-0" />
      <span className="shrink-0 dimmed">
        <LinePicture line={line} />
      </span>
      <div className="min-w-0 flex-1 pl-3">
        <LineName line={line}>
          <span className="block text-xs font-medium text-danger">{why}</span>
        </LineName>
        <div className="flex items-center">
          <a href={similarTo(line)} className="flex min-h-11 flex-1 items-center text-sm font-semibold text-brand-text">
            Cari Serupa
          </a>
          <LaterForm line={line} />
          <RemoveForm line={line} />
        </div>
      </div>
    </li>
  )
})

/** A product that is still shown names similar ones itself; of another the search knows some by its name. */
const similarTo = ({ slug, name }: CartItem): string =>
  slug === null ? href('search', {}, { q: name }) : `${href('product', { slug })}#${dom.similarProductsId}`

function LinePicture({ line }: { line: CartItem }) {
  return (
    <ProductLink line={line} className="block size-18 shrink-0 overflow-hidden rounded-sm" hidden>
      <Image src={line.image} alt="" label={line.name} size={72} />
    </ProductLink>
  )
}

/** Name, variant and price are one link, high enough for a thumb. */
function LineName({ line, children }: { line: CartItem; children?: ReactNode }) {
  return (
    <ProductLink line={line} className="block min-h-11 lg:min-h-0">
      <span className="line-clamp-2 text-sm font-medium">{line.name}</span>
      {line.variant ? <span className="mt-0.5 block text-xs text-muted">{line.variant}</span> : null}
      {children}
    </ProductLink>
  )
}

/** `hidden`: the name beside it is the same link already. */
function ProductLink({
  line,
  className,
  hidden = false,
  children,
}: {
  line: CartItem
  className: string
  hidden?: boolean
  children: ReactNode
}) {
  if (line.slug === null)
    return (
      <span className={className} aria-hidden={hidden || undefined}>
        {children}
      </span>
    )
  return (
    <a
      href={href('product', { slug: line.slug })}
      className={className}
      {...(hidden ? { tabIndex: -1, 'aria-hidden': true } : {})}
    >
      {children}
    </a>
  )
}

/** On a desktop the sum of the line has a column, so the price of a piece is quiet. */
function LinePrice({ line: { price, fullPrice, flash } }: { line: CartItem }) {
  const percent = discountPercent(price, fullPrice)
  return (
    <>
      <span className="block lg:hidden">
        <Price price={price} fullPrice={fullPrice} flash={flash} />
      </span>
      <span className="hidden gap-1.5 text-sm text-muted lg:flex">
        {formatRupiah(price)}
        {percent === null ? null : <Discount percent={percent} of={fullPrice} />}
      </span>
    </>
  )
}

/**
 * What the pieces cost, below the stepper, which stays under the thumb; on a desktop a column of all lines. Of more than
 * there are it says what those cost that the button takes.
 */
function LineTotal({ line }: { line: CartItem }) {
  const total = formatRupiah(totalOfLines([line]))
  const short = isShort(line)
  const counted = short
    ? `Jadi ${line.stock}: `
    : line.quantity > 1
      ? `${line.quantity} × ${formatRupiah(line.price)} = `
      : ''
  return (
    <>
      {counted && <p className="mt-1 text-xs text-muted lg:hidden">{withAmounts(counted + total)}</p>}
      <p className="hidden min-w-28 pl-3 text-right text-base font-bold whitespace-nowrap lg:block">
        {short && <span className="block text-xs font-normal text-muted">{line.stock} barang</span>}
        {total}
      </p>
    </>
  )
}

/** What changed since it was put in the cart, and what is left of it. */
function LineNews({ line }: { line: CartItem }) {
  const { addedPrice: before, flashLeft, stock } = line
  const left = flashLeft ?? stock
  return (
    <>
      {line.priceNote ? <p className="mt-1 text-xs font-medium text-ok">{line.priceNote}</p> : null}
      {line.news ? <p className="mt-1 text-xs font-medium text-warn-ink">{withAmounts(line.news)}</p> : null}
      {line.news === '' && before !== null && before !== line.price ? (
        <p className={`mt-1 text-xs font-medium ${line.price < before ? 'text-ok' : 'text-warn-ink'}`}>
          {withAmounts(
            `${line.price < before ? 'Harga turun' : 'Harga naik'} ${formatRupiah(Math.abs(line.price - before))}`,
          )}
        </p>
      ) : null}
      {left !== null && !isShort(line) && (left <= 5 || line.quantity >= left) ? (
        // Why + goes no further, and what became of a higher number: in words of their own, because only a status that
        // changes is read out.
        <p role="status" className="mt-1 text-xs font-medium text-danger">
          {`Tersisa ${left}${line.quantity === stock ? ', semua di keranjang' : left === stock ? '' : ' dengan harga ini'}`}
        </p>
      ) : null}
    </>
  )
}
