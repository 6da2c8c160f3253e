import * as dom from '#client/app/dom-names.ts'
import { watchFixed } from '#client/scripts/form/fixed-fields.ts'
import { estimateLook, estimateWords } from './estimate.ts'

/** The estimate follows what is ticked, and of how many pieces. */
export function startReturnForm(form: HTMLFormElement): void {
  const output = form.querySelector('output')
  const tell = () => {
    const ticks = [...form.querySelectorAll<HTMLInputElement>(`[${dom.amountsMark}]:checked`)]
    let sum = 0
    for (const tick of ticks) {
      const pieces = tick.closest('li')?.querySelector('select')?.value ?? tick.value
      sum += Number(tick.getAttribute(dom.amountsMark)?.split(',')[Number(pieces) - 1] ?? 0)
    }
    if (output) {
      output.textContent = estimateWords(sum)
      output.className = estimateLook(sum)
    }
  }
  form.addEventListener('change', tell)
  watchFixed(form)
  // A browser that goes back ticks what was ticked.
  tell()
}
