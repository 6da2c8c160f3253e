import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'

/** The nearest element around an event's target that matches: what delegation is made of. */
export const closest = <E extends HTMLElement>(event: Event, selector: string): E | null =>
  event.target instanceof Element ? event.target.closest<E>(selector) : null

/** A plain click that a script may answer; with a modifier key the browser opens a tab. */
export const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

/** Calls back for plain clicks on what matches. */
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

let pressedUntil = 0
/** A press and its click, which comes a moment after the finger has gone up. */
const clickMs = 50
/** Watches the finger, so that nothing is taken away from under it. */
export function startPresses(): void {
  const watch = ({ type }: Event) => (pressedUntil = type === 'pointerdown' ? Infinity : performance.now() + clickMs)
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(type, watch, { passive: true, capture: true })
}
async function lifted(): Promise<void> {
  while (performance.now() < pressedUntil) await new Promise((done) => setTimeout(done, clickMs))
}

/**
 * A part of a page, rendered on the edge; while a finger is down it waits, because a button that was replaced between
 * press and release is never clicked. null: it could not be had, and the caller lets the browser go there instead.
 */
export async function fetchPart(
  href: string,
  part: string,
  signal: AbortSignal | null = null,
): Promise<DocumentFragment | null> {
  const url = new URL(href, location.href)
  url.searchParams.set(dom.partParam, part)
  try {
    const response = await fetch(url, { signal, redirect: 'error' })
    if (!response.ok) return null
    const template = document.createElement('template')
    template.innerHTML = await response.text()
    await lifted()
    return template.content
  } catch {
    return null
  }
}

/**
 * Puts each element of a part in the place of the one with its id; a quantity that was typed stays, if there is still
 * so much.
 */
export function putPart(part: DocumentFragment): void {
  const quantity = document.querySelector<HTMLInputElement>(`#${dom.quantityId}`)?.value
  // A copy: each element leaves the list as it takes its place.
  for (const fresh of Array.from(part.children)) document.getElementById(fresh.id)?.replaceWith(fresh)
  const field = document.querySelector<HTMLInputElement>(`#${dom.quantityId}`)
  if (field && quantity) field.value = String(Math.min(Number(quantity), Number(field.max)))
}

/** Whether the window is wide enough for the desktop's layout. */
export const isDesktop = (): boolean => innerWidth > limits.mobileLayoutMaxPx
