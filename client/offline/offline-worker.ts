import { limits } from '#shared/limits.ts'

/*
 * The service worker of a shop. With signal it changes nothing: every page comes from the network, so no copy is ever
 * shown in place of a newer price. Without signal it shows the copy of a page that was opened before, and its age.
 * The build of this file must not share code with the page's scripts, so it imports only numbers.
 */

/** What the edge writes before this script: worker/edge/resources/offline.tsx. */
interface Settings {
  /** The page for what was never opened. */
  page: string
  /** The cookie that is there while a customer is signed in. */
  signedIn: string
  /** The header of an answer that says for how many minutes one shopper's page may be kept. */
  keep: string
  /** Of the line above a copy. */
  mark: string
  /** Of the place for the list of copies, on that page. */
  copies: string
}
declare const self: ServiceWorkerGlobalScope & { readonly settings: Settings }

const pages = 'pages'
const files = 'files'
const shell = 'shell'

/** What is known of a copy, as headers of it. */
const about = {
  at: 'copy-at',
  until: 'copy-until',
  bytes: 'copy-bytes',
  title: 'copy-title',
  owner: 'copy-owner',
} as const

/** Rises when somebody signs in or out: what was on its way then is not kept. */
let owners = 0
/**
 * Until when somebody may be signing in or out, in milliseconds: another tab's page does not end it, because what is
 * requested until then may still be of the one before.
 */
let signingUntil = 0
/** The last change of the copies. */
let changed: Promise<void> = Promise.resolve()

/** Changes the copies when all changes before are done, so a page that is being kept at a logout is forgotten by it. */
function change(work: () => Promise<void>): Promise<void> {
  const done = changed.then(work)
  changed = done.catch(() => {})
  return done
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  // Without it each page would wait until this worker has started.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (origin !== self.location.origin || pathname.startsWith('/kelola')) return
  if (request.method !== 'GET') {
    // The browser sends it itself: an answer that clears the site's data ends this worker, and would wait for it.
    // The actions that end the session of this browser; tests/structure/dom-names.test.ts compares them with the pages.
    const out = /_=(logout|removeAccount|endSessions|leave)\b/.test(search)
    if (!out && !pathname.startsWith('/auth/')) return
    signingUntil = Date.now() + limits.requestTimeoutMs
    event.waitUntil(forgetOwn())
    if (out) event.waitUntil(forgetNews())
    return
  }
  if (request.mode === 'navigate' && Date.now() < signingUntil) event.waitUntil(forgetOwn())
  // The page that was open when this worker came asks once more for itself and for the files that it has loaded.
  if (request.mode === 'navigate' || request.headers.get('accept') === 'text/html') event.respondWith(pageFor(event))
  else if (/^\/assets\/.*\.(?:js|css|woff2)$/.test(pathname)) event.respondWith(fileFor(event))
})

async function pageFor(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  // When it was asked for: its answer may come after a logout.
  const asker = owners
  try {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
    if (mayKeep(answer)) event.waitUntil(readPage(url, answer.clone(), asker))
    return answer
  } catch {
    return (await copyOf(url)) ?? (await neverOpened()) ?? Response.error()
  }
}

/** A page of the catalogue has an ETag; one shopper's page says how long it may be kept. */
const mayKeep = ({ status, redirected, headers }: Response): boolean =>
  status === 200 &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  (headers.has('etag') || headers.has(self.settings.keep))

async function readPage(url: string, answer: Response, asker: number): Promise<void> {
  const at = Date.now()
  const html = await answer.text()
  // A page whose connection broke is none.
  if (html.includes('</html>')) await change(() => keepPage({ url, answer, html, at, asker }))
}

interface Page {
  url: string
  answer: Response
  html: string
  /** When its answer began, in milliseconds. */
  at: number
  /** What `owners` was when it was requested. */
  asker: number
}
async function keepPage({ url, answer, html, at, asker }: Page): Promise<void> {
  if (asker !== owners) return
  const minutes = Number(answer.headers.get(self.settings.keep) ?? limits.offlineDays * 24 * 60)
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.delete('server-timing')
  headers.set(about.at, String(at))
  headers.set(about.until, String(at + minutes * 60_000))
  headers.set(about.bytes, String(html.length))
  headers.set(about.title, encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? ''))
  if (answer.headers.has(self.settings.keep)) headers.set(about.owner, await signedIn())
  const cache = await caches.open(pages)
  // The newest is the last.
  await cache.delete(url)
  await cache.put(url, new Response(html, { headers }))
  await bound(cache)
}

/** Letters of who is signed in, '0' while nobody is; '' in a browser that does not say. */
async function signedIn(): Promise<string> {
  const store = (self as { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } }).cookieStore
  return store ? ((await store.get(self.settings.signedIn))?.value ?? '0') : ''
}

async function newestFirst(cache: Cache): Promise<Request[]> {
  const all: Request[] = []
  for (const request of await cache.keys()) all.unshift(request)
  return all
}

async function bound(cache: Cache): Promise<void> {
  let [count, bytes] = [0, 0]
  for (const request of await newestFirst(cache)) {
    const headers = (await cache.match(request))?.headers
    count += 1
    bytes += Number(headers?.get(about.bytes) ?? 0)
    const over = count > limits.offlinePages || bytes > limits.offlineBytes
    if (over || Number(headers?.get(about.until)) < Date.now()) await cache.delete(request)
  }
}

