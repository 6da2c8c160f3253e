import { createElement } from 'react'
import { onceField } from '#client/app/dom-names.ts'
import { WaitingForm, WaitingScreen } from '#client/frame/kept-form-screens.tsx'
import type { RequestContext } from '#edge/request/request-context.ts'
import { crowdPage, keptFields, type Screen, send } from './error-pages.tsx'
import { renderFragment } from './render.tsx'

/** Where the form stands in the page that all who wait get. */
const formTag = 'waiting-form'
const marker = renderFragment(createElement(formTag))

export interface Waiting {
  form: FormData
  /** What makes the form's change happen once. */
  key: string
  minutes: number
  askAgainSeconds: number
}
/** The shop is crowded: the page holds the form and sends it again when it may be this shopper's turn. */
export async function waitingPage(
  context: RequestContext,
  { form, key, minutes, askAgainSeconds }: Waiting,
): Promise<Response> {
  const screen: Screen = {
    head: { title: 'Anda dalam antrean', heading: 'Antrean', titled: true },
    view: <WaitingScreen minutes={minutes}>{createElement(formTag)}</WaitingScreen>,
    layout: 'inner',
    status: 429,
    retryAfterSeconds: askAgainSeconds,
  }
  const fields = [...keptFields(form).filter(({ name }) => name !== onceField), { name: onceField, value: key }]
  const own = renderFragment(
    <WaitingForm
      action={context.url.pathname + context.url.search}
      fields={fields}
      askAgainSeconds={askAgainSeconds}
    />,
  )
  const page = await crowdPage(context, screen, minutes)
  return send(
    context,
    page.replace(marker, () => own),
    screen,
  )
}
