import { expect, test } from 'vitest'
import { operations } from '#commerce/app/administration/table.ts'
import { mayDo, type Role, roles } from '#shared/admin/roles.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { rowsOf } from '#tests/isolation/world.ts'

type Fields = Readonly<Record<string, unknown>>
interface Tool {
  name: string
  inputSchema: { type: string }
  annotations: { readOnlyHint: boolean }
}
interface Answered {
  status: number
  result?: { structuredContent?: { changes?: unknown[]; confirmAt?: string }; isError?: boolean; tools?: Tool[] }
  error?: { code: number }
}
/** One message of an assistant with this token. */
async function say(shop: SellingShop, token: string, method: string, params: object = {}): Promise<Answered> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await send(
    new Request(`https://commerce/admin/v1/shops/${shop.host}/mcp`, { method: 'POST', headers, body }),
  )
  return { status: answer.status, ...((await answer.json()) as object) }
}
let issued = 0
const issue = async (shop: SellingShop, role: Role) =>
  ((await shop.admin('POST', '/tokens', { name: `Asisten ${role} ${(issued += 1)}`, role })).body as { token: string })
    .token
const tool = async (shop: SellingShop, token: string, name: string, input: Fields) => {
  const { result, error } = await say(shop, token, 'tools/call', { name, arguments: input })
  return { value: result?.structuredContent, failed: result?.isError, code: error?.code }
}
const lastLine = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/log')).body as { lines: { who: string; operation: string; changes: unknown[] }[] })
    .lines[0]

test('an assistant has the operations of its token’s role, and no other token opens them', async () => {
  const shop = await openSellingShop()
  for (const role of roles) {
    const token = await issue(shop, role)
    const { tools = [] } = (await say(shop, token, 'tools/list')).result ?? {}
    expect(tools.length).toBeGreaterThan(10)
    for (const { name, inputSchema, annotations } of tools) {
      const one = operations.get(name)
      expect([name, one && mayDo(role, one.role), inputSchema.type]).toEqual([name, true, 'object'])
      expect([name, annotations.readOnlyHint]).toEqual([name, one?.method === 'GET'])
    }
    expect(tools.map(({ name }) => name).join()).not.toMatch(/(assistant|desk|key|token|webhook)\./)
    if (role === 'viewer')
      expect((await tool(shop, token, 'product.setStock', { itemId: 'x', change: 1 })).code).toBe(-32_602)
  }
  const [other, token] = [await openSellingShop(), await issue(shop, 'owner')]
  for (const wrong of ['', 'etalase_x', await issue(other, 'owner')])
    expect((await say(shop, wrong, 'tools/list')).status).toBe(403)
  for (const secret of ['key.set', 'desk.addPasskey', 'assistant.confirm', 'person.export'])
    expect((await tool(shop, token, secret, { code: 'x' })).code).toBe(-32_602)
})

test('a try that is not said as a truth value is refused, and changes nothing', async () => {
  const shop = await openSellingShop()
  const [token, item] = [await issue(shop, 'owner'), await shop.item({ stock: 5 })]
  for (const dryRun of ['true', 1, null])
    expect(
      (await tool(shop, token, 'product.setStock', { itemId: item, change: 3, reason: 'corrected', dryRun })).code,
    ).toBe(-32_602)
  expect(await shop.sql(`SELECT stock FROM variant WHERE id = '${item}'`)).toEqual([{ stock: 5 }])
})

