import { expect, test } from 'vitest'
import { hashPassword, isSameHash, newCost } from './password.ts'

// Proves ASVS 11.4.2
test('a password costs what OWASP asks for', () => {
  const [one, other] = [newCost(), newCost()]
  expect(one).toMatchObject({ n: 2 ** 14, r: 8, p: 5 })
  expect(Buffer.from(one.salt, 'base64')).toHaveLength(16)
  expect(one.salt).not.toBe(other.salt)
})

// Proves ASVS 6.2.8
test('a password is checked letter by letter to its end', async () => {
  const cost = newCost()
  const chosen = `Kopi é ${'x'.repeat(120)}`
  const { hash } = await hashPassword(chosen, cost)
  const opens = async (typed: string) => isSameHash((await hashPassword(typed, cost)).hash, hash)
  for (const typed of [chosen.toLowerCase(), ` ${chosen}`, `${chosen} `, chosen.slice(0, -1), `${chosen}x`])
    expect([typed, await opens(typed)]).toEqual([typed, false])
  // Keyboards write an accented letter as one character or as two.
  for (const typed of [chosen, chosen.normalize('NFD')]) expect(await opens(typed)).toBe(true)
})
