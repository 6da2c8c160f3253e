import { type ActionContext, go, type Outcome } from '#client/app/page/page.ts'
import { api } from '#shared/api/index.ts'
import { href } from '#shared/web/routes.ts'

/** A guest whose browser shows no news signs in first, so that the shop knows where its message goes. `at`: the page. */
export async function askAlert(
  ctx: Pick<ActionContext<'product'>, 'api' | 'read' | 'session'>,
  at: (itemId: string) => string,
): Promise<Outcome> {
  const asked = ctx.read(api.alert.ask)
  const here = at(asked.itemId)
  if (ctx.session === null && asked.endpoint === null) return go(href('login', {}, { next: here }))
  const { channel } = await ctx.api.alert.ask(asked)
  return go(here, { flash: `alert_${channel}`, toast: true })
}
