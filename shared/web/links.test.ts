import { expect, test } from 'vitest'
import { safeLink } from './links.ts'
import { knownQuery } from './known-query.ts'
import { href } from './routes.ts'

const origin = 'https://toko.example'

// Proves §2.52
test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://a',
  'file:///etc/passwd',
  '/\\evil.example',
  '//evil.example',
  '/.//evil.example/x',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://user@toko.example/',
  '',
  ' /a',
])('a link to %s is refused', (to) => {
  expect(safeLink(to, { origin })).toBeNull()
})

test('a link inside the shop becomes a path', () => {
  expect(safeLink('/order/checkout?SALE_ID=a#alamat', { origin })).toBe('/order/checkout?SALE_ID=a#alamat')
  expect(safeLink('https://toko.example/search?q=kopi', { origin })).toBe('/search?q=kopi')
})

// Proves §2.51, §8.10, ASVS 1.2.2
test('another origin is allowed only with the external flag and only over https', () => {
  expect(safeLink('https://wa.me/6281', { origin })).toBeNull()
  expect(safeLink('https://wa.me/6281', { origin, external: true })).toBe('https://wa.me/6281')
  expect(safeLink('http://wa.me/6281', { origin, external: true })).toBeNull()
  for (const to of ['mailto:cs@toko.example', 'tel:+622155512345'])
    expect([safeLink(to, { origin, external: true }), safeLink(to, { origin })]).toEqual([to, null])
})

// Proves ASVS 1.2.2
test('href() takes the path from the route table and encodes the parameters', () => {
  expect(href('product', { slug: 'kopi susu/1' })).toBe('/product/kopi%20susu%2F1')
  expect(href('search', {}, { q: 'kopi & teh', page: null })).toBe('/search?q=kopi+%26+teh')
})

test('a page keeps only its own query keys, sorted, and no tracking keys', () => {
  expect(knownQuery('search', new URLSearchParams('sort=terbaru&fbclid=1&q=kopi&utm_source=x')).toString()).toBe(
    'q=kopi&sort=terbaru',
  )
})

test('a value has one spelling in the key of a page, and none that means nothing', () => {
  const known = (query: string, route: 'products' | 'product' = 'products') =>
    decodeURIComponent(String(knownQuery(route, new URLSearchParams(query))))
  for (const nothing of [
    'page=1',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=zwei',
    'page=',
    'sort=apa-saja',
    'stok=ya',
    'diskon=2',
    'persis=ya',
    'min=murah',
    'q=%20',
  ])
    expect(known(nothing), nothing).toBe('')
  expect(known('page=101')).toBe('page=100')
  expect(known('page=%202')).toBe('page=2')
  expect(known('min=Rp%201.000&max=002000')).toBe('max=2000&min=1000')
  expect(known('q=%20batik%09%0Atulis%20')).toBe('q=batik+tulis')
  expect(known('q=kemja&persis=1')).toBe('persis=1&q=kemja')
  expect(known('bintang=9&foto=x&ulasan=0&pilih=1&varian=a', 'product')).toBe('varian=a')
  expect(known('pilih=buy&varian=a', 'product')).toBe('pilih=buy&varian=a')
  expect(known('pilih=lain&varian=a', 'product')).toBe('pilih=lain&varian=a')
  expect(known('pilih=lain2&varian=a', 'product')).toBe('pilih=lain2&varian=a')
  expect(known('pilih=lain1234&varian=a', 'product')).toBe('varian=a')
})
