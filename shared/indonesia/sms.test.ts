import { expect, test } from 'vitest'
import { takesSms } from './sms.ts'

test.each(['+6281234567890', '+6285712345678', '+6289512345678', '+60123456789', '+14155550100', '+447911123456'])(
  'a code goes to %s by SMS',
  (phone) => expect(takesSms(phone)).toBe(true),
)

test.each([
  ['+881612345678', 'a satellite'],
  ['+6286812345678', 'a satellite'],
  ['+19005550100', 'bills its caller'],
  ['+628091234567', 'bills its caller'],
  ['+62215550100', 'has a wire'],
  ['+252612345678', 'is dear'],
  ['+5351234567', 'is dear'],
  ['+21620123456', 'is dear'],
])('none goes to %s, which %s', (phone) => expect(takesSms(phone)).toBe(false))
