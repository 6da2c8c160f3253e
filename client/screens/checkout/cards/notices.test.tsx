import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { orderLine } from '#client/samples/order-goods.ts'
import { stored } from '#client/app/state/store.tsx'
import { goodsOf, withStruck } from '#client/kit/order/struck.ts'
import { ready } from '#client/screens/checkout/state/checkout.fixture.ts'
import { fill } from '#client/screens/checkout/state/state.ts'
import { Saved } from './notices.tsx'

test('nothing is saved on what is not bought, nor by one’s own coins', () => {
  const saved = (available: boolean) => {
    const lines = [
      orderLine('Kemeja', 80_000, { full: 100_000, count: 2 }),
      orderLine('Tas', 50_000, { full: 90_000, available }),
    ]
    const rows = [
      { label: 'Total Harga (3 barang)', amount: goodsOf(lines) },
      { label: 'Koin', amount: -5_000 },
    ]
    const data = { ...ready, checkout: { ...ready.checkout, lines, summary: withStruck(rows, lines) } }
    const Card = stored(Saved, (store) => fill(store, { data, refusal: null, path: '/order/checkout' }))
    return /Total hemat Rp\s([\d.]+)/.exec(renderToStaticMarkup(<Card />))?.[1]
  }
  expect([saved(true), saved(false)]).toEqual(['80.000', '40.000'])
})
