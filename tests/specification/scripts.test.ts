import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { startDropDowns } from '#client/scripts/page/drop-down.ts'
import { startForms } from '#client/scripts/form/forms.ts'
import { startListing } from '#client/screens/products/script.ts'
import { endWaiting, updateBadges } from '#client/scripts/dom/update-badges.ts'
import { startPicker } from '#client/scripts/form/picker.ts'
import { openPopup } from '#client/scripts/page/popup.ts'
import { openPage, startProgress } from '#client/scripts/dom/progress.ts'
import { startReviews } from '#client/screens/product/reviews-script.ts'
import { startNotifications } from '#client/scripts/page/notifications.ts'
import { startToasts } from '#client/scripts/page/toasts.ts'
import { startWishlist } from '#client/scripts/product/wishlist.ts'
import { copyText } from '#client/app/browser/clipboard.ts'
import { notify, notifyRefusal, toast } from '#client/app/browser/toast.ts'

/** The parts of an element that these scripts use; the journeys run them in a real browser. */
class FakeElement extends EventTarget {
  hidden = true
  isConnected = true
  lastElementChild: FakeElement | null = null
  className = ''
  textContent = ''
  innerHTML = ''
  readonly children: FakeElement[] = []
  readonly parts = new Map<string, FakeElement>()
  readonly content = { cloneNode: () => null }
  parent: FakeElement | null = null
  href = '/order/cart'
  readonly showModal = vi.fn()
  readonly close = vi.fn()
  closest(selector: string) {
    return this.parts.get(selector) ?? null
  }
  querySelector(selector: string) {
    return this.parts.get(selector) ?? null
  }
  append(...added: (FakeElement | string | null)[]) {
    for (const child of added) {
      if (typeof child === 'string') this.textContent += child
      if (!(child instanceof FakeElement)) continue
      child.remove()
      child.parent = this
      this.children.push(child)
    }
  }
  remove() {
    const place = this.parent?.children.indexOf(this) ?? -1
    if (place >= 0) this.parent?.children.splice(place, 1)
  }
  hasChildNodes = () => this.children.length > 0
  readonly replaceChildren = vi.fn()
  readonly replaceWith = vi.fn()
  contains = (other: unknown) => [...this.parts.values()].includes(other as FakeElement)
  readonly attributes = new Map<string, string>()
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value)
  getAttribute = (name: string) => this.attributes.get(name) ?? null
  hasAttribute = (name: string) => this.attributes.has(name)
  removeAttribute = (name: string) => void this.attributes.delete(name)
  select() {}
  focus() {}
}
class FakeDocument extends FakeElement {
  cookie = ''
  readonly body = new FakeElement()
  activeElement = null
  lists: Record<string, FakeElement[]> = {}
  createElement = () => new FakeElement()
  querySelectorAll = (selector: string) => this.lists[selector] ?? []
  execCommand = () => false
}

