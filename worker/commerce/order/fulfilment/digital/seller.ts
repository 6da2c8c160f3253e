import { dayMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findForSeller } from '#commerce/catalog/seller.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { addCodes, addFile, countFiles, findVariant, removeFile } from './store.ts'

/** The seller's codes of a digital product. */
export function addLicences(
  scope: Scope,
  { itemId, codes }: { itemId: string; codes: string[] },
): Result<{ added: number }> {
  return inTransaction(scope, (tx) => {
    const { db, invalidate } = tx
    const before = findVariant(db, itemId)
    if (!before) return refused('item_unknown')
    const added = addCodes(tx, itemId, codes)
    if (before.stock > 0 !== (findVariant(db, itemId)?.stock ?? 0) > 0) invalidate(true)
    return accepted({ added })
  })
}

/** For one variant of a product, or for all of them: one of the two is given. */
export interface FileOf {
  itemId: string | null
  slug: string | null
}
interface NewFile extends FileOf {
  id: string
  name: string
  bytes: number
}

/** Writes what a file belongs to, after its bytes have arrived in the bucket. */
export function addDigitalFile(scope: Scope, { id, name, bytes, itemId, slug }: NewFile): Result<{ fileId: string }> {
  return inTransaction(scope, ({ db, now }) => {
    const variant = itemId === null ? null : findVariant(db, itemId)
    const productId = variant?.productId ?? (slug === null ? null : findForSeller(db, slug)?.id) ?? null
    if (productId === null) return refused('item_unknown')
    if (countFiles(db, productId) >= limits.digitalFiles) return refused('files_full', { max: limits.digitalFiles })
    addFile(db, { id, productId, variantId: variant?.id ?? null, name, bytes, addedAt: now })
    return accepted({ fileId: id })
  })
}

/** Its bytes stay for as long as the shop can be set back: a restored night sells it again. */
export function removeDigitalFile(scope: Scope, { id }: { id: string }): Result<Record<never, never>> {
  return inTransaction(scope, (tx) => {
    if (!removeFile(tx, id)) return refused('not_found')
    tx.scheduler.plan('remove-goods', id, new Date(tx.now.getTime() + limits.mediaKeptDays * dayMs))
    return accepted({})
  })
}
