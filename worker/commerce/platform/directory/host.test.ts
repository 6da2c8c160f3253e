import { expect, test } from 'vitest'
import { hostOf, refererHost } from './host.ts'

test('a host has one spelling', () => {
  expect(['Toko.Example', 'toko.example.', 'toko.example:8787', 'TOKO.EXAMPLE.:80'].map(hostOf)).toEqual([
    'toko.example',
    'toko.example',
    'toko.example',
    'toko.example',
  ])
})

test('what is no host is refused', () => {
  expect(['', ' ', 'a b', 'toko@evil', '..', 'a..b', '-a', 'x'.repeat(254), 'токо.рф'].map(hostOf)).toEqual(
    Array.from({ length: 9 }, () => null),
  )
})

test('a referer names only its host', () => {
  expect(
    ['https://batik.localhost:8787/', 'https://user:pw@batik.localhost/x', undefined, 'batik.localhost', ''].map(
      refererHost,
    ),
  ).toEqual(['batik.localhost', 'batik.localhost', null, null, null])
})
