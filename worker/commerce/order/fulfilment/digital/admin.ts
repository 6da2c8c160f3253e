import { z } from 'zod'
import { LicenceCode } from '#shared/admin/catalog.ts'
import { Slug } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { keepDigitalFile } from './file.ts'
import { listMissing } from './missing.ts'
import { addDigitalFile, addLicences, removeDigitalFile } from './seller.ts'

const ItemId = z.string().max(limits.idChars)

export const digitalOperations = {
  listMissing: operation({
    method: 'GET',
    path: '/shops/:host/licences',
    role: 'viewer',
    summary: 'Paid lines that wait for codes of which there are too few, the longest waiting first',
    output: z.object({
      missing: z.array(
        z.object({
          orderId: z.string(),
          number: z.string(),
          itemId: z.string(),
          name: z.string(),
          /** Paid, not paid back, and without a code yet. */
          pieces: z.int(),
          /** Free codes of the variant: who opens the order first takes them. */
          free: z.int(),
        }),
      ),
    }),
    run: ({ db }) => accepted({ missing: listMissing(db) }),
  }),
  addCodes: operation({
    method: 'POST',
    path: '/shops/:host/licences',
    role: 'manager',
    summary: 'Codes of a digital variant, one a piece',
    input: z.strictObject({
      itemId: ItemId,
      codes: z.array(LicenceCode).min(1).max(limits.licencesAtOnce),
    }),
    output: z.object({ added: z.int() }),
    secret: ['codes'],
    run: (tx, asked) => addLicences(tx, asked),
  }),
  addFile: operation({
    method: 'POST',
    path: '/shops/:host/digital-files',
    role: 'manager',
    summary: 'A file that comes with one variant of a digital product, or with all of them',
    carries: 'upload',
    input: z
      .strictObject({ itemId: ItemId.nullable().default(null), slug: Slug.nullable().default(null) })
      .refine(({ itemId, slug }) => (itemId === null) !== (slug === null), 'give itemId or slug'),
    output: z.object({ fileId: z.string() }),
    run: (tx, of, file: { id: string; name: string; bytes: number }) => addDigitalFile(tx, { ...of, ...file }),
    atWorker: (context) => keepDigitalFile(context, context.inShop),
  }),
  removeFile: operation({
    method: 'DELETE',
    path: '/shops/:host/digital-files/:id',
    role: 'manager',
    summary: 'Removes a file of a digital product',
    run: (tx, asked) => removeDigitalFile(tx, asked),
  }),
}
