import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { installRenderer } from './edge-renderer.ts'
import { writtenOnce } from './written-once.ts'

let drawn = 0
function Name({ shop }: { shop: { name: string } }) {
  drawn++
  return <b title="Toko & Co">{shop.name}</b>
}
const frameOf = (shop: { name: string }, name: string | null) =>
  renderToString(<header {...writtenOnce(shop, name, <Name shop={shop} />)} />)

installRenderer(renderToString)

test('a part of the frame is drawn once for a shop, letter for letter as React draws it each time', () => {
  const shop = { name: 'Kopi <Senja>' }
  drawn = 0
  const [first, second, other] = [frameOf(shop, 'wide'), frameOf(shop, 'wide'), frameOf(shop, 'narrow')]
  expect(drawn).toBe(2)
  expect([second, other]).toEqual([first, first])
  expect(first).toBe(frameOf(shop, null))
  expect(first).toContain('<b title="Toko &amp; Co">Kopi &lt;Senja&gt;</b>')
})

test('another shop, or the same shop after a change, has a text of its own', () => {
  const shop = { name: 'Kopi Senja' }
  expect(frameOf(shop, 'wide')).toContain('Kopi Senja')
  expect(frameOf({ ...shop, name: 'Batik Larasati' }, 'wide')).toContain('Batik Larasati')
  expect(frameOf(shop, 'wide')).toContain('Kopi Senja')
})

test('what depends on more than the shop is drawn each time', () => {
  const shop = { name: 'Kopi Senja' }
  drawn = 0
  for (let page = 0; page < 3; page++) frameOf(shop, null)
  expect(drawn).toBe(3)
})
