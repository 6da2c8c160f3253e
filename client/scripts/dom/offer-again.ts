import { lostWords } from './bring-part.ts'

/** A pressed link whose part did not come says so in the place of its words, and can be pressed again. */
export function offerAgain(link: HTMLElement): void {
  link.removeAttribute('aria-busy')
  link.setAttribute('aria-live', 'polite')
  link.textContent = `${lostWords()} Coba lagi`
}
