import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#shared/api/index.ts'
import { decodeLenient, type Endpoint } from './endpoint.ts'
import { Envelope } from './envelope.ts'
import { dataOf, readData } from './exchange.ts'
import { partsOf, shapeOf } from './shapes.ts'

/** Only demo shops answer these: no other company writes them. */
const ours: ReadonlySet<string> = new Set(['message', 'simulator'])
const endpoints = Object.entries(api)
  .filter(([noun]) => !ours.has(noun))
  .flatMap(([noun, calls]) => Object.entries(calls).map(([call, one]) => [`${noun}.${call}`, one as Endpoint] as const))

/** The fields of an answer that read one notation alone: a bare list of words, or a moment in ISO. */
function narrow(schema: z.ZodType, path: string): string[] {
  const shape = shapeOf(schema)
  const { entries, row, page } = partsOf(schema)
  if (entries) return entries.flatMap(([, [name, field]]) => narrow(field, `${path} ${name}`))
  if (shape?.kind === 'wrapper') return narrow(shape.inner, path)
  if (row ?? page) return [row, page?.row, page?.more].flatMap((one) => (one ? narrow(one, path) : []))
  // A bank has a number and not a word.
  const isNarrow = schema instanceof z.ZodEnum || schema instanceof z.ZodISODateTime
  return isNarrow && !path.endsWith('BANK_CODE') ? [path] : []
}

test('every state and every moment of an answer is read in the notations of other companies', () => {
  expect(endpoints.flatMap(([name, { output }]) => narrow(output, name))).toEqual([])
})

const asked = { RETURN_ID: '7' }
const answer = (status: string, solution: string) => ({
  RETURN_ID: 7,
  RETURN_CODE: 'R-7',
  RETURN_STATUS: status,
  RETURN_SOLUTION: solution,
  RETURN_DATE: '20-NOV-26 02.00.00 PM',
  SALE_ID: 1,
  SALE_CODE: 'A-1',
  RETURN_REASON: 'Barang rusak',
  RETURN_DESCRIPTION: 'Sobek',
  RETURN_AMOUNT: '18500.0000',
})

test.each([
  ['requested', 'Return Refund', 'REQUESTED', 'return-refund'],
  ['Sent-Back', 'EXCHANGE', 'SENT_BACK', 'exchange'],
  ['canceled', 'refund', 'CANCELLED', 'refund'],
  // A state that only another backend has closes no page and hides no return.
  ['MENUNGGU_GUDANG', 'refund', 'REVIEWING', 'refund'],
])('a return that is %j, by the way %j, is shown', (status, solution, state, way) => {
  const data = answer(status, solution)
  const page = readData(api.return.find, dataOf(api.return.find, Envelope().parse({ data }), asked))
  expect(page).toMatchObject({ ok: true, value: { status: state, solution: way } })
  const list = dataOf(api.return.list, Envelope().parse({ data: [data] }), {})
  expect(decodeLenient(api.return.list.output, list)).toMatchObject({
    value: { rows: [{ status: state }] },
    losses: { rows: 0 },
  })
})

const sale = { SALE_ID: 1, SALE_CODE: 'A-1', SALE_STATUS: 'COMPLETED', SALE_TOTAL: 1, SALE_TOTAL_LINE: 1 }
const move = { LABEL: 'Belanja', AMOUNT: -1, DATE: '2026-11-20T07:00:00Z' }
const firstRow = (call: Endpoint, row: object) => {
  const read = decodeLenient(call.output, dataOf(call, Envelope().parse({ data: [row] }), {}))
  return read.ok ? (read.value as { rows: unknown[] }).rows[0] : read.issues
}

test.each([[0], ['0'], ['NONE'], ['-'], [''], [null], ['MENUNGGU_GUDANG']])(
  'where there may be no return and no withdrawal, %j is none',
  (none) => {
    expect(firstRow(api.order.list, { ...sale, RETURN_STATUS: none })).toMatchObject({ returnStatus: null })
    expect(firstRow(api.wallet.listMoves, { ...move, WITHDRAWAL_STATUS: none })).toMatchObject({
      withdrawalStatus: null,
    })
  },
)

test('a return and a withdrawal that there may be are read in the notations of other companies', () => {
  expect(firstRow(api.order.list, { ...sale, RETURN_STATUS: 'canceled' })).toMatchObject({ returnStatus: 'CANCELLED' })
  expect(firstRow(api.wallet.listMoves, { ...move, WITHDRAWAL_STATUS: 'Paid' })).toMatchObject({
    withdrawalStatus: 'PAID',
  })
})
