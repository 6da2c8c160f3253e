import { createExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { begin, type EdgeEnv, recover } from '#edge/pipeline.tsx'
import { browse } from '#tests/support/edge.ts'
import { bindings } from '#tests/support/bindings.ts'
import { openShop } from '#tests/support/shop.ts'

/** A page of ours with a bug in it, behind the real beginning and end of the pipeline. */
function broken(path: string, headers: Record<string, string> = {}) {
  const app = new Hono<EdgeEnv>()
  app.onError(recover)
  app.use(begin)
  app.all('*', () => {
    throw new TypeError('rahasia: kolom harga')
  })
  return app.request(`http://toko.localhost${path}`, { headers }, bindings, createExecutionContext())
}

test('a bug is a whole page that hides what went wrong and can be reloaded', async () => {
  const response = await broken('/')
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(html).toContain('Something went wrong - 500')
  expect(html).toContain('Muat Ulang')
  expect(html).not.toContain('rahasia')
  expect(html).toContain(response.headers.get('request-id') ?? 'no id')
  expect(html.endsWith('</html>')).toBe(true)
})

test('a script is told of a bug in JSON, with the word Error and no more', async () => {
  const response = await broken('/order/cart', { accept: 'application/json' })
  expect([response.status, await response.json()]).toEqual([500, { ok: false, status: 500, message: 'Error', fields: {} }])
})

test('a script whose session ended is sent to the login and told why there', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const { fetch } = browse(shop)
  const token = await shop.signIn()
  await shop.call('customer.logout', {}, { token })
  const init = { method: 'POST', headers: { accept: 'application/json', cookie: `__Host-ACCESS_WEB=${token}` }, body: new URLSearchParams() }
  const ended = await fetch('/order/cart?_=refresh', init)
  expect(await ended.json()).toMatchObject({ ok: true, to: '/auth/login?next=%2Forder%2Fcart' })
  expect(ended.headers.getSetCookie().join()).toContain('__Host-FLASH=session_ended')
  const guest = await fetch('/profile?_=logout', { ...init, headers: { accept: 'application/json' } })
  expect(await guest.json()).toMatchObject({ ok: true, to: '/auth/login?next=%2Fprofile' })
})
