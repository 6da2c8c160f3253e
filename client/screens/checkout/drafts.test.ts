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
  keepDraft('S1', 'alamat.street', 'Jl. Melawai', store)
  keepDraft('S1', 'alamat.street', 'Jl. Melawai Raya', store)
  keepDraft('S1', 'pesan.remark', 'Bungkus kado', store)
  expect(readDrafts('S1', store)).toEqual({ 'alamat.street': 'Jl. Melawai Raya', 'pesan.remark': 'Bungkus kado' })
})

test('another sale sees nothing of it and takes its place', () => {
  const store = memory()
  keepDraft('S1', 'alamat.street', 'Jl. Melawai', store)
  expect(readDrafts('S2', store)).toEqual({})
  keepDraft('S2', 'alamat.phone', '0812', store)
  expect(readDrafts('S1', store)).toEqual({})
})

test('a form that was sent is forgotten, the others stay; all forgotten leaves nothing behind', () => {
  const store = memory()
  keepDraft('S1', 'alamat.street', 'Jl. Melawai', store)
  keepDraft('S1', 'pesan.remark', 'Bungkus kado', store)
  forgetDrafts('S1', 'alamat', store)
  expect(readDrafts('S1', store)).toEqual({ 'pesan.remark': 'Bungkus kado' })
  forgetDrafts('S1', null, store)
  expect(store.items.size).toBe(0)
})

test('a store that holds nonsense, is full or is not there loses drafts, never the page', () => {
  const store = memory()
  store.setItem('ketikan', '{"owner":"S1","fields":7')
  expect(readDrafts('S1', store)).toEqual({})
  keepDraft('S1', 'a.b', 'c', memory(true))
  keepDraft('S1', 'a.b', 'c', null)
  expect(readDrafts('S1', null)).toEqual({})
})
