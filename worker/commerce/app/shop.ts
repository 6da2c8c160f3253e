import { DurableObject } from 'cloudflare:workers'
import { endpoints } from '#shared/api/index.ts'
import { giveTogether, type Together } from '#shared/api/contract/together.ts'
import { assert } from '#shared/assert.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import schema from '../../../.cache/schema.txt'
import migrations from '../../../migrations/shop/migrations.js'
import { markChanged, nextNight } from './audit/audit.ts'
import type { Asked, AskedAccess } from './administration/in-shop.ts'
import type { Administrator } from '#commerce/platform/administration/operation.ts'
import { createScheduler, type Job, nextDueAt, runDue } from '#commerce/platform/scheduler/scheduler.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import { listeners } from './events.ts'
import { isHousekeeping, jobs } from './jobs.ts'
import { mayCodeLeave } from './audit/codes.ts'
import { isOfPlatform, platformJobs } from './platform-jobs.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import { type Env, platformOf } from '#commerce/platform/env.ts'
import { onlyOnce, type RunningCalls } from '#commerce/platform/idempotency/idempotency.ts'
import { createLinks, createKeyedHash } from '#commerce/platform/links.ts'
import { secretsOf } from '#commerce/platform/secrets.ts'
import { createBucket } from '#commerce/platform/bucket.ts'
import { newestMigration } from './backup/lines.ts'
import { findNextMoment } from './next-moment.ts'
import { openDatabase } from '#commerce/platform/database.ts'
import { migrate, notOpened } from '#commerce/platform/migrate.ts'
import { type Caller, type Outcome, type Reply, runInOrder, type ShopCall } from '#commerce/platform/call.ts'
import type { Scope, Who } from '#commerce/platform/scope.ts'
import { invalidate } from '#commerce/platform/memory.ts'
import { latenessOf, LoadReport, loadOf, writtenSoFar } from '#commerce/platform/load.ts'
import { WaitingRoom } from '#commerce/platform/waiting-room/waiting-room.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { forbidden, handlerOf } from './handlers.ts'
import { type InternalAnswer, type InternalInput, type InternalCallName, internalCalls } from './internal-calls.ts'
import { raiseGeneration, generationAt } from '#commerce/site/generation.ts'
import { addShopState, changeGeneration, changeSettings, findSettings, findState } from '#commerce/site/store.ts'
import { closeSecretsAgain, eraseObject, rewindObject, wasSetBack } from './object.ts'
import { createVendors } from './vendors.ts'
import { readKeys } from '#commerce/vendors/keys/store.ts'
import { createSeal, type Seal, sealSecretsOf } from '#commerce/platform/seal.ts'
import { touchSession, isSessionAlive } from '#commerce/identity/sessions/store.ts'
import type { ShopSettings } from '#commerce/site/tables.ts'

type Work<T> = (scope: Scope) => Result<T> | Promise<Result<T>>

/** A shopper needs none of it, so it is loaded when somebody administers. */
const administration = () => import('./administration/in-shop.ts')
const nobody: Who = { customerId: null, sessionId: null, visitorId: null, address: '' }

