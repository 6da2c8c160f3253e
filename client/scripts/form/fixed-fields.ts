import * as dom from '#client/app/dom-names.ts'
import { clearError } from './field-errors.ts'

/** What a page says is wrong with a field goes once it is changed into something that the field takes. */
export function watchFixed(form: HTMLFormElement): void {
  const look = ({ target }: Event) => {
    if (target instanceof HTMLElement && isTaken(target)) fix(form, target)
  }
  form.addEventListener('change', look)
  form.addEventListener('input', (event) => {
    // The tiles of photos look first whether what was chosen before was refused; they do so at the change.
    if (!(event.target instanceof HTMLInputElement && event.target.type === 'file')) look(event)
  })
  // On a slow line it was changed before this came.
  for (const field of form.querySelectorAll<Field>('input, textarea, select'))
    if (isChanged(field) && isTaken(field)) fix(form, field)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return field.value !== '' && [...field.options].some((one) => one.defaultSelected && !one.selected)
  if (field instanceof HTMLInputElement && (field.type === 'file' || field.checked !== field.defaultChecked))
    return field.type !== 'file'
  return field.value !== field.defaultValue
}

/** `minLength` counts for what was typed alone; what the page brought along is as long as it was. */
const isTaken = (field: HTMLElement & { validity?: ValidityState; value?: string; minLength?: number }): boolean =>
  field.validity?.valid !== false && (field.value?.trim().length ?? 0) >= Math.max(0, field.minLength ?? 0)

/** The line that says it stands behind the field, or behind what holds it. */
function fix(form: HTMLFormElement, field: HTMLElement): void {
  for (let at: HTMLElement | null = field; at && at !== form; at = at.parentElement) {
    let next = at.nextElementSibling
    while (next && !next.hasAttribute(dom.fieldErrorMark)) next = next.nextElementSibling
    if (!next) continue
    next.remove()
    // A choice of several is wrong as a whole.
    for (const one of [field, ...at.querySelectorAll('[aria-invalid]')]) clearError(one)
    return
  }
}