/** Nothing too old, nothing of a time when somebody else was signed in, or nobody. */
const mayShow = (headers: Headers, asker: string): boolean =>
  Number(headers.get(about.until)) > Date.now() && [null, asker].includes(headers.get(about.owner))

/** The copy of a page with its age above it; undefined: there is none that this shopper may see. */
async function copyOf(url: string): Promise<Response | undefined> {
  const copy = await (await caches.open(pages)).match(url)
  if (!copy || !mayShow(copy.headers, await signedIn())) return undefined
  const html = (await copy.text()).replace(/<body[^>]*>/, (body) => body + ageOf(Number(copy.headers.get(about.at))))
  return new Response(html, { headers: copy.headers })
}

const ageOf = (at: number): string =>
  `<p ${self.settings.mark} role="status" class="wrap bg-warn-soft py-2 text-sm text-warn-ink">Anda sedang offline. Disimpan ${ago(at)}, isinya bisa sudah berubah. <a href="" class="font-semibold underline">Coba lagi</a></p>`

function ago(at: number): string {
  const minutes = Math.floor((Date.now() - at) / 60_000)
  if (minutes < 1) return 'baru saja'
  if (minutes < 60) return `${minutes} menit lalu`
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} jam lalu` : `${Math.floor(minutes / 60 / 24)} hari lalu`
}

/** The page for what was never opened, with links to what was. */
async function neverOpened(): Promise<Response | undefined> {
  const page = await caches.match(self.settings.page)
  if (!page) return undefined
  const links = await linksToCopies()
  const html = (await page.text()).replace(
    new RegExp(`<div[^>]* ${self.settings.copies}[^>]*>`),
    (place) => place + links,
  )
  const headers = new Headers(page.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(html, { headers })
}

/** The newest first. A product or a list that was opened with several choices is one row. A title is HTML already. */
async function linksToCopies(): Promise<string> {
  const [cache, asker] = [await caches.open(pages), await signedIn()]
  const rows = new Map<string, string>()
  for (const { url } of await newestFirst(cache)) {
    const headers = (await cache.match(url))?.headers
    const [name] = decodeURIComponent(headers?.get(about.title) ?? '').split(' – ')
    const page = url.replace(/(\/products?\/[^?]*)\?.*/, '$1')
    if (!headers || !name || !mayShow(headers, asker) || rows.has(page)) continue
    rows.set(
      page,
      `<li><a href="${url.replace(/&/g, '&amp;')}" class="block py-2"><span class="block truncate font-medium">${name}</span><span class="text-sm text-muted">Disimpan ${ago(Number(headers.get(about.at)))}</span></a></li>`,
    )
    if (rows.size === limits.offlineListed) break
  }
  return rows.size === 0
    ? ''
    : `<h2 class="text-base font-semibold">Bisa dibuka tanpa sinyal</h2><ul class="divide-y divide-sunk">${[...rows.values()].join('')}</ul>`
}

/** Files of a build never change, so the browser's own cache has most of them. */
async function fileFor(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(keepFile(url))
    return answer
  } catch {
    return (await caches.match(url)) ?? Response.error()
  }
}

async function keepFile(url: string): Promise<void> {
  const cache = await caches.open(files)
  if (await cache.match(url)) return
  const answer = await fetch(url)
  if (answer.ok) await cache.put(url, answer)
  const kept = await cache.keys()
  for (const request of kept.slice(0, Math.max(0, kept.length - limits.offlineFiles))) await cache.delete(request)
}

/** The page for what was never opened, with its files. */
async function keepShell(): Promise<void> {
  const answer = await fetch(self.settings.page)
  if (!answer.ok) return
  const named = `${answer.headers.get('link')} ${await answer.clone().text()}`
  await (await caches.open(shell)).put(self.settings.page, answer)
  await Promise.all((named.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []).map(keepFile))
}

/** News of orders end with the sign-in; the shop learns it from the next one that it sends. */
async function forgetNews(): Promise<void> {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe()
}

/** What the shop sends: worker/commerce/notification/push.ts. */
interface News {
  title: string
  body: string
  path: string
}
self.addEventListener('push', (event) => {
  const news = event.data?.json() as News | undefined
  // A newer one of the same order takes its place.
  if (news)
    event.waitUntil(self.registration.showNotification(news.title, { ...shown, ...news, tag: news.path, data: news }))
})
const shown = { icon: '/apple-touch-icon.png', lang: 'id' } as const
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as News
  event.waitUntil(openPage(new URL(path, self.location.origin)))
})

/** A window that shows it already comes to the front. Nothing but a page of this shop is opened. */
async function openPage({ origin, href }: URL): Promise<void> {
  if (origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(({ url }) => url === href)
  await (open ? open.focus() : self.clients.openWindow(href))
}

/** Pages of one shopper are nobody else's. */
function forgetOwn(): Promise<void> {
  owners += 1
  return change(async () => {
    const cache = await caches.open(pages)
    for (const request of await cache.keys())
      if ((await cache.match(request))?.headers.has(about.owner)) await cache.delete(request)
  })
}
