import * as dom from '#client/app/dom-names.ts'

export const hintOf = (input: Element): HTMLElement | null => document.getElementById(`${input.id}${dom.hintSuffix}`)

/** Nothing is wrong with this field any more, and its hint is read again. */
export function clearError(input: Element): void {
  input.removeAttribute('aria-invalid')
  input.removeAttribute('aria-describedby')
  const hint = hintOf(input)
  if (!hint) return
  hint.hidden = false
  input.setAttribute('aria-describedby', hint.id)
}
