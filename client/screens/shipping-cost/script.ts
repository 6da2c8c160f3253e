import { minuteMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { fetchPart } from '#client/scripts/dom/dom.ts'

/**
 * What is known of shipping to a district. `steps`: weight, value, up to which money is collected, the words, and whether
 * no courier collects any.
 */
interface Known {
  district: string
  at: number
  place: string
  steps: readonly (readonly [kilos: number, from: number, cod: number, words: string, unpaid?: boolean])[]
}
const freshMs = limits.estimateFreshMinutes * minuteMs

let filling: MutationObserver | null = null

/**
 * Remembers the district that was picked, or that of the address, and fills in what shipping there costs: on cards, on
 * a product's page and in the cart. What the session knows is not requested again.
 */
export function showShippingCosts(): void {
  try {
    const asked = document.querySelector(`[${dom.districtMark}]`)?.getAttribute(dom.districtMark)
    if (asked) localStorage.setItem(dom.districtKey, asked)
    keepOfAddress(document.querySelector(`body [${dom.districtHereMark}]`)?.getAttribute(dom.districtHereMark))
    const district = knownDistrict()
    document.documentElement.setAttribute(dom.districtHereMark, district ?? '')
    filling?.disconnect()
    if (district) filling = keepFilled(readKnown(district))
  } catch {
    // Without storage the page of the cost still says it.
  }
}

/** A place that was picked comes first. Logging out forgets both. */
const knownDistrict = () => localStorage.getItem(dom.districtKey) ?? localStorage.getItem(dom.addressDistrictKey)
const keepOfAddress = (district: string | null | undefined): void => {
  if (district) localStorage.setItem(dom.addressDistrictKey, district)
}

/**
 * Once a page: where no place is known, the address that is typed, at checkout or in the account, says one. A later one
 * may be a present's; whose main address it is, the pages say.
 */
export function watchAddresses(): void {
  document.addEventListener('submit', ({ target }) => {
    const village = target instanceof HTMLFormElement ? new FormData(target).get('villageCode') : null
    if (typeof village !== 'string') return
    try {
      // Of digits alone nobody knows for sure where their district ends; and the file that guesses it, `region-code.ts`,
      // would be a download of its own for the checkout if every page had it.
      if (!knownDistrict()) keepOfAddress(/^\d\d\.\d\d\.\d+(?=\.)/.exec(village)?.[0])
    } catch {
      // Without storage it is asked again.
    }
  })
}

function readKnown(district: string): Known {
  const known = JSON.parse(sessionStorage.getItem(dom.shippingCostsKey) ?? 'null') as Known | null
  const stands = known?.district === district && Date.now() - known.at < freshMs
  return stands ? known : { district, at: Date.now(), place: '', steps: [] }
}

/** Where a line can stand. */
const spots = `.product-card,[${dom.valueMark}]`
/** Texts change all the time, a countdown's every second: what counts is an element with a place in it. */
const bringsSpot = ({ type, addedNodes }: MutationRecord): boolean =>
  type === 'attributes' ||
  [...addedNodes].some((node) => node instanceof Element && (node.matches(spots) || node.querySelector(spots)))

/** Cards arrive, variants change and carts are counted again: by scripts, by React and by parts of the page. */
function keepFilled(known: Known): MutationObserver {
  const asked = new Set(known.steps.map(([kilos]) => kilos))
  const fill = () => {
    const wanted = new Set<number>()
    for (const spot of document.querySelectorAll<HTMLElement>(spots)) {
      const kilos = Number(spot.getAttribute(dom.kilosMark) ?? 1)
      if (kilos > 0 && !asked.has(kilos)) wanted.add(kilos)
      say(spot, known, kilos)
    }
    const next = [...wanted].slice(0, limits.estimateWeights)
    if (next.length === 0) return
    for (const kilos of next) asked.add(kilos)
    void learn(known, next).then(fill)
  }
  fill()
  const watched = { childList: true, subtree: true, attributeFilter: [dom.kilosMark, dom.valueMark] }
  const watching = new MutationObserver((changes) => changes.some(bringsSpot) && fill())
  watching.observe(document.body, watched)
  return watching
}

async function learn(known: Known, kilos: readonly number[]): Promise<void> {
  const part = await fetchPart(
    href('shippingCost', {}, { kec: known.district, kg: kilos.join(',') }),
    dom.shippingCostPart,
  )
  const place = part?.firstElementChild?.textContent
  if (!part || !place) return
  const read = (line: Element, name: string) => Number(line.getAttribute(name))
  known.place = place
  const learnt = [...part.querySelectorAll('i')].map((line) => {
    const [kilos, from, cod] = [read(line, dom.kilosMark), read(line, dom.fromMark), read(line, dom.codMark)]
    return [kilos, from, cod, wordsOf(line), line.hasAttribute(dom.unpaidMark)] as const
  })
  known.steps = [...learnt, ...known.steps]
  sessionStorage.setItem(dom.shippingCostsKey, JSON.stringify(known))
}

/** An amount is one word, so is what follows the comma: when it comes. */
const wordsOf = (line: Element): string =>
  line.textContent
    .replace('Rp ', 'Rp\u00a0')
    .replace(/, .*/, (day) => `, ${day.slice(2).replaceAll(' ', '\u00a0').replace('–', '–\u2060')}`)

const gratis = 'Gratis ongkir'

/** Writes the line of a place, in the room that it has. */
function say(spot: HTMLElement, { place, steps }: Known, kilos: number): void {
  const price = spot.getAttribute(dom.valueMark) ?? spot.querySelector('strong')?.textContent ?? ''
  const value = Number(price.replaceAll(/\D/g, ''))
  const step = steps.findLast(([of, from]) => of === kilos && from <= value)
  if (!step) return
  const [, , cod, words, unpaid] = step
  const said = value >= limits.codMinRupiah && value <= cod ? `${words}\u00a0· COD` : words
  const card = spot.querySelector('.product-link')
  // On a card each fact has a line, without a comma between them.
  const text = card ? said.replace(', t', '\nT') : `Ke ${place}: ${said}`
  const promise = card ? null : spot.parentElement?.querySelector<HTMLElement>(`[${dom.codPromiseMark}]`)
  if (promise) promise.hidden = unpaid ?? false
  let line = spot.querySelector('.ship')
  if (line?.textContent === text) return
  if (!line) {
    line = document.createElement('span')
    line.className = `ship line-clamp-2 min-w-0 text-balance ${card ? 'absolute bottom-0 mb-2 px-2 text-xs whitespace-pre-line text-muted' : ''}`
    if (card) card.append(line)
    else spot.prepend(line)
  }
  // Of what is free the price alone is green.
  const free = document.createElement('span')
  free.className = 'text-ok'
  const [before = '', ...after] = text.split(gratis)
  if (after.length > 0) free.textContent = gratis
  line.replaceChildren(before, free, ...after)
  const link = spot.querySelector(':scope > a')
  if (!card && link) link.textContent = 'Ubah'
}
