import { PageExit } from '#client/app/page/page.ts'
import { ApiFailure } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { isMadeUp } from '#shared/web/known-query.ts'
import { build } from '#edge/request/assets.ts'
import { breakerOf, unlessSilent } from './breaker.ts'
import { besideMs } from './pace.ts'
import { hasItsFiles } from './former-builds.ts'
import { inPlace } from './in-place.ts'
import { BoundedMap } from './bounded-map.ts'
import { within } from '#shared/web/time.ts'
import { SingleFlight } from './single-flight.ts'
import { currentGeneration, knownGeneration } from './generation.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/** A page ready to send: bytes, their ETag, and the stamp that says how long they are valid. */
export interface Entry {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  etag: string
  build: string
  generation: number
  freshUntil: number
  /**
   * A boundary (a flash sale's start or end) past which it is no longer true, whatever its generation; null when there
   * is none.
   */
  validUntil: number | null
  /** A read had no answer, so it may lack a part: it is kept for seconds only. */
  lost?: boolean
  /** It says that nothing was found. */
  missed?: boolean
}
interface Rendered {
  /** The renderer's bytes, or the text of a part of a page or of JSON. */
  body: Uint8Array<ArrayBuffer> | string
  contentType: string
}
interface Served {
  entry: Entry
  /** old: kept from before because the backend does not answer. */
  how: 'hit' | 'stale' | 'miss' | 'old'
}

/** How old a copy may become, and how long a request waits for another that already renders the same. */
interface Patience {
  freshMs: number
  followerWaitMs: number
  /** How long past its time a copy is served while it is made again, where no generation tells of a change. */
  staleMs?: number
  /** false: only the data centre's cache keeps it. */
  inMemory?: boolean
}
const pagePatience: Patience = { freshMs: limits.pageFreshMs, followerWaitMs: limits.followerWaitMs }

/** First layer: bytes in this isolate. Every key begins with the shop. */
const memory = new BoundedMap<Entry>(limits.pageMemoryEntries, limits.pageMemoryBytes, bytesIn)
/**
 * Pages whose address has words or numbers that anybody can make up: searches, prices, attributes, variants. They have
 * a small memory of their own, so that however many are requested, they push no other page out.
 */
const freeMemory = new BoundedMap<Entry>(limits.pageMemoryFreeEntries, limits.pageMemoryBytes / 8, bytesIn)
function bytesIn({ bytes }: Entry): number {
  return bytes.byteLength
}

const memoryOf = (address: string) => (isMadeUp(address) ? freeMemory : memory)

/** A whole catalogue would push out every page; the second layer holds it. */
function remember(address: string, key: string, entry: Entry, { inMemory }: Patience): void {
  if (inMemory === false) return
  if (bytesIn(entry) > limits.pageMemoryEntryBytes) memoryOf(address).delete(key)
  else memoryOf(address).set(key, entry)
}

/** What is not there, and where it leads instead: pages without bytes, kept as long as a page. */
const exits = new BoundedMap<{ error: Error; generation: number; until: number }>(limits.pageMemoryEntries)
const isExit = (error: unknown): error is PageExit | ApiFailure =>
  error instanceof PageExit || (error instanceof ApiFailure && error.status === 404)

const flights = new SingleFlight<Entry>()
/** A page of a slow backend may take longer than one that was cut off. */
const underWay = (context: EarlyContext, key: string): Promise<Entry> | null =>
  flights.underWay(key, Math.min(limits.afterAnswerMs, besideMs(context, { leastMs: limits.flightMaxMs, reads: 4 })))

/**
 * A fresh copy from the cache; else a stale one, which is refreshed; else a new render, or an old copy when that fails.
 */
export async function servePage(
  context: EarlyContext,
  address: string,
  render: () => Promise<Rendered>,
  patience = pagePatience,
): Promise<Served> {
  const key = `${context.tenant.companyId}|${context.origin}|${address}`
  const generation = await currentGeneration(context)
  const kept = memoryOf(address)
  const wanted = { key, address, render, patience }
  const stored = context.env.FRESH_PAGES ? null : (kept.get(key) ?? (await readCacheApi(context, wanted)))
  // A page whose script and style sheet are gone is worse than none; another build's is at most shown as an old one.
  const entry = stored && (await hasItsFiles(context, stored.build)) ? stored : null
  const now = Date.now()
  const exit = entry || context.env.FRESH_PAGES ? undefined : exits.get(key)
  if (exit && exit.generation >= generation && now < exit.until) throw exit.error
  const isTrue = entry && entry.build === build && entry.generation >= generation && isTrusted(entry, now, patience)
  if (isTrue && now < entry.freshUntil) return { entry, how: 'hit' }
  const before = isTrue && !entry.lost && now < entry.freshUntil + limits.wholePageMs ? entry : null
  if (isTrue && !entry.lost) {
    if (!underWay(context, key))
      void lead(context, { ...wanted, waitMs: limits.placeWaitMs, before }).catch(() => undefined)
    return { entry, how: 'stale' }
  }
  // A copy that lost a part does not count: the request waits for a whole page.
  const first = !entry || entry.lost === true
  // What is not trusted may show an expired price: a short wait is better.
  const waitMs = first || !isTrusted(entry, now, patience) ? limits.placeWaitMs : limits.silentMs
  const fresh = followOrLead(context, { ...wanted, waitMs, placed: first ? context.placed : undefined }, generation)
  if (!entry) return { entry: await fresh, how: 'miss' }
  try {
    const rendered = first ? await fresh : await unlessSilent(breakerOf(context, 'catalogue'), fresh)
    return rendered ? { entry: rendered, how: 'miss' } : { entry, how: 'old' }
  } catch (failure) {
    // Only a backend that does not answer makes an old copy the better page; a missing product is missing.
    if (failure instanceof ApiFailure && failure.kind === 'down') return { entry, how: 'old' }
    throw failure
  }
}

