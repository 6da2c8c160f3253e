import { expect, test } from 'vitest'
import { merchantOf } from './qris.ts'

test('a code says whose it is; what is no such code says nothing', () => {
  expect(merchantOf('0002010102115904KOPI6005SOLO 63041234')).toBe('KOPI')
  // The amount before it holds the digits of the tag.
  expect(merchantOf('000201540459005907TOKO 5963041234')).toBe('TOKO 59')
  for (const text of ['', '00020101021226620014COM.GO-JEK.WWW', 'https://contoh.id/bayar', '5904    ', '5904', '59xx'])
    expect(merchantOf(text), text).toBe(null)
})
