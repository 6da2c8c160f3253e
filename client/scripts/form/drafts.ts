/**
 * The key of the tab's storage. One tab keeps the unsent words of one screen: those of the next checkout, or the next
 * product at the desk, replace those of the last.
 */
const draftsKey = 'drafts'
type Fields = Readonly<Record<string, string>>
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was typed on this screen and not sent yet, by `form.field`. */
export function readDrafts(owner: string, store: Store | null = tab()): Fields {
  try {
    const found = JSON.parse(store?.getItem(draftsKey) ?? '') as { owner?: unknown; fields?: unknown }
    return found.owner === owner ? (Object(found.fields) as Fields) : {}
  } catch {
    // Nothing is kept, or something else than what we keep.
    return {}
  }
}

export function keepDraft(owner: string, field: string, value: string, store: Store | null = tab()): void {
  write(owner, { ...readDrafts(owner, store), [field]: value }, store)
}

/** What was sent is no draft any more. Without a form: all words of this owner. */
export function forgetDrafts(owner: string, form: string | null = null, store: Store | null = tab()): void {
  const kept = Object.entries(readDrafts(owner, store))
  const left = kept.filter(([field]) => form !== null && !field.startsWith(`${form}.`))
  // Those of another owner stay.
  if (kept.length > 0) write(owner, Object.fromEntries(left), store)
}

function write(owner: string, fields: Fields, store: Store | null): void {
  try {
    if (Object.keys(fields).length === 0) store?.removeItem(draftsKey)
    else store?.setItem(draftsKey, JSON.stringify({ owner, fields }))
  } catch {
    // The storage is full or forbidden: what was typed lives as long as the page.
  }
}

/** null where the browser forbids it, as some browsers inside other apps do. */
function tab(): Store | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
