import { assert, constantFrom, infiniteStream, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { api, nameOf } from '#shared/api/index.ts'
import { decodeLenient, type Endpoint } from '#shared/api/contract/endpoint.ts'
import { shapeOf } from '#shared/api/contract/shapes.ts'

/** An answer as we would write it, and the same as another backend may. */
interface Written {
  plain: unknown
  odd: unknown
}
const reads = (schema: z.ZodType, value: unknown) => z.safeDecode(schema, value as never)
const isText = (schema: z.ZodType) => reads(schema, 'bukan itu').success

/** The rows of docs/backend.md. A field takes the first group whose mark it reads, and must read all of it alike. */
const notations: readonly { mark: (schema: z.ZodType) => boolean; values: readonly unknown[] }[] = [
  {
    mark: (schema) => !isText(schema) && reads(schema, 'Rp 18.500').success,
    values: [18_500, '18500', '18500.00', '18500,00', '18.500', '18,500', 'Rp 18.500', 'IDR 18.500,-', '18,500.00'],
  },
  {
    mark: (schema) => !isText(schema) && reads(schema, 'Fri, 20 Nov 2026 07:00:00 GMT').success,
    values: [
      '2026-11-20T07:00:00.000Z',
      '2026-11-20 14:00:00',
      '20-11-2026 14:00',
      '20/11/2026 14.00',
      '2026-11-20T14:00:00+07:00',
      1_795_158_000,
      '1795158000',
      1_795_158_000_000,
    ],
  },
  {
    mark: (schema) => reads(schema, 'Y').data === true,
    values: [true, 1, '1', 'true', 'Y', 'yes', 'on', 't', 'active'],
  },
  { mark: (schema) => reads(schema, '3.00').data === 3, values: [3, '3', '3.00', '3.0000'] },
  { mark: (schema) => reads(schema, 7).data === '7', values: [7, '7'] },
]
const others: readonly unknown[] = [
  ...[
    'kopi-1',
    '12345',
    '1234',
    '081298765432',
    '31.74.03.1001',
    'https://cdn.example/a.webp',
    'a@b.co.id',
    '31.74.03',
  ],
  ...['2026-11-20', '-6.2', '#1a2b3c', 'ID', 1, '1', 'kopi-tubruk-pagi-2026', true, null, {}, []],
]
function enumsIn(schema: z.ZodType): unknown[] {
  const told = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }))
  return [...told.matchAll(/"enum":\[("[^\]]*")\]/g)].flatMap(([, list]) => JSON.parse(`[${list}]`) as unknown[])
}

type Pick = (count: number) => number

function write(schema: z.ZodType, pick: Pick): Written {
  const shape = shapeOf(schema)
  if (shape?.kind === 'wrapper') {
    const none = reads(schema, null)
    const empty = reads(schema, '')
    const mayBeLeftOut = none.success && empty.success && JSON.stringify(none.data) === JSON.stringify(empty.data)
    return mayBeLeftOut && pick(4) === 0 ? { plain: null, odd: pick(2) === 0 ? '' : null } : write(shape.inner, pick)
  }
  if (shape?.kind === 'list') return writeRows(shape.row, pick)
  if (shape?.kind === 'wire') {
    const fields = shape.entries.map(([, [name, field]]) => [name, write(field, pick)] as const)
    const side = (which: keyof Written) => Object.fromEntries(fields.map(([name, one]) => [name, one[which]]))
    return { plain: side('plain'), odd: { ...side('odd'), KOLOM_LAIN: [{ x: 1 }] } }
  }
  return writeValue(schema, pick)
}
function writeRows(row: z.ZodType, pick: Pick): Written {
  const rows = Array.from({ length: pick(3) }, () => write(row, pick))
  const odd = rows.map((one) => one.odd)
  const ways =
    rows.length === 0
      ? [[], null, false, '', {}, '[]']
      : [odd, odd, { ...odd }, JSON.stringify(odd), { data: odd, total: odd.length }]
  return { plain: rows.map((one) => one.plain), odd: ways[pick(ways.length)] }
}
const groups = new WeakMap<z.ZodType, readonly unknown[]>()
function writeValue(schema: z.ZodType, pick: Pick): Written {
  const found = groups.get(schema) ??
    notations.find(({ mark }) => mark(schema))?.values ?? [
      [...enumsIn(schema), ...others].find((one) => reads(schema, one).success),
    ]
  groups.set(schema, found)
  return { plain: found[0], odd: found[pick(found.length)] }
}

const answers = Object.values(api)
  .flatMap((verbs) => Object.values(verbs) as Endpoint[])
  .map((endpoint) => ({ name: nameOf(endpoint), schema: endpoint.output }))
  .filter(({ schema }) => ['wire', 'list'].includes(shapeOf(schema)?.kind ?? ''))

test('an answer that the specification allows is read alike in every notation of the table', () => {
  assert(
    property(constantFrom(...answers), infiniteStream(nat(1_000)), ({ name, schema }, chosen) => {
      const { plain, odd } = write(schema, (count) => Number(chosen.next().value) % count)
      const [wanted, got] = [decodeLenient(schema, plain), decodeLenient(schema, odd)]
      expect(wanted, name).toMatchObject({ ok: true, losses: { rows: 0 } })
      expect({ ...got, losses: null }, `${name}: ${JSON.stringify(odd)}`).toEqual({ ...wanted, losses: null })
    }),
    { numRuns: process.env.NIGHTLY ? 20_000 : 300, seed: Number(process.env.SEED ?? 26) },
  )
})
