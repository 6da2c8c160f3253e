import type { DigitalLine, Licence } from '#shared/api/digital.ts'
import { assert } from '#shared/assert.ts'
import { FileId, SaleId } from '#shared/api/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { findLinked, isOpened } from '../../core/link.ts'
import { findOwnSale, type SaleRow } from '../../core/store.ts'
import { lineView } from '../../core/views.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import {
  countDownload,
  type DigitalLineRow,
  hasCodes,
  listDigitalLines,
  listDigitalOf,
  listFiles,
  takeCodes,
} from './store.ts'

/** What is handed over without a parcel. */
export const digital: Handlers<'digital'> = {
  list({ index, size }, { db, who }) {
    assert(who.customerId, 'digital products are listed for a customer: give the endpoint access customer')
    const { rows, total } = listDigitalLines(db, who.customerId, { index, size })
    return accepted({ rows: rows.map((row) => rowView(db, row)), index, size, total })
  },

  open({ saleId, itemId }, scope) {
    if (!ownLine(scope, saleId, itemId)) return refused('sale_unknown')
    const until = new Date(scope.now.getTime() + limits.licenceLinkMinutes * 60_000)
    return accepted({ pass: scope.links.admit(nameOf(scope, saleId, itemId), until) })
  },

  /** Whose session it is counts beside the pass: a link that was passed on opens nothing. */
  find({ saleId, itemId, pass }, scope) {
    return scope.db.transaction(() => {
      const line = admittedLine(scope, { saleId, itemId, pass })
      return line ? accepted(licenceOf(scope.db, line)) : refused('licence_link_over')
    })
  },

  async findByLink({ token, pass }, scope) {
    const sale = await openedSale(scope, token, pass)
    if (!sale) return refused('order_link_invalid')
    if (sale.customerId !== null) return accepted([])
    return scope.db.transaction(() =>
      accepted(listDigitalOf(scope.db, sale.id).map((line) => licenceOf(scope.db, line))),
    )
  },
}

/**
 * Which file is asked for, and by what right: a customer's pass beside the session, or the opened link of a guest's
 * order.
 */
export type DownloadAsked = { fileId: string; itemId: string; pass: string } & ({ saleId: string } | { token: string })

/** Lets one file of a bought line be fetched once more. What it is called is all its bytes need to travel. */
export async function takeDownload(scope: Scope, asked: DownloadAsked): Promise<Result<{ name: string }>> {
  const sale = 'token' in asked ? await openedSale(scope, asked.token, asked.pass) : null
  return scope.db.transaction(() => {
    const { db } = scope
    const line =
      'token' in asked ? sale?.customerId === null && findLine(db, sale.id, asked.itemId) : admittedLine(scope, asked)
    const found = line ? listFiles(db, line).find(({ file }) => file.id === asked.fileId) : null
    if (!line || !found) return refused('licence_link_over')
    if (found.taken >= limits.digitalDownloads) return refused('download_limit', { max: limits.digitalDownloads })
    countDownload(db, line.line, found.file.id)
    return accepted({ name: found.file.name })
  })
}

const nameOf = ({ who }: Scope, saleId: string, itemId: string) => `licence ${who.customerId} ${saleId} ${itemId}`

const findLine = (db: Db, saleId: string, itemId: string): DigitalLineRow | null =>
  listDigitalOf(db, saleId).find(({ line }) => line.variantId === itemId) ?? null

/** A digital line of the caller's own order, once it was paid and not called off. */
function ownLine(scope: Scope, saleId: string, itemId: string): DigitalLineRow | null {
  return scope.who.customerId !== null && findOwnSale(scope, saleId) ? findLine(scope.db, saleId, itemId) : null
}
function admittedLine(
  scope: Scope,
  { saleId, itemId, pass }: { saleId: string; itemId: string; pass: string },
): DigitalLineRow | null {
  const line = ownLine(scope, saleId, itemId)
  return line && scope.links.admits(pass, nameOf(scope, saleId, itemId), scope.now) ? line : null
}

/**
 * A guest has no session to ask for: the link and the phone's last digits stand for it. What a customer bought is
 * opened by the customer alone.
 */
async function openedSale(scope: Scope, token: string, pass: string | null): Promise<SaleRow | null> {
  const sale = await findLinked(scope, token)
  return sale && isOpened(scope, pass, sale.id) ? sale : null
}

function rowView(db: Db, row: DigitalLineRow): DigitalLine {
  const { sale, line } = row
  return {
    saleId: SaleId.parse(sale.id),
    number: sale.number ?? '',
    placedAt: (sale.placedAt ?? sale.createdAt).toISOString(),
    line: lineView(line),
    ...waysOf(db, row),
  }
}

/** What has neither codes nor files yet waits for codes. */
function waysOf(db: Db, row: DigitalLineRow): { byCode: boolean; byFile: boolean } {
  const byFile = listFiles(db, row).length > 0
  return { byCode: !byFile || hasCodes(db, row.line.variantId), byFile }
}

/** Inside the caller's transaction: codes that the line lacks are taken. */
function licenceOf(db: Db, row: DigitalLineRow): Licence {
  const { line } = row
  const codes = takeCodes(db, line)
  const files = listFiles(db, row).map(({ file, taken }) => ({
    id: FileId.parse(file.id),
    name: file.name,
    size: file.bytes,
    left: Math.max(0, limits.digitalDownloads - taken),
  }))
  return { line: lineView(line), codes, missing: waysOf(db, row).byCode ? line.quantity - codes.length : 0, files }
}
