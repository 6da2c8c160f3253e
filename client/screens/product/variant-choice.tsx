import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { Image } from '#client/app/image.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { guidedOption, SizeGuideButton } from './size-guide.tsx'
import {
  cheapestOf,
  choicesOf,
  surchargeOf,
  hasOptions,
  inStock,
  openOptions,
  openText,
  wayOut,
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
  const asked = openOptions(product, null, null).includes(place) ? dom.asksField : ''
  // So that three of them and the buttons stay in the first view of a desktop.
  const [row, label, chips] =
    product.options.length > 2 ? ['lg:flex lg:items-center lg:gap-4', 'min-w-36', 'lg:mt-0'] : []
  const gone = open.length > 0 ? null : <Gone product={product} chosen={chosen} place={place} />
  // In the name's line, where that stands beside its chips or the one value is named.
  const inName = row !== undefined || product.options.length === 1
  return (
    <div role="group" aria-label={name} className={`${row ?? ''} ${asked}`}>
      <div className="flex items-start justify-between gap-2">
        <p className={`text-base ${label ?? ''}`}>
          <span className="text-muted">{name}: </span>
          {open.includes(place) ? 'belum dipilih' : <strong className="font-semibold">{chosen.values[place]}</strong>}
          {inName ? gone : null}
        </p>
        {place === guidedOption(product) ? <SizeGuideButton className="-mt-3 -mb-2" /> : null}
      </div>
      <Values
        className={chips ?? ''}
        // The page has the price of the colour that it shows.
        priced={place > 0 || product.options.length === 1}
        values={choicesOf(product, place, chosen, open).map(({ value, swatch, state, variant, chosen: isChosen }) => ({
          name: value,
          to:
            variant &&
            addressOf(
              product,
              variant.itemId,
              open.filter((one) => one !== place),
            ),
          swatch,
          chosen: isChosen && !open.includes(place),
          gone: { available: null, soldOut: 'stok habis', missing: 'tidak tersedia dengan pilihan ini' }[state],
          variant,
        }))}
      />
      {/* Below them, so that none moves under the thumb that tapped it. */}
      {inName ? null : gone}
    </div>
  )
}

/** What to choose differently where a variant is sold out; null: nothing helps. */
export function otherChoice(product: Product, chosen: Variant): string | null {
  if (!product.variants.some(inStock)) return null
  return hasOptions(product) ? (product.options[wayOut(product, chosen)]?.name ?? null) : 'Varian'
}

/** What is sold out, and which choice helps: it is said where that is made. */
function Gone({ product, chosen, place }: Omit<ChoiceProps, 'open'> & { place: number }) {
  const way = wayOut(product, chosen)
  const last = product.options.length - 1
  if (inStock(chosen) || place !== (way < 0 ? last : way)) return null
  if (last === 0) return <GoneValue others={way >= 0} />
  // Of several choices the last alone is not what is gone: all are named, on a line of their own, and what is left.
  const left = choicesOf(product, way, chosen).flatMap(({ value, state }) => (state === 'available' ? [value] : []))
  return (
    <span className="mt-2 block text-base font-semibold text-danger">
      {`${chosen.values.join(', ')} habis.`}
      {left.length > 0 ? (
        <span className="font-normal text-ink">
          {` Masih ada: ${left.slice(0, leftMost).join(', ')}${left.length > leftMost ? ', …' : ''}`}
        </span>
      ) : null}
    </span>
  )
}
/** So many of what is left are named. */
const leftMost = 5
/** Right behind the only value that is chosen. `others`: another one can be bought. */
const GoneValue = ({ others }: { others: boolean }) => (
  <span className="ml-2 font-semibold text-danger">{others ? 'habis, pilih yang lain' : 'habis'}</span>
)
/** An option's name in a sentence; an abbreviation stays as it is. */
export const lowerFirst = (name: string): string => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

interface Value {
  name: string
  /** null: no variant has it. */
  to: string | null
  swatch?: string | null
  picture?: string
  chosen: boolean
  /** Why it cannot be bought, as a screen reader says it; null: it can. */
  gone: string | null
  variant: Variant | null
}
/** More values than these are folded behind the first of them. */
const valuesMost = 15
const valuesFirst = 12
/** So many short names stand in columns. A colour's disc takes the room of three letters. */
const columnsFrom = 7
const columnChars = 11
const isShort = ({ name, swatch, picture }: Value) => !picture && name.length + (swatch ? 3 : 0) <= columnChars

