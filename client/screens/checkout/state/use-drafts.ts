import { type FormEvent, useEffect, useRef } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { keepDraft, readDrafts } from '#client/scripts/form/drafts.ts'

/**
 * Keeps what is typed inside `box` through a reload, an error and a login, until `forgetDrafts` says it was sent. The
 * fields belong to a form with an id. `fresh`: the page itself brought what was typed, with a refusal; that is newer
 * than a draft and stays.
 */
export function useDrafts(
  owner: string,
  { fresh, onRestored }: { fresh: boolean; onRestored: (forms: readonly string[]) => void },
) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const drafts = fresh ? {} : readDrafts(owner)
    const forms = new Set<string>()
    for (const field of box.current?.querySelectorAll<Typed | HTMLSelectElement>('input, textarea, select') ?? []) {
      if (field instanceof HTMLSelectElement) chooseAgain(field, drafts)
      const draft = drafts[nameOf(field)]
      if (!isTyped(field) || draft === undefined || field.value !== field.defaultValue || draft === field.value)
        continue
      field.value = draft
      field.dispatchEvent(new Event('input', { bubbles: true }))
      // A form that hides behind a 'Tambah …' is opened for it.
      field.closest(`details:not([${dom.cardMark}])`)?.setAttribute('open', '')
      if (field.form) forms.add(field.form.id)
    }
    if (forms.size > 0) onRestored([...forms])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen wakes
  }, [])

  const onInput = ({ target }: FormEvent) => {
    if (!isTyped(target) && !(target instanceof HTMLSelectElement)) return
    const name = nameOf(target)
    if (name) keepDraft(owner, name, target.value)
  }
  return { box, onInput }
}

/** The country beside a phone number belongs to what was typed. Other lists are filled again by their own screens. */
function chooseAgain(select: HTMLSelectElement, drafts: Readonly<Record<string, string>>): void {
  const draft = drafts[nameOf(select)]
  if (!select.closest(dom.phoneCountryTag) || draft === undefined || select.value === draft) return
  select.value = draft
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

type Typed = HTMLInputElement | HTMLTextAreaElement
const isTyped = (node: EventTarget | null): node is Typed =>
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement && ['text', 'tel', 'email'].includes(node.type))
/** '' where nothing is kept. */
const nameOf = ({ form, name }: Typed | HTMLSelectElement) => (form?.id && name ? `${form.id}.${name}` : '')
