import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { href } from '#shared/web/routes.ts'
import type { ActionAnswer } from '#client/app/browser/act.ts'
import { fakeBrowser } from '#client/app/browser/browser.fixture.ts'
import { everywhere } from '#client/samples/countries.ts'
import { keepDraft, readDrafts } from '#client/scripts/form/drafts.ts'
import { formOf, saveAddress } from '#client/screens/checkout/address/state.ts'
import { fill, type OwnAddressProps, screen } from './state.ts'

const path = '/profile/address?baru=1'
const empty: OwnAddressProps = {
  path,
  refusal: null,
  address: null,
  countries: everywhere,
  regions: null,
  changing: false,
}
const fields = () => {
  const form = new FormData()
  form.set('recipient', 'Ani')
  return form
}
const refusal: ActionAnswer = { ok: false, status: 422, message: 'Periksa lagi.', fields: { phone: 'Wajib diisi' } }

type Answer = ActionAnswer | Promise<ActionAnswer>
/** A store of the address form, and what the server answers to each action in turn. */
function open(answers: Answer[]) {
  const browser = fakeBrowser(path, () => answers.shift() ?? refusal)
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
  const store = createStore()
  fill(store, empty)
  return { store, ...browser }
}
afterEach(() => vi.unstubAllGlobals())

test('the place of the address before is not the next one’s', () => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  keepDraft('address-new', 'region.prov', '31')
  fill(createStore(), empty)
  expect(readDrafts('address-new')).toEqual({})
})

test('a saved address leads to the list', async () => {
  const { store, asked, left } = open([{ ok: true, data: null, to: href('profileAddress'), message: null }])
  await store.set(saveAddress, fields())
  expect(asked).toEqual([{ name: 'save', fields: { recipient: 'Ani' } }])
  expect(left).toEqual([href('profileAddress')])
})

test('a refused address keeps its form and says why, each time again', async () => {
  const { store } = open([refusal, refusal])
  await store.set(saveAddress, fields())
  expect(store.get(formOf('refusal'))).toMatchObject({ message: 'Periksa lagi.', fields: { phone: 'Wajib diisi' } })
  await store.set(saveAddress, fields())
  expect(store.get(screen.refusals)).toBe(2)
  expect(store.get(formOf('busy'))).toBe(false)
})

test('an address that is pressed twice is sent once', async () => {
  const answer = Promise.withResolvers<ActionAnswer>()
  const { store, asked } = open([answer.promise])
  const first = store.set(saveAddress, fields())
  await vi.waitFor(() => expect(store.get(formOf('busy'))).toBe(true))
  await store.set(saveAddress, fields())
  answer.resolve(refusal)
  await first
  expect(asked).toHaveLength(1)
})

test('a form that is shown again from memory can be pressed again', async () => {
  const { store, asked } = open([{ ok: true, data: null, to: href('profileAddress'), message: null }, refusal])
  await store.set(saveAddress, fields())
  expect(store.get(formOf('busy'))).toBe(true)
  store.set(screen.stopWaiting)
  await store.set(saveAddress, fields())
  expect(asked).toHaveLength(2)
})
