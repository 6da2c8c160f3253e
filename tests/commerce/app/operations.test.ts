import { dayMs, hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { openApi } from '#commerce/app/administration/openapi.ts'
import { admin as app } from '#commerce/app/administration/routes.ts'
import { operations } from '#commerce/app/administration/table.ts'
import { mayDo, roles } from '#shared/admin/roles.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { admin, openShop, send } from '#tests/support/in-workerd/shop.ts'

const shops = lazily(async () => {
  const [own, other] = [await openShop({ demo: false }), await openShop({ demo: false })]
  const issue = async (shop: typeof own, role: string, more = {}) => {
    const { body } = await shop.admin('POST', '/tokens', { name: `${role} ${JSON.stringify(more)}`, role, ...more })
    return (body as { token: string }).token
  }
  const tokens = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await issue(own, role)] as const)),
  )
  const soon = await issue(own, 'owner', { expiresAt: new Date(Date.now() + hourMs).toISOString() })
  return { own, other, tokens, soon, foreign: await issue(other, 'owner') }
})

const list = [...operations]
const pathOf = (path: string, host: string) => path.replace(':host', host).replaceAll(/:\w+/g, 'x1')

interface Shape {
  properties?: Record<string, unknown>
  items?: unknown
  anyOf?: unknown[]
  oneOf?: unknown[]
  additionalProperties?: unknown
}
interface Described {
  operationId: string
  responses: { 200: { content: Record<string, { schema: unknown }> } }
}

/** A request to an operation. `input` goes where the operation reads it: the query, else the body. */
function ask(name: string, host: string, token: string | null, input = '{}', headers = {}): Promise<Response> {
  const { method, path } = operations.get(name) ?? { method: 'GET', path: '' }
  const inQuery = method === 'GET' || method === 'DELETE'
  const query =
    inQuery && input !== '{}' ? `?page=${encodeURIComponent(input)}&x=1&before=-1&state=${'x'.repeat(99)}` : ''
  return send(
    new Request(`https://commerce/admin/v1${pathOf(path, host)}${query}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(inQuery ? {} : { body: input }),
    }),
  )
}

test('each operation is reached by its own path, whatever the others are', () => {
  const reached = list.map(([, { method, path }]) => {
    const [[first]] = app.router.match(method, pathOf(path, 'h'))
    return (first?.[0] as unknown as [unknown, { path: string }] | undefined)?.[1].path
  })
  expect(reached).toEqual(list.map(([, { path }]) => path))
  expect(new Set(list.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)).size).toBe(
    list.length,
  )
})

test('a role may do what its operations say and nothing else', { timeout: 60_000 }, async () => {
  const { own, tokens } = await shops()
  const wrong: string[] = []
  for (const [name, { role: needed }] of list)
    for (const role of roles) {
      const { status } = await ask(name, own.host, tokens[role] ?? '')
      if (status >= 500 || (status === 403) === mayDo(role, needed)) wrong.push(`${role} ${name}: ${status}`)
    }
  expect(wrong).toEqual([])
})

test('a token of another shop, one through another shop’s host and none at all open nothing', async () => {
  const { own, other, tokens, foreign } = await shops()
  const wrong: string[] = []
  for (const [name] of list)
    for (const answer of [
      await ask(name, own.host, null),
      await ask(name, own.host, foreign),
      await ask(name, own.host, tokens['owner'] ?? '', '{}', { 'administered-at': other.host }),
      await ask(name, 'tidak-ada.localhost', tokens['owner'] ?? ''),
    ])
      if (answer.status !== 403) wrong.push(`${name}: ${answer.status}`)
  expect(wrong).toEqual([])
})

test('no input of an operation is a fault of the shop', { timeout: 60_000 }, async () => {
  const { own, tokens } = await shops()
  const hostile = [
    '[]',
    'null',
    '{',
    '{"__proto__":{"x":1}}',
    `{"x":"${'ä'.repeat(9_000)}"}`,
    '{"step":1,"name":{}}',
    '\0',
  ]
  const wrong: string[] = []
  for (const [name, { method, path, input }] of list) {
    if (!path.includes('/:host')) continue
    for (const body of hostile) {
      const { status } = await ask(name, own.host, tokens['owner'] ?? '', body)
      const mayTake = method === 'GET' || method === 'DELETE' || input.safeParse({}).success
      if (status >= 500 || (status === 200 && !mayTake)) wrong.push(`${name} ${body.slice(0, 20)}: ${status}`)
    }
    const long = path.replace(':host', own.host).replaceAll(/:\w+/g, '%F0%9F%A6%8A'.repeat(60))
    const { status } = await send(
      new Request(`https://commerce/admin/v1${long}`, {
        method,
        headers: { authorization: `Bearer ${tokens['owner']}` },
      }),
    )
    if (status >= 500) wrong.push(`${name} long: ${status}`)
  }
  expect(wrong).toEqual([])
})

