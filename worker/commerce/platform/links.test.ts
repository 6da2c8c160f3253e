import { expect, test } from 'vitest'
import { createLinks } from './links.ts'
import { secretsOf } from './secrets.ts'
import { readSession, signSession } from './tokens.ts'

const order = '0f8b7c1e-0000-4000-8000-000000000001'
const links = createLinks(secretsOf({ TOKEN_SECRET: 'rahasia' }), 7)

test('a link opens its own order', async () => {
  const token = await links.sign(order)
  expect(token).toMatch(/^[\w.-]+$/)
  expect(await links.open(token)).toBe(order)
})

// Proves ASVS 9.2.2
test('the token of a transfer’s receipts opens no link, and is bound to its shop and its order', async () => {
  const token = links.signReceipt(order)
  expect(links.openReceipt(token)).toBe(order)
  expect([await links.open(token), links.openChange(token), links.openReceipt(await links.sign(order))]).toEqual([
    null,
    null,
    null,
  ])
  const foreign = createLinks(secretsOf({ TOKEN_SECRET: 'rahasia' }), 8).signReceipt(order)
  for (const bad of [foreign, `${token}x`, `lain.${token.split('.')[1]}`]) expect(links.openReceipt(bad)).toBeNull()
})

test('a link has one spelling, though its last letter has bits to spare', async () => {
  const token = await links.sign(order)
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
  const others = letters.filter((letter) => !token.endsWith(letter)).map((letter) => token.slice(0, -1) + letter)
  expect(others).toHaveLength(63)
  for (const bad of [...others, `${token}=`, `${token} `, `${token}!`]) expect(await links.open(bad)).toBeNull()
})

// Proves ASVS 9.1.1
test('a link of another shop, a link of another order and a broken link open nothing', async () => {
  const token = await links.sign(order)
  const [, signature = ''] = token.split('.')
  const foreign = await createLinks(secretsOf({ TOKEN_SECRET: 'rahasia' }), 8).sign(order)
  const otherKey = await createLinks(secretsOf({ TOKEN_SECRET: 'lain' }), 7).sign(order)
  for (const bad of [
    foreign,
    otherKey,
    `lain.${signature}`,
    order,
    `${order}.`,
    `.${signature}`,
    '',
    '.',
    token.slice(0, -1),
    `${token}x`,
    `${token}.x`,
    token.toUpperCase(),
  ]) {
    expect(await links.open(bad)).toBeNull()
  }
})

// Proves ASVS 9.1.3, ASVS 11.2.2
test('while a secret is changed, what the former one signed is still accepted; afterwards it is not', async () => {
  const before = secretsOf({ TOKEN_SECRET: 'lama' })
  const during = secretsOf({ TOKEN_SECRET: 'baru', TOKEN_SECRET_BEFORE: 'lama' })
  const after = secretsOf({ TOKEN_SECRET: 'baru', TOKEN_SECRET_BEFORE: '' })
  const session = { customerId: 'c', sessionId: 's' }
  const now = new Date()
  const [old, pass] = [
    await createLinks(before, 7).sign(order),
    createLinks(before, 7).issuePass(order, new Date(9e12)),
  ]
  const change = createLinks(before, 7).signChange('ubah')
  const oldToken = await signSession(before, 7, session, now)
  expect(await createLinks(during, 7).open(old)).toBe(order)
  expect(createLinks(during, 7).verifyPass(pass, order, now)).toBe(true)
  expect(createLinks(during, 7).openChange(change)).toBe('ubah')
  expect(await readSession(during, 7, oldToken)).toEqual(session)
  expect(await createLinks(after, 7).open(old)).toBeNull()
  expect(createLinks(after, 7).verifyPass(pass, order, now)).toBe(false)
  expect(createLinks(after, 7).openChange(change)).toBeNull()
  expect(await readSession(after, 7, oldToken)).toBeNull()

  // Everything new is signed by the new secret alone.
  expect(await createLinks(after, 7).open(await createLinks(during, 7).sign(order))).toBe(order)
  expect(await readSession(after, 7, await signSession(during, 7, session, now))).toEqual(session)
  expect(await readSession(during, 8, oldToken)).toBeNull()
})
