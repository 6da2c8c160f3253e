import type { FC } from 'react'
import * as dom from '#client/app/dom-names.ts'

const modules = import.meta.glob<{ default: FC<object> }>(['./screens/**/*island.tsx', './kit/**/*-island.tsx'])
/** By name: `screens/cart/island.tsx` is 'cart', `kit/form/password-field-island.tsx` is 'password-field'. */
const islands = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [/([\w-]+)[/-]island\.tsx$/.exec(path)?.[1] ?? path, load]),
)
/** Makes an island interactive, at once or when its time comes. */
export function startIsland(element: HTMLElement): void {
  if (element.getAttribute(dom.islandWhenMark) === 'changed') wakeWhenChanged(element)
  else void wake(element)
}

/** By a form of the page; and a page that the browser kept in its memory may be old. */
function wakeWhenChanged(element: HTMLElement): void {
  const woken = new AbortController()
  const start = (event: Event & { persisted?: boolean }) => {
    if (event.persisted === false) return
    woken.abort()
    void wake(element)
  }
  for (const name of [dom.actionDoneEvent, 'pageshow']) addEventListener(name, start, woken)
}

async function wake(element: HTMLElement): Promise<void> {
  const load = islands[element.getAttribute(dom.islandMark) ?? '']
  if (!load) return
  const [{ hydrate }, { default: Component }] = await Promise.all([import('#client/app/island/hydrate.ts'), load()])
  const props = JSON.parse(element.getAttribute(dom.islandPropsMark) ?? '{}') as object
  hydrate(element, Component, props, {
    identifierPrefix: element.getAttribute(dom.islandPrefixMark) ?? '',
    onHydrated: () => element.setAttribute(dom.islandReadyMark, ''),
  })
}
