import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

/** The cookie that scripts may read, of a customer who signs in by password. */
async function hintOf(shop: SellingShop, phone: unknown): Promise<string> {
  const answer = await browse(shop).fetch('/auth/login?_=login', {
    method: 'POST',
    body: new URLSearchParams({ login: String(phone), password: 'rahasia-toko-2026', _at: '1', website: '' }),
  })
  const line = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-ME=')) ?? ''
  expect([answer.status, /HttpOnly/.test(line)]).toEqual([303, false])
  return /=([^;]*)/.exec(line)?.[1] ?? ''
}

test('scripts know one customer from another in a shared browser, in every session alike, and by no id', async () => {
  const [shop, other] = [await openSellingShop(), await openSellingShop()]
  for (const visitor of ['visitor-a', 'visitor-b']) await shop.customer(guest(visitor))
  const [first, second] = await shop.sql('SELECT id, phone FROM customer ORDER BY rowid')
  const hints = [
    await hintOf(shop, first?.['phone']),
    await hintOf(shop, second?.['phone']),
    await hintOf(shop, first?.['phone']),
  ]
  for (const hint of hints) expect(hint).toMatch(/^[\w-]+$/)
  expect(hints.map((hint) => hint.length)).toEqual([1, 2, 3].map(() => limits.meHintChars))
  expect([hints[0] === hints[2], hints[0] === hints[1]]).toEqual([true, false])
  expect(String(first?.['id'])).not.toContain(hints[0])
  // Nor does another shop's cookie say that it is the same person.
  await other.customer(guest('visitor-a'))
  const [there] = await other.sql('SELECT phone FROM customer')
  expect(await hintOf(other, there?.['phone'])).not.toBe(hints[0])
})
