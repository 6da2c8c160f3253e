import * as dom from '#client/app/dom-names.ts'
import { notify } from '#client/app/browser/toast.ts'
import { limits } from '#shared/limits.ts'
import { savesData } from '#client/scripts/dom/dom.ts'
import { findPage } from '#client/scripts/dom/server-timing.ts'

/** The timer; 0: something was typed, so nothing is offered any more. */
let watching = 0

/**
 * Notices that the shop has a newer build than this page. Every page comes from the newest build anyway, so only a tab
 * that stays open needs this: it asks every few minutes while it is seen, and offers once. What a shopper has typed is
 * never lost: then nothing is asked or offered, and nothing reloads.
 */
export function startVersionWatch(): void {
  document.addEventListener(
    'input',
    () => {
      clearInterval(watching)
      watching = 0
    },
    { once: true },
  )
  watching = Number(
    setInterval(() => {
      if (!document.hidden && !savesData()) void offer()
    }, limits.versionWatchMs),
  )
  // The chunks of this build are gone, which happens some days after a newer one came; see decision 0005.
  addEventListener('vite:preloadError', () => void replaceOld())
}

async function offer(): Promise<void> {
  if (document.querySelector(`[${dom.undisturbedMark}]`)) return
  if (!(await hasNewer()) || !watching) return
  clearInterval(watching)
  notify({
    title: 'Versi baru tersedia',
    message: 'Muat ulang halaman untuk memakainya.',
    tone: 'success',
    shownMs: limits.notificationMs,
    action: { label: 'Muat Ulang', run: reload },
  })
}

async function replaceOld(): Promise<void> {
  if (watching && (await hasNewer())) reload()
}

/** false too when there was no answer, which no cache may keep (its header says so). */
const hasNewer = (): Promise<boolean> =>
  fetch('/builds/latest.json')
    .then((answer) => answer.json())
    .then(({ id }) => ![...document.scripts].some(({ src }) => new URL(src, location.href).pathname === id))
    .catch(() => false)

/** A page that was reloaded a moment ago is not reloaded again: a page from a cache may be of the old build. */
function reload(): void {
  if (findPage()?.type !== 'reload' || performance.now() >= limits.reloadGuardMs) location.reload()
}
