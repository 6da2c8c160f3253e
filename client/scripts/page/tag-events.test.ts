import { afterEach, expect, test, vi } from 'vitest'
import * as dom from '#client/app/dom-names.ts'
import { onCartEvent, type TagEvent } from './tag-events.ts'

afterEach(() => vi.unstubAllGlobals())

const acted = (action: string, key: string, data: unknown = null) => ({
  type: dom.actedEvent,
  detail: { action, path: '/order/cart', fields: new URLSearchParams({ [dom.onceField]: key }), data },
})

test('a press whose answer came twice, late and when it was sent again, is reported once', () => {
  vi.stubGlobal('document', { addEventListener: () => {}, querySelector: () => null, querySelectorAll: () => [] })
  const sent: TagEvent[] = []
  const line = { id: 'a', itemId: 'a1', name: 'Kaus', price: 50_000, quantity: 2 }
  const cart = acted('refresh', 'first', { lines: [line] })
  const [once, again, another] = [acted('empty', 'press'), acted('empty', 'press'), acted('empty', 'next press')]
  onCartEvent((event) => sent.push(event), [cart, once, again, another] as never)
  expect(sent.map(({ name }) => name)).toEqual(['remove_from_cart', 'remove_from_cart'])
})
