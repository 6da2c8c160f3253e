import type { z } from 'zod'
import { isId } from '#shared/api/contract/brands.ts'
import { idSources, numbered } from '#shared/api/contract/number-ids.ts'
import { endpoints } from '#shared/api/index.ts'
import { entriesOf, shapeOf } from '#shared/api/contract/shapes.ts'
import { limits } from '#shared/limits.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { keepOfShop, keyOf, readOfShop } from '#edge/cache/site-store.ts'
import type { Call, EarlyContext } from '#edge/request/request-context.ts'

/**
 * Which ids another company's backend writes as JSON numbers: those go back to it as numbers, because a strict one
 * refuses text. Pages and forms have them as text, so it is known by the name of the field, per shop. One KV row a shop.
 */

const memory = new BoundedMap<{ names: ReadonlySet<string>; readAt: number }>(limits.shopsKnown)
const memoryMs = 60_000

async function numbersOf(context: EarlyContext): Promise<ReadonlySet<string>> {
  const key = keyOf(context)
  const kept = memory.get(key)
  if (kept && Date.now() - kept.readAt < memoryMs) return kept.names
  const stored = await readOfShop(context, 'numbers:')
  const names = Array.isArray(stored)
    ? new Set(stored.filter((name) => typeof name === 'string'))
    : (kept?.names ?? none)
  const beside = memory.get(key)
  // Meanwhile another answer may have been read.
  if (beside && beside !== kept) return beside.names
  memory.set(key, { names, readAt: Date.now() })
  // A row whose time is over is written again while it is needed; one that KV did not give in time, too.
  if (stored === null && names.size > 0) keepNames(context, names)
  return names
}
const none: ReadonlySet<string> = new Set()

const keepNames = (context: EarlyContext, names: ReadonlySet<string>): void =>
  keepOfShop(context, 'numbers:', [...names], { keptSeconds: limits.numberIdsKeptSeconds })

/** An answer held these names with a number each. */
export function noteNumbers(context: EarlyContext, found: ReadonlySet<string>): void {
  if (!context.env.BACKEND_URL) return
  const seen = [...found].filter((name) => sentBack().has(name))
  const isKnown = (names: ReadonlySet<string> | undefined) => seen.every((name) => names?.has(name))
  if (isKnown(memory.get(keyOf(context))?.names)) return
  const learn = async () => {
    const known = await numbersOf(context)
    if (isKnown(known)) return
    const grown = new Set([...known, ...seen])
    memory.set(keyOf(context), { names: grown, readAt: Date.now() })
    keepNames(context, grown)
  }
  context.waitUntil(learn())
}

/** What a call's body is in JSON, with its ids as its backend writes them. */
export async function withNumbers(context: EarlyContext, { endpoint, sent, file }: Call): Promise<unknown> {
  if (!context.env.BACKEND_URL || !sent.body || file) return sent.body
  const numbers = await numbersOf(context)
  return numbers.size === 0 ? sent.body : numbered(endpoint.input, sent.body, numbers)
}

let known: ReadonlySet<string> | null = null
/** The fields of answers whose values go back. */
const sentBack = (): ReadonlySet<string> =>
  (known ??= new Set(
    [...endpoints.values()].flatMap(({ input }) => idsIn(input)).flatMap((name) => idSources[name] ?? name),
  ))

function idsIn(schema: z.ZodType, name = ''): string[] {
  const shape = shapeOf(schema)
  if (shape?.kind === 'wrapper') return idsIn(shape.inner, name)
  if (shape?.kind === 'list') return idsIn(shape.row)
  if (isId(schema)) return [name]
  return entriesOf(schema).flatMap(([, [field, inner]]) => idsIn(inner, field))
}
