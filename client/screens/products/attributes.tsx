import type { AttributeFacet } from '#shared/api/goods/facets.ts'
import { type Choice, choicesText, isChosen } from '#shared/web/attributes.ts'
import { groupDigits } from '#shared/format/money.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { Swatch } from '#client/screens/product/variant-choice.tsx'
import { colourOf } from './colour-words.ts'

/** How many values are visible at once; the rest unfolds. */
const valuesShown = 6
/** So many attributes are open; so is one that is chosen from. */
const openedAttributes = 2
/** What most goods are picked by: always open, as the short chips of a product's page. */
const pickedBy = ['Ukuran', 'Warna']
/** It says what follows after buying. */
const notPickedBy = 'Perawatan'
const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** What most goods are picked by, and the other attributes. `few`: the list is seen at a glance. */
export function attributesOf(facets: readonly AttributeFacet[], choices: readonly Choice[], few: boolean) {
  const all = inOrder(facets, choices).map((facet, place) => ({
    picks: pickedBy.includes(facet.name),
    shown: (
      <Attribute
        key={facet.name}
        facet={facet}
        choices={choices}
        open={pickedBy.includes(facet.name) || (!few && place < openedAttributes && !isScattered(facet))}
      />
    ),
  }))
  const some = (picks: boolean) => all.filter((one) => one.picks === picks).map(({ shown }) => shown)
  return { picked: some(true), others: some(false) }
}

/** Behind what goods are picked by, what tells groups of them apart; an attribute that each has its own value of is none. */
function inOrder(facets: readonly AttributeFacet[], choices: readonly Choice[]): AttributeFacet[] {
  const keeps = (facet: AttributeFacet) =>
    pickedBy.includes(facet.name) ||
    choices.some(({ name }) => name === facet.name) ||
    (facet.name !== notPickedBy && singles(facet) < facet.values.length)
  const rank = (facet: AttributeFacet) =>
    pickedBy.includes(facet.name) ? pickedBy.indexOf(facet.name) - pickedBy.length : Number(isScattered(facet))
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
  const chips = pickedBy.includes(name)
  const Value = chips ? ChipTick : Tick
  const ticks = (chips ? values.toSorted((a, b) => sizeOf(a.value) - sizeOf(b.value)) : values).map(
    ({ value, count }) => (
      <Value
        key={value}
        name="atribut"
        value={choicesText([{ name, value }])}
        label={value}
        count={count}
        chosen={isChosen(choices, { name, value })}
      />
    ),
  )
  const row = (some: typeof ticks) => (chips ? <div>{some}</div> : some)
  const others = ticks.slice(valuesShown)
  const chosen = (some: typeof ticks) => some.some(({ props }) => props.chosen)
  return (
    <details open={open || chosen(ticks)}>
      <summary className="tick">
        {name}
        <Icon name="chevron-down" size={16} className="turn" />
      </summary>
      {row(ticks.slice(0, valuesShown))}
      {others.length > 0 ? (
        <details open={chosen(others)}>
          <summary className="tick text-brand-text">Selengkapnya</summary>
          {row(others)}
        </details>
      ) : null}
    </details>
  )
}

/** From the smallest on; what is no letter keeps its place behind them. */
const sizeOf = (value: string): number => {
  const at = letterSizes.indexOf(value)
  return at < 0 ? letterSizes.length : at
}

interface TickProps {
  name: string
  value: string
  label: string
  count: number | null
  chosen: boolean
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

/** The same as a chip. Its colour is what its name says; a name that says none has none. */
function ChipTick({ name, value, label, count, chosen }: TickProps) {
  const colour = colourOf(label)
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
      <span className={count === 0 && !chosen ? 'chip text-hint' : 'chip'}>
        {colour ? <Swatch colour={colour} /> : null}
        {label}
      </span>
    </label>
  )
}
