import * as dom from '#client/app/dom-names.ts'
import type { Notification } from '#client/app/browser/toast.ts'
import { make } from '#client/scripts/dom/dom.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'

/** The message when something failed and nobody said why; fixed by the specification. */
const failure: Notification = { title: text.failed, message: '-', tone: 'error', shownMs: limits.failureMs }

let shown: HTMLElement | null = null

/** Shows the notifications of `notify()`, one at a time: a new one replaces the one before. */
export function startNotifications(): void {
  document.addEventListener(dom.notifyEvent, (event) =>
    show((event as CustomEvent<Notification | null>).detail ?? failure),
  )
}

function show({ title, message, tone, shownMs, action }: Notification): void {
  shown?.remove()
  const box = make('div', `toast toast-${tone} notification`)
  box.setAttribute('role', 'alert')
  const words = make('p')
  words.append(make('strong', 'block', title), message)
  box.append(words)
  if (action) {
    const button = make('button', '', action.label)
    button.addEventListener('click', action.run)
    box.append(button)
  }
  let timer = 0
  const leave = () => {
    clearTimeout(timer)
    timer = Number(setTimeout(() => box.remove(), shownMs))
  }
  // A shopper who points at it or has moved the focus into it is still reading.
  for (const type of ['pointerenter', 'focusin']) box.addEventListener(type, () => clearTimeout(timer))
  for (const type of ['pointerleave', 'focusout']) box.addEventListener(type, leave)
  leave()
  shown = box
  // A modal dialog covers the page, so its notifications are shown inside it.
  ;(document.querySelector('dialog[open]') ?? document.body).append(box)
}
