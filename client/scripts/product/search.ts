import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { fetchPart, savesData, writeHtml } from '#client/scripts/dom/dom.ts'
import { iconHtml } from '#client/scripts/dom/icon.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { lineOfSearchKey, startSearchKey } from './search-key.ts'

/** How many letters must be typed before anything is suggested. */
const lettersMin = 2

/** The field in use, its timer and its request; there is one at a time. */
let field: HTMLInputElement | null = null
let timer = 0
let asking: AbortController | null = null
/** What sells best, once it has been asked for. */
let popular: DocumentFragment | null = null

/** Makes a search field a combobox with recent searches, what sells best, and suggestions. Without this script it is a plain field. */
export function startSearch(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!isField(target)) return
    field = target
    if (target.value === '') showRecent(target)
  })
  // A field that got the focus before this script was there.
  const focused = document.activeElement
  if (isField(focused) && (focused.value === '' || focused.value !== focused.defaultValue)) typed(focused)
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    // From its button too: who goes on with the keyboard would find the page covered.
    const isOurs = (one: EventTarget | null) => one instanceof Node && field?.form?.contains(one) === true
    if (isOurs(target) && !isOurs(relatedTarget)) close()
  })
  document.addEventListener('input', ({ target }) => {
    if (isField(target)) typed(target)
  })
  document.addEventListener('keydown', onKey)
  startSearchKey(`[${dom.searchMark}]`)
  document.addEventListener('submit', close)
  addEventListener('pagehide', close)
}

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.hasAttribute(dom.searchMark)
const panelOf = (input: HTMLInputElement) => input.form?.querySelector<HTMLElement>('.suggestions') ?? null
const optionsOf = (input: HTMLInputElement) => [
  ...(panelOf(input)?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
]

function typed(input: HTMLInputElement): void {
  field = input
  clearTimeout(timer)
  asking?.abort()
  // One spelling per question, so that shoppers share the cached answers.
  const text = input.value.trim().replace(/\s+/g, ' ').toLowerCase()
  if (text === '') return showRecent(input)
  if (text.length < lettersMin) return close()
  timer = setTimeout(() => void suggest(input, text), limits.searchDebounceMs)
}

async function suggest(input: HTMLInputElement, text: string): Promise<void> {
  asking = new AbortController()
  const { signal } = asking
  const part = await fetchPart(addressFor(input, text), dom.suggestionsPart, signal)
  if (signal.aborted || document.activeElement !== input) return
  if (!part?.firstElementChild) return close()
  open(input, 'Saran pencarian', part)
}

function addressFor(input: HTMLInputElement, text: string): string {
  const url = new URL(input.form?.action ?? location.href)
  url.searchParams.set('q', text)
  return url.href
}

function showRecent(input: HTMLInputElement): void {
  const recent = recentSearches()
  if (recent.length === 0) close()
  else openRecent(input, recent)
  if (!savesData()) void addPopular(input)
}

/** Below the recent searches, or alone. */
async function addPopular(input: HTMLInputElement): Promise<void> {
  const nothingTyped = addressFor(input, '')
  popular ??= (await fetchPart(nothingTyped, dom.suggestionsPart)) ?? null
  if (!popular?.firstElementChild || document.activeElement !== input || input.value !== '') return
  const group = document.createElement('div')
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', popularTitle)
  writeHtml(group, `<div class="suggestions-head" aria-hidden="true"><b>${popularTitle}</b></div>`)
  group.append(popular.cloneNode(true))
  const list = panelOf(input)?.querySelector('[role=listbox]')
  if (!list) open(input, popularTitle, group)
  else if (!list.querySelector('[role=group]')) list.append(group)
  numberOptions(input)
}
const popularTitle = 'Terlaris'

function openRecent(input: HTMLInputElement, recent: readonly string[]): void {
  const links = recent.map((text) => {
    const link = document.createElement('a')
    link.className = 'suggestion'
    link.setAttribute('role', 'option')
    link.tabIndex = -1
    link.href = addressFor(input, text)
    writeHtml(link, `${iconHtml('clock', 18)}<span></span>`)
    link.querySelector('span')?.append(text)
    return link
  })
  const part = document.createDocumentFragment()
  part.append(...links)
  const panel = open(input, 'Pencarian Terakhir', part)
  const head = document.createElement('div')
  head.className = 'suggestions-head'
  writeHtml(head, '<b>Pencarian Terakhir</b><button type="button">Hapus Semua</button>')
  head.querySelector('button')?.addEventListener('click', () => {
    forgetSearches()
    close()
    input.focus()
  })
  panel.prepend(head)
}

/** Shows the options below the field as an accessible list box. */
function open(input: HTMLInputElement, label: string, part: Node): HTMLElement {
  close()
  field = input
  const id = listId(input)
  const panel = document.createElement('div')
  panel.className = 'suggestions'
  writeHtml(panel, `<div role="listbox" id="${id}" aria-label="${label}"></div>`)
  panel.firstElementChild?.append(part)
  const key = input.value === '' ? lineOfSearchKey() : null
  if (key) panel.append(key)
  // The field keeps the focus while an option is pressed.
  panel.addEventListener('mousedown', (event) => event.preventDefault())
  input.form?.append(panel)
  numberOptions(input)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-controls': id,
    'aria-autocomplete': 'list',
  }))
    input.setAttribute(name, value)
  return panel
}

const listId = (input: HTMLInputElement) => `${input.id}-options`
const numberOptions = (input: HTMLInputElement): void =>
  optionsOf(input).forEach((option, place) => (option.id = `${listId(input)}-${place}`))

function close(): void {
  clearTimeout(timer)
  if (!field) return
  panelOf(field)?.remove()
  field.removeAttribute('aria-activedescendant')
  if (field.hasAttribute('role')) field.setAttribute('aria-expanded', 'false')
}

function onKey(event: KeyboardEvent): void {
  const input = event.target
  if (!isField(input) || event.isComposing) return
  const options = optionsOf(input)
  if (options.length === 0) return
  const at = options.findIndex((option) => option.getAttribute('aria-selected') === 'true')
  if (event.key === 'Escape') close()
  else if (event.key === 'Enter' && at >= 0) options[at]?.click()
  else if (event.key === 'ArrowDown') choose(input, options, at + 1)
  // With the arrow keys the field itself comes before the first option and after the last.
  else if (event.key === 'ArrowUp') choose(input, options, at < 0 ? options.length - 1 : at - 1)
  else return
  event.preventDefault()
}

function choose(input: HTMLInputElement, options: readonly HTMLElement[], place: number): void {
  for (const option of options) option.setAttribute('aria-selected', 'false')
  const option = options[place]
  option?.setAttribute('aria-selected', 'true')
  option?.scrollIntoView({ block: 'nearest' })
  if (option) input.setAttribute('aria-activedescendant', option.id)
  else input.removeAttribute('aria-activedescendant')
}