test('every reading operation answers what its own schema says', async () => {
  const shop = await openShop({ sample: 'kopi' })
  for (const [name, { method, path, output, carries }] of list) {
    if (method !== 'GET' || path.includes('/:host/') === false || /:(?!host)/.test(path) || carries !== 'json') continue
    const { status, body } = await shop.admin('GET', path.replace('/shops/:host', ''))
    expect([name, status, output.safeParse(body).error]).toEqual([name, 200, undefined])
  }
})

// Proves ASVS 13.4.5
test('the OpenAPI document has every operation with its role, and is read with any token of the shop that is called', async () => {
  const { own, other, tokens, foreign } = await shops()
  const read = (token: string | null, host: string | null = own.host) =>
    send(
      new Request('https://commerce/admin/v1/openapi.json', {
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(host === null ? {} : { 'administered-at': host }),
        },
      }),
    )
  for (const [token, host] of [[null], ['wrong'], [foreign], [tokens['owner'] ?? '', other.host]] as const)
    expect([token, (await read(token, host)).status]).toEqual([token, 403])
  for (const [token, host] of [
    [tokens['viewer'] ?? ''],
    [foreign, other.host],
    [bindings.ADMIN_TOKEN],
    [bindings.ADMIN_TOKEN, 'tidak-ada.localhost'],
    [bindings.ADMIN_TOKEN, null],
  ] as const)
    expect([host, (await read(token, host)).status]).toEqual([host, 200])
  const answer = await read(tokens['viewer'] ?? '')
  const document = (await answer.json()) as { paths: Record<string, Record<string, { operationId: string }>> }
  expect(document).toEqual(JSON.parse(JSON.stringify(openApi())))
  const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
  expect(ids.toSorted()).toEqual(list.map(([name]) => name).toSorted())
})

test('no answer of an operation is left undescribed', () => {
  /** The places of a schema that say nothing. */
  const silent = (schema: unknown, at: string): string[] => {
    if (typeof schema !== 'object' || schema === null) return []
    const { properties = {}, items, anyOf = [], oneOf = [], additionalProperties: rest, ...own } = schema as Shape
    const inside = [...anyOf, ...oneOf, ...(items === undefined ? [] : [items]), ...(rest === undefined ? [] : [rest])]
    const described = inside.length > 0 || ['type', 'enum', 'const', '$ref', 'allOf'].some((name) => name in own)
    return [
      ...(described ? [] : [at]),
      ...inside.flatMap((one) => silent(one, at)),
      ...Object.entries(properties).flatMap(([name, one]) => silent(one, `${at}.${name}`)),
    ]
  }
  const answers = Object.values(openApi()['paths'] as Record<string, Record<string, Described>>)
  const undescribed = answers.flatMap((path) =>
    Object.values(path).flatMap(({ operationId, responses }) =>
      Object.values(responses[200].content).flatMap(({ schema }) => silent(schema, operationId)),
    ),
  )
  expect(undescribed).toEqual([])
})

