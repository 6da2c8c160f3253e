import { dayMs } from '#shared/format/units.ts'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { DateTime, WholeNumber, YesNo } from '#shared/admin/fields.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { openReturnStatuses } from '#shared/order/return-status.ts'
import { postageIsOpen, returns } from '#commerce/order/after/returns/tables.ts'
import { openStatusList } from '#commerce/order/core/tables.ts'
import { changeSettings } from '#commerce/site/store.ts'
import { removeShopFiles } from '#commerce/platform/bucket.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { closedSince, eraseCompany, listErased, markClosed } from '#commerce/platform/directory/end.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { findRun } from '../backup/night.ts'
import { takeHost } from './custom-hostnames.ts'

/** What a shop owes or has not finished: it should be settled before the shop ends for good. */
const debts: readonly [what: string, rows: SQL][] = [
  ['pesanan yang belum selesai', sql`SELECT 1 FROM orders WHERE status IN ${openStatusList}`],
  ['pengembalian barang yang berjalan', sql`SELECT 1 FROM order_return WHERE status IN ${openReturnStatuses}`],
  ['ongkir retur yang belum diputuskan', sql`SELECT 1 FROM ${returns} WHERE ${postageIsOpen}`],
  ['dana yang belum dikembalikan', sql`SELECT 1 FROM refund WHERE state IN ('OWED', 'ASKED')`],
  ['penarikan yang belum ditransfer', sql`SELECT 1 FROM withdrawal WHERE status IN ('REQUESTED', 'PROCESSING')`],
  [
    'saldo pelanggan',
    sql`SELECT 1 FROM ledger_account WHERE (id BETWEEN 'wallet:' AND 'wallet;' OR id BETWEEN 'commission:' AND 'commission;') AND balance > 0`,
  ],
]
const debtsOf = (db: Db): { what: string; count: number }[] =>
  debts.flatMap(([what, rows]) => {
    const { n } = db.get<{ n: number }>(sql`SELECT count(*) AS n FROM (${rows} LIMIT ${limits.listRows})`)
    return n > 0 ? [{ what, count: n }] : []
  })
const said = (list: ReturnType<typeof debtsOf>): string => list.map(({ what, count }) => `${count} ${what}`).join(', ')

const graceOf = ({ demo }: { demo: boolean }): number => (demo ? 0 : limits.shopGraceDays * dayMs)

/** A shop ends: closed, exported, left for days in which it can be opened again, erased, and written down. */
export const shopEndOperations = {
  close: operation({
    method: 'POST',
    path: '/shops/:host/close',
    role: 'platform',
    summary:
      'Shuts a shop and exports it: its hosts lead nowhere, only its operator administers it; `shop.open` undoes it',
    input: z
      .strictObject({
        /** Its jobs wait too, but for exports: another place goes on with its orders. */
        hold: z.boolean().default(false),
        /** Although its object does not answer: nothing is exported or held, and it is not erased before it answers. */
        silent: z.boolean().default(false),
      })
      .refine(({ hold, silent }) => !(hold && silent), {
        path: ['silent'],
        message: 'holds nothing: give one of both',
      }),
    output: z.object({
      status: z.string(),
      /** From then on it may be erased; null: it was not closed. */
      erasable: DateTime.nullable(),
      /** What should be settled until then; null: the shop did not answer. */
      open: z.array(z.object({ what: z.string(), count: WholeNumber })).nullable(),
    }),
    run: ({ db, now, scheduler }, { hold }) => {
      scheduler.plan('backup', '', now)
      if (hold) changeSettings(db, { jobsHeld: true })
      return accepted({ status: 'closed', erasable: null, open: debtsOf(db) })
    },
    async atWorker({ env, company, inShop, forgetHosts }, { silent }) {
      const done = await inShop({}).catch((error: unknown) => {
        if (!silent) throw error
        return accepted({ status: 'closed', erasable: null, open: null })
      })
      if (!done.ok) return done
      await markClosed(env, company.companyId, new Date())
      forgetHosts(company.hosts)
      const since = await closedSince(env, company.companyId)
      return accepted({ ...done.value, erasable: since && new Date(since.getTime() + graceOf(company)) })
    },
  }),
  erase: operation({
    method: 'POST',
    path: '/shops/:host/erase',
    role: 'platform',
    summary: 'Erases a closed shop everywhere and frees its hosts; nothing undoes it. Run it again if it was cut off',
    input: z.strictObject({
      /** The host once more. */
      confirm: z.string(),
      /** Although something is open: what it was, is in the answer of `shop.close`. */
      unsettled: z.boolean().default(false),
    }),
    output: z.object({ hosts: z.array(z.string()), files: WholeNumber }),
    run: ({ db }, { unsettled }, { closedAt }: { closedAt: Date }) => {
      const open = debtsOf(db)
      if (open.length > 0 && !unsettled) return refused('shop_unsettled', { open: said(open) })
      const { lastEndedAt = null, running = false } = findRun(db) ?? {}
      if (running || lastEndedAt === null || lastEndedAt < closedAt) return refused('shop_not_exported')
      return accepted({ hosts: [], files: 0 })
    },
    async atWorker({ env, company, who, inShop, eraseHosts }, { confirm, unsettled }) {
      const { companyId, hosts, objectName } = company
      if (!hosts.includes(confirm)) return refused('input_invalid', {}, { confirm: 'is not the host' })
      const closedAt = await closedSince(env, companyId)
      if (!closedAt) return refused('shop_not_closed')
      const at = new Date()
      const erasable = new Date(closedAt.getTime() + graceOf(company))
      if (at < erasable) return refused('shop_in_grace', { until: erasable.toISOString().slice(0, 10) })
      const shop = shopOf(env, company)
      // One that is empty was erased before, and something after it failed.
      const ready = (await shop.isOpen()) ? await inShop({ closedAt }) : accepted({ hosts: [], files: 0 })
      if (!ready.ok) return ready
      for (const host of hosts) {
        const taken = await takeHost(env, host)
        if (!taken.ok) return taken
      }
      await shop.erase()
      const files = await removeShopFiles(env.MEDIA, objectName)
      await eraseCompany(env, company, { at, by: who.name, files, unsettled })
      eraseHosts(hosts)
      return accepted({ hosts: [...hosts], files })
    },
  }),
  listErased: operation({
    method: 'GET',
    path: '/erased-shops',
    role: 'platform',
    summary: 'The shops that were erased, the newest first: when, by whose token, how much',
    input: z.object({ before: z.coerce.number().int().min(1).default(Number.MAX_SAFE_INTEGER) }),
    output: z.object({
      shops: z.array(
        z.object({
          companyId: WholeNumber,
          openedAt: DateTime,
          closedAt: DateTime,
          erasedAt: DateTime,
          erasedBy: z.string(),
          hosts: WholeNumber,
          files: WholeNumber,
          unsettled: YesNo,
        }),
      ),
    }),
    async atPlatform({ env }, { before }) {
      const rows = await listErased(env, before, limits.adminListRows)
      return accepted({
        shops: rows.map(({ openedAt, closedAt, erasedAt, unsettled, ...row }) => ({
          ...row,
          openedAt: new Date(openedAt),
          closedAt: new Date(closedAt),
          erasedAt: new Date(erasedAt),
          unsettled: unsettled === 1,
        })),
      })
    },
  }),
}
