import type { ReactNode } from 'react'
import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import { Image } from '#client/app/image.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { From } from '#client/kit/base/price.tsx'
import {
  buyableOf,
  cheapestOf,
  chosenVariant,
  dearerBy,
  groupsOf,
  hasOptions,
  inStock,
  isFlash,
  looksAlike,
} from '#client/kit/product/chosen-variant.ts'
import { formAction } from '#client/kit/form/form.tsx'
import { BuyButtons, Quantity, StockWord } from './buy-box.tsx'
import { Dearer, Swatch } from './variant-choice.tsx'

/** As many columns as tiles, six at most; a narrow dialog has fewer. */
const columns = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-3',
  'grid-cols-3 sm:grid-cols-4',
  'grid-cols-3 sm:grid-cols-5',
  'grid-cols-3 sm:grid-cols-6',
] as const
const columnsFor = (tiles: number): string => columns[Math.min(tiles, limits.variantColumnsMax)] ?? ''

/** What follows a choice: the cart has one more, or a checkout begins. */
export type PickStep = 'cart' | 'buy'
interface PickerProps {
  product: Product
  /** The variant that the address names. */
  asked?: string | null
  then?: PickStep
  /** The shop keeps wishlists: what is sold out can be saved. */
  saves?: boolean
}

/**
 * The content of the sheet 'Pilih Produk'. Variants that differ in one thing are tiles, as in the specification: a press
 * on one adds it at once. Those of several options: pictures of the first one, and under the chosen one its sizes as
 * chips. Each group is a form of its own, so a size of another colour is never sent.
 */
export function VariantPicker({ product, asked = null, then = 'cart', saves = false }: PickerProps) {
  const { variants, options } = product
  if (variants.length === 0 || !product.available)
    return <p className="py-6 text-center text-base text-muted">{text.productUnavailable}</p>
  const action = formAction(href('product', { slug: product.slug }), 'add')
  const save = saves ? formAction(href('product', { slug: product.slug }), 'addToWishlist') : null
  const forms = { action, save, slug: product.slug }
  const names = options.slice(1).map((option) => option.name)
  const sizes = (own: readonly Variant[]) => <SizesForm {...forms} variants={own} name={names.join(', ')} />
  return (
    <>
      <p className="mb-3 line-clamp-2 text-base text-muted">{product.name}</p>
      {variants.length > 1 && options.length > 1 && hasOptions(product) ? (
        <Groups product={product} asked={asked} sizes={sizes} />
      ) : (
        <Tiles {...forms} variants={variants} then={then} />
      )}
    </>
  )
}

interface GroupsProps {
  product: Product
  asked: string | null
  sizes: (variants: readonly Variant[]) => ReactNode
}
/** Only the form of the chosen group is shown; no script is needed for it. */
function Groups({ product, asked, sizes }: GroupsProps) {
  const groups = groupsOf(product)
  const alike = looksAlike(product)
  const pictured = !alike && groups.some(({ image }) => image !== '')
  const chosen = alike && asked === null ? null : chosenVariant(product, asked)
  return (
    <div
      role="group"
      aria-label={product.options[0]?.name}
      className={`picker-groups gap-2 ${pictured ? `grid items-start ${columnsFor(groups.length)}` : 'flex flex-wrap'}`}
    >
      {groups.map(({ value, image, swatch, variants }, place) => (
        <div key={value}>
          <input
            type="radio"
            className="sr-only"
            // It belongs to no form, so it is never sent.
            form=""
            id={`${dom.groupName}-${place}`}
            name={dom.groupName}
            defaultChecked={chosen?.values[0] === value}
          />
          <label htmlFor={`${dom.groupName}-${place}`} className={pictured ? 'tile' : 'chip'}>
            {pictured ? (
              <span className="relative mx-auto block aspect-square w-full max-w-24 overflow-hidden rounded-sm">
                <Image src={image} alt="" label={value} size={96} />
              </span>
            ) : swatch ? (
              <Swatch colour={swatch} />
            ) : null}
            <span className="mt-1 block text-sm wrap-anywhere">{value}</span>
            {variants.some(inStock) ? null : <span className="block text-xs text-danger">Stok habis</span>}
          </label>
          {sizes(variants)}
        </div>
      ))}
    </div>
  )
}