test('a token works until it is revoked or expires, and is shown once', async () => {
  const { own, soon } = await shops()
  const issued = await own.admin('POST', '/tokens', { name: 'Gudang', role: 'orders' })
  const { id, token } = issued.body as { id: string; token: string }
  expect(token).toMatch(/^etalase_[0-9a-f]{16}_[\w-]{43}$/)
  expect((await admin('GET', `/shops/${own.host}/orders`, undefined, token)).status).toBe(200)
  const held = async () => (await own.admin('GET', '/tokens')).body as { tokens: Record<string, unknown>[] }
  expect((await held()).tokens.find((one) => one['id'] === id)).toMatchObject({
    name: 'Gudang',
    role: 'orders',
    createdBy: 'platform',
    lastUsedDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(JSON.stringify(await held())).not.toContain(token.slice(-43))
  expect((await own.admin('POST', '/tokens', { name: 'Gudang', role: 'owner' })).status).toBe(422)
  expect((await own.admin('DELETE', `/tokens/${id}`)).status).toBe(200)
  expect((await admin('GET', `/shops/${own.host}/orders`, undefined, token)).status).toBe(403)
  expect((await admin('GET', `/shops/${own.host}/orders`, undefined, soon)).status).toBe(200)
  expect(
    (await own.admin('POST', '/tokens', { name: 'x', role: 'owner', expiresAt: '2020-01-01T00:00:00Z' })).status,
  ).toBe(422)
  expect((await own.admin('POST', '/tokens', { name: 'y', role: 'platform' })).status).toBe(422)
})

test('a token ends with all that it has issued, but not the one that asks by this, nor an older one of its name', async () => {
  const shop = await openSellingShop()
  const issue = async (by: string | undefined, name: string, role = 'owner') =>
    (await admin('POST', `/shops/${shop.host}/tokens`, { name, role }, by)).body as { id: string; token: string }
  const held = async () =>
    ((await shop.admin('GET', '/tokens')).body as { tokens: { name: string; createdBy: string }[] }).tokens.map(
      ({ name, createdBy }) => `${name} < ${createdBy}`,
    )
  const end = async (id: string, by?: string) =>
    (await admin('DELETE', `/shops/${shop.host}/tokens/${id}`, undefined, by)).body
  const first = await issue(undefined, 'Ani')
  const thief = await issue(first.token, 'Maling')
  const hidden = await issue(thief.token, 'Gudang 2')
  await issue(hidden.token, 'Gudang 3', 'orders')
  await issue(first.token, 'Kasir', 'orders')
  expect(await end(thief.id, first.token)).toEqual({ ended: ['Maling', 'Gudang 2', 'Gudang 3'] })
  expect((await admin('GET', `/shops/${shop.host}/tokens`, undefined, hidden.token)).status).toBe(403)
  const { lines } = (await shop.admin('GET', '/log')).body as { lines: { operation: string; changes: object[] }[] }
  expect(lines.find(({ operation }) => operation === 'token.revoke')?.changes).toEqual(
    expect.arrayContaining([{ field: 'issued', before: 'Gudang 2, Gudang 3' }]),
  )

  // Who follows Ani ends her token and stays, with what that one has issued.
  const next = await issue(first.token, 'Budi')
  await issue(next.token, 'Rina', 'orders')
  expect(await end(first.id, next.token)).toEqual({ ended: ['Ani', 'Kasir'] })
  expect(await held()).toEqual(['Budi < platform', 'Rina < Budi'])
  await shop.sql("UPDATE admin_token SET created_by = 'Ani' WHERE name = 'Rina'")
  const again = await issue(undefined, 'Ani')
  expect(await end(again.id)).toEqual({ ended: ['Ani'] })
  expect(await end(next.id, next.token)).toEqual({ ended: ['Budi'] })
  expect(await held()).toEqual(['Rina < Ani'])
})

test('a token opens its own desk and those of what it has issued, which end with it', async () => {
  const shop = await openSellingShop()
  const issue = async (by: string | undefined, name: string) =>
    (await admin('POST', `/shops/${shop.host}/tokens`, { name, role: 'owner' }, by)).body as { token: string }
  const open = async (by: string | undefined, name: string | null) =>
    (await admin('POST', `/shops/${shop.host}/desk/link`, { name }, by)).status
  const first = await issue(undefined, 'Ani')
  const other = await issue(undefined, 'Maling')
  const issued = await issue(first.token, 'Budi')
  await issue(issued.token, 'Kasir')
  // A session and a passkey at Ani's desk would stay when the other one's token is revoked.
  expect(await open(other.token, 'Ani')).toBe(422)
  expect(await open(issued.token, 'Ani')).toBe(422)
  expect(await open(first.token, 'Maling')).toBe(422)
  for (const name of [null, 'Ani', 'Budi', 'Kasir']) expect(await open(first.token, name), String(name)).toBe(200)
  for (const name of ['Ani', 'Maling', 'Kasir']) expect(await open(undefined, name), name).toBe(200)
})

test('a token that ends while what it sends arrives does nothing any more, neither in the shop nor before it', async () => {
  const shop = await openSellingShop()
  const issued = (await shop.admin('POST', '/tokens', { name: 'Maling', role: 'owner' })).body as Record<string, string>
  /** The token has been found right when the first bytes are read; answers how the rest is sent. */
  const begin = async (path: string, input: object) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const headers = { authorization: `Bearer ${issued['token']}`, 'content-type': 'application/json' }
    const url = `https://commerce/admin/v1/shops/${shop.host}${path}`
    const answer = send(new Request(url, { method: 'POST', headers, body: readable }))
    const [writer, bytes] = [writable.getWriter(), new TextEncoder().encode(JSON.stringify(input))]
    await writer.write(bytes.subarray(0, 2))
    return async () => {
      await writer.write(bytes.subarray(2))
      await writer.close()
      return (await answer).status
    }
  }
  const [token, desk, domain] = [
    await begin('/tokens', { name: 'Hantu', role: 'owner' }),
    await begin('/desk/link', { name: null }),
    await begin('/domains', { domain: `hantu.${shop.host}` }),
  ]
  expect((await shop.admin('DELETE', `/tokens/${issued['id']}`)).status).toBe(200)
  // One of the same name is another one.
  expect((await shop.admin('POST', '/tokens', { name: 'Maling', role: 'owner' })).status).toBe(200)
  expect([await token(), await desk(), await domain()]).toEqual([403, 403, 403])
  expect((await shop.admin('GET', '/tokens')).body).toMatchObject({ tokens: [{ name: 'Maling' }] })
  expect((await shop.admin('GET', '/domains')).body).toMatchObject({ domains: [{ host: shop.host }] })
})

test('a token that a token issues ends no later, and none is called platform', async () => {
  const { own } = await shops()
  const issueBy = async (token: string | undefined, asked: object) =>
    admin('POST', `/shops/${own.host}/tokens`, { role: 'owner', ...asked }, token)
  const expiresAt = new Date(Date.now() + dayMs).toISOString()
  const { body } = await own.admin('POST', '/tokens', { name: 'Sehari', role: 'owner', expiresAt })
  const { token } = body as { token: string }
  expect((await issueBy(token, { name: 'Selamanya' })).status).toBe(422)
  expect((await issueBy(token, { name: 'Sebulan', expiresAt: '2999-01-01T00:00:00Z' })).status).toBe(422)
  expect((await issueBy(token, { name: 'Sehari juga', expiresAt })).status).toBe(200)
  // In the letters of other scripts, with signs that look alike, and with some that nobody sees.
  for (const name of [
    'platform',
    'Platform',
    'P1ATF0RM',
    'plat-form.',
    '\u0440latform',
    'plat\u200bform',
    '\uff50latform',
    'pl\u00e1tform',
  ])
    expect((await own.admin('POST', '/tokens', { name, role: 'owner' })).status).toBe(422)
})

test('wrong tokens of one network wait, and the owner behind the same network does not', async () => {
  const { own, tokens } = await shops()
  const from = { 'visitor-address': '198.51.100.7' }
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1) statuses.push((await ask('order.list', own.host, `etalase_${n}`, '{}', from)).status)
  expect([statuses[0], statuses[29], statuses[30]]).toEqual([403, 403, 429])
  expect((await ask('order.list', own.host, tokens['viewer'] ?? '', '{}', from)).status).toBe(200)
  expect((await ask('order.list', own.host, 'salah', '{}', { 'visitor-address': '203.0.113.9' })).status).toBe(403)
})

