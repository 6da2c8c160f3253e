import { expect, test } from 'vitest'
import { ItemId } from '#shared/api/contract/brands.ts'
import { cartLink, readCartLink } from './cart-link.ts'
import { limits } from '#shared/limits.ts'

const isiOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('isi')
const read = (text: string | null) => readCartLink(text).map(({ itemId, quantity }) => `${itemId} ${quantity}`)

test('a cart link names variants and their quantities', () => {
  expect(read('KOPI*2,teh.1')).toEqual(['KOPI 2', 'teh.1 1'])
})

test('an unreadable line is left out and the rest stays', () => {
  expect(read(null)).toEqual([])
  expect(read('')).toEqual([])
  for (const nonsense of [
    'KOPI*0',
    'KOPI*-1',
    'KOPI*1000',
    'KOPI*x',
    'KOPI*1.5',
    'KOPI*2*3',
    'KOPI*',
    '*2',
    '..',
    '%2E',
    'a%0Ab',
    '%E0%A4%A',
    'x'.repeat(limits.idChars + 1),
  ])
    expect([nonsense, read(`${nonsense},teh`)]).toEqual([nonsense, ['teh 1']])
})

test('a variant named twice becomes one line, up to the maximum of a cart line', () => {
  expect(read('kopi,teh,kopi*3')).toEqual(['kopi 4', 'teh 1'])
  expect(read('kopi*999,kopi*999')).toEqual(['kopi 999'])
})

test('a link holds at most twenty lines', () => {
  const many = Array.from({ length: 50 }, (_, n) => `i${n}`).join(',')
  expect(readCartLink(many)).toHaveLength(limits.cartLinkLines)
  expect(read(`${many},i0*2`)[0]).toBe('i0 3')
})

test('a cart’s link is read back as the same cart; lines without a variant are left out', () => {
  const lines = [
    { itemId: ItemId.parse('KOPI'), quantity: 2 },
    { itemId: ItemId.parse('teh'), quantity: 1 },
  ]
  const link = cartLink([...lines, { itemId: null, quantity: 3 }])
  expect(link).toBe('/order/cart?isi=KOPI*2,teh')
  expect(readCartLink(isiOf(link ?? ''))).toEqual(lines)
  expect(cartLink([{ itemId: null, quantity: 3 }])).toBeNull()
})

test('an id of any signs goes through a link, an address and back', () => {
  for (const id of ['a+b/c==', 'a,b*2', 'KOPI*2', '%2C', '50% off ', ' é?&#=', 'x:y', '<script>', 'é'.repeat(255)])
    for (const quantity of [1, 999]) {
      const lines = [
        { itemId: ItemId.parse(id), quantity },
        { itemId: ItemId.parse('teh'), quantity: 1 },
      ]
      const link = cartLink(lines) ?? ''
      expect([id, readCartLink(isiOf(link))]).toEqual([id, lines])
    }
})

test('a link holds the whole cart or says that it cannot', () => {
  const linesOf = (count: number, chars: number) =>
    Array.from({ length: count }, (_, n) => ({ itemId: ItemId.parse(`${n}`.padStart(chars, 'x')), quantity: 999 }))
  const most = limits.cartLinkLines
  const link = cartLink(linesOf(most, 170)) ?? ''
  expect(readCartLink(isiOf(link))).toHaveLength(most)
  expect(`https://${'x'.repeat(253)}:65535${link}`.length).toBeLessThan(limits.urlBytes)
  expect(cartLink(linesOf(most + 1, 10))).toBe('too_long')
  expect(cartLink(linesOf(most, limits.idChars))).toBe('too_long')
})
