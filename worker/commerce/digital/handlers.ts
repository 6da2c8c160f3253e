import { assert } from '#shared/assert.ts'
import { SaleId } from '#shared/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Handlers } from '../implement.ts'
import { findBill, findOwnSale, listLines } from '../sale/store.ts'
import { lineView } from '../sale/views.ts'
import type { Scope } from '../scope.ts'
import { addCodes, findVariant, listDigitalLines, takeCodes } from './store.ts'

/** What is handed over without a parcel. */
export const digital: Handlers<'digital'> = {
  list({ index, size }, { db, who }) {
    assert(who.customerId, 'digital products are listed for a customer: give the endpoint access customer')
    const { rows, total } = listDigitalLines(db, who.customerId, { index, size })
    const lines = rows.map(({ line, sale }) => ({
      saleId: SaleId.parse(sale.id),
      number: sale.number ?? '',
      placedAt: (sale.placedAt ?? sale.createdAt).toISOString(),
      line: lineView(line),
    }))
    return accepted({ rows: lines, index, size, total })
  },

  open({ saleId, itemId }, scope) {
    if (!paidLine(scope, saleId, itemId)) return refused('sale_unknown')
    const until = new Date(scope.now.getTime() + limits.licenceLinkMinutes * 60_000)
    return accepted({ pass: scope.links.admit(nameOf(scope, saleId, itemId), until) })
  },

  /** Whose session it is counts beside the pass: a link that was passed on opens nothing. */
  find({ saleId, itemId, pass }, scope) {
    return scope.db.transaction(() => {
      const line = paidLine(scope, saleId, itemId)
      if (!line || !scope.links.admits(pass, nameOf(scope, saleId, itemId), scope.now)) return refused('licence_link_over')
      const codes = takeCodes(scope.db, { saleId, variantId: itemId, quantity: line.quantity })
      return accepted({ line: lineView(line), codes, missing: line.quantity - codes.length })
    })
  },
}

const nameOf = ({ who }: Scope, saleId: string, itemId: string) => `licence ${who.customerId} ${saleId} ${itemId}`

/** A line of the caller's own digital order, once it was paid and not called off. */
function paidLine(scope: Scope, saleId: string, itemId: string) {
  const sale = findOwnSale(scope, saleId)
  if (!sale?.digital || scope.who.customerId === null || (sale.status !== 'PAYMENT_CONFIRMED' && sale.status !== 'COMPLETED')) return null
  if (findBill(scope.db, saleId)?.status !== 'PAID') return null
  return listLines(scope.db, saleId).find(({ variantId }) => variantId === itemId) ?? null
}

/** The seller's codes of a digital product. */
export function addLicences({ db, now }: Scope, { itemId, codes }: { itemId: string; codes: string[] }): Result<{ added: number }> {
  return db.transaction(() => {
    const known = findVariant(db, itemId)
    return known ? accepted({ added: addCodes(db, itemId, codes, now) }) : refused('item_unknown')
  })
}
