import { forgetDrafts, keepDraft, readDrafts } from '../scripts/form/drafts.ts?desk'
import { doneParam } from './addresses.ts'
import { wasOf } from './typed.ts'

type Words = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The camera and the button back may end a page, and no browser keeps one of the desk: what was typed in the form of a
 * product stays in the tab until it is saved.
 */
export function keepWords(form: HTMLFormElement): void {
  forgetSaved()
  const isRefused = form.querySelector('[role=alert][tabindex]') !== null
  const drafts = readDrafts(ownerOf(form))
  const all = [...form.elements].filter(isWords)
  // A page that was refused brings what was typed itself, and what the product says by now.
  if (isRefused) for (const field of all) keep(form, field)
  else if (all.filter((field) => bringBack(form, field, drafts)).length > 0) say(form)
  form.addEventListener('input', ({ target }) => {
    if (isWords(target)) keep(form, target)
  })
}

/** A form of the desk has a field that is called `id`, which stands in the place of its own. */
const ownerOf = (form: HTMLFormElement): string => form.getAttribute('id') ?? ''

/** What was saved is no draft. It is done once: what is typed from now on survives a reload of this page. */
function forgetSaved(): void {
  const address = new URL(location.href)
  const done = address.searchParams.get(doneParam) ?? ''
  address.searchParams.delete(doneParam)
  if (done) history.replaceState(null, '', address)
  // Nobody owns '', so all words of this tab go, of both forms.
  if (done === 'addProduct' || done === 'changeProduct') forgetDrafts('')
}

/** What is typed, with what the page was made with, by which a change of somebody else is noticed. */
function keep(form: HTMLFormElement, field: Words): void {
  keepDraft(ownerOf(form), field.name, saidIn(field))
  for (const name of companions(field)) {
    const hidden = hiddenOf(form, name)
    if (hidden) keepDraft(ownerOf(form), name, hidden.value)
  }
}

function bringBack(form: HTMLFormElement, field: Words, drafts: Readonly<Record<string, string>>): boolean {
  const draft = drafts[field.name]
  if (draft === undefined || draft === (drafts[wasOf(field.name)] ?? '')) return false
  const isGone = draft !== saidIn(field)
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = draft !== ''
  else field.value = draft
  // Also where a browser has brought the words back itself: it leaves these as the page has them now.
  for (const name of companions(field)) {
    const hidden = hiddenOf(form, name)
    if (hidden) hidden.value = drafts[name] ?? hidden.value
  }
  return isGone
}

/** The form's key is one of them: a new product is one product, even if the first answer never came. */
const companions = ({ name }: Words) => [wasOf(name), 'key']
const hiddenOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)
const saidIn = (field: Words): string =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? (field.checked ? field.value : '') : field.value

/** The boxes beside the pictures belong to pictures that the page names itself. */
const isWords = (field: EventTarget | null): field is Words =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && ['text', 'checkbox'].includes(field.type) && !field.closest('li'))

function say(form: HTMLFormElement): void {
  const note = document.createElement('p')
  note.className = 'flex flex-wrap items-center gap-x-3 text-base text-muted'
  note.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'desk-link'
  button.textContent = 'Buang isian ini'
  button.addEventListener('click', () => {
    forgetDrafts(ownerOf(form))
    form.reset()
    location.reload()
  })
  note.append('Isian Anda yang belum tersimpan ada lagi di sini. Foto baru perlu dipilih lagi.', button)
  form.prepend(note)
}