interface FormProps {
  variants: readonly Variant[]
  action: string
  /** Where what is sold out is saved; null: the shop keeps no wishlists. */
  save: string | null
  slug: string
}
function SizesForm({ variants, name, action, save, slug }: FormProps & { name: string }) {
  // The cheapest that can be bought, whose price the page has beside 'Mulai'.
  const shown = cheapestOf(variants)
  const pieces = variants.map((variant) => buyableOf(variant) ?? limits.cartQuantityMax)
  const only = variants.length === 1
  return (
    <form method="post" action={action} {...dom.mark(dom.inPlaceMark)} className="picker-form">
      <fieldset>
        <legend className="mb-2 text-base text-muted">{name}</legend>
        <div className="flex flex-wrap gap-2">
          {variants.map((variant) => (
            <label key={variant.itemId} className="max-w-full">
              <input
                type="radio"
                className="sr-only"
                name="itemId"
                value={variant.itemId}
                required
                defaultChecked={only}
              />
              <span className={`chip ${inStock(variant) ? '' : 'chip-gone'}`}>
                <span className="min-w-0 py-1 text-center wrap-anywhere">
                  {variant.values.slice(1).join(' · ')}
                  <Dearer variant={variant} cheapest={shown} />
                </span>
                {inStock(variant) ? null : <span className="sr-only">, stok habis</span>}
              </span>
              <span className="picker-fact">
                <VariantPrice variant={variant} />
                <StockWord stock={buyableOf(variant)} className="ml-auto" />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="picker-fact price" aria-hidden="true">
        {variants.some((variant) => dearerBy(variant, shown) > 0) ? <From /> : null}
        <VariantPrice variant={shown} />
      </p>
      <div className="picker-buy flex flex-wrap items-center justify-between gap-2">
        <span className="text-base text-muted">Jumlah</span>
        <Quantity most={Math.max(1, Math.min(Math.max(...pieces), limits.cartQuantityMax))} />
        <div className="flex w-full gap-2">
          <BuyButtons />
        </div>
      </div>
      {save === null ? null : (
        <button type="submit" formAction={save} {...dom.mark(dom.heartMark, slug)} className="picker-save">
          <Icon name="heart" size={18} />
          Simpan ke wishlist
        </button>
      )}
    </form>
  )
}

const VariantPrice = ({ variant }: { variant: Variant | null }) =>
  variant ? (
    <>
      <strong className={`price text-lg ${isFlash(variant) ? 'text-danger' : ''}`}>
        {formatRupiah(variant.price)}
      </strong>
      {variant.fullPrice !== null && variant.fullPrice > variant.price ? (
        <s className="price text-xs text-muted">{formatRupiah(variant.fullPrice)}</s>
      ) : null}
    </>
  ) : null

function Tiles({ variants, action, save, slug, then }: FormProps & { then: PickStep }) {
  const dear = new Set(variants.map(({ price }) => price)).size > 1
  return (
    <ul className={`grid gap-2 ${columnsFor(variants.length)}`}>
      {variants.map((variant) => (
        <li key={variant.itemId}>
          <form method="post" action={action} {...dom.mark(dom.inPlaceMark)}>
            <input type="hidden" name="itemId" value={variant.itemId} />
            <input type="hidden" name="quantity" value="1" />
            <button
              type="submit"
              className="tile"
              {...(inStock(variant)
                ? { name: 'then', value: then }
                : save === null
                  ? { disabled: true }
                  : { formAction: save, ...dom.mark(dom.heartMark, slug) })}
            >
              <span className="relative mx-auto block aspect-square w-full max-w-40 overflow-hidden rounded-sm">
                <Image src={variant.image} alt="" label={variant.name} size={160} />
                {inStock(variant) ? null : <span className="product-gone text-xs">Stok habis</span>}
              </span>
              <span className="mt-1.5 block text-sm wrap-anywhere">{keptTogether(variant.name)}</span>
              {inStock(variant) ? (
                dear ? (
                  <span className="numbers -mx-1.5 block text-xs whitespace-nowrap text-muted">
                    {formatRupiah(variant.price)}
                  </span>
                ) : null
              ) : save === null ? null : (
                <span className="block text-xs text-brand-text">Simpan ke wishlist</span>
              )}
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}

/** Keeps the number and its unit together: '8 GB'. */
const keptTogether = (name: string): string => name.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