let page: FakeDocument
beforeEach(() => {
  page = new FakeDocument()
  for (const [name, value] of Object.entries({
    document: page,
    navigator: { onLine: true },
    Element: FakeElement,
    HTMLElement: FakeElement,
    Node: FakeElement,
  }))
    vi.stubGlobal(name, value)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const toastsShown = () => page.body.children.map(({ className, textContent }) => [className, textContent])

// Proves §8.21, §8.22, §8.23
test('a message is a warning by default, counts its repeats and lasts 3 s', () => {
  vi.useFakeTimers()
  startToasts()
  toast('Tidak ada produk.')
  expect(toastsShown()).toEqual([['toast toast-warning', 'Tidak ada produk.']])
  vi.advanceTimersByTime(2_000)
  toast('Tidak ada produk.')
  toast('Tidak ada produk.', 'error')
  expect(toastsShown()).toEqual([
    ['toast toast-warning', 'Tidak ada produk. (2×)'],
    ['toast toast-error', 'Tidak ada produk.'],
  ])
  // Its place is its last one, so that its animation begins with each repeat.
  toast('Tidak ada produk.')
  expect(toastsShown().map(([, words]) => words)).toEqual(['Tidak ada produk.', 'Tidak ada produk. (3×)'])
  vi.advanceTimersByTime(2_999)
  expect(toastsShown()).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(toastsShown()).toEqual([])
})

/** Each notification as its classes and its words: title, then message. */
const notificationsShown = () =>
  page.body.children.map(({ className, children: [words] }) => [
    className,
    words?.children[0]?.textContent,
    words?.textContent,
  ])

// Proves §8.25
test('a failure without words is Failed, -, of the type error, and closes after 2 s; one with words is a message', () => {
  vi.useFakeTimers()
  startToasts()
  startNotifications()
  notifyRefusal({ message: '', status: 500 })
  expect(notificationsShown()).toEqual([['toast toast-error notification', 'Failed', '-']])
  vi.advanceTimersByTime(1_999)
  expect(page.body.children).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(page.body.children).toEqual([])
  notifyRefusal({ message: 'Stok habis', status: 422 })
  notifyRefusal({ message: 'Network Error', status: 0 })
  expect(toastsShown()).toEqual([
    ['toast toast-warning', 'Stok habis'],
    ['toast toast-error', 'Network Error'],
  ])
})

// Proves §8.24
test('a notification lasts 4.5 s, longer while it is pointed at, and a new one replaces it', () => {
  vi.useFakeTimers()
  startNotifications()
  const shownMs = limits.notificationMs
  notify({ title: 'Satu', message: 'a', tone: 'success', shownMs })
  notify({ title: 'Dua', message: 'b', tone: 'warning', shownMs })
  expect(notificationsShown()).toEqual([['toast toast-warning notification', 'Dua', 'b']])
  vi.advanceTimersByTime(4_499)
  page.body.children[0]?.dispatchEvent(new Event('pointerenter'))
  vi.advanceTimersByTime(60_000)
  expect(page.body.children).toHaveLength(1)
  page.body.children[0]?.dispatchEvent(new Event('pointerleave'))
  vi.advanceTimersByTime(4_499)
  expect(page.body.children).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(page.body.children).toEqual([])
})

// Proves §5.1, §8.11, §8.12, §8.13
test.each([
  ['nothing', '', true, 'toast toast-warning', 'Tidak ada teks yang disalin.'],
  ['a text', 'https://toko.id', true, 'toast toast-success', 'Berhasil salin teks ke clipboard'],
  ['a text where it is forbidden', 'https://toko.id', false, 'toast toast-error', 'Gagal menyalin teks.'],
])('copying %s shows its result', async (_, value, allowed, className, words) => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => (allowed ? Promise.resolve() : Promise.reject(new Error('denied'))) },
  })
  startToasts()
  await copyText(value)
  expect(toastsShown()).toContainEqual([className, words])
})

/** Sends an event whose target is an element, as event delegation receives it. */
function send(type: string, target: FakeElement, more: object = {}) {
  const event = Object.assign(new Event(type, { cancelable: true }), { button: 0, ...more })
  Object.defineProperty(event, 'target', { value: target })
  page.dispatchEvent(event)
  return event
}

function header(innerWidth: number) {
  vi.useFakeTimers()
  vi.stubGlobal('innerWidth', innerWidth)
  // The content never arrives, because the panel must open without it.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.stubGlobal('location', { href: 'http://toko.localhost/' })
  const [box, panel, link] = [new FakeElement(), new FakeElement(), new FakeElement()]
  box.parts.set('.drop-down', panel).set(`[${dom.opensMark}]`, link)
  link.parts.set(`[${dom.dropDownMark}]`, box).set(`[${dom.opensMark}]`, link)
  startDropDowns()
  return { box, panel, link }
}

// Proves §2.65
test('the mini-cart opens and closes by a click on the cart icon', () => {
  const { panel, link } = header(1_280)
  expect(send('click', link).defaultPrevented).toBe(true)
  expect(panel.hidden).toBe(false)
  vi.advanceTimersByTime(600)
  send('click', link)
  expect(panel.hidden).toBe(true)
})

