import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openShop, randomHost } from '#tests/support/in-workerd/shop.ts'

const bearer = { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' }

test('a shop gets a domain, makes it its primary one and gives one up, and its visitors follow', async () => {
  const [opened, other] = [await openShop({ sample: 'kopi' }), await openShop()]
  const shop = browse(opened)
  const fresh = randomHost()
  const administer = (method: string, path: string, body?: object, host = opened.host) =>
    shop.fetch(`/admin/v1/shops/${host}/domains${path}`, {
      method,
      headers: bearer,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const home = (host: string) => shop.fetch('/', {}, host)
  expect((await home(fresh)).headers.get('location') ?? (await home(fresh)).status).not.toBe(200)
  expect((await administer('POST', '', { domain: other.host })).status).toBe(409)
  expect((await administer('POST', '', { domain: 'a b' })).status).toBe(422)
  expect((await administer('POST', '', { domain: fresh.toUpperCase() })).status).toBe(200)
  expect((await administer('POST', '', { domain: fresh })).status).toBe(200)
  expect((await home(fresh)).headers.get('location')).toContain(opened.host)
  expect((await administer('PUT', `/${fresh}/primary`)).status).toBe(200)
  expect((await home(fresh)).status).toBe(200)
  expect([(await home(opened.host)).status, (await home(opened.host)).headers.get('location')]).toEqual([
    301,
    expect.stringContaining(fresh),
  ])
  expect(await (await administer('GET', '')).json()).toEqual({
    domains: [
      { host: fresh, primary: true },
      { host: opened.host, primary: false },
    ],
    pending: [],
  })
  expect((await administer('DELETE', `/${fresh}`)).status).toBe(409)
  expect((await administer('PUT', `/${other.host}/primary`)).status).toBe(404)
  expect((await administer('DELETE', `/${other.host}`)).status).toBe(404)
  expect((await administer('DELETE', `/${opened.host}`)).status).toBe(200)
  expect([200, 301]).not.toContain((await home(opened.host)).status)
  const lines = (await (await shop.fetch(`/admin/v1/shops/${fresh}/log`, { headers: bearer })).json()) as {
    lines: { operation: string }[]
  }
  expect(lines.lines.slice(0, 3)).toMatchObject([
    { operation: 'domain.remove', subject: opened.host },
    { operation: 'domain.makePrimary', changes: [{ field: 'host', before: opened.host, after: fresh }] },
    { operation: 'domain.add', changes: [{ field: 'domain' }] },
  ])
  // The suite's audit looks for the shop at its first host.
  expect((await administer('POST', '', { domain: opened.host }, fresh)).status).toBe(200)
})
