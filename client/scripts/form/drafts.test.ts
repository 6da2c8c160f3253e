import { expect, test } from 'vitest'
import { forgetDrafts, keepDraft, readDrafts } from './drafts.ts'

function memory(broken = false) {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (broken) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
    items,
  }
}

test('what is typed is kept by form and field, the newest last', () => {
  const store = memory()
  keepDraft('S1', 'address.street', 'Jl. Melawai', store)
  keepDraft('S1', 'address.street', 'Jl. Melawai Raya', store)
  keepDraft('S1', 'place.note', 'Bungkus kado', store)
  expect(readDrafts('S1', store)).toEqual({ 'address.street': 'Jl. Melawai Raya', 'place.note': 'Bungkus kado' })
})

test('another checkout sees nothing of it and takes its place', () => {
  const store = memory()
  keepDraft('S1', 'address.street', 'Jl. Melawai', store)
  expect(readDrafts('S2', store)).toEqual({})
  keepDraft('S2', 'address.phone', '0812', store)
  expect(readDrafts('S1', store)).toEqual({})
})

test('a form that was sent is forgotten, the others stay; all forgotten leaves nothing behind', () => {
  const store = memory()
  keepDraft('S1', 'address.street', 'Jl. Melawai', store)
  keepDraft('S1', 'place.note', 'Bungkus kado', store)
  forgetDrafts('S1', 'address', store)
  expect(readDrafts('S1', store)).toEqual({ 'place.note': 'Bungkus kado' })
  forgetDrafts('S2', null, store)
  expect(store.items.size).toBe(1)
  forgetDrafts('S1', null, store)
  expect(store.items.size).toBe(0)
})

test('a store that holds nonsense, is full or is not there loses drafts, never the page', () => {
  const store = memory()
  store.setItem('drafts', '{"owner":"S1","fields":7')
  expect(readDrafts('S1', store)).toEqual({})
  keepDraft('S1', 'a.b', 'c', memory(true))
  keepDraft('S1', 'a.b', 'c', null)
  expect(readDrafts('S1', null)).toEqual({})
})