// Proves §2.66
test('the mini-cart closes after the mouse leaves it', () => {
  const { panel, link } = header(1_280)
  send('click', link)
  send('pointerout', link, { pointerType: 'mouse', relatedTarget: null })
  vi.advanceTimersByTime(200)
  expect(panel.hidden).toBe(true)
})

// Proves §2.66
test('on a mobile layout a mouse that leaves closes the mini-cart, a finger that lifts does not', () => {
  const { panel, link } = header(800)
  send('click', link)
  send('pointerout', link, { pointerType: 'touch', relatedTarget: null })
  vi.advanceTimersByTime(1_000)
  expect(panel.hidden).toBe(false)
  send('pointerout', link, { pointerType: 'mouse', relatedTarget: null })
  vi.advanceTimersByTime(200)
  expect(panel.hidden).toBe(true)
})

test('what goes away under a mouse that rests where it pressed does not close the mini-cart', () => {
  const { panel, link } = header(800)
  const place = { clientX: 322, clientY: 92 }
  send('click', link, { detail: 1, ...place })
  send('pointerout', link, { pointerType: 'mouse', relatedTarget: null, ...place })
  vi.advanceTimersByTime(1_000)
  expect(panel.hidden).toBe(false)
  send('pointerout', link, { pointerType: 'mouse', relatedTarget: null, clientX: 322, clientY: 300 })
  vi.advanceTimersByTime(200)
  expect(panel.hidden).toBe(true)
})

test('on a mobile layout a click opens the mini-cart and hovering does not', () => {
  const { panel, link } = header(1_024)
  send('pointerover', link, { pointerType: 'mouse' })
  expect(panel.hidden).toBe(true)
  expect(send('click', link).defaultPrevented).toBe(true)
  expect(panel.hidden).toBe(false)
})

/** A backend that answers when the test says so: each request waits in `asked`. */
function slowBackend() {
  const asked: { url: string; answer: (text: string) => void }[] = []
  vi.stubGlobal(
    'fetch',
    (url: URL) =>
      new Promise((resolve) => asked.push({ url: String(url), answer: (text) => resolve(new Response(text)) })),
  )
  // Stands for the parsed HTML; its text tells which answer it was.
  page.createElement = () => {
    const template = new FakeElement()
    return Object.defineProperty(template, 'content', { get: () => partOf(template.innerHTML) })
  }
  const parts = new Map<string, FakeElement>()
  const partOf = (words: string) => {
    const part = parts.get(words) ?? Object.assign(new FakeElement(), { textContent: words })
    parts.set(words, part)
    return part
  }
  return { asked, partOf, settled: () => vi.waitFor(() => new Promise(setImmediate)) }
}

test('of two simultaneous reads of the cart the later one is shown', async () => {
  const { box, panel, link } = header(1_280)
  vi.useRealTimers()
  const { asked, partOf, settled } = slowBackend()
  page.lists = { [`[${dom.dropDownMark}]`]: [box] }
  send('click', link)
  page.dispatchEvent(new Event(dom.actionDoneEvent))
  expect(asked).toHaveLength(2)
  asked[1]?.answer('two lines')
  await settled()
  asked[0]?.answer('three lines')
  await settled()
  expect(panel.replaceChildren.mock.calls).toEqual([[partOf('two lines')]])
  expect(link.attributes.get('aria-expanded')).toBe('true')
})

test('a panel whose content nobody brings says so and opens no page; the shop’s word that there is none opens it', async () => {
  const { panel, link } = header(1_280)
  vi.useRealTimers()
  const assign = vi.fn()
  vi.stubGlobal('location', { href: 'http://toko.localhost/', assign })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('connection lost')))
  send('click', link)
  await vi.waitFor(() => expect(panel.innerHTML).toContain('Coba lagi'))
  expect(assign).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  panel.hidden = true
  send('click', link)
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/order/cart'))
  expect(panel.replaceChildren).not.toHaveBeenCalled()
})

