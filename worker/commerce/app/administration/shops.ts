import { dayMs } from '#shared/format/units.ts'
import { z } from 'zod'
import { DemoPast } from '#shared/admin/demo.ts'
import { DateTime, WholeNumber, YesNo } from '#shared/admin/fields.ts'
import { NewShop } from '#shared/admin/settings.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { addDemoFlashSales, hasDemoFlashSales } from '#commerce/flash-sale/demo.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { hostOf } from '#commerce/platform/directory/host.ts'
import { mayBeShops } from '#commerce/platform/directory/reserved.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import { countShops, listEveryCompany, markOpen } from '#commerce/platform/directory/store.ts'
import { placeProblem } from '#commerce/site/origin.ts'
import { changeSettings } from '#commerce/site/store.ts'
import { audit, health } from '../audit/audit.ts'
import { checkDirectory, secretProblems } from '../health.ts'
import { fillDemo } from '../demo/fill.ts'
import { type HashedPast, withPasswordHash } from '../demo/password.ts'
import { bringHost } from './custom-hostnames.ts'
import { openShop } from './open-shop.ts'

/** What a query of an invariant answers in a column. */
const Cell = z.union([z.string(), z.number(), z.null()])
const Broken = z.object({ invariant: z.string(), row: z.record(z.string(), Cell) })
/** How many there are of each kind. */
const Faults = z.record(z.string(), WholeNumber)
const daysMs = 366 * dayMs

/** The shop as a whole. */
export const shopOperations = {
  create: operation({
    method: 'POST',
    path: '/shops',
    role: 'platform',
    summary: 'Opens a shop that sells nothing yet; for a host that has a shop it answers with that shop',
    input: NewShop,
    output: z.object({ companyId: WholeNumber, accessKey: z.string(), host: z.string(), status: z.string() }),
    atPlatform: async ({ env }, asked) => {
      const hosts = [asked.host, ...asked.hosts].map(hostOf)
      const names = hosts.filter((host) => host !== null)
      if (names.length < hosts.length) return refused('input_invalid', {}, { host: 'no host' })
      if (!names.every((host) => mayBeShops(host, env))) return refused('domain_reserved')
      const problem = placeProblem(asked.settings, 'settings.')
      if (problem) return problem
      const company = await openShop(env, asked, [...new Set(names)])
      if (!company) return refused('input_invalid', {}, { hosts: 'taken' })
      for (const host of company.hosts) {
        const brought = await bringHost(env, host)
        if (!brought.ok) return brought
      }
      const { companyId, accessKey, status } = company
      return accepted({ companyId, accessKey, host: company.hosts[0] ?? '', status })
    },
  }),
  list: operation({
    method: 'GET',
    path: '/shops',
    role: 'platform',
    summary:
      'All shops in the order in which they were opened, closed ones too, or those that somebody has to look at, as of their last nights; none is woken',
    input: z.object({ after: z.coerce.number().int().min(0).default(0), unwell: z.enum(['yes', 'no']).default('no') }),
    output: z.object({
      shops: z.array(
        z.object({
          companyId: WholeNumber,
          host: z.string().nullable(),
          status: z.enum(['opening', 'open', 'closed']),
          demo: YesNo,
          createdAt: DateTime,
          /** When the shop last looked at itself; null: it has had no night. */
          lookedAt: DateTime.nullable(),
          /** What somebody has to look at, by kind as in `shop.health`; null: nothing. */
          faults: Faults.nullable(),
        }),
      ),
      next: z.number().nullable(),
    }),
    async atPlatform({ env }, { after, unwell }) {
      const asked = { after, count: limits.adminListRows, unwell: unwell === 'yes', now: new Date() }
      const rows = await listEveryCompany(env, asked)
      const shops = rows.map(({ demo, createdAt, lookedAt, faults, ...row }) => ({
        ...row,
        demo: demo === 1,
        createdAt: new Date(createdAt),
        lookedAt: lookedAt === null ? null : new Date(lookedAt),
        faults: faults === null ? null : Faults.parse(JSON.parse(faults)),
      }))
      return accepted({ shops, next: rows.length < limits.adminListRows ? null : (rows.at(-1)?.companyId ?? null) })
    },
  }),
  open: operation({
    method: 'POST',
    path: '/shops/:host/open',
    role: 'platform',
    summary: 'Lets shoppers in, when the shop was opened with `opened: false`, restored, or closed',
    output: z.object({ status: z.string() }),
    run: ({ db, shop }) => {
      if (shop.jobsHeld) changeSettings(db, { jobsHeld: false })
      return accepted({ status: 'open' })
    },
    async atWorker({ env, company, inShop, forgetHosts }) {
      await markOpen(env, company.companyId)
      forgetHosts(company.hosts)
      return inShop({})
    },
  }),
  health: operation({
    method: 'GET',
    path: '/shops/:host/health',
    role: 'viewer',
    summary: 'What the audit of the last night found, the jobs that are late, and those that gave up',
    output: z.object({
      ok: YesNo,
      maintenance: YesNo,
      ready: YesNo,
      audit: z.object({
        endedAt: z.string().nullable(),
        running: YesNo,
        stale: YesNo,
        broken: z.array(Broken).readonly(),
      }),
      queue: z.object({ late: WholeNumber, gaveUp: WholeNumber, waiting: WholeNumber }),
    }),
    run: (tx) => health(tx, {}),
  }),
  audit: operation({
    method: 'GET',
    path: '/shops/:host/audit',
    role: 'platform',
    summary:
      'Runs every invariant over everything at once; a sound shop answers an empty list. Above 128 MB a shop that sells (no `maintenance`) answers what its last night found, and begins the next',
    output: z.array(Broken),
    run: (tx) => audit(tx, {}),
  }),
  runJobs: operation({
    method: 'POST',
    path: '/shops/:host/jobs',
    role: 'platform',
    summary: 'Runs the jobs that are due, as the clock would',
    output: z.object({ ran: WholeNumber }),
    atWorker: async ({ env, company }) => (await shopOf(env, company).runJobs()).result,
  }),
}

