import * as dom from '#client/app/dom-names.ts'
import { findTiming } from '#client/scripts/dom/server-timing.ts'
import { startBar } from './bar.ts'
import { refuseSubmit, sendTaps } from '#client/app/browser/waiting-taps.ts'

/** As `resources` of shared/web/routes.ts has it; the table of addresses is larger than this script. */
const offlineWorker = '/offline.js'

/** What works without signal. It loads some seconds after the page, so it delays nothing and costs no first view. */
export function startOffline(): void {
  document.addEventListener('submit', refuseSubmit, true)
  addEventListener('pageshow', () => void sendTaps())
  document.addEventListener('visibilitychange', () => document.hidden || void sendTaps())
  void sendTaps()
  startBar()
  // Some browsers inside apps have none.
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  if (!workers) return
  // A browser that keeps nothing, or is full, shows every page as before.
  const done = findTiming('no-offline') ? endWorker(workers) : startWorker(workers)
  done.catch(() => undefined)
}

async function startWorker(workers: ServiceWorkerContainer): Promise<void> {
  const policy = globalThis.trustedTypes?.createPolicy(dom.workerPolicy, { createScriptURL: (url) => url })
  const address = policy?.createScriptURL(offlineWorker) ?? offlineWorker
  const taken = new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
  const before = workers.controller
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  await workers.register(address, { scope: '/', updateViaCache: 'all' })
  if (before) return
  await taken
  // It has not seen this page, nor what the page has loaded. Both are in the browser's cache or not changed since.
  await fetch(location.href, { headers: { accept: 'text/html' } })
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(`${location.origin}/assets/`) && /\.(?:js|css|woff2)$/.test(name)) await fetch(name)
}

/** The operator has switched it off. */
async function endWorker(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
