import { ItemId } from '#shared/brands.ts'
import type { DigitalData } from '../orders-digital.tsx'
import { longName, saleId, saleLine } from './order-goods.ts'

const line = saleLine('Pola Jahit Kemeja Batik (PDF)', 45_000, { itemId: ItemId.parse('I-1'), count: 2 })
const row = { saleId, number: 'INV-20261120-8K3QF', placedAt: '2026-11-20T07:00:00.000Z', line }
const listed = (rows: (typeof row)[]): DigitalData['list'] => ({ rows, index: 0, size: 12, total: rows.length })

export const digitalSamples: Readonly<Record<string, DigitalData>> = {
  two: { list: listed([row, { ...row, line: saleLine(longName, 99_000, { itemId: ItemId.parse('I-2') }) }]), opened: null },
  opened: { list: listed([row]), opened: { line, codes: ['7KQF-92MX-ABCD-0001', 'W'.repeat(80)], missing: 0 } },
  waiting: { list: listed([row]), opened: { line, codes: ['7KQF-92MX-ABCD-0001'], missing: 1 } },
  empty: { list: listed([]), opened: null },
}
