import * as dom from '#client/app/dom-names.ts'

const offKey = dom.searchKeyOffKey

const isOff = (): boolean => {
  try {
    return localStorage.getItem(offKey) !== null
  } catch {
    return false
  }
}

/** '/' goes to the search field, wherever no text is typed, as in other shops on a desk. */
export function startSearchKey(fields: string): void {
  addEventListener('keyup', ({ key, target, ctrlKey, altKey, metaKey }) => {
    if (key !== '/' || ctrlKey || altKey || metaKey || isOff() || document.querySelector('dialog[open]')) return
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'))) return
    const field = [...document.querySelectorAll<HTMLInputElement>(fields)].find(
      (one) => one.getClientRects().length > 0,
    )
    field?.focus()
    field?.select()
  })
}

/**
 * Says so where one searches, and switches it off and on: a person who speaks to the computer would press it by mistake
 * (WCAG 2.1.4). null: no keyboard is likely.
 */
export function lineOfSearchKey(): HTMLElement | null {
  if (!matchMedia('(hover:hover) and (pointer:fine)').matches) return null
  const [line, words, button] = ['div', 'span', 'button'].map((tag) => document.createElement(tag))
  if (!line || !words || !button) return null
  // A note below the suggestions, not one of them.
  line.className = 'flex items-center justify-between gap-2 border-t border-line pl-4 text-sm text-muted'
  button.className = 'min-h-11 px-4 underline'
  button.setAttribute('type', 'button')
  const say = () => {
    words.textContent = isOff() ? 'Tombol / tidak dipakai' : 'Tombol / membuka pencarian'
    button.textContent = isOff() ? 'Pakai' : 'Matikan'
  }
  button.addEventListener('click', () => {
    try {
      if (isOff()) localStorage.removeItem(offKey)
      else localStorage.setItem(offKey, '1')
    } catch {
      // Where nothing may be kept, the key stays as it is.
    }
    say()
  })
  say()
  line.append(words, button)
  return line
}
