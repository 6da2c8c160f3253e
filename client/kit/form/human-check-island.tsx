import { useEffect, useRef } from 'react'
import { type HumanAction, humanCheckOrigin } from '#shared/web/human-check.ts'
import * as dom from '#client/app/dom-names.ts'
import { island } from '#client/app/island/island.tsx'

interface HumanCheckProps {
  siteKey: string
  action: HumanAction
}

/** Asks whether a person is there, once the shopper touches the form of the page. Nothing waits for the answer. */
export default island('human-check', function HumanCheck({ siteKey, action }: HumanCheckProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.closest('main')?.querySelector('form')
    if (!box.current || !form) return
    return watchForm(form, box.current, { sitekey: siteKey, action })
  }, [siteKey, action])
  return <div ref={box} className="mt-3" />
})

/** The part of Turnstile's script that we use. */
interface Turnstile {
  render(box: HTMLElement, settings: Record<string, unknown>): string
  reset(widget: string): void
  remove(widget: string): void
}
declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

/** Loads the check at the first touch, and asks again after each sending, because a token is good once. */
function watchForm(form: HTMLFormElement, box: HTMLElement, who: { sitekey: string; action: string }): () => void {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: dom.humanTokenField })
  let widget: string | null = null
  const keep = (token = '') => {
    field.value = token
  }
  const render = () => {
    if (!form.isConnected) return
    const settings = { appearance: 'interaction-only', size: 'flexible', theme: 'light', language: 'id', ...who }
    widget =
      window.turnstile?.render(box, {
        ...settings,
        'response-field': false,
        callback: keep,
        'expired-callback': () => keep(),
        // Without a token the form goes on; the shop only counts it more strictly.
        'error-callback': () => {
          keep()
          return true
        },
      }) ?? null
  }
  const load = () => {
    form.append(field)
    const src = `${humanCheckOrigin}/turnstile/v0/api.js?render=explicit`
    document.head.append(Object.assign(document.createElement('script'), { src, async: true, onload: render }))
  }
  const sent = () =>
    // The form's fields are read while its event is handled.
    setTimeout(() => {
      keep()
      if (widget !== null) window.turnstile?.reset(widget)
    })
  // A quick shopper is in the form before this script is.
  if (form.contains(document.activeElement)) load()
  else form.addEventListener('focusin', load, { once: true })
  form.addEventListener('submit', sent)
  return () => {
    form.removeEventListener('focusin', load)
    form.removeEventListener('submit', sent)
    field.remove()
    if (widget !== null) window.turnstile?.remove(widget)
  }
}
