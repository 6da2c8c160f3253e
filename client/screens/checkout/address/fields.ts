import { browserMessage } from '#shared/text/browser-errors.ts'
import { limits } from '#shared/limits.ts'
import { readPoint } from '#shared/indonesia/point.ts'
import { type ActionContext, ActionRefused, can } from '#client/app/page/page.ts'

type Context = Pick<ActionContext<'checkout'>, 'form' | 'shop'>

/** What was typed or pasted as a point; nothing means that there is none. */
export function pointOf({ form }: Context): { latitude: number | null; longitude: number | null } {
  const typed = String(form.get('point') ?? '').slice(0, limits.urlBytes)
  if (typed.trim() === '') return { latitude: null, longitude: null }
  const point = readPoint(typed)
  if (!point) throw new ActionRefused('point_invalid', { point: browserMessage('point_invalid') })
  return point
}

/** Digital goods need a name and a phone only, and their form has no street. */
export function neededFields({ form, shop }: Context): string[] {
  const who = ['recipient', 'phone']
  if (!form.has('street')) return who
  const region = can(shop, 'region.list') ? ['villageCode'] : ['province', 'regency', 'district', 'village']
  return [...who, ...region, 'street', 'postcode']
}
