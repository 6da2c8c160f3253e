import type { api } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { readPoint } from '#shared/indonesia/read-point.ts'
import { type ActionContext, ActionRefused, can } from '#client/app/page/page.ts'
import { readAtOnce, refuseMissing } from '#client/app/page/required-fields.ts'

type Context = Pick<ActionContext<'checkout'>, 'form' | 'shop' | 'read'>
type Reads = typeof api.checkout.applyAddress | typeof api.address.save

/** What an endpoint for an address takes, with `more` that the form does not send. */
export function readAddress<E extends Reads>(ctx: Context, endpoint: E, more: Record<string, unknown>) {
  return readAtOnce(ctx, (check, sent) => {
    check(() => refuseMissing(ctx.form, neededFields(ctx)))
    const point = check(() => pointOf(ctx))
    return check(() => ctx.read(endpoint, { ...more, ...point, ...sent }))
  })
}

/** What was typed or pasted as a point; nothing means that there is none. */
function pointOf({ form }: Context): { latitude: number | null; longitude: number | null } {
  const typed = String(form.get('point') ?? '').slice(0, limits.urlBytes)
  if (typed.trim() === '') return { latitude: null, longitude: null }
  const point = readPoint(typed)
  if (!point) throw new ActionRefused('point_invalid', { point: messageOf('point_invalid') })
  return point
}

/** Digital goods need a name and a phone only, and their form has no street. */
function neededFields({ form, shop }: Context): string[] {
  const who = ['recipient', 'phone']
  if (!form.has('street')) return who
  // What a Worker has not learned yet about the backend, the form knows: its page asked for names.
  const picked = can(shop, 'region.list') && !form.has('province')
  const region = picked ? ['villageCode'] : ['province', 'regency', 'district', 'village']
  return [...who, ...region, 'street', 'postcode']
}
