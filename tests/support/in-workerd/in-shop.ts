import { hourMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { z } from 'zod'
import type { Shop } from '#commerce/index.ts'
import { endpoints, type EndpointName } from '#shared/api/index.ts'
import { complete, decodeStrict } from '#shared/api/contract/endpoint.ts'
import { assert } from '#shared/assert.ts'
import type { Result } from '#shared/result.ts'
import type { Together } from '#shared/api/contract/together.ts'
import type { Outcome } from '#commerce/platform/call.ts'
import { createScheduler } from '#commerce/platform/scheduler/scheduler.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { createLinks, createKeyedHash } from '#commerce/platform/links.ts'
import { secretsOf } from '#commerce/platform/secrets.ts'
import type { Ledger } from '#commerce/ledger/store.ts'
import { changeSettings, findSettings } from '#commerce/site/store.ts'
import type { ShopSettings } from '#commerce/site/tables.ts'
import * as schema from '#commerce/platform/schema.ts'
import { notificationBody } from '#commerce/vendors/payment/simulator/rules.ts'
import { findPayment, serverKeyOf } from '#commerce/vendors/payment/simulator/store.ts'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import type { InternalAnswer, InternalInput, InternalCallName } from '#commerce/app/internal-calls.ts'
import { postedRequest } from '#commerce/vendors/webhook.ts'
import { bindings } from './bindings.ts'
import type { SellingShop } from './selling-shop.ts'
import { noteStocks } from './stock.ts'

/** A caller after the Worker has identified it: a guest, or a customer by a session, if not by that of `addCustomer`. */
export type InShopCaller = { visitor: string } | { customer: string; session?: string }
/** The owner as the rows of the database name it. */
export const ownerOf = (who: InShopCaller): string => ('visitor' in who ? `v:${who.visitor}` : `c:${who.customer}`)
type Rows = Record<string, SqlStorageValue>[]

/**
 * Calls a shop from inside its object: the same calls on the same database without the request before it, so that
 * thousands of calls take seconds. Access key, body and token have their own suites.
 */
export async function runInShop<T>(
  shop: Pick<SellingShop, 'object' | 'companyId'> & { signedAs?: number },
  work: (at: InShop) => Promise<T>,
): Promise<T> {
  return runInDurableObject(await shop.object(), (object, { storage }) =>
    work(inShopOf(object as unknown as Shop, storage, shop.companyId, shop.signedAs)),
  )
}
export type InShop = ReturnType<typeof inShopOf>

/** These shoppers accept every price, so that a call repeated after the order was placed is the same call. */
const anyTotal = { acceptedTotal: 1_000_000_000 }

export function inShopOf(object: Shop, storage: DurableObjectStorage, companyId: number, signedAs = companyId) {
  const db = drizzle(storage, { schema, casing: 'snake_case' })
  const nobody = { companyId, session: null, visitorId: null, address: '' }
  const callerOf = (who: InShopCaller) =>
    'visitor' in who
      ? { ...nobody, visitorId: who.visitor }
      : { ...nobody, session: { customerId: who.customer, sessionId: who.session ?? `s-${who.customer}` } }
  let offsetMs = 0
  const ready = new Map<RegExp, Rows[number]>()

  const self = {
    /**
     * Does the steps of a checkout by real calls once, and copies the columns that they set into later ones to save
     * time, with what follows from them: true when it copied.
     */
    async makeReady(orderId: string, set: RegExp, steps: () => Promise<unknown>, follows = ''): Promise<boolean> {
      const known = ready.get(set)
      if (known) {
        const columns = Object.keys(known).map((name) => `"${name}" = ?`)
        self.sql(`UPDATE orders SET ${columns.join(', ')} ${follows} WHERE id = ?`, ...Object.values(known), orderId)
        return true
      }
      await steps()
      const [row = {}] = self.sql('SELECT * FROM orders WHERE id = ?', orderId)
      ready.set(set, Object.fromEntries(Object.entries(row).filter(([name]) => set.test(name))))
      return false
    },
    sql: (query: string, ...values: SqlStorageValue[]): Rows => storage.sql.exec(query, ...values).toArray(),
    number: (query: string, ...values: SqlStorageValue[]): number =>
      Number(Object.values(self.sql(query, ...values)[0] ?? { none: 0 })[0]),
    async ask<T = unknown>(
      name: EndpointName,
      input: object,
      who: InShopCaller,
      key: string | null = null,
    ): Promise<Result<T>> {
      const endpoint = endpoints.get(name)
      assert(endpoint, `${name} is not in the contract`)
      const given: Record<string, unknown> = { ...(name === 'checkout.place' ? anyTotal : {}), ...input }
      const wire = z.encode(endpoint.input, complete(endpoint.input, given)) as object
      const decoded = decodeStrict(
        endpoint.input,
        Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null && value !== undefined)),
      )
      assert(decoded.ok, `${name} takes no ${JSON.stringify(decoded)}`)
      const call = { name, input: decoded.value, key, withinMs: null, mayFollow: false }
      return resultOf(await object.run([call], callerOf(who))) as Result<T>
    },
    async internalCall<N extends InternalCallName>(
      name: N,
      input: InternalInput<N>,
    ): Promise<Result<InternalAnswer<N>>> {
      return (await object.internalCall(name, input, nobody)).result
    },
    /** An operation of the administration, by the platform. */
    async administer(
      name: string,
      input: Readonly<Record<string, unknown>>,
      prepared?: unknown,
    ): Promise<Result<unknown>> {
      const who = { name: 'platform', access: 'platform' } as const
      return (await object.administer({ name, input, prepared, who }, nobody)).result
    },
    /** Runs all jobs that are due. */
    async runJobs(): Promise<void> {
      for (;;) {
        const { result } = await object.runJobs()
        if (!result.ok || result.value.ran === 0) return
      }
    },
    /** Advances the clock and runs all jobs that are due. */
    async pass(hours: number): Promise<void> {
      await self.setClock(offsetMs + hours * hourMs)
      await self.runJobs()
    },
    settings(): ShopSettings {
      const settings = findSettings(db)
      assert(settings, 'the shop is open')
      return settings
    },
    /** Does something while the shop has other settings. */
    async under<T>(change: Partial<ShopSettings>, work: () => Promise<T>): Promise<T> {
      const before = self.settings()
      changeSettings(db, change)
      try {
        return await work()
      } finally {
        changeSettings(db, before)
      }
    },
    async setClock(ms: number): Promise<void> {
      offsetMs = ms
      await self.administer('demo.setClock', { offsetMs })
    },
    now: () => new Date(Date.now() + offsetMs),
    /** Runs work on the ledger. */
    inLedger: <T>(work: (tx: Ledger) => T): T =>
      inTransaction({ db, scheduler: createScheduler(db, () => {}), now: self.now() }, work),
    /** Marks an attempt as paid at the bank, without a notification. */
    payAtBank: (reference: string) =>
      void self.sql("UPDATE simulated_payment SET status = 'settlement' WHERE reference = ?", reference),
    /** The bank's signed notification about an attempt. */
    notice(reference: string): string {
      const row = findPayment(db, reference)
      assert(row, `the bank has no payment ${reference}`)
      return notificationBody(
        row,
        row.status,
        serverKeyOf(db, () => 'never new'),
      )
    },
    notify: (reference: string) =>
      self.internalCall('notify', { vendor: 'simulator', request: postedRequest(self.notice(reference)) }),
    /** Adds a customer as a bare row, because hashing a password is slow. The password's hash is `AAAA`. */
    addCustomer(id: string, phone: string): InShopCaller {
      const at = Date.now()
      const hash = JSON.stringify({ n: 2, r: 1, p: 1, salt: '', hash: 'AAAA' })
      self.sql(
        "INSERT INTO customer (id, code, name, phone, password, type, created_at) VALUES (?, ?, 'Ani', ?, ?, 'REGULAR', ?)",
        id,
        id,
        phone,
        hash,
        at,
      )
      self.sql(
        "INSERT INTO consent (customer_id, purpose, version, granted, at) VALUES (?, 'terms', '1', 1, ?)",
        id,
        at,
      )
      self.sql(
        'INSERT INTO session (id, customer_id, created_at, expires_at, confirmed_at) VALUES (?, ?, ?, ?, ?)',
        `s-${id}`,
        id,
        at,
        at + 1e12,
        // However far the clock is moved, this customer has just shown who they are.
        at + 1e12,
      )
      return { customer: id }
    },
    /** Adds a withdrawal code as a bare row; requesting codes is tested elsewhere. */
    codeFor(
      customer: string,
      { accountId, amount }: { accountId: string; amount: number },
    ): { ticket: string; code: string } {
      const [ticket, code] = [crypto.randomUUID(), '123456']
      const about = `wallet\n${amount}\n${accountId}`
      const digest = createKeyedHash(secretsOf(bindings), signedAs)(`code\n${ticket}\n${code}\n${about}`)
      self.sql(
        "INSERT INTO one_time_code (id, purpose, account, customer_id, channel, digest, created_at, expires_at) VALUES (?, 'withdrawal', '', ?, 'whatsapp', ?, 0, ?)",
        ...[ticket, customer, digest, Date.now() + 1e12],
      )
      return { ticket, code }
    },
    /** The signed link of an order. */
    linkTo: (orderId: string): Promise<string> =>
      Promise.resolve(createLinks(secretsOf(bindings), signedAs).order.sign(orderId)),
    /** Adds a file of the caller as a bare row without bytes, because nothing reads them here. */
    addFile(who: InShopCaller): string {
      const id = crypto.randomUUID()
      self.sql(
        "INSERT INTO file (id, owner, mime, bytes, at) VALUES (?, ?, 'image/png', 1, ?)",
        id,
        ownerOf(who),
        Date.now() + offsetMs,
      )
      return id
    },
    addItem(id: string, price: number, stock: number, { digital = false } = {}): void {
      self.sql(
        `INSERT INTO product (id, slug, name, category_slug, description, attributes, options, images, weight_grams, digital, published, sold, reviews, position, created_at)
         VALUES (?, ?, 'Kopi', 'barang', '', '[]', '[]', '["/kopi.webp"]', ?, ?, 1, 0, 0, 0, 0)`,
        `p-${id}`,
        `kopi-${id}`,
        ...(digital ? [0, 1] : [100, 0]),
      )
      self.sql(
        `INSERT INTO variant (id, product_id, "values", name, image, price, stock, position) VALUES (?, ?, '[]', '', '', ?, ?, 0)`,
        id,
        `p-${id}`,
        price,
        stock,
      )
      self.sql(noteStocks(id))
    },
    /** Resets a used shop: no job of it comes any more, and the clock is back. */
    async begin(): Promise<void> {
      self.sql('UPDATE scheduled_job SET due_at = 9e12')
      await self.setClock(0)
    },
  }
  return self
}

/** The result of the only call of a list. What it threw is thrown, as it was before it became an outcome. */
export function resultOf({ answers: [outcome] }: Together<Outcome>): Result<unknown> {
  assert(outcome && outcome !== 'follows', 'the call has no outcome')
  if ('failed' in outcome) throw new Error(outcome.failed)
  return outcome.result
}
