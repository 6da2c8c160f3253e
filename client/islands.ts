import type { FC } from 'react'
import * as dom from '#client/app/dom-names.ts'

const modules = import.meta.glob<{ default: FC<object> }>(['./screens/**/*island.tsx', './kit/**/*-island.tsx'])
/** By name: `screens/cart/island.tsx` is 'cart', `kit/form/password-field-island.tsx` is 'password-field'. */
const islands = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [/([\w-]+)[/-]island\.tsx$/.exec(path)?.[1] ?? path, load]),
)
/** How far outside the screen a `visible` island wakes. */
const nearPx = 200

/** Makes an island interactive: at once, or when it comes near the screen. */
export function startIsland(element: HTMLElement): void {
  // The element itself has no box, but its first child has one.
  const target = element.getAttribute(dom.islandWhenMark) === 'visible' ? element.firstElementChild : null
  if (!target) return void wake(element)
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      void wake(element)
    },
    { rootMargin: `${nearPx}px` },
  )
  watch.observe(target)
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
