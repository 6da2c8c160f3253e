import { countries } from '#shared/indonesia/countries.ts'
import { findByTyping, searchCountries } from '#shared/indonesia/country-search.ts'
import { limits } from '#shared/limits.ts'

interface Field {
  select: HTMLSelectElement
  button: HTMLButtonElement
  input: HTMLInputElement
}
type Entry = (typeof countries)[number] & { option: HTMLLIElement }

const gapPx = 4
const listMaxPx = 308
const listMinPx = 88
const widthMaxPx = 384

/** At most one list is open on a page. */
let opened: { field: Field; close: (focus: boolean) => void; type: (key: string) => void } | null = null

/**
 * The list of countries that opens over a phone field. The select stays what the form sends and what is seen; the
 * button above it takes the presses and the focus.
 */
export function startCountryList(field: Field): void {
  const { select, button } = field
  const name = () => button.setAttribute('aria-label', `Pilih kode negara: ${select.selectedOptions[0]?.text ?? ''}`)
  select.tabIndex = -1
  select.ariaHidden = 'true'
  button.hidden = false
  name()
  select.addEventListener('change', name)
  // A page that comes back from the browser's memory has its old choice again, without an event.
  button.addEventListener('focus', name)
  button.addEventListener('click', () => (opened?.field === field ? opened.close(true) : open(field)))
  button.addEventListener('keydown', (event) => {
    const typed = isTyped(event) && event.key !== ' '
    if (!typed && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(field)
    if (typed) opened?.type(event.key)
  })
}

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey

function open(field: Field): void {
  opened?.close(false)
  const parts = build(field.select)
  const cursor = cursorOf(parts)
  const { popup, search, list, entries } = parts
  const close = (focus: boolean) => {
    opened = null
    document.removeEventListener('pointerdown', outside, true)
    popup.remove()
    field.button.setAttribute('aria-expanded', 'false')
    if (focus) field.button.focus()
  }
  const outside = ({ target }: Event) => {
    if (target instanceof Node && !popup.contains(target) && target !== field.button) close(false)
  }
  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    field.select.value = entry.iso2
    for (const name of ['input', 'change']) field.select.dispatchEvent(new Event(name, { bubbles: true }))
    close(false)
    field.input.focus()
  }
  opened = { field, close, type: cursor.type }
  document.body.append(popup)
  place(parts, field.button)
  field.button.setAttribute('aria-expanded', 'true')
  cursor.to(
    Math.max(
      0,
      entries.findIndex(({ iso2 }) => iso2 === field.select.value),
    ),
  )
  list.focus({ preventScroll: true })

  document.addEventListener('pointerdown', outside, true)
  search.addEventListener('input', () => cursor.filter(search.value))
  list.addEventListener('click', ({ target }) =>
    choose(entries.find(({ option }) => target instanceof Node && option.contains(target))),
  )
  popup.addEventListener('keydown', (event) => {
    // The focus goes on from the button, so Tab leads to the number.
    if (event.key === 'Tab') return close(true)
    const done =
      event.key === 'Escape' ? () => close(true) : event.key === 'Enter' ? choosing : moveOf(event, parts, cursor)
    if (!done) return
    event.preventDefault()
    event.stopPropagation()
    done()
  })
  const choosing = () => choose(cursor.current())
}

type Cursor = ReturnType<typeof cursorOf>

/** What a key does inside the open list; null: nothing of ours. */
function moveOf(event: KeyboardEvent, { search, list }: Parts, cursor: Cursor): (() => void) | null {
  const inList = event.target === list
  if (event.key === 'ArrowDown') return () => (inList ? cursor.move(1) : (list.focus(), cursor.move(0)))
  if (event.key === 'ArrowUp') return () => (inList && cursor.isFirst() ? search.focus() : cursor.move(-1))
  if (!inList) return null
  if (event.key === 'Home') return () => cursor.to(0)
  if (event.key === 'End') return () => cursor.to(Infinity)
  return isTyped(event) ? () => cursor.type(event.key) : null
}

