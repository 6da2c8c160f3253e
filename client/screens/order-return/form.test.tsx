import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReturnForm } from './form.tsx'
import { orderReturnRefusals } from './samples.ts'

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
