import { countryOfNumber, homeCountry } from '#shared/indonesia/countries.ts'
import { groupHomeMobile, keepAllowed, type PhoneMode } from '#shared/indonesia/phone-characters.ts'
import { fileAddresses } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { startCountryList } from './country-list.ts'

/** Makes the countries beside a number a list to search, and cleans and groups the number while it is typed. */
export function startPhoneField(box: HTMLElement): void {
  const [select, button] = [box.querySelector('select'), box.querySelector('button')]
  const input = box.parentElement?.querySelector<HTMLInputElement>('input[type=tel]')
  if (!select || !button || !input) return
  startCountryList({ select, button, input })
  // Nobody opens the browser's own list any more. Hidden, its 245 rows cost a tap on a slow phone nothing.
  select.querySelector('optgroup')?.setAttribute('hidden', '')
  startTyping({ select, input, mode: (box.getAttribute(dom.phoneModeMark) ?? 'auto') as PhoneMode })
}

interface Typing {
  select: HTMLSelectElement
  input: HTMLInputElement
  mode: PhoneMode
}
function startTyping({ select, input, mode }: Typing): void {
  let numbers: Numbers | null = null
  // A plus says more than the list, and its country may not be in the list.
  const country = () => countryOfNumber(input.value)?.iso2 ?? select.value
  // An Indonesian number needs no rules, unless it is a landline's or typed in another way than usual.
  const atHome = (value: string) =>
    mode !== 'international' && select.value === homeCountry ? groupHomeMobile(value) : null
  const load = async () => {
    const asked = country()
    const usual = mode !== 'international' && asked === homeCountry && startsAtHome.test(input.value)
    if (numbers?.iso2 === asked || usual) return
    // Without the rules of its country a number stays as it is typed.
    numbers = null
    const loaded = await numbersOf(asked)
    if (asked !== country()) return
    numbers = loaded
    if (!loaded || input.value === input.defaultValue) return
    // What was typed while the rules were on their way is grouped now, and shown as a whole if it is finished.
    for (const name of input.matches(':focus') ? ['input'] : ['input', 'change'])
      input.dispatchEvent(new Event(name, { bubbles: true }))
  }
  input.addEventListener('focus', load)
  select.addEventListener('change', load)

  input.addEventListener('input', (event) => {
    const { value, selectionStart, pattern } = input
    const caret = selectionStart ?? value.length
    const allowed = keepAllowed(value, pattern)
    chooseCountry(select, countryOfNumber(allowed)?.iso2)
    void load()
    // In the middle of a number, and while digits are deleted, grouping would move the caret.
    const grows = caret === value.length && !(event instanceof InputEvent && event.inputType.startsWith('delete'))
    const byRules = (rules: Numbers | null) => rules?.formatAsTyped(allowed, select.value, rules.metadata)
    const grouped = grows ? (atHome(allowed) ?? byRules(numbers) ?? allowed) : allowed
    // The groups of a number may be written with what the shop does not want.
    const shown = keepAllowed(grouped, pattern)
    if (shown === value || shown.length > input.maxLength) return
    const before = grows ? shown.length : keepAllowed(value.slice(0, caret), pattern).length
    input.value = shown
    input.setSelectionRange(before, before)
  })

  input.addEventListener('change', () => {
    const read = numbers?.readTypedPhone(input.value, { country: select.value, mode }, numbers.metadata)
    if (!read?.valid || read.formatted.length > input.maxLength) return
    chooseCountry(select, read.country)
    input.value = keepAllowed(read.formatted, input.pattern)
  })
}

/** Nothing, or the beginning of a mobile number. */
const startsAtHome = /^(0(8[\d\s-]*)?)?$/

/** Chooses a country of the list as a shopper would: the scripts that store what was chosen get the event. */
function chooseCountry(select: HTMLSelectElement, iso2: string | undefined): void {
  if (iso2 === undefined || select.value === iso2 || !select.querySelector(`[value=${iso2}]`)) return
  select.value = iso2
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }))
}

const loadNumbers = async (iso2: string) => {
  const [rules, response] = await Promise.all([
    import('#shared/indonesia/phone-value.ts'),
    fetch(`${fileAddresses.phoneMetadata}/${iso2}`),
  ])
  const metadata = (await response.json()) as Parameters<typeof rules.formatAsTyped>[2]
  return { ...rules, iso2, metadata }
}
type Numbers = Awaited<ReturnType<typeof loadNumbers>>
const known = new Map<string, Promise<Numbers | null>>()

/** How numbers of a country look. null: it could not be loaded, and numbers stay as they are typed. */
function numbersOf(iso2: string): Promise<Numbers | null> {
  const before = known.get(iso2)
  if (before) return before
  const loading = loadNumbers(iso2).catch(() => {
    known.delete(iso2)
    return null
  })
  known.set(iso2, loading)
  return loading
}
