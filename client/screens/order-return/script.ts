import * as dom from '#client/app/dom-names.ts'
import { watchFixed } from '#client/scripts/form/fixed-fields.ts'
import { estimateOf, whyLook } from './estimate.ts'

/** The estimate follows what is ticked, and of how many pieces. */
export function startReturnForm(form: HTMLFormElement): void {
  const output = form.querySelector('output')
  const reason = output?.parentElement?.previousElementSibling
  const tell = () => {
    if (!output || !reason) return
    const lines = [...form.querySelectorAll<HTMLInputElement>(`input[${dom.amountsMark}]`)].map((tick) => ({
      price: amountsOf(tick)[0] ?? 0,
      pieces: tick.checked ? Number(tick.closest('li')?.querySelector('select')?.value ?? tick.value) : 0,
      of: Number(tick.value),
    }))
    const [price = 0, money = 0, back = 0] = amountsOf(output)
    const { label, sum, why } = estimateOf(lines, { price, money, back })
    output.textContent = sum
    output.previousElementSibling?.replaceChildren(label)
    reason.replaceChildren(...why.map(rowOf))
  }
  form.addEventListener('change', tell)
  watchFixed(form)
  // A browser that goes back ticks what was ticked.
  tell()
}

function rowOf([label, amount]: readonly [string, string]): Element {
  const [row, sum] = [document.createElement('span'), document.createElement('span')]
  ;[row.className, sum.className] = whyLook
  sum.textContent = amount
  row.append(label, sum)
  return row
}

const amountsOf = (marked: Element): number[] => (marked.getAttribute(dom.amountsMark) ?? '').split(',').map(Number)
