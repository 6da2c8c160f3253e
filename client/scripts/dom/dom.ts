import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'

/** The nearest matching element around an event's target, for delegation. */
export const closest = <E extends HTMLElement>(event: Event, selector: string): E | null =>
  event.target instanceof Element ? event.target.closest<E>(selector) : null

/** A plain click that a script may handle; with a modifier key the browser opens a tab. */
export const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

/** Calls back for plain clicks on matching elements. */
export function onClick<E extends HTMLElement>(
  selector: string,
  answer: (element: E, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    if (!isPlain(event)) return
    const element = closest<E>(event, selector)
    if (element) answer(element, event)
  })
}

/** A new element. What it says is text, never HTML. */
export function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className = '',
  words = '',
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = words
  return element
}

let pressedUntil = 0
/** The time between lifting the finger and the click. */
const clickMs = 50
/** Watches presses, so that nothing is replaced under a finger. */
export function startPresses(): void {
  const watch = ({ type }: Event) => (pressedUntil = type === 'pointerdown' ? Infinity : performance.now() + clickMs)
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(type, watch, { passive: true, capture: true })
}
async function lifted(): Promise<void> {
  while (performance.now() < pressedUntil) await new Promise((done) => setTimeout(done, clickMs))
}

/**
 * Fetches a part of a page from the edge. While a finger is down it waits, because a button that is replaced between
 * press and release is never clicked. null: the shop answers with another page, which says why. undefined: nobody
 * answered, so another page would not come either.
 */
export function fetchPart(
  href: string,
  part: string,
  signal: AbortSignal | null = null,
): Promise<DocumentFragment | null | undefined> {
  const url = new URL(href, location.href)
  url.searchParams.set(dom.partParam, part)
  return Promise.race([
    readPart(url, signal),
    new Promise<undefined>((done) => setTimeout(done, limits.requestTimeoutMs)),
  ]).catch(() => undefined)
}

async function readPart(url: URL, signal: AbortSignal | null): Promise<DocumentFragment | null | undefined> {
  const response = await fetch(url, { signal, redirect: 'manual' })
  if (response.status >= 500) return
  if (!response.ok) return null
  const template = document.createElement('template')
  writeHtml(template, await response.text())
  await lifted()
  return template.content
}

const pressable = (element: Element | null) => [...(element?.querySelectorAll<HTMLElement>('a,button') ?? [])]
/**
 * Replaces each element by the one with the same id in the part. The focus stays at its place in it, and a typed
 * quantity, if there is still enough stock.
 */
export function putPart(part: DocumentFragment): void {
  const quantity = document.querySelector<HTMLInputElement>(`#${dom.quantityId}`)?.value
  // A copy, because each element leaves the list when it moves.
  for (const fresh of [...part.children]) {
    const old = document.getElementById(fresh.id)
    const place = pressable(old).indexOf(document.activeElement as HTMLElement)
    old?.replaceWith(fresh)
    pressable(fresh)[place]?.focus()
  }
  const field = document.querySelector<HTMLInputElement>(`#${dom.quantityId}`)
  if (field && quantity) field.value = String(Math.min(Number(quantity), Number(field.max)))
}

/** Whether the window is wide enough for the desktop's layout. */
export const isDesktop = (): boolean => innerWidth > limits.mobileLayoutMaxPx

/** Whether the page came light: nothing is fetched that was not asked for. */
export const savesData = (): boolean => document.documentElement.hasAttribute(dom.liteMark)

/**
 * The browser takes HTML from this policy alone (the header `trusted-types`), so no other line of ours, and none that
 * somebody slips in, can turn text into elements.
 */
const policy = globalThis.trustedTypes?.createPolicy(dom.htmlPolicy, { createHTML: (html) => html })

/**
 * The only place where a script turns text into elements. `html` is written in our code, or it is a part of a page that
 * our edge has rendered; it never holds what somebody typed.
 */
export function writeHtml(element: Element, html: string): void {
  element.innerHTML = policy?.createHTML(html) ?? html
}
