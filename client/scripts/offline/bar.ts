import * as dom from '#client/app/dom-names.ts'
import { notify, toast } from '#client/app/browser/toast.ts'
import { limits } from '#shared/limits.ts'
import { isDown, sendTaps, waitingCount } from '#client/app/browser/waiting-taps.ts'

/** Says calmly that there is no signal, and how many taps wait for it. */
export function startBar(): void {
  addEventListener('offline', showBar)
  addEventListener('online', () => void back())
  document.addEventListener(dom.tapsEvent, showBar)
  showBar()
}

let bar: HTMLElement | null = null

function showBar(): void {
  const count = waitingCount()
  // A copy says by itself that there is no signal.
  if (navigator.onLine && (count === 0 || !isDown())) {
    bar?.remove()
    bar = null
    return
  }
  bar ??= Object.assign(document.createElement('p'), { className: 'toast toast-stays toast-warning' })
  bar.textContent = count > 0 ? `Anda sedang offline · ${count} perubahan menunggu sinyal` : 'Anda sedang offline'
  if (!bar.isConnected) document.getElementById(dom.messagesId)?.prepend(bar)
}

async function back(): Promise<void> {
  showBar()
  if (waitingCount() === 0) toast('Kembali online', 'success')
  await sendTaps()
  // A copy shows old prices; what was typed into it stays until the shopper says so.
  if (document.querySelector(`[${dom.oldCopyMark}]`))
    notify({
      title: 'Kembali online',
      message: 'Halaman ini salinan lama.',
      tone: 'success',
      shownMs: limits.notificationMs,
      action: { label: 'Muat Ulang', run: () => location.reload() },
    })
}
