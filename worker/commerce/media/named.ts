import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { orderLines } from '#commerce/order/core/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { mediaUses, type Named, orderUse } from './uses.ts'

const idChars = 32
/** A whole address of the shop's own host counts too. */
const idIn = (address: SQL): SQL =>
  sql`substr(${address}, instr(${address}, '/media/') + 7, ${sql.raw(String(idChars))})`

/** The column as addresses: as it is, or what stands anywhere in its JSON. */
function addressesOf({ column }: Named): { address: SQL; from: SQL } {
  return column.dataType === 'json'
    ? { address: sql.raw('j.atom'), from: sql`${column.table}, json_tree(${column}) j` }
    : { address: sql`${column}`, from: sql`${column.table}` }
}

/** The platform takes five terms in a UNION, so each use is a list of its own. */
function namesIt(use: Named): SQL {
  const { address, from } = addressesOf(use)
  return sql`media.id IN (SELECT ${idIn(address)} FROM ${from} WHERE instr(${address}, '/media/') > 0)`
}

const inOrder = (id: SQL): SQL =>
  sql`${orderLines.image} >= '/media/' || ${id} AND ${orderLines.image} < '/media/' || ${id} || '~'`

/** Whether a row of the shop names the picture of a row of `media`. */
export const isUsed = (): SQL => {
  const order = sql`EXISTS (SELECT 1 FROM ${orderLines} WHERE ${inOrder(sql.raw('media.id'))})`
  return sql`(${sql.join([...mediaUses.map(namesIt), order], sql.raw(' OR '))})`
}

interface Use {
  kind: string
  key: string
}

/** Which rows name a picture, as many as are shown. */
export function listUses(db: Db, id: string): Use[] {
  const found = mediaUses.flatMap((use) => {
    const { address, from } = addressesOf(use)
    const names = sql`instr(${address}, '/media/') > 0 AND ${idIn(address)} = ${id}`
    return keysOf(db, use, sql`${from} WHERE ${names}`)
  })
  const orders = keysOf(db, orderUse, sql`${orderLines} WHERE ${inOrder(sql`${id}`)}`)
  return [...found, ...orders].slice(0, limits.adminListRows)
}

const keysOf = (db: Db, { kind, key }: Named, from: SQL): Use[] =>
  db
    .all<{ key: string | number }>(sql`SELECT DISTINCT ${key} AS key FROM ${from} LIMIT ${limits.adminListRows}`)
    .map((row) => ({ kind, key: String(row.key) }))
