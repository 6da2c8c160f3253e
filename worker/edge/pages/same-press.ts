import { keyPattern } from '#shared/web/id-patterns.ts'
import { onceField } from '#client/app/dom-names.ts'
import { limits } from '#shared/limits.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { keyedHash } from '#edge/request/keyed-hash.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { textOf } from './page-context.ts'

/** The presses of a moment: when each was, and its key, by a hash of who pressed what. */
const presses = new BoundedMap<{ key: string; at: number }>(limits.pressesKnown)

/** What makes a form's change happen once: the key that one of our pages or scripts made, anything else counts as none. */
export function keyOf(context: RequestContext, form: FormData): string {
  const given = textOf(form.get(onceField))
  return keyPattern.test(given) ? given : keyOfPress(context, form)
}

/**
 * The key of a form that holds none, because its page is everybody's. Before a script is there, a finger that taps twice
 * sends the form twice: what the same visitor sends again so soon is the same press, and happens once.
 */
function keyOfPress({ tenant, session, visitorId, url }: RequestContext, form: FormData): string {
  const key = crypto.randomUUID()
  const who = session?.token ?? visitorId
  const fields = [...form]
  if (who === null || fields.some(([, value]) => typeof value !== 'string')) return key
  const press = keyedHash(tenant, `press\n${JSON.stringify([who, url.pathname + url.search, fields])}`)
  const now = Date.now()
  const before = presses.get(press)
  if (before && now - before.at < limits.samePressMs) return before.key
  presses.set(press, { key, at: now })
  return key
}
