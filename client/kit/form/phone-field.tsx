import { createElement } from 'react'
import { homeCountry, splitPhone } from '#shared/indonesia/countries.ts'
import { keepAllowed, phoneCharacters, type PhoneMode, type PhoneForm } from '#shared/indonesia/phone-characters.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import type { CountryChoice } from '#client/app/page/page.ts'
import { showPhone } from './address-text.ts'
import { CountryGroup } from './country-group.tsx'
import { Field, fieldBox, type FieldProps } from './field.tsx'
import { Icon } from '#client/kit/base/icon.tsx'

type PhoneFieldProps = Omit<FieldProps, 'type' | 'leading'> & {
  /** The countries beside the number. Without them a number is Indonesian, or typed with its plus. */
  countries?: CountryChoice
  /** ISO code of the country that was chosen or stored before. */
  country?: string | undefined
  /** How the shop wants numbers typed, where no countries say it; null: as usual. */
  typing?: PhoneForm | null | undefined
}
/**
 * The phone field of the specification. The server decides which numbers are valid; a script, which loads only beside
 * such a field, searches the countries and groups the digits.
 */
export function PhoneField({ countries: choice, country, typing = choice?.typing, hint, ...props }: PhoneFieldProps) {
  const mode = typing?.mode ?? 'auto'
  const example = exampleOf(typing, choice ? '' : '0')
  return (
    <Field
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={limits.phoneInputMax}
      placeholder={text.phonePlaceholder}
      hint={hint ? `${example}. ${hint}` : example}
      pattern={typing?.pattern ?? phoneCharacters}
      leading={
        choice ? <CountryBox choice={choice} chosen={country ?? choice.home} mode={mode} form={props.form} /> : null
      }
      {...props}
    />
  )
}

/**
 * In the shop's way of typing; without countries beside it the number begins with its `zero`. It stays below the field
 * while the placeholder, a text of the specification, goes.
 */
const exampleOf = (typing: PhoneForm | null | undefined, zero: string): string => {
  const number = typing?.mode === 'international' ? '+62 812 3456 7890' : `${zero}812 3456 7890`
  return `Contoh: ${typing?.pattern ? keepAllowed(number, typing.pattern) : number}`
}

/** A stored number as the field shows it. */
export function startOf(stored: string, typing: PhoneForm | null | undefined): string {
  const { iso2, national } = splitPhone(stored)
  const shown = iso2 === homeCountry ? showPhone(stored) : national
  const wanted = typing?.mode === 'international' ? stored : shown
  return typing?.pattern ? keepAllowed(wanted, typing.pattern) : wanted
}

/** What the field begins with: what was refused, else the stored number, else only the visitor's country. */
export function phoneStart(
  choice: CountryChoice,
  { name = 'phone', values, stored }: { name?: string; values?: Typed | undefined; stored?: string | null | undefined },
): { country: string; defaultValue: string } {
  const typed = values?.[name]
  if (typed !== undefined) return { country: values?.['country'] ?? choice.home, defaultValue: typed }
  if (!stored) return { country: choice.home, defaultValue: '' }
  return { country: splitPhone(stored).iso2, defaultValue: startOf(stored, choice.typing) }
}
type Typed = Readonly<Record<string, string>>

interface CountryBoxProps {
  choice: CountryChoice
  chosen: string
  mode: PhoneMode
  form: string | undefined
}
/**
 * The browser's own list, which is what the form sends. The button lies over it and does nothing until the script has
 * come; then it opens the list that can be searched, and nothing has moved.
 */
function CountryBox({ choice, chosen, mode, form }: CountryBoxProps) {
  return createElement(
    dom.phoneCountryTag,
    { ...dom.mark(dom.phoneModeMark, mode), class: 'relative w-20 shrink-0' },
    <select
      name="country"
      form={form}
      aria-label="Kode negara"
      autoComplete="off"
      defaultValue={chosen}
      className={`${fieldBox} h-12 appearance-none overflow-hidden px-2 pr-6 whitespace-nowrap`}
    >
      {/* One group, so that a script can take all of them out of the page's styles at once. */}
      <CountryGroup choice={choice} chosen={chosen} />
    </select>,
    <Icon name="chevron-down" size={16} className="pointer-events-none absolute inset-y-0 right-2 my-auto text-hint" />,
    <button
      type="button"
      hidden
      aria-label="Pilih kode negara"
      aria-haspopup="dialog"
      aria-expanded="false"
      className="absolute inset-0 rounded-sm"
    />,
  )
}
