import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '#client/app/browser/browser.fixture.ts'
import { noRegion } from '#client/samples/regions.ts'
import { regionPicker } from './region-picker.ts'

const place = (code: string) => ({ code, name: `Tempat ${code}` })
const provinces = [place('31'), place('32')]
type Left = Parameters<typeof regionPicker>[1]

/** A picker with a server that knows `parts` places in every place, as soon as `when` of it resolves. */
function open(when: (parent: string) => Promise<unknown> = async () => {}, first = {}, left: Left = null, parts = 2) {
  const browser = fakeBrowser('/order/checkout', async ({ fields }) => {
    const { parent = '' } = JSON.parse(String(fields['input'])) as { parent?: string }
    await when(parent)
    return { data: parent === '' ? provinces : [place(`${parent}.01`), place(`${parent}.02`)].slice(0, parts) }
  })
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
  const picker = regionPicker({ ...noRegion, provinces, ...first }, left)
  return { store: createStore(), picker, ...browser }
}
afterEach(() => vi.unstubAllGlobals())

test('picking a province fetches its cities and empties everything below', async () => {
  const { store, picker } = open(undefined, { prov: '32', kota: '32.01', kec: '32.01.01', villages: [place('x')] })
  const done = store.set(picker.pick, 'prov', '31')
  expect(store.get(picker.loading)).toBe('kota')
  expect(store.get(picker.regions)).toMatchObject({ prov: '31', kota: '', kec: '', regencies: [], villages: [] })
  await done
  expect(store.get(picker.loading)).toBeNull()
  expect(store.get(picker.regions).regencies.map(({ code }) => code)).toEqual(['31.01', '31.02'])
})

test('an answer to a choice that was changed meanwhile is dropped', async () => {
  const late = Promise.withResolvers<void>()
  const { store, picker } = open(async (parent) => (parent === '31' ? late.promise : undefined))
  const first = store.set(picker.pick, 'prov', '31')
  await store.set(picker.pick, 'prov', '32')
  late.resolve()
  await first
  expect(store.get(picker.regions)).toMatchObject({ prov: '32', regencies: [place('32.01'), place('32.02')] })
})

test('a list that cannot be fetched takes the choice back, so that it can be made again, and says so', async () => {
  const { store, picker, messages } = open(async () => Promise.reject(new Error('offline')))
  await store.set(picker.pick, 'prov', '31')
  expect(store.get(picker.regions)).toMatchObject({ prov: '', regencies: [] })
  expect([store.get(picker.loading), messages]).toEqual([null, ['Network Error']])
})

const district = { code: '31.74.07', name: 'Kebayoran Baru', regency: 'Kota Jakarta Selatan', province: 'DKI Jakarta' }
const found = { ...district, villageCode: null, village: '' }

test('a district that was found by name picks the province and the city above it', async () => {
  const { store, picker } = open()
  await store.set(picker.choose, found)
  expect(store.get(picker.regions)).toMatchObject({ prov: '31', kota: '31.74', kec: '31.74.07' })
  expect(store.get(picker.regions).villages).toHaveLength(2)
  expect(store.get(picker.village)).toBe('')
})

test('the only village of a district needs no choice', async () => {
  const alone = open(undefined, {}, null, 1)
  await alone.store.set(alone.picker.choose, found)
  expect(alone.store.get(alone.picker.village)).toBe('31.74.07.01')
  await alone.store.set(alone.picker.pick, 'kec', '')
  expect(alone.store.get(alone.picker.village)).toBe('')
  await alone.store.set(alone.picker.pick, 'kec', '31.74.08')
  expect(alone.store.get(alone.picker.village)).toBe('31.74.08.01')
})

test('only what the page did not bring is fetched, and what was picked before comes first', async () => {
  const brought = open()
  await brought.store.set(brought.picker.fetchMissing)
  expect(brought.asked).toEqual([])
  const left = { prov: '31', kota: '31.74', kec: '' }
  const again = open(undefined, {}, left)
  await again.store.set(again.picker.fetchMissing)
  expect(again.asked).toHaveLength(3)
  expect(again.store.get(again.picker.regions)).toMatchObject({ ...left, villages: [] })
})
