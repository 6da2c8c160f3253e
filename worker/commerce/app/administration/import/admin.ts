import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { FileDigest, ImportBatch, ImportNotes } from '#shared/admin/import.ts'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { checkBatch, importBatch } from './import.ts'
import { beginRun } from './runs.ts'

const Count = z.int()

export const importOperations = {
  findSlugs: operation({
    method: 'POST',
    path: '/shops/:host/skus',
    role: 'manager',
    summary: 'The slugs of the products that have these SKUs; one that nothing has is left out',
    input: z.strictObject({ skus: z.array(z.string().max(limits.skuChars)).max(limits.skusAtOnce) }),
    maxBytes: limits.importBytes,
    unkept: true,
    output: z.object({ slugs: z.record(z.string(), z.string()) }),
    run: ({ db }, { skus }) => {
      const rows = db.all<{ sku: string; slug: string }>(
        sql`SELECT v.sku, p.slug FROM json_each(${JSON.stringify(skus)}) AS j CROSS JOIN variant v ON v.sku = j.value AND v.sku <> ''
          JOIN product p ON p.id = v.product_id`,
      )
      return accepted({ slugs: Object.fromEntries(rows.map(({ sku, slug }) => [sku, slug])) })
    },
  }),
  begin: operation({
    method: 'POST',
    path: '/shops/:host/import/begin',
    role: 'manager',
    summary: 'Starts or continues the import of a file: the last line that is in the shop already',
    input: z.strictObject({ file: FileDigest }),
    output: z.object({ line: Count }),
    run: (tx, { file }) => accepted({ line: beginRun(tx, file) }),
  }),
  check: operation({
    method: 'POST',
    path: '/shops/:host/import/check',
    role: 'manager',
    summary: 'What the import of a batch would refuse or change; nothing is written',
    input: ImportBatch,
    unkept: true,
    output: ImportNotes,
    maxBytes: limits.importBytes,
    secret: ['licences'],
    run: (tx, batch) => checkBatch(tx, batch),
  }),
  batch: operation({
    method: 'POST',
    path: '/shops/:host/import',
    role: 'manager',
    summary: 'Goods, vouchers and pages, a batch at a time: whole or not at all',
    input: ImportBatch,
    output: z.object({
      categories: Count,
      products: Count,
      licences: Count,
      vouchers: Count,
      articleCategories: Count,
      articles: Count,
      information: Count,
      ...ImportNotes.shape,
    }),
    maxBytes: limits.importBytes,
    secret: ['licences'],
    run: (tx, batch) => importBatch(tx, batch),
  }),
}
