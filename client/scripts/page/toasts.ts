import * as dom from '#client/app/dom-names.ts'
import type { Toast } from '#client/app/browser/toast.ts'
import { make } from '#client/scripts/dom/dom.ts'
import { limits } from '#shared/limits.ts'

interface Shown {
  element: HTMLElement
  /** How often it will have been said next time. */
  count: number
  timer: number
}
/** The messages on screen, by tone and text: a repeated one is counted, not stacked. */
const shown = new Map<string, Shown>()

/** Shows the messages of `toast()`. */
export function startToasts(): void {
  document.addEventListener(dom.toastEvent, (event) => {
    show((event as CustomEvent<Toast>).detail)
  })
}

function show({ message, tone, link, label }: Toast): void {
  const key = tone + message
  const { element = make('p', `toast toast-${tone}`), count = 1, timer: before }: Partial<Shown> = shown.get(key) ?? {}
  clearTimeout(before)
  element.textContent = count > 1 ? `${message} (${count}×)` : message
  if (link) {
    const way = make('a', '', label)
    way.href = link
    element.append(way)
  }
  // Once more into its place, so that it stays as long as a first one, also when its dialog has closed.
  regionOnTop().append(element)
  const timer = setTimeout(() => {
    element.remove()
    shown.delete(key)
  }, limits.messageMs)
  shown.set(key, { element, count: count + 1, timer })
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
