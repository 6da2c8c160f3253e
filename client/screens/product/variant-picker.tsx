import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import { Image } from '#client/app/image.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { From, WithVoucher } from '#client/kit/base/price.tsx'
import {
  buyableOf,
  cheapestOf,
  chosenVariant,
  surchargeOf,
  groupsOf,
  hasOptions,
  inStock,
  isFlash,
  looksAlike,
  pictured,
} from '#client/kit/product/chosen-variant.ts'
import { formAction } from '#client/kit/form/form.tsx'
import { Quantity, StockWord } from './buy-box.tsx'
import { SizeGuide } from './size-guide.tsx'
import { Surcharge, Swatch } from './variant-choice.tsx'

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
 * The content of the sheet 'Pilih Produk', which asks as the page does: one row for each option, the last of them with
 * the buttons. Each value leads to rows of its own, so a size of another colour is never sent. Variants of one option
 * with pictures of their own, or with nothing but a name, are tiles, as in the specification: a press on one adds it.
 */
export function VariantPicker({ product, asked = null, then = 'cart', saves = false }: PickerProps) {
  const { variants, options } = product
  if (variants.length === 0 || !product.available)
    return <p className="py-6 text-center text-base text-muted">{text.productUnavailable}</p>
  const action = formAction(href('product', { slug: product.slug }), 'add')
  const save = saves ? formAction(href('product', { slug: product.slug }), 'addToWishlist') : null
  const forms = { action, save, slug: product.slug, step: then }
  const chosen = looksAlike(product) && asked === null ? null : chosenVariant(product, asked)
  const rows = variants.length > 1 && hasOptions(product) && (options.length > 1 || !pictured(variants))
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-4">
        <p className="line-clamp-2 text-base text-muted">{product.name}</p>
        <SizeGuide sizes={product.sizes} id="panduan-pilihan" />
      </div>
      {rows ? <Rows product={product} chosen={chosen} forms={forms} /> : <Tiles {...forms} variants={variants} />}
    </>
  )
}

interface RowsProps {
  product: Pick<Product, 'options' | 'variants'>
  /** Whose value of the first row is marked; no later one is. */
  chosen?: Variant | null
  forms: Omit<FormProps, 'variants'>
  id?: string
}
/** Only what belongs to the chosen value is shown; no script is needed for it. */
function Rows({ product, chosen = null, forms, id = dom.groupName }: RowsProps) {
  const { options, variants } = product
  const name = options[0]?.name ?? ''
  if (options.length < 2) return <SizesForm {...forms} variants={variants} option={options[0]} />
  const groups = groupsOf(product)
  const tiles = pictured(groups)
  return (
    <div
      role="group"
      aria-label={name}
      className={`picker-groups gap-2 ${tiles ? `grid items-start ${columnsFor(groups.length)}` : 'flex flex-wrap'}`}
    >
      {tiles ? null : (
        <p className="w-full text-base text-muted" aria-hidden="true">
          {name}
        </p>
      )}
      {(options[0]?.values ?? []).map(({ value }, place) => {
        const group = groups.find((one) => one.value === value)
        if (!group) return tiles ? null : <Missing key={value} value={value} />
        const own = `${id}-${place}`
        return (
          <div key={value}>
            <input
              type="radio"
              className="sr-only"
              // It belongs to no form, so it is never sent.
              form=""
              id={own}
              name={id}
              defaultChecked={groups.length === 1 || chosen?.values[0] === value}
            />
            <GroupLabel id={own} group={group} tile={tiles} />
            <div>
              <Rows product={rest(product, group.variants)} forms={forms} id={own} />
            </div>
          </div>
        )
      })}
    </div>
  )
}