/** The country that Enter would choose. */
function cursorOf({ search, list, entries, none }: Parts) {
  let shown: readonly Entry[] = entries
  let at = 0
  let typed = ''
  let forgetting = 0

  const to = (place: number) => {
    mark(shown[at], false)
    at = Math.max(0, Math.min(place, shown.length - 1))
    const entry = shown[at]
    mark(entry, true)
    entry?.option.scrollIntoView({ block: 'nearest' })
    for (const owner of [search, list]) owner.setAttribute('aria-activedescendant', entry?.option.id ?? '')
  }
  return {
    to,
    move: (steps: number) => to(at + steps),
    isFirst: () => at === 0,
    current: () => shown[at],
    filter(query: string) {
      mark(shown[at], false)
      shown = searchCountries(entries, query)
      for (const entry of entries) entry.option.hidden = !shown.includes(entry)
      none.textContent = shown.length === 0 ? 'Tidak ada negara yang cocok' : ''
      to(0)
    },
    /** Letters typed one after another are one word, until nothing has been typed for a while. */
    type(key: string) {
      clearTimeout(forgetting)
      forgetting = setTimeout(() => (typed = ''), limits.countryTypingMs)
      typed += key
      const found = findByTyping(shown, typed)
      if (found >= 0) to(found)
    },
  }
}

function mark(entry: Entry | undefined, active: boolean): void {
  if (!entry) return
  entry.option.setAttribute('aria-selected', String(active))
  entry.option.classList.toggle('bg-brand-soft', active)
  // Forced colours paint no background, but an outline.
  entry.option.style.outline = active ? '2px solid var(--brand-text)' : ''
  entry.option.style.outlineOffset = '-2px'
}

type Parts = ReturnType<typeof build>

function build(select: HTMLSelectElement) {
  const popup = make('div', 'rounded-md border border-line bg-surface p-2 shadow-float', {
    role: 'dialog',
    'aria-label': 'Pilih kode negara',
  })
  const search = make('input', 'block h-12 w-full rounded-sm border border-edge bg-surface px-3 text-md', {
    type: 'search',
    role: 'combobox',
    'aria-label': 'Cari negara atau kode',
    'aria-autocomplete': 'list',
    'aria-expanded': 'true',
    'aria-controls': 'country-list',
    autocomplete: 'off',
    placeholder: 'Cari negara atau kode',
  })
  const none = make('p', 'px-3 text-sm text-muted', { role: 'status' })
  const list = make('ul', 'mt-2 overflow-y-auto', {
    id: 'country-list',
    role: 'listbox',
    tabindex: '-1',
    'aria-label': 'Negara',
  })
  const offered = new Set([...select.options].map(({ value }) => value))
  const entries = countries
    .filter(({ iso2 }) => offered.has(iso2))
    .map((country): Entry => {
      const option = make('li', 'flex min-h-11 items-center gap-3 rounded-sm px-3 text-base', {
        id: `country-${country.iso2}`,
        role: 'option',
        'aria-selected': 'false',
      })
      const [name, code] = [make('span', 'min-w-0 flex-1'), make('span', 'text-muted')]
      name.textContent = country.name
      code.textContent = `+${country.dialCode}`
      option.append(name, code)
      return { ...country, option }
    })
  list.append(...entries.map(({ option }) => option))
  popup.append(search, none, list)
  return { popup, search, none, list, entries }
}

function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className = '',
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag)
  element.className = className
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** Below the field, or above when there is too little room below. The list keeps its height while it is searched. */
function place({ popup, list }: Parts, button: HTMLElement): void {
  const row = button.parentElement?.parentElement?.getBoundingClientRect() ?? button.getBoundingClientRect()
  const below = innerHeight - row.bottom
  const above = below < limits.countryListRoomPx && row.top > below
  Object.assign(popup.style, {
    position: 'absolute',
    zIndex: '50',
    left: `${row.left + scrollX}px`,
    width: `${Math.min(row.width, widthMaxPx)}px`,
  })
  const rest = popup.offsetHeight - list.offsetHeight + 3 * gapPx
  const room = (above ? row.top : below) - rest
  list.style.height = `${Math.max(listMinPx, Math.min(listMaxPx, room))}px`
  const top = above ? row.top - popup.offsetHeight - gapPx : row.bottom + gapPx
  popup.style.top = `${top + scrollY}px`
}
