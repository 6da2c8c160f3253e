import { dayMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop, randomId } from '#tests/support/in-workerd/shop.ts'
import { addTestCustomers } from '#tests/support/in-workerd/test-customers.ts'
import { valueOf } from '../order/checkout/checkout-steps.ts'

const outcome = (answer: { ok: true } | { ok: false; code: string }) => (answer.ok ? 'sent' : answer.code)
const ask = async (shop: SellingShop, login: string, address: string, as: object = {}) =>
  outcome(
    await shop.call(
      'code.ask',
      { purpose: 'login', login, channel: null },
      { visitor: randomId(), headers: { 'visitor-address': address }, ...as },
    ),
  )
const byPassword = { ticket: null, code: null, password: 'rahasia-toko-2026' }
/** Codes that were sent to phones a moment ago, each from a network of its own. */
const sent = (shop: SellingShop, most: number, spent: boolean, now = Date.now()) =>
  shop.sql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})
    INSERT INTO one_time_code (id, purpose, account, address, channel, digest, created_at, expires_at, spent_at)
    SELECT '${spent}' || i, 'login', 'a' || i, 'n' || i, 'whatsapp', '', ${now}, ${now + 300_000}, ${spent ? 1 : 'NULL'} FROM n`)

/** On the 14 days before the one that begins then. */
const usedInPast = (shop: SellingShop, used: number, begins: number) =>
  shop.sql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 14)
    INSERT INTO spent_day SELECT 'code', ${begins / dayMs} - i, ${used}, ${used}, 0, 0, 0, 0 FROM n`)

test('all networks of one /48 get no more than three times the codes of one', async () => {
  const shop = await openSellingShop()
  const answers = []
  for (let n = 0; n < 181; n += 1)
    answers.push(await ask(shop, `orang${n}@contoh.id`, `2001:db8:77:${n.toString(16)}::1`))
  expect(answers.filter((one) => one === 'sent')).toHaveLength(180)
  expect(answers.at(-1)).toBe('too_many')
  expect(await ask(shop, 'lain@contoh.id', '2001:db8:78::1')).toBe('sent')
})

test('a shop whose codes to phones nobody uses sends no more for an hour, except to browsers that it knows', async () => {
  const shop = await openSellingShop()
  const owner = await shop.customer({ visitor: randomId() })
  const [{ phone } = {}] = await shop.sql('SELECT phone FROM customer')
  await sent(shop, limits.phoneCodesOfDay * limits.usualHourPart - 1, false)
  expect(await ask(shop, '0812-7777-0001', '198.51.100.1')).toBe('sent')
  expect(await ask(shop, '0812-7777-0002', '198.51.100.2')).toBe('too_many')
  expect(await ask(shop, 'lain@contoh.id', '198.51.100.3')).toBe('sent')
  expect(await ask(shop, String(phone), '198.51.100.4', owner)).toBe('sent')
  const change = await shop.call(
    'account.changeContact',
    { ...byPassword, kind: 'phone', value: '081277770009' },
    owner,
  )
  expect(outcome(change)).toBe('too_many')
  await sent(shop, 3, true)
  expect(await ask(shop, '0812-7777-0003', '198.51.100.5')).toBe('sent')
  await shop.wait(1.1)
  expect(await ask(shop, '0812-7777-0004', '198.51.100.6')).toBe('sent')
})

test('codes for a new contact count for that contact and their network, in the own browser too, and go on counting', async () => {
  const shop = await openSellingShop()
  const owner = await shop.customer({ visitor: randomId() })
  const change = (value: string) => shop.call('account.changeContact', { ...byPassword, kind: 'email', value }, owner)
  for (let n = 0; n < 12; n += 1) expect(await ask(shop, 'korban@contoh.id', `192.0.2.${n * 2}`)).toBe('sent')
  expect(outcome(await change('korban@contoh.id'))).toBe('sent')
  for (let n = 0; n < 11; n += 1) expect(await ask(shop, 'korban@contoh.id', `198.51.100.${n}`)).toBe('sent')
  expect(await ask(shop, 'korban@contoh.id', '198.51.100.99')).toBe('too_many')
  await shop.wait(1 / 30)
  expect(outcome(await change('korban@contoh.id'))).toBe('too_many')
  // A change that comes about makes its codes worthless, not uncounted.
  expect(outcome(await change('saya@contoh.id'))).toBe('sent')
  const listed = valueOf<{ text: string }[]>(await shop.call('message.list', {}))
  const code = listed[0]?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  expect(outcome(await shop.call('account.confirmContact', { code }, owner))).toBe('sent')
  expect(await ask(shop, 'korban@contoh.id', '198.51.100.98')).toBe('too_many')
})

