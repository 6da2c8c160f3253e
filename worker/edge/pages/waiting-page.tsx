import { createElement } from 'react'
import { onceField } from '#client/app/dom-names.ts'
import { WaitingForm, WaitingScreen } from '#client/frame/kept-form-screens.tsx'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { frameOf, keptFields, renderScreen, type Screen, send } from './error-pages.tsx'
import { renderFragment } from './render.tsx'

/**
 * The pages of those who wait, without their forms: rendering one for each would cost as much as what they wait for.
 */
const kept = new BoundedMap<{ html: string; until: number }>(limits.waitPages)
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
  const page = await pageOf(context, screen, minutes)
  return send(context, new TextEncoder().encode(page.replace(marker, () => own)) as Uint8Array<ArrayBuffer>, screen)
}

async function pageOf(context: RequestContext, screen: Screen, minutes: number): Promise<string> {
  const name = `${context.tenant.companyId}|${context.origin}|${minutes}`
  const known = kept.get(name)
  if (known && Date.now() < known.until) return known.html
  const html = new TextDecoder().decode(
    await renderScreen(context, screen, { ...frameOf(context), path: href('home') }),
  )
  kept.set(name, { html, until: Date.now() + limits.pageFreshMs })
  return html
}