const isValid = ({ validUntil }: Entry, now: number): boolean => validUntil === null || now < validUntil
/** A backend that says no generation tells of no change, so a copy's age alone says whether its prices are true. */
const isTrusted = (entry: Entry, now: number, { staleMs = limits.wholePageMs }: Patience): boolean =>
  isValid(entry, now) && (entry.generation > 0 || now < entry.freshUntil + staleMs)

interface Wanted {
  key: string
  address: string
  render: () => Promise<Rendered>
  patience: Patience
  /** How long it waits for a place among the renders of its shop. */
  waitMs: number
  /** A whole page that is true and not long over its time: one that lost a part does not replace it. */
  before?: Entry | null
  /** Called when rendering begins; undefined: an older copy may be served instead. */
  placed?: (() => void) | undefined
}
/** The flights that have got their place. */
const atWork = new WeakSet<Promise<Entry>>()

/** Followers share the leader's bytes; one that has waited long enough renders the page itself. */
async function followOrLead(context: EarlyContext, wanted: Wanted, generation: number): Promise<Entry> {
  const { key, render, patience, waitMs, placed } = wanted
  const leader = underWay(context, key)
  if (!leader) return lead(context, wanted)
  if (atWork.has(leader)) placed?.()
  const drawn = () => {
    placed?.()
    return render()
  }
  // At a slow backend a second render would only send the same reads again and end no sooner.
  const beside = besideMs(context, { leastMs: patience.followerWaitMs, reads: 3 })
  const entry = await within(beside, leader, () => null).catch(() => null)
  // A leader that began before the last change, or before a boundary, renders a page that is already known to be old.
  return entry && entry.generation >= generation && isValid(entry, Date.now())
    ? entry
    : toEntry(context, await inPlace(context, { waitMs }, drawn), patience)
}

function lead(
  context: EarlyContext,
  { key, address, render, patience, waitMs, before: kept, placed }: Wanted,
): Promise<Entry> {
  const flight = flights.lead(context, key, async () => {
    const before = knownGeneration(context)
    // `flight` is known from the next tick on.
    await Promise.resolve()
    const inItsPlace = () => {
      atWork.add(flight)
      placed?.()
      return render()
    }
    const rendered = await inPlace(context, { waitMs }, inItsPlace).catch((error: unknown) => {
      // What is not there yet may appear by the clock alone.
      const until = Math.min(Date.now() + patience.freshMs, context.validity.until ?? Number.POSITIVE_INFINITY)
      if (isExit(error)) exits.set(key, { error, generation: before || knownGeneration(context), until })
      throw error
    })
    const entry = await toEntry(context, rendered, patience, before)
    if (entry.lost && kept) return kept
    keepEntry(context, address, key, entry, patience)
    return entry
  })
  return flight
}

function keepEntry(context: EarlyContext, address: string, key: string, entry: Entry, patience: Patience): void {
  remember(address, key, entry, patience)
  context.waitUntil(writeCacheApi(context, address, entry))
}

/**
 * The stamp carries the generation known before the render began, unless the first answer of this render brought it: a
 * change that lands while we render makes the page out of date at once.
 */
async function toEntry(
  context: EarlyContext,
  { body, contentType }: Rendered,
  { freshMs }: Patience,
  before = knownGeneration(context),
): Promise<Entry> {
  const { lost, missed = false } = context.validity
  const bytes = typeof body === 'string' ? (new TextEncoder().encode(body) as Uint8Array<ArrayBuffer>) : body
  const etag = await etagOf(bytes)
  return {
    bytes,
    contentType,
    etag,
    build,
    generation: before === 0 ? knownGeneration(context) : before,
    freshUntil: Date.now() + (lost ? Math.min(limits.lostPageMs, freshMs) : freshMs),
    validUntil: context.validity.until,
    lost,
    ...(missed ? { missed } : {}),
  }
}

/** What says that two answers have the same bytes. */
export async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${btoa(String.fromCharCode(...digest.subarray(0, 12)))}"`
}

// Second layer: the data centre's Cache API, on the shop's own host. It keeps no freshness of its own that matters: the
// stamp does.
const cacheUrl = (context: EarlyContext, address: string) =>
  `https://${context.tenant.host}/__page/${context.tenant.companyId}/${encodeURIComponent(context.origin)}${address}`
const keptSeconds = 7 * 86_400

async function writeCacheApi(
  context: EarlyContext,
  address: string,
  { bytes, contentType, ...stamp }: Entry,
): Promise<void> {
  const headers = {
    'content-type': contentType,
    'cache-control': `public, max-age=${keptSeconds}`,
    stamp: JSON.stringify(stamp),
  }
  await caches.default.put(cacheUrl(context, address), new Response(bytes, { headers }))
}

async function readCacheApi(
  context: EarlyContext,
  { address, key, patience }: Omit<Wanted, 'waitMs'>,
): Promise<Entry | null> {
  const response = await caches.default.match(cacheUrl(context, address)).catch(() => undefined)
  const stamp = response?.headers.get('stamp')
  if (!response || !stamp) return null
  const entry: Entry = {
    ...(JSON.parse(stamp) as Omit<Entry, 'bytes' | 'contentType'>),
    contentType: response.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
  remember(address, key, entry, patience)
  return entry
}
