import { afterEach, expect, test, vi } from 'vitest'
import * as dom from '#client/app/dom-names.ts'
import { limits } from '#shared/limits.ts'
import { act, type ActionCall } from './act.ts'
import { waitTurn } from './wait-turn.ts'
import { sendTaps, takeTap, waitingCount } from './waiting-taps.ts'

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

test('the same press after a broken connection has the key of the first; another press, or a later one, its own', async () => {
  vi.useFakeTimers()
  const keys: (string | null)[] = []
  const store: Record<string, unknown> = {}
  vi.stubGlobal('localStorage', store)
  Object.defineProperties(store, {
    getItem: { value: (key: string) => store[key] ?? null },
    setItem: { value: (key: string, value: string) => (store[key] = value) },
    removeItem: { value: (key: string) => delete store[key] },
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', new URL('https://toko.localhost/product/teh'))
  vi.stubGlobal('document', { querySelector: () => null, dispatchEvent: () => true })
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: URLSearchParams }) => {
    keys.push(body.get(dom.onceField))
    if (keys.length === 1 || keys.length === 4) throw new TypeError('net::ERR_NETWORK_CHANGED')
    return Response.json(led('/order/cart'))
  })
  for (const item of ['1', '1', '1', '1', '2']) await act('add', { itemId: item })
  expect([keys[1] === keys[0], new Set(keys).size]).toEqual([true, 4])
  await act('add', { itemId: '1' })
  expect(keys[5]).not.toBe(keys[3])
  expect(Object.keys(store)).toEqual([])
})

/** Where the last message leads. */
let linked: string | undefined
/** A browser with signal in which one tap waits; what the shop answers, and what the shopper is shown. */
function waiting(answer: () => Response, more: object = {}) {
  const kept = new Map([
    ['waiting-taps', JSON.stringify([{ url: added.href, fields: '_key=1', at: Date.now(), ...more }])],
  ])
  const shown: string[] = []
  linked = undefined
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', {
    cookie: '',
    querySelector: () => null,
    body: { dispatchEvent: () => true },
    dispatchEvent({ type, detail }: CustomEvent<{ message: string; link?: string }>) {
      if (type !== dom.toastEvent) return
      shown.push(detail.message)
      linked = detail.link
    },
  })
  vi.stubGlobal('fetch', async () => answer())
  return shown
}
const added = new URL('https://toko.localhost/product/teh?_=add')
const html = () => new Response('<h1>Blocked</h1>', { status: 403 })

test('a tap that waits holds up another press by what is true, and not without end', async () => {
  vi.useFakeTimers()
  const press: ActionCall = { action: 'place', url: new URL('https://toko.localhost/x'), fields: new URLSearchParams() }
  waiting(html)
  expect(await takeTap(press, false)).toMatchObject({ message: expect.stringMatching(/^Perubahan sebelumnya belum/) })
  // Another tab has stopped in the middle: the press waits no longer than for a call.
  waiting(html)
  vi.stubGlobal('navigator', { onLine: true, locks: { request: () => new Promise(() => {}) } })
  const held = takeTap(press, false)
  await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs)
  expect(await held).toMatchObject({ message: expect.stringMatching(/^Perubahan sebelumnya belum/) })
  const lost = ['1 perubahan tidak terkirim. Ulangi kalau masih perlu.']
  const login = () => Response.json(led('/auth/login?next=%2F'), { status: 401 })
  const ended = () => Response.json({ ok: false, status: 401, message: '', fields: {}, again: 0 }, { status: 401 })
  for (const [answer, more, to] of [
    [html, { failsSince: 1 }, ''],
    [login, {}, '/auth/login?next=%2F'],
    // The session is still the browser's, so the login page would send it back: the cart ends it.
    [ended, {}, '/order/cart'],
  ] as const) {
    const shown = waiting(answer, more)
    await sendTaps()
    expect([shown, waitingCount(), linked]).toEqual([lost, 0, to])
  }
  vi.useRealTimers()
})