test('of two review filters the later one is shown, even when its answer comes first', async () => {
  const { asked, partOf, settled } = slowBackend()
  vi.stubGlobal('location', { href: 'http://toko.localhost/product/teh' })
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() })
  const [section, five, photos] = [new FakeElement(), new FakeElement(), new FakeElement()]
  page.parts.set(`#${dom.reviewsId}`, section)
  for (const [link, query] of [
    [five, 'bintang=5'],
    [photos, 'foto=1'],
  ] as const) {
    link.parts.set(`a[${dom.reviewsMark}]`, link)
    link.href = `http://toko.localhost/product/teh?${query}`
    partOf(query).parts.set(`#${dom.reviewsId}`, partOf(query))
  }
  startReviews()
  send('click', five)
  send('click', photos)
  asked[1]?.answer('foto=1')
  await settled()
  asked[0]?.answer('bintang=5')
  await settled()
  expect(section.replaceWith.mock.calls).toEqual([[partOf('foto=1')]])
})

test('two taps on a heart are sent one after another', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('location', { href: 'http://toko.localhost/' })
  const { asked, settled } = slowBackend()
  const heart = new FakeElement()
  heart.setAttribute(dom.heartMark, 'teh')
  heart.parts.set(`[${dom.heartMark}]`, heart)
  page.lists = { [`[${dom.heartMark}]`]: [heart] }
  startWishlist()
  send('click', heart)
  send('click', heart)
  await settled()
  expect(asked.map(({ url }) => url)).toEqual(['http://toko.localhost/product/teh?_=addToWishlist'])
  asked[0]?.answer('{"ok":true}')
  await settled()
  expect(asked.map(({ url }) => url)).toEqual([
    'http://toko.localhost/product/teh?_=addToWishlist',
    'http://toko.localhost/product/teh?_=removeFromWishlist',
  ])
  // What is never answered is kept after 30 s, when this page is gone.
  asked[1]?.answer('{"ok":true}')
  await settled()
})

test('a form sends the name and value of the pressed button', async () => {
  vi.stubGlobal('HTMLFormElement', FakeElement)
  vi.stubGlobal('location', { href: 'http://toko.localhost/product/teh' })
  const sent: string[] = []
  vi.stubGlobal('fetch', (_: URL, { body }: { body: URLSearchParams }) => {
    sent.push(String(body))
    return Promise.resolve(new Response('{"ok":false,"message":"Stok habis","status":409,"fields":{}}'))
  })
  // Browsers of 2022 do not accept the button as a second argument.
  vi.stubGlobal(
    'FormData',
    class extends FormData {
      constructor() {
        super()
        this.append('itemId', 'teh-1')
      }
    },
  )
  const [form, button] = [new FakeElement(), Object.assign(new FakeElement(), { name: 'then', value: 'buy' })]
  form.setAttribute(dom.inPlaceMark, '')
  startForms()
  send('submit', form, { submitter: button })
  // With a key, so that it happens once, however often it is sent.
  await vi.waitFor(() => expect(sent).toEqual([expect.stringMatching(/^itemId=teh-1&then=buy&_key=[0-9a-f-]{36}$/)]))
})

test('filters become one address: a price without dots, checked attributes as one sorted text', () => {
  vi.stubGlobal('HTMLFormElement', FakeElement)
  vi.stubGlobal(
    'FormData',
    class extends FormData {
      constructor() {
        super()
        for (const [name, value] of Object.entries({ stok: '', min: '150.000', max: '' })) this.append(name, value)
        for (const value of ['Bahan:Sutra', 'Bahan:Katun']) this.append('atribut', value)
      }
    },
  )
  const assign = vi.fn()
  vi.stubGlobal('location', { href: 'http://toko.localhost/', assign })
  vi.stubGlobal('addEventListener', vi.fn())
  const form = Object.assign(new FakeElement(), { action: '/products/semua' })
  form.setAttribute(dom.filterMark, '')
  startListing()
  expect(send('submit', form).defaultPrevented).toBe(true)
  expect(assign.mock.calls).toEqual([['/products/semua?atribut=Bahan%3AKatun%2CBahan%3ASutra&min=150000']])
})