test('the log says who changed what, without secrets, and pages by the line', async () => {
  const shop = await openShop({ demo: false })
  await shop.admin('PATCH', '/settings', { name: 'Toko Satu', returnDays: 5 })
  const { body } = await shop.admin('POST', '/tokens', { name: 'Ibu Rini', role: 'owner' })
  const { token } = body as { token: string }
  await admin('PATCH', `/shops/${shop.host}/settings`, { name: 'Toko Dua' }, token)
  await admin('PATCH', `/shops/${shop.host}/settings`, { name: '' }, token)
  const read = async (query = '') => (await shop.admin('GET', `/log${query}`)).body as { lines: object[]; next: number }
  const { lines } = await read()
  expect(lines).toMatchObject([
    {
      who: 'Ibu Rini',
      operation: 'settings.change',
      changes: [{ field: 'name', before: 'Toko Satu', after: 'Toko Dua' }],
    },
    { who: 'platform', operation: 'token.issue' },
    {
      operation: 'settings.change',
      changes: [
        { field: 'name', after: 'Toko Satu' },
        { field: 'returnDays', after: '5' },
      ],
    },
  ])
  expect(JSON.stringify(lines)).not.toContain('etalase_')
  const first = await read('?size=2')
  expect(first.lines).toEqual(lines.slice(0, 2))
  expect((await read(`?size=2&before=${first.next}`)).lines).toEqual(lines.slice(2))
})

