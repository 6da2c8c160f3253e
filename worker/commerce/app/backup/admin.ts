import { z } from 'zod'
import { DateTime } from '#shared/admin/fields.ts'
import { accepted, refused } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import type { Manifest } from './manifest.ts'
import { findRun } from './night.ts'
import { putInPlace, restore } from './restore.ts'

const Sum = z.object({ rows: z.int(), hash: z.string() })
const Night = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** What is kept of a shop beside itself, and how it comes back. */
export const backupOperations = {
  last: operation({
    method: 'GET',
    path: '/shops/:host/backup',
    role: 'platform',
    summary: 'The last whole export of the shop, and where it lies',
    output: z.object({
      object: z.string(),
      night: z.string().nullable(),
      endedAt: DateTime.nullable(),
      running: z.boolean(),
    }),
    run: ({ db }, _, object: string) => {
      const { lastNight = null, lastEndedAt = null, running = false } = findRun(db) ?? {}
      return accepted({ object, night: lastNight, endedAt: lastEndedAt, running })
    },
    atWorker: ({ company, inShop }) => inShop(company.objectName),
  }),
  begin: operation({
    method: 'POST',
    path: '/shops/:host/backup',
    role: 'platform',
    summary: 'Starts an export now, as the night would',
    output: z.object({ planned: z.boolean() }),
    run: ({ scheduler, now }) => {
      scheduler.plan('backup', '', now)
      return accepted({ planned: true })
    },
  }),
  restore: operation({
    method: 'POST',
    path: '/shops/:host/restore',
    role: 'platform',
    summary: 'Fills a shop without orders and customers with an export; its jobs wait until the shop is opened',
    input: z.strictObject({ object: z.string().regex(/^[\w-]{1,100}$/), night: Night }),
    output: z.object({ tables: z.record(z.string(), Sum) }),
    run: (tx, _, manifest: Manifest) => putInPlace(tx, manifest),
    // The answer of `run` is the answer of the operation.
    atWorker: (context, from) => restore(context, from) as ReturnType<typeof context.inShop>,
  }),
  rewind: operation({
    method: 'POST',
    path: '/shops/:host/rewind',
    role: 'platform',
    summary: 'Sets the shop back to a moment of the last 30 days; on the platform alone',
    input: z.strictObject({ at: DateTime }),
    output: z.object({ undo: z.string() }),
    atWorker: async ({ env, company }, { at }) => {
      const undo = await shopOf(env, company).rewind(at.getTime())
      return undo === null ? refused('rewind_unavailable') : accepted({ undo })
    },
  }),
}
