import { ApiFailure, type EndpointName } from '#shared/api/index.ts'
import { safeLink } from '#shared/links.ts'
import { href } from '#shared/routes.ts'
import { type FlashCode, text } from '#shared/text.ts'
import { type ActionContext, ActionRefused, go, type Outcome } from '../page.ts'

type Context = ActionContext<'login'> | ActionContext<'register'>

/** A field no person sees was filled: a program's try. It learns nothing from the answer. */
export function refuseRobots(ctx: Context): void {
  if (String(ctx.form.get('website') ?? '') !== '') throw new ActionRefused('bad_request')
}

/** Signs in with what the backend answered and goes on where the shopper was going; only to a path of this shop. */
export function signIn(ctx: Context, endpoint: EndpointName, { token }: { token: string | null }, flash: FlashCode): Outcome {
  // An answer without a token is the specification's own case, told in its own words; it is the backend's fault, not the form's.
  if (!token) throw new ApiFailure(endpoint, 'refused', 422, text.tokenUndefined)
  const next = safeLink(ctx.query.get('next') ?? '', { origin: ctx.shop.origin })
  return go(next ?? href('profile'), { token, flash })
}
