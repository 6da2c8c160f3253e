import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { Image } from '#client/app/image.tsx'
import {
  cheapestOf,
  choicesOf,
  dearerBy,
  hasOptions,
  inStock,
  openOptions,
  openText,
} from '#client/kit/product/chosen-variant.ts'

/** The page of a product with a variant, whether or not that is chosen. */
export const addressOf = (product: Product, varian: string | null, open: readonly number[] = []): string =>
  href('product', { slug: product.slug }, { varian, pilih: varian === null ? null : openText(product, open) })

interface ChoiceProps {
  product: Product
  /** The variant whose price is shown. */
  chosen: Variant
  /** The places of the options of which none is marked: nobody has chosen one yet. */
  open: readonly number[]
}
/** Each value is a link to the page with that variant; the script loads it in place. */
export function VariantChoice({ product, chosen, open }: ChoiceProps) {
  if (product.variants.length < 2) return null
  if (!hasOptions(product)) return <ByName product={product} chosen={open.length > 0 ? null : chosen} />
  return (
    <div className="grid gap-4">
      {product.options.map((option, place) => (
        <Option key={option.name} product={product} chosen={chosen} open={open} place={place} />
      ))}
    </div>
  )
}

function Option({ product, chosen, open, place }: ChoiceProps & { place: number }) {
  const name = product.options[place]?.name
  const choices = choicesOf(product, place, chosen, open)
  const offered = choices.flatMap(({ state, variant }) => (state === 'available' && variant ? [variant] : []))
  const cheapest = cheapestOf(offered)
  const asked = openOptions(product, null, null).includes(place) ? dom.asksField : ''
  // So that three of them and the buttons stay in the first view of a desktop.
  const [row, label, chips] =
    product.options.length > 2 ? ['lg:flex lg:items-center lg:gap-4', 'min-w-36', 'lg:mt-0'] : []
  return (
    <div role="group" aria-label={name} className={`${row ?? ''} ${asked}`}>
      <p className={`text-base ${label ?? ''}`}>
        <span className="text-muted">{name}: </span>
        {open.includes(place) ? 'belum dipilih' : <strong className="font-semibold">{chosen.values[place]}</strong>}
      </p>
      <ul className={`mt-2 flex flex-wrap gap-2 ${chips ?? ''}`}>
        {choices.map((choice) => (
          <li key={choice.value} className="max-w-full">
            <a
              {...(choice.variant
                ? {
                    href: addressOf(
                      product,
                      choice.variant.itemId,
                      open.filter((one) => one !== place),
                    ),
                    ...dom.mark(dom.variantMark, choice.variant.image),
                  }
                : {})}
              aria-current={choice.chosen && !open.includes(place) ? 'true' : undefined}
              className={`chip ${choice.state === 'available' ? '' : 'chip-gone'}`}
            >
              {choice.swatch ? <Swatch colour={choice.swatch} /> : null}
              <span className="truncate text-center">
                {choice.value}
                {/* The page has the price of the colour that it shows. */}
                {place === 0 && product.options.length > 1 ? null : (
                  <Dearer variant={choice.state === 'available' ? choice.variant : null} cheapest={cheapest} />
                )}
              </span>
              {choice.state === 'available' ? null : (
                <span className="sr-only">
                  {choice.state === 'soldOut' ? ', stok habis' : ', tidak tersedia dengan pilihan ini'}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DearerProps {
  variant: Variant | null
  /** Of the chips next to it. */
  cheapest: Variant | null
}
/** On a chip: what its choice adds to the price of the cheapest. */
export function Dearer({ variant, cheapest }: DearerProps) {
  const more = variant ? dearerBy(variant, cheapest) : 0
  return more > 0 ? <small className="numbers block text-xs font-normal"> +{formatRupiah(more)}</small> : null
}

/** A colour from the shop's data, as an SVG attribute, because style attributes are not allowed. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className="shrink-0">
      <circle cx="8" cy="8" r="7.5" fill={colour} className="stroke-pale" />
    </svg>
  )
}

function ByName({ product, chosen }: { product: Product; chosen: Variant | null }) {
  const cheapest = cheapestOf(product.variants)
  return (
    <div role="group" aria-label="Varian" className={dom.asksField}>
      <p className="text-base">
        <span className="text-muted">Varian: </span>
        {chosen ? <strong className="font-semibold">{chosen.name}</strong> : 'belum dipilih'}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {product.variants.map((variant) => (
          <li key={variant.itemId} className="max-w-full">
            <a
              href={addressOf(product, variant.itemId)}
              {...dom.mark(dom.variantMark, variant.image)}
              aria-current={variant === chosen ? 'true' : undefined}
              className={`chip ${inStock(variant) ? '' : 'chip-gone'} ${variant.image ? 'pl-1' : ''}`}
            >
              {variant.image ? (
                <span className="size-9 shrink-0 overflow-hidden rounded-sm">
                  <Image src={variant.image} alt="" label={variant.name} size={36} />
                </span>
              ) : null}
              <span className="truncate text-center">
                {variant.name || variant.itemId}
                <Dearer variant={variant} cheapest={cheapest} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
