import { expect, test } from 'vitest'
import { rupiah } from '#shared/api/contract/brands.ts'
import { voucher } from '#client/samples/vouchers.ts'
import { endWords, inOrder, statusOf, stepOf } from './order.ts'

test('what the cart reaches comes first, and what ends sooner before what ends later or never', () => {
  const own = (code: string, endsAt: string | null, usable = false, chosen = false) => ({
    voucher: { ...voucher, code, endsAt },
    chosen,
    claimed: false,
    usable,
    missing: null,
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

const own = { voucher, chosen: false, claimed: false, usable: false, missing: null }

const short = { missing: rupiah(25_000) }
test.each([
  [{ usable: true }, 'Cocok untuk keranjang Anda', 'Pakai'],
  [{ usable: true, chosen: true, claimed: true }, 'Dipakai otomatis saat checkout', 'Aktif'],
  [short, 'Kurang Rp 25.000 lagi', 'Klaim'],
  [{ ...short, claimed: true }, 'Kurang Rp 25.000 lagi', 'Belanja'],
  [{ ...short, chosen: true }, 'Kurang Rp 25.000 lagi', 'Belanja'],
  [{ claimed: true }, 'Sudah diklaim', 'Pakai'],
  [{}, '', 'Pakai'],
])('of a voucher that is %j one thing is said: %s, and offered: %s', (more, status, step) => {
  expect([statusOf({ ...own, ...more }), stepOf({ ...own, ...more })]).toEqual([status, step])
})

test.each([
  [null, 'Tanpa batas waktu', false],
  ['2026-11-23T16:59:59.999Z', 'Segera berakhir: 23 Nov 2026', true],
  ['2026-12-23T16:59:59.999Z', 'Berlaku sampai 23 Des 2026', false],
])('a voucher that ends at %s says %s', (endsAt, words, soon) => {
  const now = Date.parse('2026-11-20T07:00:00.000Z')
  expect(endWords({ ...own, voucher: { ...voucher, endsAt } }, now)).toEqual({ words, soon })
})
