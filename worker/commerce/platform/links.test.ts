import { expect, test } from 'vitest'
import { createLinks } from './links.ts'
import { secretsOf } from './secrets.ts'
import { readSession, signSession } from './tokens.ts'

const order = '0f8b7c1e-0000-4000-8000-000000000001'
const links = createLinks(secretsOf({ TOKEN_SECRET: 'rahasia' }), 7)

test('a link opens its own order', async () => {
  const token = links.order.sign(order)
  expect(token).toMatch(/^[\w.-]+$/)
  expect(links.order.open(token)).toBe(order)
})

// Proves ASVS 9.2.2
test('the token of a transfer’s receipts opens no link, and is bound to its shop and its order', async () => {
  const token = links.receipt.sign(order)
  expect(links.receipt.open(token)).toBe(order)
  expect([links.order.open(token), links.change.open(token), links.receipt.open(links.order.sign(order))]).toEqual([
    null,
    null,
    null,
  ])
  const foreign = createLinks(secretsOf({ TOKEN_SECRET: 'rahasia' }), 8).receipt.sign(order)
  for (const bad of [foreign, `${token}x`, `lain.${token.split('.')[1]}`]) expect(links.receipt.open(bad)).toBeNull()
})

test('a link has one spelling, though its last letter has bits to spare', async () => {
  const token = links.order.sign(order)
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
  const others = letters.filter((letter) => !token.endsWith(letter)).map((letter) => token.slice(0, -1) + letter)
  expect(others).toHaveLength(63)
  for (const bad of [...others, `${token}=`, `${token} `, `${token}!`]) expect(links.order.open(bad)).toBeNull()
})

// Proves ASVS 9.1.1
test('a link of another shop, a link of another order and a broken link open nothing', async () => {
  const token = links.order.sign(order)
  const [, signature = ''] = token.split('.')
  const foreign = createLinks(secretsOf({ TOKEN_SECRET: 'rahasia' }), 8).order.sign(order)
  const otherKey = createLinks(secretsOf({ TOKEN_SECRET: 'lain' }), 7).order.sign(order)
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
    expect(links.order.open(bad)).toBeNull()
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
    createLinks(before, 7).order.sign(order),
    createLinks(before, 7).issuePass(order, new Date(9e12)),
  ]
  const change = createLinks(before, 7).change.sign('ubah')
  const oldToken = await signSession(before, 7, session, now)
  expect(createLinks(during, 7).order.open(old)).toBe(order)
  expect(createLinks(during, 7).verifyPass(pass, order, now)).toBe(true)
  expect(createLinks(during, 7).change.open(change)).toBe('ubah')
  expect(await readSession(during, 7, oldToken)).toEqual(session)
  expect(createLinks(after, 7).order.open(old)).toBeNull()
  expect(createLinks(after, 7).verifyPass(pass, order, now)).toBe(false)
  expect(createLinks(after, 7).change.open(change)).toBeNull()
  expect(await readSession(after, 7, oldToken)).toBeNull()

  // Everything new is signed by the new secret alone.
  expect(createLinks(after, 7).order.open(createLinks(during, 7).order.sign(order))).toBe(order)
  expect(await readSession(after, 7, await signSession(during, 7, session, now))).toEqual(session)
  expect(await readSession(during, 8, oldToken)).toBeNull()
})
