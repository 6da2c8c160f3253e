import { expect, test, vi } from 'vitest'
import type { Voucher } from '#shared/api/goods/voucher.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { chipsOf, gainOf, hasEnded, shortTerms, termsOf, ticketTerms } from './voucher-text.ts'

const voucher: Voucher = {
  id: '1',
  code: 'BATIK10',
  title: 'Diskon 10%',
  description: '',
  endsAt: '2026-12-31T16:59:59.000Z',
  cashback: false,
  percentage: true,
  amount: rupiah(10),
  maximum: rupiah(50_000),
  minimum: rupiah(200_000),
  forShipping: false,
}

test('a voucher’s terms are listed line by line, and in a few words on its ticket', () => {
  expect(termsOf(voucher)).toEqual(['Kode berlaku sampai 31 Des 2026', 'Dapat digabung dengan satu voucher ongkir'])
  expect(termsOf({ ...voucher, percentage: false, forShipping: true })).toEqual([
    'Kode berlaku sampai 31 Des 2026',
    'Potongan ongkir ditanggung toko',
    'Dapat digabung dengan satu voucher produk',
  ])
  expect(shortTerms(voucher)).toBe('Belanja min.\u00A0Rp 200.000, hemat\u00A0maks.\u00A0Rp 50.000')
  expect(shortTerms({ ...voucher, maximum: null, minimum: rupiah(0) })).toBe('Tanpa minimum')
  expect(shortTerms({ ...voucher, cashback: true })).toBe('Belanja min.\u00A0Rp 200.000, maks.\u00A050.000\u00A0koin')
})

test('a ticket whose name says no amount has the name below what it gives', () => {
  expect(ticketTerms(voucher)).toBe('Belanja min.\u00A0Rp 200.000, hemat\u00A0maks.\u00A0Rp 50.000')
  const named = { ...voucher, title: 'Diskon kain & selendang', percentage: false, amount: rupiah(75_000) }
  expect([gainOf(named), ticketTerms(named)]).toEqual([
    'Diskon Rp 75.000',
    'Diskon kain & selendang. Belanja min.\u00A0Rp 200.000',
  ])
})

test.each([
  [{}, 'Diskon 10%'],
  [{ percentage: false, amount: rupiah(75_000) }, 'Diskon Rp 75.000'],
  [{ amount: rupiah(7.5) }, 'Diskon 7,5%'],
  [{ cashback: true }, 'Cashback 10%'],
  [{ cashback: true, percentage: false, amount: rupiah(5_000) }, 'Cashback 5.000 koin'],
  [{ forShipping: true, amount: rupiah(100) }, 'Gratis ongkir'],
  [{ forShipping: true, percentage: false, amount: rupiah(10_000) }, 'Diskon Ongkir Rp 10.000'],
])('%j is %s', (change, words) => {
  expect(gainOf({ ...voucher, ...change })).toBe(words)
})

test('the voucher that gives the price above comes first, and a chip says a minimum out of reach', () => {
  const big = { ...voucher, percentage: false, amount: rupiah(100_000), maximum: null }
  const far = { ...big, minimum: rupiah(900_000) }
  const coins = { ...voucher, cashback: true }
  const welcome = { ...big, amount: rupiah(30_000) }
  const [forAll, forFirst] = [{ price: 289_000, voucherPrice: 260_100 }, { firstVoucherPrice: 259_000 }]
  const ofFar = 'Diskon Rp 100.000, min.\u00A0Rp 900.000'
  const chips = ['Diskon 10%', ofFar, 'Cashback 10%']
  expect(chipsOf([far, coins, voucher], { ...forAll, firstVoucherPrice: null })).toEqual({
    guest: chips,
    member: chips,
  })
  expect(chipsOf([far, coins, voucher, welcome], { ...forAll, ...forFirst })).toEqual({
    guest: ['Diskon Rp 30.000', ofFar, 'Cashback 10%', 'Diskon 10%'],
    member: chips,
  })
  // Where the list has no such voucher, nobody loses another one.
  expect(chipsOf([far, coins, voucher], { ...forAll, ...forFirst })).toEqual({
    guest: [ofFar, 'Cashback 10%', 'Diskon 10%'],
    member: chips,
  })
})

test('a voucher has ended after its moment, and after the whole of a day', () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T05:00:00.000Z') })
  const ended = (endsAt: string | null) => hasEnded({ endsAt })
  expect([null, '2026-12-01T05:00:00.001Z', '2026-12-01T05:00:00.000Z'].map(ended)).toEqual([false, false, true])
  // 1 December, and 30 November, without a time.
  expect(['2026-11-30T17:00:00.000Z', '2026-11-29T17:00:00.000Z'].map(ended)).toEqual([false, true])
  vi.useRealTimers()
})
