import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { estimateOf } from './estimate.ts'
import { ReturnForm } from './form.tsx'
import { orderReturnRefusals, orderReturnSamples } from './samples.ts'

test('a tick and a choice that are wrong say why, and what is counted may be complete', () => {
  const { data, refusal } = orderReturnRefusals['missing'] ?? {}
  if (!data?.returnable || !refusal) throw new Error('the sample has goods and a refusal')
  const { returnable } = data
  const html = renderToStaticMarkup(<ReturnForm wallet {...data} {...{ returnable, refusal }} path="/" />)
  expect(html).toContain('5 isian perlu diperiksa')
  const wrong = html.match(/<[a-z]+(?=[^>]* aria-invalid="true")[^>]*>/g) ?? []
  expect(wrong.length).toBeGreaterThan(5)
  for (const field of wrong) {
    const [, reason = ''] = / aria-describedby="([^"]+)"/.exec(field) ?? []
    expect(html, field).toContain(`id="${reason}"`)
  }
})

test('all of an order brings what was paid for it, where its lines alone are rounded down', () => {
  const { amounts = [], whole = 0 } = orderReturnSamples['form']?.returnable ?? {}
  const ticked = (fewer = 0) =>
    amounts.map(({ byPieces }, place) => ({
      ...{ amounts: byPieces, of: byPieces.length, pieces: byPieces.length - (place === 0 ? fewer : 0) },
    }))
  expect(estimateOf(ticked(), whole)).toBe(394_000)
  expect(estimateOf(ticked(), 0)).toBe(393_999)
  expect(estimateOf(ticked(1), whole)).toBe(176_042 + 41_914)
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
