import { z } from 'zod'
import { OwnSlug, text, typed } from '#shared/api/contract/brands.ts'
import { isOwnPage, ownPageProblem } from '#shared/web/own-slugs.ts'
import { addressIn, Url } from '#shared/api/contract/url.ts'
import { isGtin } from '#shared/format/gtin.ts'
import { goodsNeeds, isPermit, type PermitName } from '#shared/format/permits.ts'
import { limits } from '#shared/limits.ts'
import { Rupiah, Stock } from './fields.ts'

const cell = text(limits.sizeChars)
/** What the sizes of clothes measure, in centimetres: a number or a range for each column. */
const Sizes = z
  .strictObject({
    columns: z.array(cell.min(1)).min(1).max(limits.sizeColumns),
    rows: z
      .array(z.strictObject({ size: cell.min(1), cm: z.array(cell) }))
      .min(1)
      .max(limits.sizeRows),
  })
  .refine(({ columns, rows }) => rows.every(({ cm }) => cm.length === columns.length), 'a cell for each column')
export type Sizes = z.output<typeof Sizes>

/** The fields of a category that may be left out: a whole one gives them defaults, a change leaves them. */
const ofCategory = {
  image: Url,
  parentSlug: OwnSlug.nullable(),
  /** For search engines and its page. '': the shop says what is in it. */
  description: text(limits.categoryTextChars),
  /** What its goods, and those of the categories under it, must state before they are shown. */
  needs: z.array(z.enum(goodsNeeds)).max(goodsNeeds.length),
  /** The size table of its own goods, which their pages show. */
  sizes: Sizes.nullable(),
}

/** A category; `parentSlug` null: it is at the top of the tree. They are shown in the order in which they arrive. */
export const Category = z.strictObject({
  slug: OwnSlug,
  name: text(limits.nameChars).min(1),
  image: ofCategory.image.default(''),
  parentSlug: ofCategory.parentSlug.default(null),
  description: ofCategory.description.default(''),
  needs: ofCategory.needs.default([]),
  sizes: ofCategory.sizes.default(null),
})
export type Category = z.output<typeof Category>
/** What a file or a program says of a category. What it does not name stays; of a new one it takes its default. */
export const CategoryChange = z.strictObject({
  // One that is stored already stays readable.
  slug: OwnSlug.refine((slug) => !isOwnPage('products', slug), ownPageProblem),
  name: text(limits.nameChars).min(1),
  ...z.object(ofCategory).partial().shape,
})
export type CategoryChange = z.output<typeof CategoryChange>

const OptionValue = z.strictObject({
  value: text(60).min(1),
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .exactOptional(),
})
const optionName = text(60).min(1)
const optionValues = z.array(OptionValue).min(1).max(limits.optionValues)
const Option = z.strictObject({ name: optionName, values: optionValues })
export type Option = z.output<typeof Option>

const Side = z.int().min(1).max(500)
/** Length, width and height of the packed piece in centimetres. */
const Dimensions = z.tuple([Side, Side, Side])
/** Of the packed piece. */
const Grams = z.int().min(0).max(1_000_000)

/** Printed and scanned: letters, digits and signs of ASCII, without a gap at its ends. '': there is none. */
const Sku = z
  .string()
  .max(limits.skuChars)
  .regex(/^(?:[!-~](?:[ -~]*[!-~])?)?$/, { error: 'letters, digits and signs without a gap at the ends' })
/** One that arrives: what a spreadsheet made of a longer number is nobody's code. */
const GivenSku = Sku.refine((typed) => !/^\d(?:[.,]\d+)?E\+\d+$/i.test(typed), { error: 'a spreadsheet shortened it' })
const Barcode = z.string().refine((typed) => typed === '' || isGtin(typed), { error: 'no GTIN' })

/** The fields of a variant, each once: a whole variant gives them defaults, a change may leave them out. */
const ofVariant = {
  /** The seller's own code; no other variant of the shop has it. By it a variant is known when its values change. */
  sku: Sku,
  /** The GTIN on the goods; no other variant of the shop has it either. */
  barcode: Barcode,
  price: Rupiah,
  /** The price that is struck through; null: there is none. */
  fullPrice: Rupiah.nullable(),
  stock: Stock,
  /** '': the product's first image. */
  image: Url,
  /** Where this variant is sent heavier or lighter than its product says: "1 kg" beside "200 g". null: the product's. */
  weightGrams: Grams.nullable(),
  dimensions: Dimensions.nullable(),
}
const Values = z.array(text(60)).max(limits.productOptions).default([])

/** One combination of the options that can be bought. Its values are in the order of the product's options. */
export const Variant = z.strictObject({
  values: Values,
  ...ofVariant,
  sku: ofVariant.sku.default(''),
  barcode: ofVariant.barcode.default(''),
  fullPrice: ofVariant.fullPrice.default(null),
  stock: ofVariant.stock.default(0),
  image: ofVariant.image.default(''),
  weightGrams: ofVariant.weightGrams.default(null),
  dimensions: ofVariant.dimensions.default(null),
})
export type Variant = z.output<typeof Variant>

const permit = (name: PermitName) =>
  z
    .string()
    .max(limits.permitNumberChars)
    .refine((said) => isPermit(name, said), { error: 'not as its authority writes it' })

/** The address of a video. '': there is none. */
const VideoUrl = addressIn(
  z
    .string()
    .max(limits.addressChars)
    .regex(/^(?:.+\.(?:mp4|webm))?$/i, { error: 'an MP4 or a WebM' }),
)

