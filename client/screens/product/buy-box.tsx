import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import { maybeCod } from '#shared/order/cod.ts'
import { returnWords } from '#shared/order/return-rules.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { tool } from '#client/app/tool.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { AlertButton, alertWords } from '#client/kit/product/alert-button.tsx'
import { buyableOf, inStock, isFlash, isGone } from '#client/kit/product/chosen-variant.ts'
import { formAction } from '#client/kit/form/form.tsx'
import { freeShippingOf, ShippingLine } from '#client/screens/shipping-cost/place.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { otherChoice } from './variant-choice.tsx'
import { onlineWords } from './product-facts.tsx'
import { whatsappLink } from '#client/kit/base/whatsapp-button.tsx'

/**
 * From which stock on the page shows how many are left, and from which it says that they are nearly gone. Both come
 * from the real stock.
 */
const [fewPieces, lastPieces] = [10, 3]

/** Whether the shown variant can go into the cart. */
export const canBuy = (product: Product, chosen: Variant | null): chosen is Variant =>
  product.available && chosen !== null && inStock(chosen)

interface BuyBoxProps {
  product: Product
  chosen: Variant | null
  shop: Shop
  /** The places of the options that nobody has chosen yet. */
  open: readonly number[]
}

/** The form of the page. The buy bar of a phone is outside it and refers to it by its id. */
export function BuyBox({ product, chosen, shop, open }: BuyBoxProps) {
  const buyable = canBuy(product, chosen)
  return (
    <form
      id={dom.buyFormId}
      method="post"
      action={formAction('', 'add')}
      {...dom.mark(dom.inPlaceMark)}
      {...tool('keranjang', `Masukkan ${product.name} ke keranjang`)}
      className="grid gap-3"
    >
      {chosen === null ? null : <input type="hidden" name="itemId" value={chosen.itemId} disabled={!buyable} />}
      {/* The sheet asks. The script knows better which chips were tapped. */}
      {buyable && open.length > 0 ? <input type="hidden" name={dom.asksField} value={open[0]} /> : null}
      {chosen && !isGone(product) ? <Pieces chosen={chosen} asks={open.length > 0} /> : null}
      {chosen ? <Delivery product={product} chosen={chosen} shop={shop} /> : null}
      {/* A choice longer than the screen goes up behind them. */}
      {buyable ? (
        <div className="sticky bottom-0 -my-3 hidden gap-2 border-t border-line bg-surface py-3 lg:flex">
          <BuyButtons size="lg" />
        </div>
      ) : null}
    </form>
  )
}

/** How many; the sheet of a phone begins with the number that the page has. */
function Pieces({ chosen, asks }: { chosen: Variant; asks: boolean }) {
  const most = Math.min(buyableOf(chosen) ?? limits.cartQuantityMax, limits.cartQuantityMax)
  return (
    // Of a variant that is gone nobody asks, but what was typed is kept for the one that comes next.
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2" hidden={most === 0}>
      <label htmlFor={dom.quantityId} className="text-base text-muted">
        Jumlah
      </label>
      <Quantity id={dom.quantityId} most={most} />
      {/* In a flash sale the strip above says how many are left; without a chosen size there is no one number. */}
      {asks || isFlash(chosen) ? null : <StockWord stock={chosen.stock} />}
      {/* Until a size is chosen it would repeat the price. */}
      {asks ? null : (
        <div className="ml-auto hidden text-right lg:block">
          <p className="scripted">
            <span className="block text-xs text-muted">Subtotal</span>{' '}
            <strong className="price text-md" {...dom.mark(dom.subtotalMark, chosen.price)}>
              {formatRupiah(chosen.price)}
            </strong>
          </p>
        </div>
      )}
    </div>
  )
}

/** What a desktop says of it beside the buttons; a phone has room for more, below them. */
function Delivery({ product, chosen, shop }: Omit<BuyBoxProps, 'open'> & { chosen: Variant }) {
  const { atOnce, needsCourier, returnable } = wayOfGoods(product)
  const gone = isGone(product)
  const sent = needsCourier && shop.city && `Dikirim dari ${shop.city}`
  return (
    <ul className="mb-3 hidden gap-1 text-base text-muted lg:grid">
      <li className="flex gap-2">
        <Icon name={atOnce ? 'package' : 'truck'} size={18} className="text-brand-text" />
        <div className="min-w-0 flex-1">
          {atOnce ? onlineWords : null}
          {gone ? null : <ShippingLine product={product} chosen={chosen} shop={shop} />}
          {chosen.shipping && !gone ? <span className="block text-ok">{freeShippingOf(product)}</span> : null}
          {sent}
          {!gone && maybeCod({ ...product, ...chosen }, shop) ? (
            <span {...dom.mark(dom.codPromiseMark)}>{sent && ' · '}Bisa COD</span>
          ) : null}
        </div>
      </li>
      {returnable && !gone ? (
        <li className="flex gap-2">
          <Icon name="shield" size={18} className="text-brand-text" />
          {returnWords(shop.returnDays)}
        </li>
      ) : null}
    </ul>
  )
}

