import { expect, test } from 'vitest'
import { voucher } from '#client/samples/vouchers.ts'
import { inOrder } from './order.ts'

test('what the cart reaches comes first, and what ends sooner before what ends later or never', () => {
  const own = (code: string, endsAt: string | null, usable = false, chosen = false) => ({
    voucher: { ...voucher, code, endsAt },
    chosen,
    claimed: false,
    usable,
  })
  const [soon, late] = ['2026-12-01T00:00:00.000Z', '2027-12-01T00:00:00.000Z']
  const all = [
    own('never', null),
    own('late', late),
    own('soon', soon),
    own('reached late', late, true),
    own('chosen', soon, false, true),
  ]
  expect(inOrder(all).map((one) => one.voucher.code)).toEqual(['chosen', 'reached late', 'soon', 'late', 'never'])
})
