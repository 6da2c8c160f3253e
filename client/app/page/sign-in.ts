import { ApiFailure, type EndpointName } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { safeLink } from '#shared/web/links.ts'
import { href } from '#shared/web/routes.ts'
import { pause } from '#shared/web/time.ts'
import { type FlashCode, text } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import { type ActionContext, ActionRefused, go, type Outcome } from './page.ts'

type Context =
  | ActionContext<'login'>
  | ActionContext<'register'>
  | ActionContext<'loginByCode'>
  | ActionContext<'forgotPassword'>
  | ActionContext<'googleVerification'>

/**
 * Refuses programs: one that filled the hidden field or never loaded the form learns nothing from the answer. A form
 * that comes back faster than a person types has to wait; a password manager may be that fast, so it is not refused.
 */
export async function refuseRobots({ form }: Context): Promise<void> {
  const shownAt = Number(form.get(dom.shownAtField) || Number.NaN)
  const age = Date.now() - shownAt
  // The page and its form may be handled by two machines whose clocks differ a little.
  if (String(form.get('website') ?? '') !== '' || Number.isNaN(age) || age < -60_000)
    throw new ActionRefused('bad_request')
  if (age < limits.formFillMs) await pause(limits.formFillMs - Math.max(0, age))
}

/** Signs in with the backend's answer and leads on to where the shopper was going, but only within this shop. */
export function signIn(
  ctx: Context,
  endpoint: EndpointName,
  { token, device }: { token: string | null; device: string | null },
  flash: FlashCode,
): Outcome {
  // The specification has a sentence of its own for an answer without a token. It is the backend's fault, not the
  // form's.
  if (!token) throw new ApiFailure(endpoint, 'refused', 422, text.tokenUndefined)
  const next = safeLink(ctx.query.get('next') ?? '', { origin: ctx.shop.origin })
  return go(next ?? href('profile'), { token, device, flash })
}
