import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { type RouteName, routes } from '#shared/web/routes.ts'
import type { Target } from '#edge/pages/show-page.tsx'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'

/** The pages that have a twin in Markdown; what makes them is loaded with the first program that asks for one. */
const twinned: ReadonlySet<RouteName> = new Set(['product', 'products', 'article', 'information'])

/** Whether Markdown is asked for, and no less than HTML. No browser names it. */
export function wantsMarkdown({ headers }: Pick<Request, 'headers'>): boolean {
  const accepted = parseAccept((headers.get('accept') ?? '').slice(0, 500))
  const [wanted = 0, html = 0] = ['text/markdown', 'text/html'].map(
    (name) => accepted.find(({ type }) => type.toLowerCase() === name)?.q,
  )
  return wanted > 0 && wanted >= html
}

export const hasTwin = (name: RouteName): boolean => twinned.has(name)

const twinnedPaths: ReadonlySet<string> = new Set([...twinned].map((name) => routes[name].path))
/** The same by the pattern of its address. */
export const hasTwinAt = (pattern: string): boolean => twinnedPaths.has(pattern)

/** The page as Markdown. */
export const showTwin = async (context: RequestContext, target: Target): Promise<Response> =>
  (await import('./show-twin.ts')).showTwin(context, target)

/** What is here for programs, as words. */
export const guide =
  (name: 'llms' | 'agents') =>
  async (c: Context<EdgeEnv>): Promise<Response> =>
    (await import('./guides.ts')).showGuide(c.get('context'), name)

/** The Universal Commerce Protocol: its profile, and its two transports. */
export const ucpProfile = async (c: Context<EdgeEnv>): Promise<Response> =>
  (await import('./ucp.ts')).showProfile(c.get('context'))
export const ucpRest = async (c: Context<EdgeEnv>): Promise<Response> => (await import('./ucp.ts')).answerRest(c)
export const ucpTools = async (c: Context<EdgeEnv>): Promise<Response> => (await import('./ucp.ts')).answerTools(c)
