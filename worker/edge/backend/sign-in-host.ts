import type { MiddlewareHandler } from 'hono'
import { limits } from '#shared/limits.ts'
import { note } from '#edge/request/log.ts'
import { text } from '#shared/text/text.ts'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { answer } from '#edge/request/answer.ts'
import { withIdleTimeout } from './idle-timeout.ts'

const paths = new Set(['/google', '/callback'])
const signInDown = 'Masuk dengan Google sedang terganggu. Kembali ke toko, lalu coba lagi atau masuk dengan cara lain.'

/**
 * The callback host of the platform is no shop: its two addresses are commerce's, with the one cookie they keep.
 * Everything else is not there.
 */
export const identity: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const early = c.get('early')
  if (!c.env.SIGN_IN_HOST || early.tenant.host !== c.env.SIGN_IN_HOST) return next()
  if (c.req.method !== 'GET' || !paths.has(early.url.pathname)) return plain(404, text.pageNotFound)
  early.log.backendCalls += 1
  const response = await withIdleTimeout(limits.writeTimeoutMs, () =>
    c.env.COMMERCE.fetch(
      new Request(`https://commerce/identity${early.url.pathname}${early.url.search}`, {
        headers: { cookie: c.req.header('cookie') ?? '' },
        redirect: 'manual',
      }),
    ),
  ).catch((error: unknown) => note(early.log, error instanceof Error ? error.message : 'no answer'))
  if (!response) return plain(503, signInDown)
  const [to, cookie] = [response.headers.get('location'), response.headers.get('set-cookie')]
  if (to === null) return plain(response.status, await response.text())
  return answer(early, null, {
    kind: 'data',
    status: 302,
    headers: { location: to, ...(cookie === null ? {} : { 'set-cookie': cookie }) },
  })

  function plain(status: number, words: string) {
    return answer(early, words, { kind: 'data', status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}
