import { and, desc, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Customers } from '#shared/admin/customers.ts'
import { limits } from '#shared/limits.ts'
import { orders } from '#commerce/order/core/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import { holdsText } from '#commerce/platform/holds-text.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { regular } from './handlers.ts'
import { loginOf } from './login-name.ts'
import { customers, customerTypes } from './tables.ts'

interface CustomerQuery {
  /** A code, a phone or an e-mail, or a part of a name; null: everybody. */
  words: string | null
  /** The code of the last customer that was listed; null: from the newest. */
  after: string | null
  /** Names and contacts are not looked through for a role that sees no people. */
  seesPeople: boolean
}

/** How many orders somebody has placed: the triggers of the migration count them. */
const orderCount = sql<number>`(SELECT coalesce(sum(count), 0) FROM tally WHERE of = 'orders:' || ${customers}.id)`
const lastOrderAt = sql<Date | null>`(SELECT max(placed_at) FROM orders WHERE customer_id = ${customers}.id)`.mapWith(
  orders.placedAt,
)

/**
 * A page of the shop's customers, the newest account first: codes are numbered. It is read by the index of the codes
 * alone, so it costs the same however many there are.
 */
export function listCustomers(db: Db, { words, after, seesPeople }: CustomerQuery): Customers {
  const { code, name, phone, email, phoneVerifiedAt, emailVerifiedAt, type, createdAt, removedAt } = customers
  const found = words === null ? undefined : isOneOf(code, foundBy(db, words, seesPeople))
  const rows = db
    .select({
      ...{ code, name, phone, email, phoneVerifiedAt, emailVerifiedAt, type, since: createdAt },
      ...{ orders: orderCount, lastOrderAt },
    })
    .from(customers)
    .where(and(isNull(removedAt), found, after === null ? undefined : lt(code, after)))
    .orderBy(desc(code))
    .limit(limits.pageSize + 1)
    .all()
  const page = rows.slice(0, limits.pageSize)
  const types = [regular, ...listTypes(db)]
  return {
    customers: page.map(({ phoneVerifiedAt: byPhone, emailVerifiedAt: byEmail, ...row }) => ({
      ...row,
      phoneVerified: byPhone !== null,
      emailVerified: byEmail !== null,
      typeName: types.find((one) => one.type === row.type)?.typeName ?? row.type,
    })),
    types,
    next: rows.length > page.length ? (page.at(-1)?.code ?? null) : null,
  }
}

const listTypes = (db: Db) =>
  db
    .select({ type: customerTypes.code, typeName: customerTypes.name })
    .from(customerTypes)
    .where(ne(customerTypes.code, regular.type))
    .limit(limits.adminListRows)
    .all()

/** The codes of those who fit: whole codes and contacts find accounts of any age, a part of a name the newest. */
function foundBy(db: Db, typed: string, seesPeople: boolean): string[] {
  const { by, value } = loginOf(typed)
  const has = (where: SQL): SQL => sql`SELECT code FROM customer WHERE ${where} LIMIT ${limits.ordersSearched}`
  const contact = by === 'nothing' ? [] : [has(by === 'phone' ? sql`phone = ${value}` : sql`email = ${value}`)]
  const named = sql`SELECT code FROM (SELECT code, name FROM customer ORDER BY code DESC LIMIT ${limits.customersLookedThrough})
    WHERE ${holdsText(sql`name`, typed)} LIMIT ${limits.ordersSearched}`
  const ways = [has(sql`code = ${typed.toUpperCase()}`), ...(seesPeople ? [...contact, named] : [])]
  return [...new Set(ways.flatMap((way) => db.all<{ code: string }>(way).map(({ code }) => code)))]
}
