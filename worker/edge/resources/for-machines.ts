import { dayMs } from '#shared/format/units.ts'
import type { Context } from 'hono'
import { limits } from '#shared/limits.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { resources } from '#shared/web/resources.ts'
import { href } from '#shared/web/routes.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { answer, redirectTo } from '#edge/request/answer.ts'

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

/**
 * Where somebody tells of a hole in the shop (RFC 9116): the platform's contact, because the code is its own, then the
 * shop's.
 */
export function securityContact(c: Context<EdgeEnv>): Promise<Response> {
  const { shop, origin, url } = c.get('context')
  const { email } = shop.business
  const contacts = [c.env.SECURITY_CONTACT ?? '', email === '' ? '' : `mailto:${email}`].filter((one) => one !== '')
  if (contacts.length === 0) return notFoundPage(c.get('context'), pageNotFoundAt(url.pathname))
  const until = new Date(Math.ceil(Date.now() / dayMs + limits.securityContactDays) * dayMs)
  const lines = [
    ...contacts.map((one) => `Contact: ${one}`),
    `Expires: ${until.toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${origin}${resources.securityContact}`,
  ]
  return answer(c.get('context'), `${lines.join('\n')}\n`, {
    kind: 'system',
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

/** Password managers lead their people here: https://w3c.github.io/webappsec-change-password-url/ */
export const changePassword = (c: Context<EdgeEnv>): Promise<Response> =>
  redirectTo(c.get('context'), href('profileEdit'))

/** Password managers offer a passkey here: https://w3c.github.io/webappauthn-passkey-endpoints/ */
export function passkeyEndpoints(c: Context<EdgeEnv>): Promise<Response> {
  const at = c.get('context').origin + href('profileEdit')
  return answer(c.get('early'), JSON.stringify({ enroll: at, manage: at }), {
    kind: 'data',
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

/** That a browser's Global Privacy Control is respected: `client/scripts/page/tags.ts` takes it for a no. */
export const privacyControl = (c: Context<EdgeEnv>): Promise<Response> =>
  answer(c.get('early'), JSON.stringify({ gpc: true, lastUpdate: '2026-11-25' }), {
    kind: 'data',
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
