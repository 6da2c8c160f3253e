import { z } from 'zod'
import { ImportBatch } from '#shared/admin/import.ts'
import { limits } from '#shared/limits.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { importBatch } from './import.ts'

const Count = z.int()

export const importOperations = {
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
    }),
    maxBytes: limits.importBytes,
    secret: ['licences'],
    run: (tx, batch) => importBatch(tx, batch),
  }),
}
