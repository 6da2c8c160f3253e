import * as dom from '#client/app/dom-names.ts'
import { watchFixed } from '#client/scripts/form/fixed-fields.ts'
import { estimateLook, estimateOf, estimateWords } from './estimate.ts'

/** The estimate follows what is ticked, and of how many pieces. */
export function startReturnForm(form: HTMLFormElement): void {
  const output = form.querySelector('output')
  const tell = () => {
    const lines = [...form.querySelectorAll<HTMLInputElement>(`input[${dom.amountsMark}]`)].map((tick) => ({
      amounts: amountsOf(tick),
      pieces: tick.checked ? Number(tick.closest('li')?.querySelector('select')?.value ?? tick.value) : 0,
      of: Number(tick.value),
    }))
    if (output) {
      const sum = estimateOf(lines, amountsOf(output)[0] ?? 0)
      output.textContent = estimateWords(sum)
      output.className = estimateLook(sum)
    }
  }
  form.addEventListener('change', tell)
  watchFixed(form)
  // A browser that goes back ticks what was ticked.
  tell()
}

const amountsOf = (marked: Element): number[] => (marked.getAttribute(dom.amountsMark) ?? '').split(',').map(Number)
