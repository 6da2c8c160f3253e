import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Frame } from '#client/app/page/page.ts'
import { refusal as refusalOf } from '#client/samples/refusals.ts'
import { oldAccount } from '#client/samples/wallet.ts'
import { wallet } from '#client/screens/profile-wallet/samples.ts'
import { WithdrawForm } from '#client/screens/profile-wallet/withdraw-form.tsx'
import { ReviewForm } from '#client/screens/review-write/form.tsx'
import { reviewRefusals } from '#client/screens/review-write/samples.ts'
import { estimateOf } from './estimate.ts'
import { ReturnForm } from './form.tsx'
import { orderReturnRefusals, orderReturnSamples } from './samples.ts'

test('a tick and a choice that are wrong say why, and what is counted may be complete', () => {
  const { data, refusal } = orderReturnRefusals['missing'] ?? {}
  if (!data?.returnable || !refusal) throw new Error('the sample has goods and a refusal')
  const { returnable } = data
  const html = renderToStaticMarkup(<ReturnForm wallet {...data} {...{ returnable, refusal }} path="/" />)
  expect(html).toContain('5 isian perlu diperiksa')
  expect(wrongIn(html)).toBeGreaterThan(5)
  const empty = reviewRefusals['empty']
  if (!empty) throw new Error('the sample has a refusal')
  const frame = { path: '/', refusal: empty.refusal } as Frame
  // Five stars and the words; the one account to which money may go.
  expect(wrongIn(renderToStaticMarkup(<ReviewForm {...empty.data} frame={frame} />))).toBe(6)
  const money = { ...wallet, accounts: [oldAccount], frame: { path: '/', refusal: noAccount } as Frame }
  expect(wrongIn(renderToStaticMarkup(<WithdrawForm {...money} />))).toBe(1)
})
const noAccount = refusalOf('askWithdrawal', 'input_invalid', { at: 'accountId' })

/** How many fields are wrong; each is described by a sentence. */
function wrongIn(html: string): number {
  const wrong = html.match(/<[a-z]+(?=[^>]* aria-invalid="true")[^>]*>/g) ?? []
  for (const field of wrong) {
    const [, reason = ''] = / aria-describedby="([^"]+)"/.exec(field) ?? []
    expect(html, field).toContain(`id="${reason}"`)
  }
  return wrong.length
}

test.each([
  [[2, 1], 'Rp 394.000', 'Harga Barang Rp 423.000, Voucher & Koin −Rp 29.000'],
  // Each alone would be rounded down: 176.042 and 41.914.
  [[1, 1], 'Rp 217.957', 'Harga Barang Rp 234.000, Voucher & Koin −Rp 16.043'],
  [[0, 1], 'Rp 41.914', 'Harga Barang Rp 45.000, Voucher & Koin −Rp 3.086'],
  [[0, 0], 'Rp 394.000', 'Semua Barang Rp 423.000, Voucher & Koin −Rp 29.000'],
])('of %j pieces comes back what the shop pays, to the rupiah', (pieces, sum, why) => {
  const { lines = [], paid } = orderReturnSamples['form']?.returnable ?? {}
  if (!paid) throw new Error('the sample has what was paid')
  const ticked = lines.map(({ price, quantity: of }, place) => ({ price, of, pieces: pieces[place] ?? 0 }))
  const plain = ({ sum, why }: ReturnType<typeof estimateOf>) => [sum, why.map((row) => row.join(' ')).join(', ')]
  expect(plain(estimateOf(ticked, paid))).toEqual([sum, why])
  // Without a voucher nothing is to be explained.
  expect(estimateOf(ticked, { ...paid, money: paid.price }).why).toEqual([])
})

test('money goes into a wallet unless somebody says otherwise, and where there is none to the first account', () => {
  const data = orderReturnSamples['toBank']
  if (!data?.returnable) throw new Error('the sample has goods')
  const { returnable } = data
  const choices = (wallet: boolean) => {
    const html = renderToStaticMarkup(<ReturnForm {...data} {...{ returnable, wallet }} refusal={null} path="/" />)
    return (html.match(/<input[^>]*name="accountId"[^>]*>/g) ?? []).map((one) => [
      / value="([^"]*)"/.exec(one)?.[1],
      / checked/.test(one),
    ])
  }
  const ids = data.accounts.map(({ id }) => id)
  expect(choices(true)).toEqual([['', true], ...ids.map((id) => [id, false])])
  expect(choices(false)).toEqual(ids.map((id, place) => [id, place === 0]))
})
