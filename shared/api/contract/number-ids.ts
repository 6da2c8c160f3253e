import { z } from 'zod'
import { isId } from './brands.ts'
import { entriesOf, rowOf, shapeOf } from './shapes.ts'

/** A field that takes what others have answered. */
export const idSources: Readonly<Record<string, readonly string[]>> = {
  ITEM_ID: ['ITEM_ID_CODE', 'PRODUCT_ITEM_ID_CODE', 'CART_ITEM_ID_CODE'],
  VILLAGE_CODE: ['VILLAGE_CODE', 'REGION_CODE'],
}

/** What is sent, with the ids of these names as JSON numbers. */
export function numbered(schema: z.ZodType, value: unknown, numbers: ReadonlySet<string>, name = ''): unknown {
  const shape = shapeOf(schema)
  if (shape?.kind === 'wrapper') return numbered(shape.inner, value, numbers, name)
  const row = rowOf(schema)
  if (row && Array.isArray(value)) return value.map((one) => numbered(row, one, numbers))
  if (shape?.kind === 'wire' && value !== null && typeof value === 'object') {
    const fields = new Map(entriesOf(schema).map(([, [field, inner]]) => [field, inner]))
    return Object.fromEntries(
      Object.entries(value).map(([field, one]) => [
        field,
        numbered(fields.get(field) ?? z.unknown(), one, numbers, field),
      ]),
    )
  }
  const isNumber = isId(schema) && (idSources[name] ?? [name]).some((source) => numbers.has(source))
  return isNumber && typeof value === 'string' ? numberOf(value) : value
}

/** TypeScript's library does not know it yet. */
const { rawJSON } = JSON as unknown as { rawJSON: (written: string) => unknown }

/** A number of any length; text that is none stays as it is. */
const numberOf = (id: string): unknown => (/^-?(?:0|[1-9]\d*)$/.test(id) ? rawJSON(id) : id)