/** The values of an option, each a link. Many short ones stand in columns, which have room for the whole price. */
function Values({ values, priced, className = '' }: { values: readonly Value[]; priced: boolean; className?: string }) {
  const columns = values.length >= columnsFrom && values.every(isShort)
  const offered = values.flatMap(({ gone, variant }) => (gone === null && variant ? [variant] : []))
  const cheapest = cheapestOf(offered)
  const differ = priced && offered.some((variant) => surchargeOf(variant, cheapest) > 0)
  const list = (some: readonly Value[]) => (
    <ul className={`mt-2 gap-2 ${columns ? 'grid value-columns' : 'flex flex-wrap'} ${className}`}>
      {some.map(({ variant, ...value }) => (
        <li key={value.to ?? value.name} className={columns ? 'min-w-0' : 'max-w-full'}>
          <a
            {...(value.to && variant ? { href: value.to, ...dom.mark(dom.variantMark, variant.image) } : {})}
            aria-current={value.chosen ? 'true' : undefined}
            className={`chip ${columns ? 'size-full' : ''} ${value.gone === null ? '' : 'chip-gone'} ${value.picture ? 'pl-1' : ''}`}
          >
            {value.swatch ? <Swatch colour={value.swatch} /> : null}
            {value.picture ? (
              <span className="size-9 shrink-0 overflow-hidden rounded-sm">
                <Image src={value.picture} alt="" label={value.name} size={36} />
              </span>
            ) : null}
            <span className="truncate text-center">
              {value.name}
              {!differ || value.gone !== null || variant === null ? null : columns ? (
                <small className={priceLook}>{formatRupiah(variant.price)}</small>
              ) : (
                <Surcharge variant={variant} cheapest={cheapest} />
              )}
            </span>
            {value.gone === null ? null : <span className="sr-only">, {value.gone}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
  if (values.length <= valuesMost) return list(values)
  const rest = values.slice(valuesFirst)
  const soldOut = rest.filter(({ gone }) => gone !== null).length
  return (
    <>
      {list(values.slice(0, valuesFirst))}
      <details open={rest.some(({ chosen }) => chosen)}>
        <summary className="chip mt-2 w-full text-brand-text">
          {`Lihat ${rest.length} lainnya${soldOut > 0 ? `, ${soldOut} habis` : ''}`}
          <Icon name="chevron-down" size={16} className="turn" />
        </summary>
        {list(rest)}
      </details>
    </>
  )
}
const priceLook = 'numbers block text-xs font-normal'

interface SurchargeProps {
  variant: Variant | null
  /** Of the chips next to it. */
  cheapest: Variant | null
}
/** On a chip: what its choice adds to the price of the cheapest. */
export function Surcharge({ variant, cheapest }: SurchargeProps) {
  const more = variant ? surchargeOf(variant, cheapest) : 0
  return more > 0 ? <small className={priceLook}> +{formatRupiah(more)}</small> : null
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
  const [all, buyable] = [product.variants.length, product.variants.filter(inStock).length]
  // Of many, those that are sold out stand last: the first alone are seen.
  const shown =
    all > valuesMost ? product.variants.toSorted((a, b) => Number(inStock(b)) - Number(inStock(a))) : product.variants
  return (
    <div role="group" aria-label="Varian" className={dom.asksField}>
      <div className="flex items-baseline justify-between gap-2">
        <p className="text-base">
          <span className="text-muted">Varian: </span>
          {chosen ? <strong className="font-semibold">{chosen.name}</strong> : 'belum dipilih'}
          {chosen && !inStock(chosen) ? <GoneValue others={buyable > 0} /> : null}
        </p>
        {all > valuesMost ? (
          <span className="text-sm whitespace-nowrap text-muted">{`${buyable} dari ${all} tersedia`}</span>
        ) : null}
      </div>
      <Values
        priced
        values={shown.map((variant) => ({
          name: variant.name || variant.itemId,
          to: addressOf(product, variant.itemId),
          picture: variant.image,
          chosen: variant === chosen,
          gone: inStock(variant) ? null : 'stok habis',
          variant,
        }))}
      />
    </div>
  )
}
