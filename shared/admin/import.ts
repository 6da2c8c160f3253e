import { z } from 'zod'
import { CategoryChange, Licences, ProductChange, variantKey } from './catalog.ts'
import { Article, ArticleCategory, InformationPage } from './content.ts'
import { rowsOf } from './fields.ts'
import { Voucher } from './vouchers.ts'

/** SHA-256 of a file that is imported in parts, in hex. */
export const FileDigest = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * One batch of what a shop sells and says: `POST /admin/v1/shops/{host}/import`. A row is known by its slug or code, and
 * arriving again replaces it; of a product and a category what is not named stays. A batch goes in whole or not at all.
 * Its lists may name each other's rows.
 */
export const ImportBatch = z.strictObject({
  categories: rowsOf(CategoryChange, ({ slug }) => slug),
  products: rowsOf(ProductChange, ({ slug }) => slug),
  licences: rowsOf(Licences, ({ productSlug, values }) => `${productSlug} ${variantKey(values)}`),
  vouchers: rowsOf(Voucher, ({ code }) => code),
  articleCategories: rowsOf(ArticleCategory, ({ slug }) => slug),
  articles: rowsOf(Article, ({ slug }) => slug),
  information: rowsOf(InformationPage, ({ slug }) => slug),
  /**
   * The stocks of the batch were counted now on the shelf, with what orders have there: they are set, once for each file.
   * Otherwise those that are there stay.
   */
  counted: z.boolean().default(false),
  /** The file of which this is a part; a part that was done before is not done again. null: it is of no file. */
  source: z
    .strictObject({
      file: FileDigest,
      /** The last line of the part. */
      line: z.int().min(1),
      /** Whether it is the last part. */
      ended: z.boolean(),
    })
    .nullable()
    .default(null),
})
export type ImportBatch = z.output<typeof ImportBatch>
/** As it travels. */
export type ImportBatchInput = z.input<typeof ImportBatch>

/** What an import did that its file does not say: counts for a reader who did not expect it. */
export const ImportNotes = z.object({
  /** Products that lost something: a text, a picture, a price that was struck through, … */
  emptied: z.int(),
  /** Variants that were there and whose stock was given otherwise than it is: it stays as it is. */
  stockLeft: z.int(),
  /** Variants that were there and whose stock was set because it was counted, to another number than it was. */
  stockSet: z.int(),
})
export type ImportNotes = z.output<typeof ImportNotes>
export const noNotes: Readonly<ImportNotes> = { emptied: 0, stockLeft: 0, stockSet: 0 }

/** The kinds of rows in a batch. */
export type RowKind = Exclude<keyof ImportBatch, 'source' | 'counted'>
