/**
 * Passes to the screen what a shopper chose or typed before its script arrived. React keeps such values in the page but
 * gets no event for them: a province picked on a slow connection would never bring its cities. Called once, before the
 * screen renders a second time and puts back its own values.
 */
export function repeatEarlyInput(root: Element): void {
  for (const field of root.querySelectorAll('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) repeatSelect(field)
    else if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) repeatTick(field)
    else if (isTyped(field) && field.value !== field.defaultValue) tell(field, 'input')
  }
}

const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !['hidden', 'file', 'submit', 'button'].includes(field.type))

function repeatSelect(select: HTMLSelectElement): void {
  const options = [...select.options]
  const brought = options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled)
  if (brought && select.value !== brought.value) tell(select, 'change')
}

/** React accepts a click only when the tick differs from the one it has seen. */
function repeatTick(field: HTMLInputElement): void {
  const unticked = field.type === 'radio' && !field.checked
  if (field.checked === field.defaultChecked || unticked) return
  field.checked = !field.checked
  field.click()
}

function tell(field: HTMLElement, event: 'input' | 'change'): void {
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
