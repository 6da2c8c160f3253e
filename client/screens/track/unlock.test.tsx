import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unlock } from './unlock.tsx'

test('a link of an order that is over promises the data alone: of an account’s order nothing is removed here', () => {
  const html = renderToStaticMarkup(<Unlock behind="data" path="/order/track/x" refusal={null} quiet />)
  expect(html).toContain('Lihat data penerima')
  expect(html).not.toMatch(/unduh|hapus/i)
})
