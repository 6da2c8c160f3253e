import * as dom from '#client/app/dom-names.ts'
import type { Notification, Toast } from './toast.ts'

/** A field that was sent more than once is a list. */
type Fields = Readonly<Record<string, string | readonly string[]>>
export interface Asked {
  /** An action of the page, or a read of the browser's API: `voucher.listForCart`. */
  name: string
  fields: Fields
}

const origin = 'https://toko.localhost'

/**
 * A fake browser for tests, with only what the state of a screen uses: an address with its history, and a server whose
 * answers `answer` gives. The test installs `globals`.
 */
export function fakeBrowser(address: string, answer: (asked: Asked) => unknown) {
  const asked: Asked[] = []
  const left: string[] = []
  const messages: string[] = []
  const offered: NonNullable<Notification['action']>[] = []
  const { location, history, steps } = fakeHistory(address, left)
  const globals = {
    location,
    history,
    innerWidth: 360,
    document: {
      querySelector: () => null,
      dispatchEvent({ type, detail }: CustomEvent<(Toast & Partial<Notification>) | null>) {
        if (type === dom.toastEvent && detail) messages.push(detail.message)
        if (type === dom.notifyEvent && detail?.action) offered.push(detail.action)
      },
    },
    requestAnimationFrame: (paint: () => void) => paint(),
    async fetch(to: URL | string, request?: { body?: URLSearchParams }) {
      const { pathname, searchParams } = new URL(to, origin)
      const name = searchParams.get('_') ?? pathname.replace('/api/', '')
      const one = {
        name,
        fields: request?.body ? fieldsOf(withoutOwnKey(request.body)) : { input: searchParams.get('input') ?? '' },
      }
      asked.push(one)
      return Response.json(await answer(one))
    },
  }
  return {
    globals,
    /** What the server was asked, in order. */
    asked,
    /** Where the screen went to. */
    left,
    /** The messages that the shopper saw. */
    messages,
    /** What a notification offered to do. */
    offered,
    /** Path, query and fragment. */
    address: () => location.pathname + location.search + location.hash,
    steps,
  }
}

/** A key that `act()` makes is another each time; that of the page stays. */
function withoutOwnKey(body: URLSearchParams): URLSearchParams {
  const [kept, key] = [new URLSearchParams(body), body.get(dom.onceField)]
  if (/^[0-9a-f-]{36}$/.test(key ?? '')) kept.delete(dom.onceField)
  return kept
}

function fakeHistory(address: string, left: string[]) {
  const entries = [{ url: new URL(address, origin), state: null as unknown }]
  let at = 0
  const entry = () => entries[at] ?? { url: new URL(origin), state: null }
  const location = {
    get href() {
      return entry().url.href
    },
    get pathname() {
      return entry().url.pathname
    },
    get search() {
      return entry().url.search
    },
    get hash() {
      return entry().url.hash
    },
    assign: (to: string) => void left.push(to),
  }
  const history = {
    get state() {
      return entry().state
    },
    pushState(state: unknown, _title: string, to: string) {
      entries.splice(at + 1, Infinity, { url: new URL(to, entry().url), state })
      at += 1
    },
    replaceState: (state: unknown, _title: string, to: string) =>
      void (entries[at] = { url: new URL(to, entry().url), state }),
    back: () => void (at -= 1),
  }
  /** How many steps Back has to go. */
  return { location, history, steps: () => at }
}

const fieldsOf = (body: URLSearchParams): Fields =>
  Object.fromEntries(
    [...new Set(body.keys())].map((key) => {
      const values = body.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
