import { htmlPolicy } from '#client/app/dom-names.ts'

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => object }
}

/**
 * The browser takes HTML from this policy alone (the header `trusted-types`), so no other line of ours, and none that
 * somebody slips in, can turn text into elements.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(htmlPolicy, {
  createHTML: (html) => html,
})

/**
 * The only place where a script turns text into elements. `html` is written in our code, or it is a part of a page that
 * our edge has rendered; it never holds what somebody typed.
 */
export function writeHtml(element: Element, html: string): void {
  // The type of `innerHTML` does not know trusted objects yet; the browser does.
  element.innerHTML = (policy?.createHTML(html) ?? html) as string
}
