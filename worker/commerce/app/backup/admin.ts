import { z } from 'zod'
import { DateTime, WholeNumber } from '#shared/admin/fields.ts'
import { assert } from '#shared/assert.ts'
import { dayMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { pause } from '#shared/web/time.ts'
import { eraseAgain } from '#commerce/account/erase-again.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { listErasures } from '#commerce/platform/directory/erasures.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import { changeSettings } from '#commerce/site/store.ts'
import { rewindsAfterMs } from '../object.ts'
import { allHere, bringFile, takeFile } from './bring.ts'
import { FileName, Manifest, manifestName, PartName } from './manifest.ts'
import { findRun } from './night.ts'
import { putInPlace, restore } from './restore.ts'

const Sum = z.object({ rows: z.int(), hash: z.string() })
const Night = z.string().regex(/^\d{4}-\d\d-\d\d$/)
/** A file of an export, below `backup/`. */
const ExportName = z.string().regex(/^backup\/\d{4}-\d\d-\d\d\/(manifest\.json|part-\d{6}\.gz)$/)

/** Names a moment of an object, as the platform writes it. */
const Bookmark = z.string().regex(/^[\w-]{1,200}$/)

/** As far back as a bookmark may lead. */
const rewoundMs = 31 * dayMs

/** A shop that was set back has long ended by then. */
const startsAgainMs = 20 * rewindsAfterMs

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
    summary: 'Fills a shop without orders and customers with an export; until it is opened only exports run',
    input: z.strictObject({ object: z.string().regex(/^[\w-]{1,100}$/), night: Night }),
    output: z.object({
      /** What it could not do within one request, in pieces: run it again until this is 0. */
      left: WholeNumber,
      tables: z.record(z.string(), Sum),
      /** People who were erased since that night, and are again. */
      erased: z.int(),
    }),
    run: (tx, _, restored: Parameters<typeof putInPlace>[1]) => {
      const done = putInPlace(tx, restored)
      return done.ok ? accepted({ left: 0, ...done.value }) : done
    },
    // The answer of `run` is the answer of the operation.
    atWorker: (context, from) => restore(context, from) as ReturnType<typeof context.inShop>,
  }),
  read: operation({
    method: 'GET',
    path: '/shops/:host/backup/read',
    role: 'platform',
    people: true,
    summary:
      'A piece of an export, or a file of the shop that its manifest names, as `npm run shop -- backup` asks for it',
    carries: 'download',
    input: z.strictObject({ name: ExportName.or(FileName) }),
    run: () => accepted({}),
    async atWorker(context, { name }) {
      // The rest of an export belongs to the same look.
      const seen = name.endsWith(manifestName('')) ? await context.inShop(null) : accepted({})
      return seen.ok ? takeFile(context, name) : seen
    },
  }),
  bring: operation({
    method: 'POST',
    path: '/shops/:host/restore/bring',
    role: 'platform',
    summary: 'Brings a piece of an export of another place, as `npm run shop -- restore` sends it',
    carries: 'upload',
    input: z.strictObject({ name: PartName.or(FileName) }),
    atWorker: (context, { name }) => bringFile(context, name),
  }),
  finish: operation({
    method: 'POST',
    path: '/shops/:host/restore/finish',
    role: 'platform',
    summary: 'Restores what was brought, when all of it is here, by its manifest; the shop signs as itself',
    input: Manifest,
    output: z.object({ tables: z.record(z.string(), Sum), erased: z.int() }),
    maxBytes: limits.manifestBytes,
    secret: ['files', 'tables'],
    // The number that the other place wrote may be of another shop here.
    run: (tx, manifest, erased: readonly string[]) =>
      putInPlace(tx, { manifest: { ...manifest, signedAs: tx.shop.companyId }, erased }),
    async atWorker(context, manifest) {
      const here = await allHere(context, manifest)
      if (!here.ok) return here
      return context.inShop(await listErasures(context, manifest.signedAs, new Date(manifest.startedAt)))
    },
  }),
  rewind: operation({
    method: 'POST',
    path: '/shops/:host/rewind',
    role: 'platform',
    summary:
      'Sets the shop back to a moment of the last 30 days, on the platform alone; its jobs wait for `shop.open`, who was erased since is erased again',
    input: z
      .strictObject({
        at: DateTime.optional(),
        /** In place of a moment: what an earlier rewind answered. */
        undo: Bookmark.optional(),
      })
      .refine(({ at, undo }) => !at !== !undo, 'give at or undo'),
    output: z.object({ undo: z.string(), erased: z.int() }),
    /** In the shop as it was at that moment. Its object has held the jobs already, unless it starts on another machine. */
    run: (tx, _, { undo, erased }: { undo: string; erased: readonly string[] }) => {
      changeSettings(tx.db, { jobsHeld: true })
      tx.invalidate(true)
      return accepted({ undo, erased: eraseAgain(tx, erased) })
    },
    atWorker: async ({ env, company, inShop }, { at, undo: to }) => {
      const moment = to ?? at?.getTime()
      assert(moment !== undefined, 'the input has one of them')
      const { result: signedAs } = await shopOf(env, company).internalCall('signedAs', undefined, asNobody(company))
      if (!signedAs.ok) return signedAs
      const erased = await listErasures({ env, company }, signedAs.value, at ?? new Date(Date.now() - rewoundMs))
      const undo = await shopOf(env, company).rewind(moment)
      if (undo === null) return refused('rewind_unavailable')
      // The call below may fail, and without the bookmark nothing undoes this.
      console.warn(JSON.stringify({ level: 'warn', rewind: 'done', company: company.companyId, at, to, undo }))
      // It starts again as soon as its answer has left: what is written before is lost.
      await pause(startsAgainMs)
      return inShop({ undo, erased })
    },
  }),
}
