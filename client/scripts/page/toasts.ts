import * as dom from '#client/app/dom-names.ts'
import type { ToastTone } from '#client/app/browser/toast.ts'
import { make } from '#client/scripts/dom/dom.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'

interface Shown {
  element: HTMLElement
  count: number
  timer: number
}
/** The messages on screen, by tone and text: a repeated one is counted, not stacked. */
const shown = new Map<string, Shown>()

/** Shows the messages of `toast()`. */
export function startToasts(): void {
  document.addEventListener(dom.toastEvent, (event) => {
    const { message, tone } = (event as CustomEvent<{ message: string; tone: ToastTone }>).detail
    show(message, tone)
  })
}

function show(message: string, tone: ToastTone): void {
  const key = `${tone}${message}`
  const before = shown.get(key)
  clearTimeout(before?.timer)
  const element = before?.element ?? place(tone)
  const count = (before?.count ?? 0) + 1
  element.textContent = count > 1 ? `${message} (${count}×)` : message
  // The way to what was just put there; the header has it, too.
  if (message === text.cartAdded) {
    const link = make('a', '', 'Lihat')
    link.href = document.querySelector<HTMLAnchorElement>(`[${dom.cartMark}]`)?.href ?? ''
    element.append(link)
  }
  const timer = setTimeout(() => {
    element.remove()
    shown.delete(key)
  }, limits.messageMs)
  shown.set(key, { element, count, timer })
}

function place(tone: ToastTone): HTMLElement {
  const element = make('p', `toast toast-${tone}`)
  regionOnTop().append(element)
  return element
}

/** A modal dialog covers the page, so its messages are shown inside it. */
function regionOnTop(): Element {
  const region = document.querySelector(`#${dom.messagesId}`) ?? document.body
  const modal = document.querySelector('dialog[open]')
  if (!modal) return region
  const inside = modal.querySelector('.toasts') ?? make('div', 'toasts')
  inside.setAttribute('role', 'status')
  modal.append(inside)
  return inside
}
