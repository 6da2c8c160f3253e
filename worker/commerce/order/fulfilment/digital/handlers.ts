import { minuteMs } from '#shared/format/units.ts'
import type { DigitalLine, Licence } from '#shared/api/order/digital.ts'
import { assert } from '#shared/assert.ts'
import { FileId, OrderId } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { hasJustConfirmed } from '#commerce/identity/re-authentication/just-confirmed.ts'
import { knownBrowser } from '#commerce/identity/sessions/known-browser.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type TxDb } from '#commerce/platform/transaction.ts'
import { findOpened } from '../../core/link.ts'
import { findOwnOrder } from '../../core/store.ts'
import { lineView } from '../../core/views.ts'
import {
  countDownload,
  type DigitalLineRow,
  hasCodes,
  listDigitalLines,
  listDigitalOf,
  listFiles,
  takeCodes,
} from './store.ts'

/** Goods that are handed over without a shipment. */
export const digital: Handlers<'digital'> = {
  list({ index, size }, { db, who }) {
    assert(who.customerId, 'digital products are listed for a customer: give the endpoint access customer')
    const { rows, total } = listDigitalLines(db, who.customerId, { index, size })
    return accepted({ rows: rows.map((row) => rowView(db, row)), index, size, total })
  },

  open({ orderId, itemId }, scope) {
    if (!ownLine(scope, orderId, itemId)) return refused('order_unknown')
    // A code is money. A copied session alone must not read it, and the owner at home is not asked.
    if (!knownBrowser(scope, scope.who.customerId) && !hasJustConfirmed(scope)) return refused('licence_owner_needed')
    const until = new Date(scope.now.getTime() + limits.licenceLinkMinutes * minuteMs)
    return accepted({ pass: scope.links.issuePass(nameOf(scope, orderId, itemId), until) })
  },

  /** The pass alone is not enough, the session counts too: a link that was passed on opens nothing. */
  find({ orderId, itemId, pass }, scope) {
    return inTransaction(scope, (tx) => {
      const line = admittedLine(tx, { orderId, itemId, pass })
      if (!line) return refused('licence_link_over')
      return accepted({ ...licenceOf(tx.db, line), until: tx.links.passEnds(pass).toISOString() })
    })
  },

  findByLink({ token, pass }, scope) {
    const order = findOpened(scope, token, pass)
    if (!order) return refused('order_link_invalid')
    if (order.customerId !== null) return accepted([])
    return inTransaction(scope, (tx) => accepted(listDigitalOf(tx.db, order.id).map((line) => licenceOf(tx.db, line))))
  },
}

/**
 * The file that is requested, and the right to it: a customer's pass and session, or the opened link of a guest's
 * order.
 */
export type DownloadInput = { fileId: string; itemId: string; pass: string } & ({ orderId: string } | { token: string })

/**
 * Lets one file of a bought line be downloaded once more. The Worker sends the bytes and needs only the file's name.
 */
export function takeDownload(scope: Scope, asked: DownloadInput): Result<{ name: string }> {
  const order = 'token' in asked ? findOpened(scope, asked.token, asked.pass) : null
  return inTransaction(scope, (tx) => {
    const { db } = tx
    const line =
      'token' in asked ? order?.customerId === null && findLine(db, order.id, asked.itemId) : admittedLine(tx, asked)
    const found = line ? listFiles(db, line).find(({ file }) => file.id === asked.fileId) : null
    if (!line || !found) return refused('licence_link_over')
    if (found.taken >= limits.digitalDownloads) return refused('download_limit', { max: limits.digitalDownloads })
    countDownload(db, line.line, found.file.id)
    return accepted({ name: found.file.name })
  })
}

const nameOf = ({ who }: Scope, orderId: string, itemId: string) => `licence ${who.customerId} ${orderId} ${itemId}`

const findLine = (db: Db, orderId: string, itemId: string): DigitalLineRow | null =>
  listDigitalOf(db, orderId).find(({ line }) => line.variantId === itemId) ?? null

/** A digital line of the caller's own order, once it was paid and as long as it is not cancelled. */
function ownLine(scope: Scope, orderId: string, itemId: string): DigitalLineRow | null {
  return scope.who.customerId !== null && findOwnOrder(scope, orderId) ? findLine(scope.db, orderId, itemId) : null
}
function admittedLine(
  scope: Scope,
  { orderId, itemId, pass }: { orderId: string; itemId: string; pass: string },
): DigitalLineRow | null {
  const line = ownLine(scope, orderId, itemId)
  return line && scope.links.verifyPass(pass, nameOf(scope, orderId, itemId), scope.now) ? line : null
}

function rowView(db: Db, row: DigitalLineRow): DigitalLine {
  const { order, line } = row
  return {
    orderId: OrderId.parse(order.id),
    number: order.number ?? '',
    placedAt: (order.placedAt ?? order.createdAt).toISOString(),
    line: lineView(line),
    ...waysOf(db, row),
  }
}

/** A line that has neither codes nor files yet waits for codes. */
function waysOf(db: Db, row: DigitalLineRow): { byCode: boolean; byFile: boolean } {
  const byFile = listFiles(db, row).length > 0
  return { byCode: !byFile || hasCodes(db, row.line.variantId), byFile }
}

/**
 * Takes the codes that the line still lacks. A cancelled order has only the pieces that stayed sold, and no line those
 * that were paid back.
 */
function licenceOf(db: TxDb, row: DigitalLineRow): Licence {
  const quantity = row.order.status === 'CANCEL' ? row.kept : row.line.quantity - row.paidBack
  const line = { ...row.line, quantity }
  const codes = takeCodes(db, line)
  const files = listFiles(db, row).map(({ file, taken }) => ({
    id: FileId.parse(file.id),
    name: file.name,
    size: file.bytes,
    left: Math.max(0, limits.digitalDownloads - taken),
  }))
  return {
    line: lineView(line),
    codes,
    missing: waysOf(db, row).byCode ? Math.max(0, quantity - codes.length) : 0,
    files,
    until: null,
  }
}