/** One company: its database, its clock, its scheduled jobs. It cannot reach anything of another company. */
export class Shop extends DurableObject<Env> {
  readonly #db: ReturnType<typeof openDatabase>
  readonly #running: RunningCalls = new Map()
  /** Vendor keys that were opened before, by their sealed text. */
  readonly #keys = new Map<string, unknown>()
  readonly #waitingRoom = new WaitingRoom()
  readonly #load = new LoadReport()
  /** When the first job is due, as the alarm was set. An alarm that comes too soon finds nothing to do. */
  #firstDue = toBeRead
  #jobRun: ReturnType<typeof runDue> | null = null
  /** Whether the next night is known to have something to look at. */
  #changed = false

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#db = openDatabase(ctx.storage)
    void ctx.blockConcurrencyWhile(async () => {
      migrate(ctx, migrations, schema)
      const settings = findSettings(this.#db)
      if (settings) closeSecretsAgain(this.#db, this.#sealOf(settings))
      // Before the alarm: all that was due since that moment would run at once, for orders that went on without it.
      if (settings && wasSetBack(ctx)) changeSettings(this.#db, { jobsHeld: true })
      await this.#setAlarm()
    })
  }

  /** Calls of the contract by one caller, their input decoded by the Worker. Each has its own outcome. */
  async run(calls: readonly ShopCall[], caller: Caller): Promise<Together<Outcome>> {
    invalidate(this.ctx.storage, 'turn')
    // A read after a change has the moment of the change, so it shows the prices that were written.
    const at = Date.now()
    let known: Scope | null | undefined
    const outcomes = await runInOrder(calls, async (call) => {
      const scope = known === undefined ? this.#enter(caller, at) : known
      // A change may end the session.
      known = endpoints.get(call.name)?.reads === true ? scope : undefined
      return this.#answer(caller, (own) => this.#handle(call, own), scope)
    })
    return giveTogether(outcomes)
  }

  #handle({ name, input, key }: ShopCall, scope: Scope) {
    const no = forbidden(name, scope, { room: this.#waitingRoom, load: () => loadOf(this.ctx.storage) })
    if (no) return no
    const work = async () => handlerOf(name)(input, scope)
    const actor = ownerOf(scope.who)
    if (!endpoints.get(name)?.once || key === null || actor === null) return work()
    return onlyOnce(this.#db, this.#running, { actor, key, endpoint: name, input, now: scope.now }, work)
  }

  /** Whether the holder of this token may do this operation of the administration here. */
  async authorise(asked: AskedAccess, caller: Caller): Promise<Reply<Administrator>> {
    const { authorise } = await administration()
    const signedAs = findSettings(this.#db)?.signedAs ?? caller.companyId
    const hashes = secretsOf(this.env).believed.map((current, _, believed) =>
      createKeyedHash({ current, believed }, signedAs),
    )
    const who = { ...nobody, address: caller.address }
    return this.#answer(caller, (scope) => authorise({ ...scope, who }, asked, hashes))
  }
  /** An operation of the administration: the Worker has found out who asks and read the input. */
  async administer(asked: Asked, caller: Caller): Promise<Reply> {
    const { administerOnce } = await administration()
    // Moving a demo's clock moves every due time.
    this.#firstDue = toBeRead
    return this.#answer(caller, (scope) => administerOnce(scope, asked, this.#running))
  }

  /** What the Worker does partly itself, and webhooks. */
  internalCall<N extends InternalCallName>(
    name: N,
    input: InternalInput<N>,
    caller: Caller,
  ): Promise<Reply<InternalAnswer<N>>> {
    // During a deployment the Worker may be newer than this object, and ask for what it does not know yet.
    if (!Object.hasOwn(internalCalls, name)) return Promise.resolve(this.#reply(refused('unavailable')))
    const run = internalCalls[name] as (
      scope: Scope,
      input: InternalInput<N>,
    ) => Result<InternalAnswer<N>> | Promise<Result<InternalAnswer<N>>>
    return this.#answer(caller, (scope) => run(scope, input))
  }

  /** Starts a new shop, once; a shop that is open stays as it is. It sells nothing yet, and has the standard pages. */
  async open(settings: ShopSettings): Promise<void> {
    const { putInformation } = await import('./administration/import/content.ts')
    const { standardPages } = await import('./administration/standard-pages/pages.ts')
    if (this.isOpen()) return
    inTransaction({ db: this.#db }, ({ db }) => {
      addShopState(db, settings, Date.now())
      const scope = this.#scope(nobody)
      putInformation(scope, standardPages(settings), { standard: true })
      scope.scheduler.begin('audit', nextNight(scope.now, settings.companyId))
    })
    await this.#setAlarm()
  }
  isOpen(): boolean {
    return findSettings(this.#db) !== null
  }

  /** Which version runs here (null: it has no id, as in a local run), and up to which migration the database came. */
  release(): { version: string | null; schema: number | null } {
    return { version: this.env.VERSION?.id ?? null, schema: newestMigration(this.#db) }
  }

  override async alarm(): Promise<void> {
    await this.#runJobs()
  }
  /** Runs the jobs that are due, as the alarm would, and answers how many there were. */
  async runJobs(): Promise<Reply<{ ran: number }>> {
    return this.#reply(accepted({ ran: await this.#runJobs() }))
  }

  /**
   * Sets the database back to a moment of the last 30 days, or to a bookmark, with its next start, which comes at once.
   * Returns the bookmark that undoes it; null: only the platform keeps the past.
   */
  rewind(to: number | string): Promise<string | null> {
    return rewindObject(this.ctx, to)
  }

  /** Nothing of the shop is left here. Whatever runs ends with the object, which starts again empty if it is called. */
  erase(): Promise<void> {
    return eraseObject(this.ctx)
  }

  /** A call that comes while it runs waits for the same run. */
  #runJobs(): Promise<number> {
    this.#jobRun ??= runDue(
      () => this.#scope(nobody),
      (kind) => this.#jobOf(kind),
      onlyJobOf,
      () => {
        this.#jobRun = null
        return this.#setAlarm()
      },
    )
    return this.#jobRun.ended
  }
  #jobOf(kind: JobKind): Job {
    if (isOfPlatform(kind)) return (ref, scope) => platformJobs[kind](this.env, ref, scope)
    if (!isHousekeeping(kind)) this.#markChanged()
    // From its beginning on, what is written is for the next night.
    if (kind === 'audit') this.#changed = false
    return jobs[kind]
  }

  /** Once in an object's life, or since the night: a row is not written with every call. */
  #markChanged(): void {
    if (!this.#changed) markChanged(this.#db)
    this.#changed = true
  }

  /** null: the session that is claimed has ended. */
  #enter(caller: Caller, at?: number): Scope | null {
    const scope = this.#scope(nobody, at)
    assert(
      scope.shop.companyId === caller.companyId,
      'a Shop answers only its own company: take the object from the Directory row of the access key',
    )
    const { session, companyId: _, ...known } = caller
    if (session && !isSessionAlive(this.#db, session, scope.now)) return null
    if (session) touchSession(this.#db, session.sessionId, scope.now)
    const { customerId, sessionId } = session ?? nobody
    return {
      ...scope,
      who: { device: '', deviceKey: null, nextVisitorId: null, ...known, customerId, sessionId },
    }
  }

  async #answer<T>(caller: Caller, work: Work<T>, scope = this.#enter(caller)): Promise<Reply<T>> {
    latenessOf(this.ctx.storage).beat((ringing) => this.ctx.waitUntil(ringing))
    if (!scope) return this.#reply(refused('sign_in_needed'))
    const before = writtenSoFar(this.ctx.storage)
    try {
      const reply = this.#reply(await work(scope))
      // Counted from the moment they were read, which may have been just before a boundary that has passed since.
      const boundary = findNextMoment(this.#db, scope)
      return { ...reply, validForMs: boundary && boundary.getTime() - scope.now.getTime() }
    } finally {
      await this.#settle(before)
    }
  }

  async #settle(before: number): Promise<void> {
    if (writtenSoFar(this.ctx.storage) > before) this.#markChanged()
    if (this.#firstDue === toBeRead) await this.#setAlarm()
  }

  #reply<T>(result: Result<T>): Reply<T> {
    const known = findState(this.#db)
    return { result, generation: known ? generationAt(known, Date.now()) : 0, ...this.#load.publish(this.ctx) }
  }

  /** Without `at`, the time of a turn that has begun, another turn begins with an empty read cache. */
  #scope(who: Who, at?: number): Scope {
    const db = this.#db
    if (at === undefined) invalidate(db, 'turn')
    const settings = findSettings(db)
    assert(settings, notOpened)
    const now = new Date((at ?? Date.now()) + offsetMs(settings))
    const newId = () => crypto.randomUUID()
    const signedAs = settings.signedAs ?? settings.companyId
    const seal = this.#sealOf(settings)
    return {
      db,
      who,
      now,
      newId,
      shop: settings,
      scheduler: createScheduler(db, (dueAt) => {
        if (this.#jobRun || dueAt < this.#firstDue) this.#firstDue = toBeRead
      }),
      listeners,
      platform: platformOf(this.env),
      vendors: createVendors({ db, now, newId, settings, readKeys: () => readKeys(db, seal, this.#keys) }),
      seal,
      // The platform's hours are real, whatever the clock of a demo shop says.
      mayCodeLeave: (way) => mayCodeLeave(this.env, way, new Date()),
      outside: (request) => (this.env.OUTSIDE ? this.env.OUTSIDE.fetch(request) : fetch(request)),
      afterAnswer: (work) => this.ctx.waitUntil(work.finally(() => this.#settle(0))),
      bucket: createBucket(this.env.MEDIA, this.ctx.id.name),
      keyedHash: createKeyedHash(secretsOf(this.env), signedAs),
      links: createLinks(secretsOf(this.env), signedAs),
      invalidate(urgent = false) {
        const known = findState(db)
        if (known) changeGeneration(db, raiseGeneration(known, Date.now(), urgent))
      },
    }
  }

  #sealOf({ companyId, signedAs = companyId }: ShopSettings): Seal {
    return createSeal(sealSecretsOf(this.env), signedAs)
  }

  /** The one alarm is set to the first scheduled job, in real time. It does not ring while jobs run, so they go on. */
  async #setAlarm(): Promise<void> {
    this.#jobRun?.goOn()
    const settings = findSettings(this.#db)
    this.#firstDue = nextDueAt(this.#db, onlyJobOf(settings))
    if (!settings || !Number.isFinite(this.#firstDue)) return this.ctx.storage.deleteAlarm()
    return this.ctx.storage.setAlarm(Math.max(Date.now(), this.#firstDue - offsetMs(settings)))
  }
}

/** No job is due before this. */
const toBeRead = -1
/** A shop whose jobs are held only exports: it may notify nobody, but it cannot end without an export. */
const onlyJobOf = (settings: ShopSettings | null): JobKind | null => (settings?.jobsHeld ? 'backup' : null)
const offsetMs = ({ demo, clockOffsetMs }: ShopSettings): number => (demo ? clockOffsetMs : 0)