test('what is tried changes nothing, and is what is written when it is done', { timeout: 300_000 }, async () => {
  const shop = await openSellingShop()
  const [token, item] = [await issue(shop, 'owner'), await shop.item({ price: 90_000 })]
  await tool(shop, token, 'settings.find', {})
  let seed = 7
  const number = (most: number) => (seed = (seed * 16_807) % 2_147_483_647) % most
  const kinds: readonly (() => readonly [string, string, string, Fields, Fields])[] = [
    () => ['product.setStock', 'POST', '/stock', {}, { itemId: item, change: 1 + number(9), reason: 'corrected' }],
    () => [
      'product.setPrice',
      'PATCH',
      `/variants/${item}`,
      { itemId: item },
      { price: 1_000 + number(90_000), fullPrice: null },
    ],
    () => [
      'settings.change',
      'PATCH',
      '/settings',
      {},
      { maintenance: number(2) === 1, openingHours: `Buka ${number(99)}` },
    ],
    () => [
      'category.put',
      'PUT',
      `/categories/rak-${number(5)}`,
      { slug: `rak-${seed % 5}` },
      { name: `Rak ${number(99)}` },
    ],
    () => ['voucher.end', 'POST', `/vouchers/TIDAKADA/end`, { code: 'TIDAKADA' }, {}],
  ]
  for (let n = 0; n < (bindings.NIGHTLY ? 200 : 5); n += 1) {
    const [name, method, path, params, input] = kinds[n % kinds.length]?.() ?? []
    const before = await rowsOf(shop)
    const tried = await tool(shop, token, name ?? '', { ...params, ...input, dryRun: true })
    expect([name, await rowsOf(shop)]).toEqual([name, before])
    const { status } = await shop.admin(method as 'PUT', path ?? '', input)
    expect([name, tried.failed]).toEqual([name, status >= 400])
    if (status >= 400) continue
    const line = await lastLine(shop)
    expect([line?.operation, tried.value?.changes]).toEqual([name, line?.changes])
  }
})

test('what costs money is done when a person at the desk presses, once, and under that person’s name', async () => {
  const shop = await openSellingShop()
  const [token, item] = [await issue(shop, 'owner'), await shop.item({ price: 90_000 })]
  const desk = await openDesk(shop, 'manager', 'Rina')
  const price = async () => (await shop.sql(`SELECT price FROM variant WHERE id = '${item}'`))[0]?.['price']
  const asked = await tool(shop, token, 'product.setPrice', { itemId: item, price: 75_000, fullPrice: 90_000 })
  expect(asked).toMatchObject({
    failed: false,
    value: { changes: expect.arrayContaining([expect.objectContaining({ field: 'price' })]) },
  })
  expect(await price()).toBe(90_000)
  const path = asked.value?.confirmAt ?? ''
  const permit = new URL(path, shop.origin).searchParams.get('izin') ?? ''

  // The token itself, another shop's desk, and a permit that somebody has written do nothing.
  const alone = await shop.admin('POST', '/assistant', { permit })
  expect([alone.status, await price()]).toEqual([403, 90_000])
  const [words = '', seal] = permit.split('.')
  const forged = `${Buffer.from(Buffer.from(words, 'base64url').toString().replace('75000', '1')).toString('base64url')}.${seal}`
  expect((await desk.press('/asisten', 'permit', { id: 'asisten', permit: forged })).status).toBe(403)
  const stranger = await openDesk(await openSellingShop(), 'owner')
  expect((await stranger.press('/asisten', 'permit', { id: 'asisten', permit })).status).toBe(403)
  const viewer = await openDesk(shop, 'viewer', 'Tamu')
  expect((await viewer.open(path.slice('/kelola'.length))).status).toBe(403)
  expect(await price()).toBe(90_000)

  const page = await desk.read(path.slice('/kelola'.length))
  for (const said of ['product.setPrice', 'Asisten owner ', '90000 → 75000', 'Jalankan']) expect(page).toContain(said)
  const at = path.slice('/kelola'.length)
  const press = (spelled = permit) => desk.press(at, 'permit', { id: 'asisten', permit: spelled })
  expect((await press()).status).toBe(303)
  expect(await price()).toBe(75_000)
  expect(await lastLine(shop)).toMatchObject({ who: 'Rina', operation: 'product.setPrice' })
  // What it answered is kept nowhere: of another operation it may be about people.
  expect(await shop.sql("SELECT answer FROM once_answer WHERE actor = 'permit'")).toEqual([
    { answer: '{"operation":"product.setPrice"}' },
  ])
  await shop.admin('PATCH', `/variants/${item}`, { price: 80_000, fullPrice: null })
  expect((await press()).status).toBe(303)
  // Nor does another spelling of the same permit have it done again.
  expect((await press(`${permit}.`)).status).toBe(403)
  expect((await press(`${permit}.x`)).status).toBe(403)
  expect(await price()).toBe(80_000)
  expect(await desk.read(at)).toContain('Sudah dijalankan')
  await shop.wait(1)
  expect((await press()).status).toBe(403)
})
