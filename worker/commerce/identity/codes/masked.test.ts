import { expect, test } from 'vitest'
import { maskContact } from './masked.ts'

test.each([
  ['+6281234567890', '08••••••7890'],
  ['+60123456789', '+60••••••6789'],
  ['budi@contoh.id', 'b•••@contoh.id'],
  ['ß@contoh.id', 'ß•••@contoh.id'],
  ['@', '•••@'],
  ['+62812', '08••••••'],
  ['', '••••••'],
])('%s is shown as %s', (contact, shown) => expect(maskContact(contact)).toBe(shown))
