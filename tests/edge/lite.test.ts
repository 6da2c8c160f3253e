import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const opened = lazily(async () => openShop({ sample: 'batik' }))
const saving = { 'save-data': 'on' }
const isLight = (html: string) => html.includes('<html data-lite ')

test('who saves data gets the same kept page with one narrow file of each picture, and nothing unasked', async () => {
  const { fetch, backendCalls } = browse(await opened())
  const [full, address] = [await fetch('/'), '/']
  const html = await full.text()
  const calls = backendCalls()
  const answer = await fetch(address, { headers: saving })
  const lite = await answer.text()
  // Nobody made another page for it.
  expect(backendCalls()).toBe(calls)
  expect([isLight(html), isLight(lite)]).toEqual([false, true])
  expect(html).toMatch(/srcSet="[^"]+ 320w, [^"]+ 480w/)
  expect(lite).not.toMatch(/srcSet="[^"]* \d+w/)
  expect(lite.match(/<source /g)?.length).toBe(html.match(/<source /g)?.length)
  const offered = [...html.matchAll(/(?:sizes="(?:[^"]*,\s*)?([^",]+)" )?srcSet="([^ "]+)/g)]
  const sent = [...lite.matchAll(/srcSet="([^"]+)"/g)].map(([, one]) => one)
  expect(sent).toEqual(
    offered.map(([, last = '100vw', first = '']) =>
      ['44vw', '104px', '160px', '72px'].includes(last) ? first.replace('-320.', '-160.') : first,
    ),
  )
  expect(sent.filter((one) => one?.endsWith('-160.avif')).length).toBeGreaterThan(20)
  expect([html.includes('speculationrules'), lite.includes('speculationrules')]).toEqual([true, false])
  expect([full.headers.get('accept-ch'), answer.headers.get('link')]).toEqual(['ECT', null])
  // And everybody else the page as it is.
  expect(await (await fetch(address)).text()).toBe(html)
})

test('each of the two is known again by a browser that has it, and never taken for the other', async () => {
  const { fetch } = browse(await opened())
  const [full, lite] = [await fetch('/'), await fetch('/', { headers: saving })].map(
    ({ headers }) => headers.get('etag') ?? '',
  )
  expect(full).not.toBe(lite)
  const status = async (etag = '', headers = {}) =>
    (await fetch('/', { headers: { 'if-none-match': etag, ...headers } })).status
  expect([await status(full), await status(lite), await status(lite, saving), await status(full, saving)]).toEqual([
    304, 200, 304, 200,
  ])
})

test.each([
  [{}, false],
  [{ 'save-data': 'off' }, false],
  [{ ect: '4g' }, false],
  [{ ect: '2g' }, true],
  [{ ect: 'slow-2g' }, true],
  [{ cookie: '__Host-LITE=1' }, true],
  [{ cookie: '__Host-LITE=0', ...saving, ect: '2g' }, false],
] as const)('a browser that sends %j gets a light page: %s', async (headers, light) => {
  const { fetch } = browse(await opened())
  for (const path of ['/info', '/order/cart', '/products/semua'])
    expect([path, isLight(await (await fetch(path, { headers })).text())]).toEqual([path, light])
})

test('the switch on the information page keeps the choice in a cookie and offers the way back', async () => {
  const { fetch } = browse(await opened())
  const press = async (html: string) => {
    const [, value = ''] = /name="lite" value="(\d)"/.exec(html) ?? []
    const answer = await fetch('/info?_=lite', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ lite: value }).toString(),
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/info'])
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-LITE=')) ?? ''
    expect(line).toMatch(/Max-Age=15552000; Secure; SameSite=Lax; HttpOnly$/)
    return line.split(';')[0] ?? ''
  }
  const before = await (await fetch('/info')).text()
  expect(before).toContain('Nyalakan Mode Hemat Data')
  const on = await press(before)
  const lite = await (await fetch('/info', { headers: { cookie: on } })).text()
  expect([isLight(lite), lite.includes('Matikan Mode Hemat Data'), lite.includes('Nyalakan')]).toEqual([
    true,
    true,
    false,
  ])
  const off = await press(lite)
  expect([on, off]).toEqual(['__Host-LITE=1', '__Host-LITE=0'])
})
