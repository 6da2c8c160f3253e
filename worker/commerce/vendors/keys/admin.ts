import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { DateTime } from '#shared/admin/fields.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { type AdminScope, invalidInput, operation } from '#commerce/platform/administration/operation.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { problemOf, statusIn, tryKeys } from './check.ts'
import { keyedVendors } from './registry.ts'
import { dropKeys, findKeyRow, keysIn, noteCheck, putKeys } from './store.ts'

const Row = z.object({
  vendor: z.string(),
  /** Each key by its last characters; null: none are set. */
  keys: z.record(z.string(), z.string()).nullable(),
  setBy: z.string().nullable(),
  setAt: DateTime.nullable(),
  checkedAt: DateTime.nullable(),
  /** Why the vendor does not work; '': it does, as far as it was asked. */
  problem: z.string(),
})
const Checked = z.object({ problem: z.string() })

export const keyOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/keys',
    role: 'owner',
    summary: 'The vendors, and which of them the shop holds keys with; a key shows only its last characters',
    output: z.object({ vendors: z.array(Row) }),
    run: (tx) => accepted({ vendors: [...keyedVendors.keys()].map((vendor) => rowOf(tx, vendor)) }),
  }),
  set: operation({
    method: 'PUT',
    path: '/shops/:host/keys/:vendor',
    role: 'owner',
    summary: 'Sets the keys with a vendor, once the vendor has taken them; without any, the refusal names their fields',
    input: z.record(
      z.string().max(60),
      z.union([z.string().max(600), z.record(z.string().max(60), z.string().max(600))]),
    ),
    prepare: (scope, { vendor, ...given }) => tested(scope, vendor, given),
    watch: ({ db }, { vendor }) => {
      const row = findKeyRow(db, vendor)
      return row && { setBy: row.setBy, setAt: row.setAt.toISOString() }
    },
    run: ({ db, seal, now, administrator, invalidate }, { vendor }, keys: unknown) => {
      putKeys(db, seal, { vendor, keys, setBy: administrator.name, now })
      invalidate(true)
      return accepted({})
    },
  }),
  check: operation({
    method: 'POST',
    path: '/shops/:host/keys/:vendor/check',
    role: 'owner',
    summary: 'Asks the vendor again whether it takes the keys that are set',
    output: Checked,
    prepare: async (scope, { vendor }) => {
      const row = findKeyRow(scope.db, vendor)
      const keys = row && keysIn(scope.seal, row)
      if (!row) return refused('not_found')
      return accepted(keys === null ? 'unreadable' : await problemOf(scope, vendor, keys))
    },
    run: ({ db, now }, { vendor }, problem: string) => {
      noteCheck(db, vendor, now, problem)
      return accepted({ problem })
    },
  }),
  remove: operation({
    method: 'DELETE',
    path: '/shops/:host/keys/:vendor',
    role: 'owner',
    summary: 'Forgets the keys with a vendor; the shop works without it from now on',
    run: ({ db, invalidate }, { vendor }) => {
      if (!findKeyRow(db, vendor)) return refused('not_found')
      const count = countUnsettledAt(db, vendor)
      if (count > 0) return refused('key_in_use', { count })
      dropKeys(db, vendor)
      invalidate(true)
      return accepted({})
    },
  }),
}

/**
 * Orders whose money may come to this vendor any minute, or leave it, and those that its courier fetches or brings:
 * without its keys nobody would learn of it, what the vendor was asked to send back would be paid a second time, and no
 * courier could be called off.
 */
const countUnsettledAt = (db: Db, vendor: string): number =>
  db.get<{ n: number }>(
    sql`SELECT count(*) AS n FROM (
      SELECT o.id FROM orders o JOIN bill b ON b.order_id = o.id
      WHERE o.status = 'PENDING' AND b.vendor = ${vendor} AND b.status = 'UNPAID'
      UNION SELECT r.order_id FROM refund r JOIN charge c ON c.reference = r.reference
      WHERE r.state = 'ASKED' AND c.vendor = ${vendor}
      UNION SELECT s.order_id FROM scheduled_job j CROSS JOIN shipment s ON s.reference = j.ref
      WHERE j.kind IN ('book-shipment', 'check-shipment', 'call-off-shipment') AND s.vendor = ${vendor} LIMIT ${limits.listRows})`,
  ).n

/** The keys as the vendor takes them, after it has said so. */
async function tested(scope: AdminScope, vendor: string, given: object): Promise<Result<unknown>> {
  const entry = keyedVendors.get(vendor)
  if (!entry) return refused('not_found')
  const parsed = entry.keys.safeParse(given)
  if (!parsed.success) return invalidInput(parsed.error)
  const elsewhere = addressProblem(scope, entry.hosts, parsed.data)
  if (elsewhere) return elsewhere
  const answer = await tryKeys(scope, vendor, parsed.data)
  if (!answer || answer.ok) return accepted(parsed.data)
  if (answer.reason === 'down') return refused('vendor_silent', { vendor })
  // What the vendor said may repeat the key, so only its status is reported.
  return refused('key_refused', { vendor, status: statusIn(answer.detail) })
}

/**
 * A shop's owner may only name the vendor's own servers: any other address would be called from inside, with whatever
 * it answers. The platform may name a server that speaks the same protocol.
 */
function addressProblem({ administrator }: AdminScope, hosts: RegExp, keys: unknown): Refused | null {
  const { baseUrl } = z.object({ baseUrl: z.string() }).parse(keys)
  const url = URL.parse(baseUrl)
  const isVendors = url?.protocol === 'https:' && hosts.test(url.host)
  return isVendors || administrator.access === 'platform'
    ? null
    : refused('input_invalid', {}, { baseUrl: 'not an address of this vendor' })
}

function rowOf({ db, seal }: Scope, vendor: string): z.output<typeof Row> {
  const row = findKeyRow(db, vendor)
  if (!row) return { vendor, keys: null, setBy: null, setAt: null, checkedAt: null, problem: '' }
  const { setBy, setAt, checkedAt, problem } = row
  const keys = keysIn(seal, row)
  return { vendor, keys: lastOf(keys), setBy, setAt, checkedAt, problem: keys === null ? 'unreadable' : problem }
}

/** The last characters of each value; of a short one, which they would tell, none. */
function lastOf(keys: unknown, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(keys ?? {}).flatMap(([name, value]): [string, string][] => {
      if (typeof value !== 'string') return Object.entries(lastOf(value, `${prefix}${name}.`))
      return [[prefix + name, value.length < 2 * limits.keyCharsShown ? '…' : `…${value.slice(-limits.keyCharsShown)}`]]
    }),
  )
}