test('waiting ends when a page comes back from the browser cache, but not when another form finishes', () => {
  const busy = new FakeElement()
  busy.setAttribute('aria-busy', 'true')
  page.lists = { 'a[aria-busy], button[aria-busy]': [busy], 'button[aria-busy]': [busy] }
  updateBadges()
  expect(busy.hasAttribute('aria-busy')).toBe(true)
  endWaiting()
  expect(busy.hasAttribute('aria-busy')).toBe(false)
})

// Proves §2.55
test('the badge shows the number of pieces in the cart and hides at zero', () => {
  const badge = new FakeElement()
  page.lists = { [`[${dom.cartCountMark}]`]: [badge] }
  page.cookie = '__Host-ME=1; __Host-CART=3'
  updateBadges()
  expect([badge.hidden, badge.textContent]).toEqual([false, '3'])
  page.cookie = '__Host-CART=0'
  updateBadges()
  expect(badge.hidden).toBe(true)
})

// Proves §1.14, §2.77
test('a closed popup stays hidden for 12 hours', () => {
  vi.stubGlobal('HTMLTemplateElement', FakeElement)
  const [template, dialog] = [new FakeElement(), new FakeElement()]
  page.parts.set(`template#${dom.popupId}`, template).set('dialog.popup', dialog)
  openPopup()
  expect(dialog.showModal).toHaveBeenCalledOnce()
  dialog.dispatchEvent(new Event('close'))
  expect(page.cookie).toBe('__Host-POPUP=1; Max-Age=43200; Path=/; Secure; SameSite=Lax')
  openPopup()
  expect(dialog.showModal).toHaveBeenCalledOnce()
})

// Proves §2.67, §2.72
test('the picker is a dialog named Pilih Produk that closes after a variant is added', () => {
  // A separate class, so that the clicked link is no dialog.
  vi.stubGlobal('HTMLDialogElement', class extends FakeElement {})
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.stubGlobal('location', { href: 'http://toko.localhost/' })
  const link = new FakeElement()
  link.parts.set(`a[${dom.pickMark}]`, link)
  startPicker()
  expect(send('click', link).defaultPrevented).toBe(true)
  const [dialog] = page.body.children
  expect(dialog?.innerHTML).toContain('>Pilih Produk</h2>')
  expect(dialog?.showModal).toHaveBeenCalledOnce()
  expect(dialog?.close).not.toHaveBeenCalled()
  dialog?.dispatchEvent(new Event(dom.actionDoneEvent))
  expect(dialog?.close).toHaveBeenCalledOnce()
})

test('a picker that was closed before the shop refused it opens no page', async () => {
  vi.stubGlobal('HTMLDialogElement', class extends FakeElement {})
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  const place = Object.assign(new FakeElement(), { isConnected: false })
  page.createElement = () => Object.assign(new FakeElement(), { lastElementChild: place })
  const assign = vi.fn()
  vi.stubGlobal('location', { href: 'http://toko.localhost/', assign })
  const link = new FakeElement()
  link.parts.set(`a[${dom.pickMark}]`, link)
  startPicker()
  send('click', link)
  await new Promise(setImmediate)
  expect(assign).not.toHaveBeenCalled()
  place.isConnected = true
  send('click', link)
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/order/cart'))
})

test('a download shows no loading bar, a page does', () => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { origin: 'http://toko.localhost', pathname: '/', search: '' })
  const link = Object.assign(new FakeElement(), {
    target: '',
    origin: 'http://toko.localhost',
    pathname: '/order/qr',
    search: '',
    hash: '',
  })
  link.parts.set('a[href]', link)
  startProgress()
  link.setAttribute('download', '')
  send('click', link)
  vi.advanceTimersByTime(200)
  expect(page.body.children).toEqual([])
  link.removeAttribute('download')
  send('click', link)
  vi.advanceTimersByTime(200)
  expect(page.body.children).toHaveLength(1)
})

// Proves §2.82
test('the loading bar appears after 200 ms and not before', () => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { assign: vi.fn() })
  startProgress()
  openPage('/search')
  vi.advanceTimersByTime(199)
  expect(page.body.children).toEqual([])
  vi.advanceTimersByTime(1)
  expect(page.body.children.map(({ className }) => className)).toEqual(['progress'])
})
