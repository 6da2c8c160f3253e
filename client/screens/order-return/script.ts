import * as dom from '#client/app/dom-names.ts'
import { estimateWords } from './estimate.ts'

/** The estimate follows what is ticked, and of how many pieces. */
export function startEstimate(form: HTMLFormElement): void {
  const output = form.querySelector('output')
  const tell = () => {
    let sum = 0
    for (const tick of form.querySelectorAll<HTMLInputElement>(`[${dom.amountsMark}]:checked`)) {
      const pieces = tick.closest('li')?.querySelector('select')?.value ?? tick.value
      sum += Number(tick.getAttribute(dom.amountsMark)?.split(',')[Number(pieces) - 1] ?? 0)
    }
    if (output) output.textContent = estimateWords(sum)
  }
  form.addEventListener('change', tell)
  // A browser that goes back ticks what was ticked.
  tell()
}
