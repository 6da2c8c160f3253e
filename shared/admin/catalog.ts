import { z } from 'zod'
import { Slug, text } from '#shared/api/brands.ts'
import { limits } from '#shared/limits.ts'
import { Url, Rupiah, Stock } from './fields.ts'

/** A category; `parentSlug` null: it is at the top of the tree. They are shown in the order in which they arrive. */
export const Category = z.strictObject({
  slug: Slug,
  name: text(limits.nameChars).min(1),
  image: Url.default(''),
  parentSlug: Slug.nullable().default(null),
})
export type Category = z.output<typeof Category>

const Option = z.strictObject({
  name: text(60).min(1),
  values: z
    .array(
      z.strictObject({
        value: text(60).min(1),
        swatch: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i)
          .exactOptional(),
      }),
    )
    .min(1)
    .max(limits.optionValues),
})
export type Option = z.output<typeof Option>

const Side = z.int().min(1).max(500)
/** Length, width and height of the packed piece in centimetres. */
const Dimensions = z.tuple([Side, Side, Side])
/** Of the packed piece. */
const Grams = z.int().min(0).max(1_000_000)

/** One combination of the options that can be bought. Its values are in the order of the product's options. */
export const Variant = z.strictObject({
  values: z.array(text(60)).max(limits.productOptions).default([]),
  price: Rupiah,
  /** The price that is struck through; null: there is none. */
  fullPrice: Rupiah.nullable().default(null),
  stock: Stock,
  /** '': the product's first image. */
  image: Url.default(''),
  /** Where this variant is sent heavier or lighter than its product says: "1 kg" beside "200 g". null: the product's. */
  weightGrams: Grams.nullable().default(null),
  dimensions: Dimensions.nullable().default(null),
})
export type Variant = z.output<typeof Variant>

/**
 * A product as a shop gives it: the one shape of it beside the wire's. The demo's goods are written in it, the
 * administration reads it, and the row of the table is made of it. README says what a new field takes.
 */
export const Product = z
  .strictObject({
    slug: Slug,
    name: text(200).min(1),
    categorySlug: Slug,
    /** Paragraphs of plain text, separated by blank lines. */
    description: text(20_000).default(''),
    attributes: z
      .array(z.tuple([text(100).min(1), text(300)]))
      .max(limits.productAttributes)
      .default([]),
    options: z.array(Option).max(limits.productOptions).default([]),
    /** The first is the cover. */
    images: z.array(Url).max(limits.productImages).default([]),
    weightGrams: Grams.default(0),
    /** Where the volume of the packed piece weighs more than the piece. */
    dimensions: Dimensions.nullable().default(null),
    digital: z.boolean().default(false),
    published: z.boolean().default(true),
    /** How many were sold before they came here. */
    sold: z.int().min(0).default(0),
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

/** Names a variant within its product. */
export const variantKey = (values: readonly string[]): string => values.join(' / ')

/** Codes that are handed over for one variant of a digital product, one a piece. */
export const Licences = z.strictObject({
  productSlug: Slug,
  values: z.array(text(60)).max(limits.productOptions).default([]),
  codes: z.array(text(limits.licenceChars).min(1)).min(1).max(limits.licencesAtOnce),
})
export type Licences = z.output<typeof Licences>
