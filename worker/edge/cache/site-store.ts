import { limits } from '#shared/limits.ts'
import { note, warn } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/** Until when a namespace that did not answer is left alone, ms since the epoch. */
const silentUntil = new WeakMap<KVNamespace, number>()

/**
 * A value that this or another isolate kept in KV, as JSON. null: there is none, it is no JSON, or KV did not answer in
 * time. Nothing depends on it: a reader asks the backend instead.
 */
export function readStored(context: EarlyContext, name: string): Promise<unknown> {
  return fromStore(context, name, async (SITE) => {
    const text = await SITE.get(name)
    return text === null ? null : (JSON.parse(text) as unknown)
  })
}

/** The same for bytes, with what was written beside them. */
export function readStoredBytes(
  context: EarlyContext,
  name: string,
): Promise<{ bytes: ArrayBuffer; beside: unknown } | null> {
  return fromStore(context, name, async (SITE) => {
    const { value, metadata } = await SITE.getWithMetadata(name, 'arrayBuffer')
    return value && { bytes: value, beside: metadata }
  })
}

async function fromStore<T>(
  { env: { SITE }, log }: EarlyContext,
  name: string,
  read: (store: KVNamespace) => Promise<T>,
): Promise<T | null> {
  if ((silentUntil.get(SITE) ?? 0) > Date.now()) return null
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${limits.kvReadMs} ms`)), limits.kvReadMs)
  try {
    return await Promise.race([read(SITE), late])
  } catch (error) {
    note(log, `KV ${name.split(':')[0]}: ${error instanceof Error ? error.message : 'failed'}`)
    // A value that cannot be read is a miss of its own; only a KV that fails is left alone.
    if (!(error instanceof SyntaxError)) silentUntil.set(SITE, Date.now() + limits.kvAgainMs)
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps a value for the other isolates, bytes with something beside them. It may fail: the next reading asks the backend. */
export function keepStored(
  context: EarlyContext,
  name: string,
  value: string | ArrayBufferView,
  { keptSeconds, beside }: { keptSeconds?: number; beside?: object } = {},
): void {
  const options = {
    ...(keptSeconds === undefined ? {} : { expirationTtl: keptSeconds }),
    ...(beside === undefined ? {} : { metadata: beside }),
  }
  const put = async () => context.env.SITE.put(name, value, options)
  context.waitUntil(
    put().catch((error: unknown) =>
      warn(
        context.log,
        `KV ${name.split(':')[0]} was not written: ${error instanceof Error ? error.message : 'failed'}`,
      ),
    ),
  )
}
