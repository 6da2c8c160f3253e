import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '#shared/api/index.ts'
import { partsOf } from '#shared/api/contract/shapes.ts'

// Proves §3.87
test('the fields marked as the specification’s are those of its entities, queries and payloads', () => {
  const schemas = [...endpoints.values()].flatMap(({ input, output }) => [input, output])
  expect(schemas.reduce(specifiedNames, new Set<string>())).toEqual(namesOfTheSpecification())
})

/** Collects the marked names of a schema and of everything inside it. */
function specifiedNames(found: Set<string>, schema: z.ZodType): Set<string> {
  const { entries, row, page } = partsOf(schema)
  if (entries) {
    for (const [, [name, , origin]] of entries) if (origin === 'specification') found.add(name)
    return entries.reduce((names, [, [, field]]) => specifiedNames(names, field), found)
  }
  const inner = row ?? page?.row ?? within(schema)
  const both = page?.more ? specifiedNames(found, page.more) : found
  return inner ? specifiedNames(both, inner) : both
}
/** What a wrapper like `nullable` holds. */
function within(schema: z.ZodType): z.ZodType | null {
  const def = schema.def as { out?: z.ZodType; innerType?: z.ZodType }
  return def.out ?? def.innerType ?? null
}

/** The UPPER_SNAKE words of docs/specification.md's rows about entities, queries and calls. */
function namesOfTheSpecification(): Set<string> {
  const parts = readFileSync('docs/specification.md', 'utf8').split(/^## /m)
  const rows = parts
    .filter((part) => /^§3 (Customer|Cart item|Coupon|Sale|Settings|Queries)|^§7 The calls/.test(part))
    .flatMap((part) => part.split('\n'))
    .filter((row) => /^- \d/.test(row) && !/^- \S+ (Cookie|Phone|Country)/.test(row))
    .map((row) => row.split(' · ')[0] ?? '')
  const words = rows.flatMap((row) => row.match(/\b[A-Z]{2,}(_[A-Z]+)*\b/g) ?? [])
  return new Set(words.filter((word) => !/^(GET|POST|PATCH|CLICK|GOSEND)$/.test(word)))
}
