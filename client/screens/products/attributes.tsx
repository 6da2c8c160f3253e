import type { AttributeFacet } from '#shared/api/goods/facets.ts'
import { categoryFacet, type Choice, choicesText, isChosen } from '#shared/web/attributes.ts'
import { groupDigits } from '#shared/format/money.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { Swatch } from '#client/screens/product/variant-choice.tsx'
import { isNoReason, isPicked, placeOf, sizeOf } from './attribute-names.ts'

/** How many values are visible at once, and what is chosen; the rest unfolds. */
const valuesShown = 6
/** So many attributes are open, the categories of a search among them; so is one that is chosen from. */
const openedAttributes = 2

/**
 * The categories of a search, what most goods are picked by, and the other attributes. `few`: the list is seen at a
 * glance; `short`: it has less than two rows of a desktop.
 */
export function attributesOf(
  facets: readonly AttributeFacet[],
  choices: readonly Choice[],
  { few, short }: { few: boolean; short: boolean },
) {
  const shown = (facet: AttributeFacet, open: boolean) => (
    <Attribute key={facet.name} facet={facet} choices={choices} open={open} />
  )
  const isKind = ({ name }: AttributeFacet) => name === categoryFacet
  const kinds = facets.filter(isKind)
  const all = inOrder(
    facets.filter((facet) => !isKind(facet)),
    choices,
  ).map((facet, place) => ({
    picks: isPicked(facet.name),
    shown: shown(
      facet,
      (isPicked(facet.name) && !(short && place > 0)) ||
        (!few && place + kinds.length < openedAttributes && !isScattered(facet)),
    ),
  }))
  const some = (picks: boolean) => all.filter((one) => one.picks === picks).map((one) => one.shown)
  return {
    kinds: kinds.map((facet) => shown(facet, true)),
    picked: some(true),
    others: some(false),
  }
}

/** Behind what goods are picked by, what tells groups of them apart; an attribute that each has its own value of is none. */
function inOrder(facets: readonly AttributeFacet[], choices: readonly Choice[]): AttributeFacet[] {
  const keeps = (facet: AttributeFacet) =>
    isPicked(facet.name) ||
    choices.some(({ name }) => name === facet.name) ||
    (!isNoReason(facet.name) && singles(facet) < facet.values.length)
  const rank = (facet: AttributeFacet) => placeOf(facet.name) || Number(isScattered(facet))
  return facets.filter(keeps).toSorted((a, b) => rank(a) - rank(b))
}

const singles = ({ values }: AttributeFacet): number => values.filter(({ count }) => count === 1).length
const isScattered = (facet: AttributeFacet): boolean => singles(facet) * 2 > facet.values.length

interface AttributeProps {
  facet: AttributeFacet
  choices: readonly Choice[]
  open: boolean
}
function Attribute({ facet: { name, values }, choices, open }: AttributeProps) {
  const chips = isPicked(name)
  const Value = chips ? ChipTick : Tick
  const ticks = (chips ? values.toSorted((a, b) => sizeOf(a.value) - sizeOf(b.value)) : values).map(
    ({ value, count, swatch }) => (
      <Value
        key={value}
        name="atribut"
        value={choicesText([{ name, value }])}
        label={value}
        count={count}
        swatch={swatch}
        chosen={isChosen(choices, { name, value })}
      />
    ),
  )
  const row = (some: typeof ticks) => (chips ? <div className="relative flex flex-wrap gap-1.5">{some}</div> : some)
  const isShown = ({ props }: (typeof ticks)[number], place: number) => place < valuesShown || props.chosen
  const others = ticks.filter((tick, place) => !isShown(tick, place))
  return (
    <details open={open || ticks.some(({ props }) => props.chosen)}>
      <summary className="tick">
        {name}
        <Icon name="chevron-down" size={16} className="turn" />
      </summary>
      {row(ticks.filter(isShown))}
      {others.length > 0 ? (
        <details>
          <summary className="tick text-brand-text">Selengkapnya</summary>
          {row(others)}
        </details>
      ) : null}
    </details>
  )
}

interface TickProps {
  name: string
  value: string
  label: string
  count: number | null
  chosen: boolean
  swatch?: string | null
}
export function Tick({ name, value, label, count, chosen }: TickProps) {
  return (
    <label className={count === 0 && !chosen ? 'tick text-hint' : 'tick'}>
      <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
      <span>{label}</span>
      {count === null ? null : <small>{groupDigits(count)}</small>}
    </label>
  )
}

/** The same as a chip, with the seller's colour. */
function ChipTick({ name, value, label, count, chosen, swatch }: TickProps) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={chosen} className="sr-only" />
      <span className={count === 0 && !chosen ? 'chip text-hint lg:min-h-9' : 'chip lg:min-h-9'}>
        {swatch ? <Swatch colour={swatch} /> : null}
        {label}
      </span>
    </label>
  )
}
