import { expect, test } from 'vitest'
import { maskContact, maskTyped, readMasked } from './contact.ts'

test.each([
  ['+6281234567890', '08••••••7890'],
  ['+60123456789', '+60••••••6789'],
  ['budi@contoh.id', 'b•••@contoh.id'],
  ['ß@contoh.id', 'ß•••@contoh.id'],
  ['@', '•••@'],
  ['+62812', '08••••••'],
  ['', '••••••'],
])('%s is shown as %s', (contact, shown) => expect(maskContact(contact)).toBe(shown))

test.each([
  ['0812-3456-7890', '08••••••7890'],
  ['+62 812 3456 7890', '08••••••7890'],
  ['628123456789', '08••••••6789'],
  [' budi@contoh.id ', 'b•••@contoh.id'],
])('typed %s is shown as %s, and an address may carry it', (typed, shown) => {
  expect(maskTyped(typed)).toBe(shown)
  expect(readMasked(shown)).toBe(shown)
})

test.each([null, '', '081234567890', 'Kirim uang ke 08••••••7890', '<b>•••@x.id', 'b•••@x.id dan lain'])(
  'an address cannot put %s into the page',
  (text) => expect(readMasked(text)).toBeNull(),
)
