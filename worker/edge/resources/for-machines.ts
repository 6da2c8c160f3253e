import type { Context } from 'hono'
import { resources } from '#shared/web/routes.ts'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { answer } from '#edge/request/answer.ts'

/** Monitors: up or not, and for a deployment which version answers. */
export const health = (c: Context<EdgeEnv>): Promise<Response> =>
  answer(c.get('early'), JSON.stringify({ status: 'ok', version: c.env.VERSION?.id }), {
    kind: 'data',
    headers: { 'cache-control': 'no-store' },
  })

/** The platform answers files itself; what comes here is none. A browser must not keep that for a year. */
export const noFile = (c: Context<EdgeEnv>): Promise<Response> =>
  answer(c.get('early'), null, { kind: 'data', status: 404, headers: { 'cache-control': 'no-store' } })

export const robots = (c: Context<EdgeEnv>): Promise<Response> =>
  answer(
    c.get('early'),
    `User-agent: *\nDisallow: /auth/\nDisallow: /order/\nDisallow: /profile\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${c.get('early').origin}${resources.sitemap}\n`,
    {
      kind: 'system',
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  )
