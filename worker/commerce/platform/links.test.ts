import { expect, test } from 'vitest'
import { createLinks } from './links.ts'

const order = '0f8b7c1e-0000-4000-8000-000000000001'
const links = createLinks('rahasia', 7)

test('a link opens its own order', async () => {
  const token = await links.sign(order)
  expect(token).toMatch(/^[\w.-]+$/)
  expect(await links.open(token)).toBe(order)
})

test('a link of another shop, a link of another order and a broken link open nothing', async () => {
  const token = await links.sign(order)
  const [, signature = ''] = token.split('.')
  const foreign = await createLinks('rahasia', 8).sign(order)
  const otherKey = await createLinks('lain', 7).sign(order)
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
