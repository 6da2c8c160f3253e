import * as dom from '#client/app/dom-names.ts'

/** The country beside a phone number: its list and what follows from typing load only where there is such a field. */
class PhoneCountry extends HTMLElement {
  #asked = false

  connectedCallback() {
    if (this.#asked) return
    this.#asked = true
    void import('./phone-field.ts').then(({ startPhoneField }) => startPhoneField(this))
  }
}

/** As with islands, the element has all its children only when the page is parsed. */
export function definePhoneCountry(): void {
  const define = () => customElements.define(dom.phoneCountryTag, PhoneCountry)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', define)
  else define()
}
