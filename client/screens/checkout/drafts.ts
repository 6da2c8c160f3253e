import { type FormEvent, useEffect, useRef } from 'react'
import * as dom from '#client/app/dom-names.ts'

/** One tab keeps the unsent words of one screen: those of the next sale take the place of the last one's. */
const kept = 'ketikan'
type Fields = Readonly<Record<string, string>>
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was typed on this screen and not sent yet, by `form.field`. */
export function readDrafts(owner: string, store: Store | null = tab()): Fields {
  try {
    const found = JSON.parse(store?.getItem(kept) ?? '') as { owner?: unknown; fields?: unknown }
    return found.owner === owner && typeof found.fields === 'object' && found.fields !== null
      ? (found.fields as Fields)
      : {}
  } catch {
    // Nothing kept, or not by us.
    return {}
  }
}

export function keepDraft(owner: string, field: string, value: string, store: Store | null = tab()): void {
  write(owner, { ...readDrafts(owner, store), [field]: value }, store)
}

/** What was sent is no draft any more. Without a form: all of it. */
export function forgetDrafts(owner: string, form: string | null = null, store: Store | null = tab()): void {
  const left = Object.entries(readDrafts(owner, store)).filter(
    ([field]) => form !== null && !field.startsWith(`${form}.`),
  )
  write(owner, Object.fromEntries(left), store)
}

function write(owner: string, fields: Fields, store: Store | null): void {
  try {
    if (Object.keys(fields).length === 0) store?.removeItem(kept)
    else store?.setItem(kept, JSON.stringify({ owner, fields }))
  } catch {
    // A full or forbidden store: what was typed lives as long as the page.
  }
}

/** null where the browser forbids it, as some do inside other apps. */
function tab(): Store | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

type Typed = HTMLInputElement | HTMLTextAreaElement
const isTyped = (node: EventTarget | null): node is Typed =>
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement && ['text', 'tel', 'email'].includes(node.type))
const nameOf = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) =>
  field.form?.id && field.name ? `${field.form.id}.${field.name}` : null

/**
 * Keeps what is typed below `box` through a reload, an error and a login, until `forget` says it was sent. Fields
 * belong to a form with an id. What the page itself brought, a refusal with what was typed, is newer than a draft and
 * stays (`fresh`).
 */
export function useDrafts(
  owner: string,
  { fresh, onRestored }: { fresh: boolean; onRestored: (forms: readonly string[]) => void },
) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const drafts = fresh ? {} : readDrafts(owner)
    const forms = new Set<string>()
    for (const field of box.current?.querySelectorAll('input, textarea') ?? []) {
      const name = isTyped(field) ? nameOf(field) : null
      const draft = name === null ? undefined : drafts[name]
      if (!isTyped(field) || draft === undefined || field.value !== field.defaultValue || draft === field.value)
        continue
      field.value = draft
      field.dispatchEvent(new Event('input', { bubbles: true }))
      // A form behind a 'Tambah …' of its own is shown with it.
      field.closest(`details:not([${dom.cardMark}])`)?.setAttribute('open', '')
      if (field.form) forms.add(field.form.id)
    }
    if (forms.size > 0) onRestored([...forms])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen wakes
  }, [])

  const onInput = ({ target }: FormEvent) => {
    if (!isTyped(target) && !(target instanceof HTMLSelectElement)) return
    const name = nameOf(target)
    if (name !== null) keepDraft(owner, name, target.value)
  }
  return { box, onInput }
}
