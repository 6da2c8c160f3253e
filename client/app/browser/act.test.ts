import { afterEach, expect, test, vi } from 'vitest'
import * as dom from '#client/app/dom-names.ts'
import { act, type ActionCall } from './act.ts'
import { waitTurn } from './wait-turn.ts'

afterEach(() => vi.unstubAllGlobals())

async function reported(answer: object, status: number): Promise<string[]> {
  const acted: string[] = []
  const dispatchEvent = ({ type, detail }: CustomEvent<dom.Acted>) =>
    type === dom.actedEvent && acted.push(detail.action)
  vi.stubGlobal('location', new URL('https://toko.localhost/product/teh'))
  vi.stubGlobal('document', { dispatchEvent })
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }))
  await act('add', { itemId: '1' })
  return acted
}
const led = (to: string) => ({ ok: true, data: null, to, message: null })

test('what the shop has accepted is reported, and nothing else, wherever its answer leads', async () => {
  expect(await reported(led('/order/cart'), 200)).toEqual(['add'])
  expect(await reported(led('/auth/login?next=%2Fproduct%2Fteh'), 401)).toEqual([])
  expect(await reported(led('/forbidden'), 403)).toEqual([])
  expect(await reported(led('/order/cart'), 504)).toEqual([])
  expect(await reported({ ok: false, status: 422, message: 'Stok habis', fields: {} }, 422)).toEqual([])
})

test('after the wait for a turn too, only a page tells what became of an unclear answer', async () => {
  const unclear = { ok: false, status: 504, message: '', fields: {}, again: 0 } as const
  vi.stubGlobal('document', { dispatchEvent: () => true })
  vi.stubGlobal('fetch', async () => Response.json(unclear, { status: 504 }))
  const sent: ActionCall = { action: 'add', url: new URL('https://toko.localhost/'), fields: new URLSearchParams() }
  expect(await waitTurn(sent, { ...unclear, again: 0.001 })).toBeNull()
})
