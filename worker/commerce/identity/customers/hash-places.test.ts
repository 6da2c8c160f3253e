import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { inHashPlace } from './hash-places.ts'

const shop = (companyId: number, owner: string | null = null) => ({ companyId, owner })
/** A hash that takes as long as the test wants. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { hash: () => promise, end: () => resolve('hash') }
}
const soon = () => new Promise((passed) => setTimeout(passed, 3 * limits.hashAskMs))

// Proves ASVS 15.2.2
test('a shop hashes one password at a time, its strangers wait in few places, and its customers find some', async () => {
  const first = held()
  let begun = 0
  const hashes = Array.from({ length: 40 }, () =>
    inHashPlace(shop(1), () => {
      begun += 1
      return first.hash()
    }),
  )
  await soon()
  const waiting = limits.hashesWaitingOfShop * limits.hashStrangers
  const refused = await Promise.race([Promise.all(hashes.slice(waiting + 1)), soon().then(() => [])])
  expect(refused.map((one) => !one.ok && one.code)).toEqual(Array.from({ length: 39 - waiting }, () => 'password_busy'))
  expect(begun).toBe(1)
  const owner = inHashPlace(shop(1, 'siti'), () => Promise.resolve(begun))
  // Another shop is not kept waiting.
  expect(await inHashPlace(shop(2), () => Promise.resolve('other'))).toEqual({ ok: true, value: 'other' })
  first.end()
  // Before the strangers who came first.
  expect(await owner).toEqual({ ok: true, value: 1 })
  expect((await Promise.all(hashes)).filter(({ ok }) => ok)).toHaveLength(waiting + 1)
})

test('one owner who asks again and again waits with the strangers, and keeps no other owner out', async () => {
  const first = held()
  const again = Array.from({ length: 40 }, () => inHashPlace(shop(30, 'budi'), first.hash))
  await soon()
  const other = inHashPlace(shop(30, 'siti'), () => Promise.resolve('own'))
  first.end()
  expect(await other).toEqual({ ok: true, value: 'own' })
  expect((await Promise.all(again)).filter(({ ok }) => ok)).toHaveLength(
    1 + limits.hashesWaitingOfShop * limits.hashStrangers,
  )
})

test('the platform hashes two at once and no shop more than one', async () => {
  const all = Array.from({ length: 6 }, (_, n) => ({ ...held(), companyId: 10 + (n % 3) }))
  let [most, now] = [0, 0]
  const answers = all.map(({ hash, companyId }) =>
    inHashPlace(shop(companyId), async () => {
      most = Math.max(most, ++now)
      await hash()
      now -= 1
      return companyId
    }),
  )
  await soon()
  expect(most).toBe(limits.hashesAtOnce)
  for (const { end } of all) end()
  expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true)
  expect(most).toBe(limits.hashesAtOnce)
})

test('one that fails gives its place back', async () => {
  await expect(inHashPlace(shop(20), () => Promise.reject(new Error('no hasher')))).rejects.toThrow('no hasher')
  expect(await inHashPlace(shop(20), () => Promise.resolve(1))).toEqual({ ok: true, value: 1 })
})