type Group = ReturnType<typeof groupsOf>[number]
const GroupLabel = ({ id, group, tile }: { id: string; group: Group; tile: boolean }) => (
  <label htmlFor={id} className={tile ? 'tile' : 'chip'}>
    {tile ? (
      <span className="relative mx-auto block aspect-square w-full max-w-24 overflow-hidden rounded-sm">
        <Image src={group.image} alt="" label={group.value} size={96} />
      </span>
    ) : group.swatch ? (
      <Swatch colour={group.swatch} />
    ) : null}
    <span className={`block wrap-anywhere ${tile ? 'mt-1 text-sm' : ''}`}>{group.value}</span>
    {group.variants.some(inStock) ? null : <span className="block text-xs text-danger">Stok habis</span>}
  </label>
)

/** It stays in its row, as on the page: what vanishes looks like a fault. */
const Missing = ({ value }: { value: string }) => (
  <span className="chip chip-gone">
    {value}
    <span className="sr-only">, tidak tersedia dengan pilihan ini</span>
  </span>
)

/** What is left to ask of these variants when the first option is known. */
const rest = ({ options }: RowsProps['product'], variants: readonly Variant[]): RowsProps['product'] => ({
  options: options.slice(1),
  variants: variants.map((variant) => ({ ...variant, image: '', values: variant.values.slice(1) })),
})

interface FormProps {
  variants: readonly Variant[]
  action: string
  /** Where what is sold out is saved; null: the shop keeps no wishlists. */
  save: string | null
  slug: string
  step: PickStep
}
/** The values of an option: its variant, or the value alone that is not for sale with what was chosen before. */
const inOrder = (option: Product['options'][number] | undefined, variants: readonly Variant[]) => [
  ...new Set([
    ...(option?.values ?? []).map(({ value }) => variants.find(({ values }) => values[0] === value) ?? value),
    ...variants,
  ]),
]

function SizesForm({
  variants,
  option,
  action,
  save,
  slug,
  step,
}: FormProps & { option: Product['options'][number] | undefined }) {
  // The cheapest that can be bought, whose price the page has beside 'Mulai'.
  const shown = cheapestOf(variants)
  const pieces = variants.map((variant) => buyableOf(variant) ?? limits.cartQuantityMax)
  const only = variants.length === 1
  const lines = variants.some((one) => one.voucherPrice !== null || one.firstVoucherPrice !== null) ? 'flex-wrap' : ''
  return (
    <form method="post" action={action} {...dom.mark(dom.inPlaceMark)} className="picker-form">
      <fieldset className={lines && 'mt-6'}>
        <legend className="mb-2 text-base text-muted">{option?.name}</legend>
        <div className="flex flex-wrap gap-2">
          {inOrder(option, variants).map((variant) =>
            typeof variant === 'string' ? (
              <Missing key={variant} value={variant} />
            ) : (
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
                    {variant.values[0]}
                    <Surcharge variant={variant} cheapest={shown} />
                  </span>
                  {inStock(variant) ? null : <span className="sr-only">, stok habis</span>}
                </span>
                <span className={`picker-fact ${lines}`}>
                  <VariantPrice variant={variant} />
                  <StockWord stock={buyableOf(variant)} className="ml-auto" />
                  {inStock(variant) ? <WithVoucher wide of={variant} className="w-full text-sm text-ok" /> : null}
                </span>
              </label>
            ),
          )}
        </div>
      </fieldset>
      <p className={`picker-fact price ${lines}`} aria-hidden="true">
        {variants.some((variant) => surchargeOf(variant, shown) > 0) ? <From /> : null}
        <VariantPrice variant={shown} />
        {shown ? <WithVoucher wide of={shown} className="w-full text-sm text-ok" /> : null}
      </p>
      <div className="picker-buy flex flex-wrap items-center justify-between gap-2">
        <span className="text-base text-muted">Jumlah</span>
        <Quantity most={Math.max(1, Math.min(Math.max(...pieces), limits.cartQuantityMax))} />
        <Button name="then" value={step} full>
          {step === 'buy' ? 'Beli Langsung' : '+ Keranjang'}
        </Button>
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

function Tiles({ variants, action, save, slug, step }: FormProps) {
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
                ? { name: 'then', value: step }
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