/** The fields of a product, as those of a variant. */
const ofProduct = {
  name: text(200).min(1),
  categorySlug: OwnSlug,
  /** Paragraphs of plain text, separated by blank lines. */
  description: text(20_000),
  attributes: z.array(z.tuple([text(100).min(1), text(300)])).max(limits.productAttributes),
  /** The first is the cover. */
  images: z.array(Url).max(limits.productImages),
  video: VideoUrl,
  weightGrams: Grams,
  /** Where the volume of the packed piece weighs more than the piece. */
  dimensions: Dimensions.nullable(),
  digital: z.boolean(),
  /** Goods on which PPN is taken of the whole price, as the law lists them. */
  luxury: z.boolean(),
  /** The number of a certificate, `not_halal` or `not_obliged`; '': nothing is said. */
  halal: permit('halal'),
  bpom: permit('bpom'),
  pirt: permit('pirt'),
  sni: permit('sni'),
  /** Sold from 21 years on alone. */
  adult: z.boolean(),
  published: z.boolean(),
  /** How many were sold before they came here. */
  sold: z.int().min(0),
}

type ProductFields = z.output<z.ZodObject<typeof ofProduct>>
type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T

/** The fields of a product that stand for themselves, of something that has them and more; in the format's order. */
export const productFields = (of: ReadOnly<ProductFields>): ProductFields =>
  // Every field is taken from `of`, which has them all.
  Object.fromEntries(productFieldNames.map((name) => [name, of[name]])) as ProductFields
const productFieldNames = Object.keys(ofProduct) as (keyof ProductFields)[]

/**
 * A product as a shop gives it: the one shape of it beside the wire's. The demo's goods are written in it, the
 * administration reads it, and the row of the table is made of it. docs/recipes.md says what a new field takes.
 */
export const Product = z
  .strictObject({
    slug: OwnSlug,
    ...ofProduct,
    description: ofProduct.description.default(''),
    attributes: ofProduct.attributes.default([]),
    options: z.array(Option).max(limits.productOptions).default([]),
    images: ofProduct.images.default([]),
    video: ofProduct.video.default(''),
    weightGrams: ofProduct.weightGrams.default(0),
    dimensions: ofProduct.dimensions.default(null),
    digital: ofProduct.digital.default(false),
    luxury: ofProduct.luxury.default(false),
    halal: ofProduct.halal.default(''),
    bpom: ofProduct.bpom.default(''),
    pirt: ofProduct.pirt.default(''),
    sni: ofProduct.sni.default(''),
    adult: ofProduct.adult.default(false),
    published: ofProduct.published.default(true),
    sold: ofProduct.sold.default(0),
    /** A product without options has exactly one variant, with no values. */
    variants: z.array(Variant).min(1).max(limits.productVariants),
  })
  .superRefine(({ options, variants }, context) => {
    const seen = new Set<string>()
    for (const [place, { values }] of variants.entries()) {
      const key = variantKey(values)
      const known = options.every((option, at) => option.values.some(({ value }) => value === values[at]))
      const message =
        values.length !== options.length || !known
          ? 'a variant needs one value of each option, in their order'
          : seen.has(key)
            ? 'this combination is given twice'
            : null
      if (message) context.addIssue({ code: 'custom', path: ['variants', place, 'values'], message })
      seen.add(key)
    }
  })
export type Product = z.output<typeof Product>
/** As it is written: what has a default may be left out. */
export type ProductInput = z.input<typeof Product>

/** An export as a file of goods names it: when it was made, in milliseconds to the base 36, and letters of its own. */
const ExportStamp = z.string().regex(/^x[0-9a-z]{6,10}-[0-9a-z]{4,12}$/)
export const exportStamp = (now: Date, id: string): string =>
  `x${now.getTime().toString(36)}-${id.replaceAll(/[^0-9a-z]/g, '').slice(0, 8)}`
export const exportedAt = (stamp: string): Date => new Date(Number.parseInt(stamp.slice(1), 36))

/**
 * What a file or a program says of a product. What it does not name stays as it is; of a new product it takes its
 * default, and only name, category and a price must be there.
 */
export const ProductChange = z.strictObject({
  slug: OwnSlug,
  ...z.object(ofProduct).partial().shape,
  /** Without values: those that are there, and those that the variants have. */
  options: z
    .array(z.strictObject({ name: optionName, values: optionValues.exactOptional() }))
    .max(limits.productOptions)
    .exactOptional(),
  /**
   * Those that are not named stay. A variant that is there is known by its SKU, else by its values; the only one needs
   * none.
   */
  variants: z
    .array(
      z.strictObject({
        values: Values,
        ...z.object({ ...ofVariant, sku: GivenSku }).partial().shape,
        /** What the stock was in an export: the difference is added to the stock of today, once for each export. */
        exported: z
          .strictObject({ stock: Stock, stamp: ExportStamp }, { error: 'copy it from the export as it is' })
          .exactOptional(),
      }),
    )
    .max(limits.productVariants)
    .exactOptional(),
})
export type ProductChange = z.output<typeof ProductChange>
export type VariantChange = NonNullable<ProductChange['variants']>[number]

/** Names a variant within its product. */
export const variantKey = (values: readonly string[]): string => values.join(' / ')

/** One code, without what stood around it in a list: with a space or a line end behind it, it would be sold twice. */
export const LicenceCode = typed(1, limits.licenceChars)

/** Codes that are handed over for one variant of a digital product, one a piece. */
export const Licences = z.strictObject({
  productSlug: OwnSlug,
  values: z.array(text(60)).max(limits.productOptions).default([]),
  codes: z.array(LicenceCode).min(1).max(limits.licencesAtOnce),
})
export type Licences = z.output<typeof Licences>
