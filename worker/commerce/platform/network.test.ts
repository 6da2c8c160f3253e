import { expect, test } from 'vitest'
import { truncatedNetwork } from './network.ts'

// Proves §4.41
test('an address is stored as its network', () => {
  expect(['203.0.113.77', '2001:db8:abcd:12::1', '2001:db8::1', '::1', 'bukan', ''].map(truncatedNetwork)).toEqual([
    '203.0.113.0/24',
    '2001:db8:abcd::/48',
    '2001:db8:0::/48',
    '0:0:0::/48',
    '',
    '',
  ])
})
