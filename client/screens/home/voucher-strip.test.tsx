import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rupiah } from '#shared/api/contract/brands.ts'
import { sampleVouchers } from '#client/samples/vouchers.ts'
import { ProductVouchers } from './voucher-strip.tsx'

test('a chip for first orders alone has no words for who is signed in, and hides no other chip', () => {
  const [voucher] = sampleVouchers
  if (!voucher) throw new Error('the sample needs a voucher')
  const flat = { ...voucher, percentage: false, cashback: false, forShipping: false, minimum: rupiah(0), maximum: null }
  const [welcome, small] = [30_000, 10_000].map((amount) => ({ ...flat, code: `V${amount}`, amount: rupiah(amount) }))
  if (!welcome || !small) throw new Error('two were made')
  const of = { price: 100_000, voucherPrice: 90_000, firstVoucherPrice: 70_000 }
  const html = renderToString(<ProductVouchers vouchers={[small, welcome]} of={of} />)
  const chips = [...html.matchAll(/<span data-signed-in="([^"]*)"[^>]*>(?:<span[^>]*>)?([^<]+)</g)]
  expect(chips.map(([, member, guest]) => [guest, member])).toEqual([
    ['Diskon Rp 30.000', 'Diskon Rp 10.000'],
    ['Diskon Rp 10.000', ''],
  ])
  // An emptied chip would be a spot of colour, and a box around it a gap: its words are a part of what is emptied.
  expect(html).toMatch(/<span data-signed-in="" class="contents"><span class="[^"]*">Diskon Rp 10\.000<\/span><\/span>/)
})
