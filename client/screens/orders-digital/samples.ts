import type { Licence } from '#shared/api/order/digital.ts'
import { FileId, ItemId } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import type { DigitalData } from './page.tsx'
import { orderId } from '#client/samples/bills.ts'
import { orderNumber } from '#client/samples/orders.ts'
import { longName, orderLine } from '#client/samples/order-goods.ts'

const line = orderLine('Pola Jahit Kemeja Batik (PDF)', 45_000, { itemId: ItemId.parse('I-1'), count: 2 })
const row = {
  orderId,
  number: orderNumber,
  placedAt: '2026-11-20T07:00:00.000Z',
  line,
  byCode: true,
  byFile: true,
}
const right = { pesanan: orderId, izin: '1.contoh' }
const file = (name: string, size: number, left: number = limits.digitalDownloads) => ({
  id: FileId.parse('F-1'),
  name,
  size,
  left,
})
export const licence: Licence = {
  line,
  codes: ['7KQF-92MX-ABCD-0001', 'W'.repeat(80)],
  missing: 0,
  until: null,
  files: [file('pola-kemeja-batik.pdf', 1_240_000), { ...file('ukuran.pdf', 82_000, 3), id: FileId.parse('F-2') }],
}
const listed = (rows: (typeof row)[]): DigitalData['list'] => ({ rows, index: 0, size: 12, total: rows.length })

export const digitalSamples: Readonly<Record<string, DigitalData>> = {
  two: {
    list: listed([row, { ...row, byCode: false, line: orderLine(longName, 99_000, { itemId: ItemId.parse('I-2') }) }]),
    opened: null,
  },
  opened: { list: listed([row]), opened: { licence: { ...licence, until: '2026-11-20T07:15:00.000Z' }, right } },
  waiting: {
    list: listed([{ ...row, byFile: false }]),
    opened: { licence: { ...licence, codes: ['7KQF-92MX-ABCD-0001'], missing: 1, files: [] }, right },
  },
  spent: {
    list: listed([{ ...row, byCode: false }]),
    opened: {
      licence: { ...licence, codes: [], files: [file(`${'buku-panduan-lengkap-'.repeat(5)}.pdf`, 24_800_000, 0)] },
      right,
    },
  },
  empty: { list: listed([]), opened: null },
}
