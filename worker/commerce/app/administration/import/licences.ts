import type { Licences } from '#shared/admin/catalog.ts'
import { assert } from '#shared/assert.ts'
import { addCodes } from '#commerce/order/fulfilment/digital/store.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { findVariantOf } from './products.ts'

/** Codes are only ever added; one that is there already stays. */
export function putLicences(tx: Tx, rows: readonly Licences[]): void {
  for (const { productSlug, values, codes } of rows) {
    const found = findVariantOf(tx.db, productSlug, values)
    assert(found, 'problemsOf lets no code pass whose variant is not there')
    addCodes(tx, found.variant.id, codes)
  }
}
