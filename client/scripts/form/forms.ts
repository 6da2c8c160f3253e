import * as dom from '#client/app/dom-names.ts'
import { act } from '#client/app/browser/act.ts'
import { notifyRefusal, toast } from '#client/app/browser/toast.ts'
import { updateBadges } from '#client/scripts/dom/update-badges.ts'
import { openPage } from '#client/scripts/dom/progress.ts'

/** Posts marked forms without leaving the page. Without this script the browser posts them. */
export function startForms(): void {
  // An island that changed the cart says so too, and the badge follows.
  document.addEventListener(dom.actionDoneEvent, updateBadges)
  document.addEventListener('submit', (event) => {
    const form = event.target
    // An island that handles its own form has prevented the default before the event gets here.
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute(dom.inPlaceMark) || event.defaultPrevented) return
    event.preventDefault()
    void post(form, event.submitter)
  })
}

/** A page that waits for the result of a form sends it again by itself. */
export function checkAgain(): void {
  const form = document.querySelector<HTMLFormElement>(`[${dom.checkAgainMark}]`)
  if (form) setTimeout(() => form.submit(), Number(form.getAttribute(dom.checkAgainMark)) * 1_000)
}

type Submitter = HTMLElement & { name?: string; value?: string }

async function post(form: HTMLFormElement, submitter: Submitter | null): Promise<void> {
  const button = submitter ?? form.querySelector<HTMLElement>('button')
  if (button?.getAttribute('aria-busy')) return
  const url = new URL(form.getAttribute('action') ?? '', location.href)
  const action = url.searchParams.get(dom.actionParam) ?? ''
  url.searchParams.delete(dom.actionParam)
  // The fields are read first, so that a busy button does not change what is sent.
  const fields = new FormData(form)
  // The pressed button is part of the form; browsers of 2022 do not add it by themselves.
  if (submitter?.name) fields.append(submitter.name, submitter.value ?? '')
  button?.setAttribute('aria-busy', 'true')
  const answer = await act(action, fields, url.pathname + url.search)
  if (answer.ok && answer.to) return openPage(answer.to)
  button?.removeAttribute('aria-busy')
  // Changes first, then the message: a dialog that closes would take its message with it. A part that arrived in the
  // meantime may have replaced the form; `document` itself would say that the cart page made the change.
  ;(form.isConnected ? form : document.body).dispatchEvent(
    new CustomEvent(answer.ok ? dom.actionDoneEvent : dom.actionRefusedEvent, { bubbles: true }),
  )
  if (!answer.ok) return notifyRefusal(answer)
  if (answer.message) toast(answer.message, 'success', answer.link)
}
