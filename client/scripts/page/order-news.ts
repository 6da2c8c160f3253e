import * as dom from '#client/app/dom-names.ts'
import { act } from '#client/app/browser/act.ts'
import { openPage } from '#client/scripts/dom/progress.ts'
import { showsNews, subscribe } from './push.ts'

const words = {
  on: 'Kabar pesanan ini akan muncul di layar perangkat ini.',
  refused: 'Notifikasi diblokir. Izinkan notifikasi untuk toko ini di pengaturan browser.',
  failed: 'Belum berhasil. Coba sekali lagi.',
}

/**
 * Shows the button for news of an order where this browser can show any. The browser asks its shopper when it is pressed,
 * never before.
 */
export async function startOrderNews(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button')
  if (!button || !showsNews()) return
  await navigator.serviceWorker.ready
  form.hidden = false
  button.addEventListener('click', () => void press(form, button))
}

async function press(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  const subscription = await subscribe(form.getAttribute(dom.newsMark) ?? '')
  const { pathname, search } = new URL(form.action)
  const token = String(new FormData(form).get('token'))
  const answer = subscription && (await act('notify', { token, ...subscription }, pathname + search))
  // To the login.
  if (answer?.ok && answer.to) return openPage(answer.to)
  const state = answer?.ok ? 'on' : Notification.permission === 'denied' ? 'refused' : 'failed'
  button.disabled = false
  button.hidden = state === 'on'
  const status = form.querySelector('[role=status]')
  if (status) status.textContent = words[state]
}