// Proves ASVS 12.3.1, ASVS 13.2.4
test('keys are set once the vendor has taken them, show only their last characters, and can be taken away', async () => {
  const shop = await openShop({ demo: false })
  const { bindings } = await import('#tests/support/in-workerd/bindings.ts')
  const keys = { key: 'only-for-tests', from: 'Toko <toko@contoh.id>', baseUrl: bindings.MAIL_VENDOR }
  const token = ((await shop.admin('POST', '/tokens', { name: 'o', role: 'owner' })).body as { token: string }).token
  const path = `/shops/${shop.host}/keys/email`
  expect(await shop.admin('PUT', '/keys/email', { ...keys, key: 'salah-sekali' })).toMatchObject({
    status: 422,
    body: {
      errorCode: 'key_refused',
      message: 'Kunci email ditolak oleh penyedianya (HTTP 401). Periksa lalu coba lagi.',
    },
  })
  expect(await shop.admin('PUT', '/keys/email', { ...keys, baseUrl: 'http://127.0.0.1:9' })).toMatchObject({
    status: 503,
  })
  // Keys and customers travel encrypted, no matter who names the server.
  expect(await shop.admin('PUT', '/keys/email', { ...keys, baseUrl: 'http://api.resend.com' })).toMatchObject({
    status: 422,
    body: { fields: { baseUrl: 'not https' } },
  })
  // An owner cannot make the platform call any address it likes.
  expect(await admin('PUT', path, keys, token)).toMatchObject({
    status: 422,
    body: { fields: { baseUrl: expect.anything() } },
  })
  expect((await shop.admin('PUT', '/keys/email', { key: 'x' })).status).toBe(422)
  expect((await shop.admin('PUT', '/keys/tidak-ada', keys)).status).toBe(404)
  expect((await shop.admin('PUT', '/keys/email', keys)).status).toBe(200)
  const listed = async () =>
    ((await shop.admin('GET', '/keys')).body as { vendors: { vendor: string }[] }).vendors.find(
      ({ vendor }) => vendor === 'email',
    )
  expect(await listed()).toMatchObject({ keys: { key: '…ests' }, setBy: 'platform', problem: '' })
  const said = JSON.stringify([await listed(), (await shop.admin('GET', '/log')).body])
  expect(said).not.toContain('only-for-tests')
  expect(await shop.admin('POST', '/keys/email/check', {})).toMatchObject({ status: 200, body: { problem: '' } })
  expect((await shop.admin('DELETE', '/keys/email')).status).toBe(200)
  expect(await listed()).toMatchObject({ keys: null })
})
