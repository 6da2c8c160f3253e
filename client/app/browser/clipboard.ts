import { text } from '#shared/text/text.ts'
import { toast } from './toast.ts'

/**
 * Copies the text and says so. The browsers inside other apps often lack `navigator.clipboard`, so there is the old way
 * for them.
 */
export async function copyText(value: string): Promise<void> {
  if (value === '') return toast(text.copyNothing)
  const copied = await navigator.clipboard?.writeText(value).then(
    () => true,
    () => false,
  )
  if (copied || copyTheOldWay(value)) toast(text.copied, 'success')
  else toast(text.copyFailed, 'error')
}

function copyTheOldWay(value: string): boolean {
  const field = document.createElement('textarea')
  field.value = value
  field.className = 'sr-only'
  field.readOnly = true
  const before = document.activeElement
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}