/** The platform, for its operator. */
export const platformOperations = {
  health: operation({
    method: 'GET',
    path: '/health',
    role: 'platform',
    summary:
      'Whether the Directory answers, which secret is wrong, and how many shops somebody has to look at (`shop.list unwell=yes`)',
    output: z.object({
      directory: z.object({ ok: YesNo.nullable(), ms: z.number().nullable() }),
      secrets: z.array(z.string()),
      shops: z.object({ open: WholeNumber, unwell: WholeNumber }),
    }),
    async atPlatform({ env }) {
      const [directory, shops] = await Promise.all([checkDirectory(env), countShops(env, new Date())])
      return accepted({ directory, secrets: secretProblems(env), shops })
    },
  }),
}

/** What exists for demo shops alone; for others it answers 404. */
export const demoOperations = {
  setClock: operation({
    method: 'POST',
    path: '/shops/:host/clock',
    role: 'platform',
    summary: 'Moves the clock of a demo shop; every due time of its jobs moves along',
    input: z.strictObject({ offsetMs: z.int().min(-daysMs).max(daysMs) }),
    run: (tx, { offsetMs }) => {
      const { db, shop, now, invalidate } = tx
      if (!shop.demo) return refused('not_found')
      changeSettings(db, { clockOffsetMs: offsetMs })
      // Whatever the new time is, a flash sale runs then.
      if (hasDemoFlashSales(db))
        addDemoFlashSales({ ...tx, now: new Date(now.getTime() + offsetMs - shop.clockOffsetMs) })
      invalidate(true)
      return accepted({})
    },
  }),
  fill: operation({
    method: 'POST',
    path: '/shops/:host/demo',
    role: 'platform',
    summary: 'The invented past of a demo shop',
    input: DemoPast,
    maxBytes: limits.importBytes,
    secret: ['customer', 'reviews'],
    run: (tx, _, past: HashedPast) => fillDemo(tx, past),
    atWorker: async ({ inShop }, past) => inShop(await withPasswordHash(past)),
  }),
}