/** What strangers get within a day who ask as often as they may. */
async function pumped(shop: SellingShop) {
  let codes = 0
  for (let hour = 0; hour < 24; hour += 1) {
    for (let n = 0; n < limits.phoneCodesOfDay; n += 1, codes += 1)
      if ((await ask(shop, `0812-${7_000_000 + codes}`, `198.51.${hour}.${n}`)) !== 'sent') break
    await shop.wait(1)
  }
  return codes
}

test('a shop that uses five codes a day sends no more than 240 to phones that nobody uses within a day', async () => {
  const shop = await openSellingShop()
  await usedInPast(shop, 5, await shop.startNext('day'))
  expect(await pumped(shop)).toBe(limits.phoneCodesOfDay)
  expect(await ask(shop, '0812-9999-0001', '203.0.113.1')).toBe('sent')
})

test('codes that the shop has used in the last 14 days raise what it sends, in an hour and in a day', async () => {
  const shop = await openSellingShop()
  const begins = await shop.startNext('day')
  await usedInPast(shop, 800, begins)
  await sent(shop, 1_600 * limits.usualHourPart - 1, false, begins)
  expect(await ask(shop, '0812-7777-0001', '198.51.100.1')).toBe('sent')
  expect(await ask(shop, '0812-7777-0002', '198.51.100.2')).toBe('too_many')
  await shop.wait(1.1)
  await shop.sql("UPDATE spent_day SET sent = 1599 WHERE what = 'code' AND used = 0")
  expect(await ask(shop, '0812-7777-0003', '198.51.100.3')).toBe('sent')
  const refusal = await shop.call('code.ask', { purpose: 'login', login: '0812-7777-0004', channel: null })
  expect(refusal).toMatchObject({ code: 'too_many', message: expect.stringMatching(/1\d{3} menit/) })
  await shop.wait(15 * 24)
  expect(await ask(shop, '0812-7777-0005', '198.51.100.5')).toBe('sent')
  expect(await shop.sql("SELECT sent, used FROM spent_day WHERE what = 'code'")).toEqual([{ sent: 1, used: 0 }])
})

test('a day counts codes to phones, and those that were used; e-mail costs nothing and counts for nothing', async () => {
  const shop = await openSellingShop()
  await addTestCustomers(shop, 2)
  for (const login of ['warga0@contoh.id', '0812-0000-0001', '0812-7777-0001']) {
    const { ticket } = valueOf<{ ticket: string }>(
      await shop.call('code.ask', { purpose: 'login', login, channel: null }),
    )
    const [newest] = valueOf<{ text: string }[]>(await shop.call('message.list', {}))
    const code = newest?.text.match(/\b\d{6}\b/)?.[0] ?? '000000'
    await shop.call('customer.loginByCode', { ticket, code })
    await shop.call('customer.loginByCode', { ticket, code })
  }
  expect(await shop.sql("SELECT sent, used FROM spent_day WHERE what = 'code'")).toEqual([{ sent: 2, used: 1 }])
})

test('codes go to phones of Indonesia, until the shop chooses other countries too', async () => {
  const shop = await openShop({ vendors: 'mail', demo: false })
  const object = await shop.object()
  const kept = () =>
    runInDurableObject(object, (_, { storage }) =>
      storage.sql
        .exec('SELECT target FROM message')
        .toArray()
        .map(({ target }) => String(target))
        .toSorted(),
    )
  const register = (phone: string, email: string) =>
    shop.call(
      'customer.register',
      { name: 'Ani Lestari', phone, email, password: 'kata-sandi-ani-77', terms: true, marketing: false } as never,
      { visitor: randomId() },
    )
  await register('+6281277770001', 'satu@contoh.id')
  await register('+6591234567', 'dua@contoh.id')
  await register('+60123456789', 'tiga@contoh.id')
  const before = ['+6281277770001', 'dua@contoh.id', 'tiga@contoh.id']
  expect(await kept()).toEqual(before)
  expect((await shop.admin('PATCH', '/settings', { codeCountries: [] })).status).toBe(422)
  await shop.admin('PATCH', '/settings', { codeCountries: ['ID', 'SG'] })
  await register('+6591234568', 'empat@contoh.id')
  await register('+60123456780', 'lima@contoh.id')
  expect(await kept()).toEqual([...before, '+6591234568', 'lima@contoh.id'].toSorted())
})
