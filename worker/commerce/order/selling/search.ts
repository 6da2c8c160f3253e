import { sql, type SQL } from 'drizzle-orm'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import { limits } from '#shared/limits.ts'
import { holdsText } from '#commerce/platform/holds-text.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { isCustomerCode } from '#commerce/identity/customers/store.ts'

/** What somebody knows of the order that they look for; null: they do not know it. */
export interface Wanted {
  number: string | null
  /** E.164: of the recipient, of a guest who bought, of a dropshipper or of the account. */
  phone: string | null
  sku: string | null
  /** A number, a customer's code, a phone or a name, or a part of one; null: nothing was typed. */
  words: string | null
  /** Names and phones are not looked through for a role that sees no people. */
  seesPeople: boolean
}

const most = limits.ordersSearched
/** The rows of an index come in the order in which they were written, so the newest are its last ones. */
const newest = (from: SQL): SQL => sql`SELECT * FROM (${from} ORDER BY rowid DESC LIMIT ${most})`

/**
 * The orders that fit all that is known, among the newest that fit each part; null: nothing is known. Each part reads a
 * few rows of its own index, however many orders there are.
 */
export function foundBy(db: Db, wanted: Wanted): string[] | null {
  const { number, phone, sku, words } = wanted
  const parts = [
    ...(number === null ? [] : [[byNumber(number)]]),
    ...(phone === null ? [] : [[byPhone(phone)]]),
    ...(sku === null ? [] : [[bySku(sku)]]),
    ...(words === null ? [] : [byWords(words, wanted.seesPeople)]),
  ]
  if (parts.length === 0) return null
  const [first, ...others] = parts.map(
    (ways) => new Set(ways.flatMap((way) => db.all<{ id: string }>(way).map(({ id }) => id))),
  )
  return [...(first ?? [])].filter((id) => others.every((ids) => ids.has(id)))
}

const byNumber = (number: string): SQL => sql`SELECT id FROM orders WHERE number = ${number.toUpperCase()}`

const byPhone = (phone: string): SQL =>
  sql.join(
    [
      newest(sql`SELECT id FROM orders WHERE address ->> '$.phone' = ${phone}`),
      newest(sql`SELECT id FROM orders WHERE buyer = ${phone}`),
      newest(sql`SELECT id FROM orders WHERE dropship_phone = ${phone}`),
      sql`SELECT * FROM (SELECT id FROM orders WHERE customer_id = (SELECT id FROM customer WHERE phone = ${phone} AND phone_verified_at IS NOT NULL)
        ORDER BY placed_at DESC LIMIT ${most})`,
    ],
    sql` UNION `,
  )

/** Those of an account, by the code that people say on the phone. */
const byAccount = (code: string): SQL =>
  sql`SELECT * FROM (SELECT id FROM orders WHERE customer_id = (SELECT id FROM customer WHERE code = ${code})
    ORDER BY placed_at DESC LIMIT ${most})`

const bySku = (sku: string): SQL =>
  sql.join(
    ['HELD', 'SOLD', 'SENT', 'RELEASED'].map((state) =>
      newest(
        sql`SELECT order_id AS id FROM stock_hold WHERE variant_id = (SELECT id FROM variant WHERE sku = ${sku} AND sku <> '') AND state = ${state}`,
      ),
    ),
    sql` UNION ALL `,
  )

/**
 * What somebody types who has a shopper on the phone. A whole number, code or phone finds orders of any age; the end of a
 * number, some digits of a phone or a part of a name is looked for in the newest orders.
 */
function byWords(typed: string, seesPeople: boolean): SQL[] {
  const words = typed.trim()
  const digits = /[a-z]/i.test(words) ? '' : words.replaceAll(/\D/g, '').replace(/^(62|0)/, '')
  const phone = normalisePhone(words)
  const people = seesPeople
    ? [
        holdsText(sql`address ->> '$.recipient'`, words),
        holdsText(sql`dropship_name`, words),
        ...(digits.length < limits.phoneDigitsSearched
          ? []
          : [sql`address ->> '$.phone'`, sql`buyer`, sql`dropship_phone`].map((column) => holdsText(column, digits))),
      ]
    : []
  return [
    byNumber(words),
    ...(isCustomerCode(words) ? [byAccount(words.toUpperCase())] : []),
    ...(seesPeople && phone.ok ? [byPhone(phone.value)] : []),
    sql`SELECT id FROM (SELECT * FROM orders WHERE placed_at IS NOT NULL ORDER BY placed_at DESC, id DESC LIMIT ${limits.ordersLookedThrough})
      WHERE ${sql.join([holdsText(sql`number`, words), ...people], sql` OR `)} LIMIT ${most}`,
  ]
}
