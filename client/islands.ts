import type { FC } from 'react'
import * as dom from '#client/app/dom-names.ts'

const modules = import.meta.glob<{ default: FC<object> }>(['./screens/**/*island.tsx', './kit/*-island.tsx'])
/** By name: `screens/cart/island.tsx` is 'cart', `kit/password-field-island.tsx` is 'password-field'. */
const islands = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [/([\w-]+)[/-]island\.tsx$/.exec(path)?.[1] ?? path, load]),
)
/** How far outside the screen a `visible` island wakes. */
const nearPx = 200

/**
 * `<shop-island>`: HTML from the edge that becomes interactive once its chunk has loaded. Until then its forms post
 * natively.
 */
class ShopIsland extends HTMLElement {
  #asked = false

  connectedCallback() {
    if (this.getAttribute(dom.islandWhenMark) !== 'visible') return void this.#wake()
    // The element itself has no box, but its first child has one.
    const target = this.firstElementChild
    if (!target) return void this.#wake()
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        void this.#wake()
      },
      { rootMargin: `${nearPx}px` },
    )
    watch.observe(target)
  }

  async #wake() {
    const load = islands[this.getAttribute(dom.islandMark) ?? '']
    if (this.#asked || !load) return
    this.#asked = true
    const [{ hydrate }, { default: Component }] = await Promise.all([import('#client/app/hydrate.ts'), load()])
    const props = JSON.parse(this.getAttribute(dom.islandPropsMark) ?? '{}') as object
    hydrate(this, Component, props, {
      identifierPrefix: this.getAttribute(dom.islandPrefixMark) ?? '',
      onAwake: () => this.setAttribute(dom.islandReadyMark, ''),
    })
  }
}

/**
 * A streamed element may be upgraded before its children have arrived. An island is complete only after the parser has
 * left it, so the elements are defined when the document is parsed.
 */
export function defineIslands(): void {
  const define = () => customElements.define(dom.islandTag, ShopIsland)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', define)
  else define()
}
