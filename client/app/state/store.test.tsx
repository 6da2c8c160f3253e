import { atom, createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { filled, per, stored, useAtomValue, useSetAtom } from './store.tsx'

const shop = filled<string>('the shop')
const visits = atom(0)
function Shop() {
  return `${useAtomValue(shop)}: ${useAtomValue(visits)}`
}
const Island = stored(Shop, (store, { name }: { name: string }) => {
  store.set(shop, name)
  store.set(visits, (count) => count + 1)
})

test('each render has a store of its own: nothing of one shop is seen in the next', () => {
  expect([renderToString(<Island name="Batik" />), renderToString(<Island name="Kopi" />)]).toEqual([
    'Batik: 1',
    'Kopi: 1',
  ])
})

test('an atom read or written outside `stored` throws', () => {
  function Writer() {
    useSetAtom(visits)
    return null
  }
  expect(() => renderToString(<Shop />)).toThrow('below a component made by `stored`')
  expect(() => renderToString(<Writer />)).toThrow('below a component made by `stored`')
})

test('an atom the store was not filled with throws its name', () => {
  expect(() => createStore().get(shop)).toThrow('the shop was read before')
})

test('a subscriber to one key is notified only when the value of that key changes', () => {
  const [store, open, heard] = [createStore(), atom('voucher'), [] as string[]]
  const isOpen = per((get, card: 'voucher' | 'note') => get(open) === card)
  expect(isOpen('note')).toBe(isOpen('note'))
  for (const card of ['voucher', 'note'] as const) store.sub(isOpen(card), () => heard.push(card))
  store.set(open, 'shipping')
  expect(heard).toEqual(['voucher'])
  store.set(open, 'note')
  expect(heard).toEqual(['voucher', 'note'])
})