/** How many pieces there are, in red when they are few. */
export function StockWord({ stock, className = '' }: { stock: number | null; className?: string }) {
  if (stock === null) return null
  return stock <= fewPieces ? (
    <span className={`text-base font-semibold text-danger ${className}`}>
      {stock === 0 ? 'Stok habis' : stock <= lastPieces ? `Segera habis, tersisa ${stock}` : `Tersisa ${stock}`}
    </span>
  ) : (
    <span className={`text-base text-muted ${className}`}>Stok: {groupDigits(stock)}</span>
  )
}

/** A number field that works on its own. Its two buttons appear only with a script. `id`: a label names it. */
export function Quantity({ id, most }: { id?: string; most: number }) {
  const step = `scripted grid size-11 place-items-center ${most > 0 ? 'text-brand-text' : 'text-hint'}`
  return (
    <div className="flex items-center rounded-md border border-edge bg-surface">
      <button
        type="button"
        {...dom.mark(dom.stepMark, -1)}
        aria-label="Kurangi jumlah"
        disabled={most === 0}
        className={step}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        {...(id ? { id } : { 'aria-label': 'Jumlah' })}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        // What was typed is kept for the size that comes next.
        max={most || limits.cartQuantityMax}
        defaultValue={1}
        required
        disabled={most === 0}
        className={`quantity numbers ${most > 0 ? '' : 'text-hint'}`}
      />
      <button
        type="button"
        {...dom.mark(dom.stepMark, 1)}
        aria-label="Tambah jumlah"
        disabled={most === 0}
        className={step}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}

function BuyButtons({ size, form }: { size?: 'lg'; form?: string }) {
  return (
    <>
      <Button name="then" value="cart" variant="outline" size={size} form={form} className="flex-1">
        + Keranjang
      </Button>
      <Button name="then" value="buy" size={size} form={form} className="flex-1">
        Beli Langsung
      </Button>
    </>
  )
}

interface NewsProps {
  product: Product
  chosen: Variant | null
  shop: Shop
  /** The address of similar products. */
  similar: string
}
const waitsFor = ({ product, chosen, shop }: Omit<NewsProps, 'similar'>): boolean =>
  chosen !== null && !canBuy(product, chosen) && can(shop, 'alert.ask')

const otherOf = (product: Product, chosen: Variant | null): string | null =>
  product.available && chosen && !inStock(chosen) ? otherChoice(product, chosen) : null

/** The way on from a variant that is sold out: the sheet, where another one is chosen. */
function OtherChoice({ product, chosen, className }: Pick<NewsProps, 'product' | 'chosen'> & { className: string }) {
  const other = otherOf(product, chosen)
  if (other === null) return null
  const { slug } = product
  return (
    <ButtonLink
      href={href('product', { slug }, { varian: chosen?.itemId, pilih: 'cart' })}
      {...dom.mark(dom.pickMark)}
      className={className}
    >
      {`Pilih ${other} Lain`}
    </ButtonLink>
  )
}

/**
 * News of this variant that a shopper may ask for, and the way on from one that cannot be bought. `similar` null: what is
 * like it stands below.
 */
export function BuyNews({ product, chosen, shop, similar }: Omit<NewsProps, 'similar'> & { similar: string | null }) {
  const buyable = canBuy(product, chosen)
  const waits = waitsFor({ product, chosen, shop })
  const other = otherOf(product, chosen) !== null
  return (
    <div id="alerts" className="mt-1 grid gap-2">
      {/* No price falls below that of a flash sale soon. */}
      {chosen && !(buyable && isFlash(chosen)) ? (
        <AlertButton kind={buyable ? 'price' : 'stock'} itemId={chosen.itemId} shop={shop} />
      ) : null}
      {waits ? null : <OtherChoice product={product} chosen={chosen} className="hidden lg:flex" />}
      {buyable || other || similar === null ? null : (
        // On a phone the bar below has it, unless that offers to wait.
        <ButtonLink href={similar} variant={waits ? 'outline' : 'primary'} className={waits ? '' : 'hidden lg:flex'}>
          Lihat Produk Serupa
        </ButtonLink>
      )}
    </div>
  )
}

/** The bar at the bottom of a phone on a product's page. Its buttons belong to the forms above. */
export function BuyBar({ product, chosen, shop, similar }: NewsProps) {
  return (
    <div id={dom.buyBarId} className="bottom-bar lg:hidden">
      <div className={`wrap flex min-h-16 items-center gap-2 ${whatsappLink(shop) ? 'pl-15!' : ''}`}>
        {canBuy(product, chosen) ? (
          <BuyButtons form={dom.buyFormId} />
        ) : waitsFor({ product, chosen, shop }) ? (
          <Button form={dom.alertFormId} className="flex-1">
            {alertWords.stock.alone}
          </Button>
        ) : otherOf(product, chosen) ? (
          <OtherChoice product={product} chosen={chosen} className="flex-1" />
        ) : (
          <ButtonLink href={similar} className="flex-1">
            Lihat Produk Serupa
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
