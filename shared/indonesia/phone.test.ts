import { getExampleNumber } from 'libphonenumber-js/max'
import metadata from 'libphonenumber-js/max/metadata'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { metadataFor, normalisePhone } from './phone.ts'
import { readPhone } from './phone-value.ts'

// Proves §5.14, §9.20
test('a phone of more than 250 characters is too long, whatever number is in it', () => {
  expect(normalisePhone('0812 3456 7890'.padEnd(251))).toMatchObject({ code: 'phone_too_long' })
  expect(normalisePhone('0812 3456 7890'.padEnd(250))).toEqual({ ok: true, value: '+6281234567890' })
})

// Proves §5.13
test('a phone has at least two digits; without any it is no number', () => {
  expect(normalisePhone('8')).toMatchObject({ code: 'phone_too_short' })
  expect(normalisePhone('telepon')).toMatchObject({ code: 'phone_invalid' })
})

test.each(['MY', 'CA', 'GG', 'ID', 'VA'])(
  'the part of the metadata for %s formats its numbers like all of it',
  (iso2) => {
    const part = metadataFor(iso2)
    const example = getExampleNumber(iso2 as never, examples)
    if (!part || !example) throw new Error(`no example for ${iso2}`)
    for (const typed of [example.nationalNumber, example.number, '081234567890'])
      expect(readPhone(typed, { country: iso2 }, part)).toEqual(readPhone(typed, { country: iso2 }, metadata))
    expect(JSON.stringify(part).length).toBeLessThan(12_000)
  },
)

test('there is no metadata for an unknown country', () => {
  expect(metadataFor('XX')).toBeNull()
})
