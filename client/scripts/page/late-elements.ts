import * as dom from '#client/app/dom-names.ts'
import { whenComplete } from '#client/scripts/dom/shell.ts'

type Start = (element: HTMLElement) => void

/** The elements that a script makes interactive. Few pages have one, so the code for each loads where there is one. */
const late: Readonly<Record<string, () => Promise<Start>>> = {
  [dom.phoneCountryTag]: () =>
    import('#client/scripts/form/phone-field.ts').then(({ startPhoneField }) => startPhoneField),
}

/**
 * Defines them. A streamed element may be upgraded before its children have arrived; it is complete only after the
 * parser has left it, so the elements are defined when the page is complete.
 */
export function defineLateElements(islands: () => Promise<Start>): void {
  const all = { ...late, [dom.islandTag]: islands }
  const define = () => {
    for (const [tag, load] of Object.entries(all)) customElements.define(tag, elementOf(load))
  }
  whenComplete(define)
}

/** It starts once, even when it is moved. Until its code is here, its forms post natively. */
const elementOf = (load: () => Promise<Start>) =>
  class extends HTMLElement {
    #asked = false

    connectedCallback() {
      if (this.#asked) return
      this.#asked = true
      void load().then((start) => start(this))
    }
  }
