import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Shop } from '#client/app/page/page.ts'
import { Postage } from './postage.tsx'
import { returnSamples } from './samples.ts'
import { Send } from './send.tsx'

/** What the form asks of a shop. */
const shopWith = (absent: readonly string[]) =>
  ({ absent, couriers: [], business: { name: '', address: '' }, title: 'Toko', whatsapp: null }) as unknown as Shop

function words(name: string, wallet: boolean): string {
  const { data } = returnSamples[name] ?? {}
  if (!data) throw new Error(`there is no sample ${name}`)
  const shop = shopWith(wallet ? [] : ['wallet.find'])
  return renderToStaticMarkup(
    data.postage ? (
      <Postage postage={data.postage} wallet={wallet} />
    ) : (
      <Send data={data} path="/" refusal={null} shop={shop} formKey="kunci" />
    ),
  )
}

test.each([
  ['approved', 'Diganti hingga Rp 100.000', 'Diganti ke Saldo Toko, hingga Rp 100.000'],
  ['postagePaid', 'Rp 25.000 diganti<', 'Rp 25.000 diganti ke Saldo Toko<'],
  ['postageLowered', 'dari Rp 25.000 diganti<', 'dari Rp 25.000 diganti ke Saldo Toko<'],
])('only a shop with wallets promises postage into one: %s', (name, without, into) => {
  expect(words(name, false)).toContain(without)
  expect(words(name, true)).toContain(into)
})
