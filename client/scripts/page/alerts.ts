import * as dom from '#client/app/dom-names.ts'
import { showsNews, subscribe } from './push.ts'

/**
 * Before a wish for news of goods is sent, the browser asks its shopper whether it may show them: the form then carries
 * the browser's address. Refused, or where it cannot, the form goes as it is, and a message follows.
 */
export function startAlerts(): void {
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.elements.namedItem('endpoint')) return
      const pushKey = form.getAttribute(dom.alertMark)
      if (!pushKey || !showsNews() || Notification.permission === 'denied') return
      // Before it is sent in place.
      event.preventDefault()
      void ask(form, pushKey, event.submitter)
    },
    true,
  )
}

async function ask(form: HTMLFormElement, pushKey: string, button: HTMLElement | null): Promise<void> {
  button?.setAttribute('aria-busy', 'true')
  const subscription = await subscribe(pushKey)
  button?.removeAttribute('aria-busy')
  for (const [name, value] of Object.entries(subscription ?? { endpoint: '' }))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  // Another variant may have taken its place meanwhile.
  if (form.isConnected) form.requestSubmit?.()
}
