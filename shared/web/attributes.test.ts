import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicesText, readChoices } from './attributes.ts'
import { limits } from '#shared/limits.ts'
import { knownQuery } from './known-query.ts'

test('chosen attributes are written as one sorted text without duplicates', () => {
  const katun = { name: 'Bahan', value: 'Katun' }
  expect(choicesText([{ name: 'Warna', value: 'Biru' }, katun, katun])).toBe('Bahan:Katun,Warna:Biru')
  expect(choicesText([{ name: 'Layar', value: '6,6 inci: 100%' }])).toBe('Layar:6%2C6 inci%3A 100%25')
})

test('an unreadable choice is left out', () => {
  expect(readChoices('')).toEqual([])
  expect(readChoices('Bahan,:Katun,Bahan:,a:b:c,%E0:x')).toEqual([])
  expect(readChoices(Array.from({ length: 50 }, (_, i) => `a:${i}`).join(','))).toHaveLength(limits.choices)
})

const word = fc.string({ minLength: 1, maxLength: 20 }).filter((one) => one.trim() === one)
test('written choices are read back unchanged', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ name: word, value: word }), {
        maxLength: limits.choices,
        selector: ({ name, value }) => `${name}\n${value}`,
      }),
      (choices) => {
        const read = readChoices(choicesText(choices))
        expect(new Set(read.map(({ name, value }) => `${name}\n${value}`))).toEqual(
          new Set(choices.map(({ name, value }) => `${name}\n${value}`)),
        )
      },
    ),
  )
})

test('as many of the longest values that a list offers as may be chosen are all read', () => {
  const choices = Array.from({ length: limits.choices }, (_, place) => ({
    name: String(place).padEnd(limits.nameChars, 'n'),
    value: 'v'.repeat(limits.facetValueChars),
  }))
  const written = String(knownQuery('search', new URLSearchParams({ atribut: choicesText(choices) })))
  expect(readChoices(new URLSearchParams(written).get('atribut') ?? '')).toEqual(choices)
})

test('the same choice has the same address with and without script', () => {
  const known = (query: string) => String(knownQuery('search', new URLSearchParams(query)))
  expect(known('q=kaos&atribut=Warna:Biru&atribut=Bahan:Katun&utm_source=x')).toBe(
    known('atribut=Bahan:Katun,Warna:Biru&q=kaos'),
  )
})
