import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { installRenderer } from '#client/app/page/edge-renderer.ts'
import { writtenOnce } from './written-once.tsx'

interface Shop {
  name: string
}
let drawn = 0
function Name({ of: shop }: { of: Shop }) {
  drawn++
  return <b title="Toko & Co">{shop.name}</b>
}
const name = writtenOnce(Name)
const frameOf = (shop: Shop) => renderToString(<header {...name(shop)} />)

installRenderer(renderToString)

test('a part of the frame is rendered once for a shop, letter for letter as React renders it each time', () => {
  const shop = { name: 'Kopi <Senja>' }
  const whole = renderToString(
    <header>
      <Name of={shop} />
    </header>,
  )
  drawn = 0
  expect([frameOf(shop), frameOf(shop)]).toEqual([whole, whole])
  expect(drawn).toBe(1)
  expect(whole).toContain('<b title="Toko &amp; Co">Kopi &lt;Senja&gt;</b>')
})

test('another shop, or the same shop after a change, has a text of its own', () => {
  const shop = { name: 'Kopi Senja' }
  expect(frameOf(shop)).toContain('Kopi Senja')
  expect(frameOf({ ...shop, name: 'Batik Larasati' })).toContain('Batik Larasati')
  expect(frameOf(shop)).toContain('Kopi Senja')
})

test('two parts of one shop never get each other’s text', () => {
  const shop = { name: 'Kopi Senja' }
  const greeting = writtenOnce(({ of }: { of: Shop }) => <i>Selamat datang di {of.name}</i>)
  frameOf(shop)
  expect(renderToString(<header {...greeting(shop)} />)).toContain('Selamat datang')
})
