import type { BankAccount } from '#shared/api/account/wallet.ts'
import { ItemId, ReturnId, rupiah } from '#shared/api/contract/brands.ts'
import { messageOf } from '#shared/text/errors.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { orderId } from '#client/samples/bills.ts'
import { orderNumber } from '#client/samples/orders.ts'
import { orderLine } from '#client/samples/order-goods.ts'
import { returnReasons } from '#shared/order/return-status.ts'
import { returnedShirt } from '#client/samples/returns.ts'
import { missing } from './missing.ts'
import type { OrderReturnData } from './page.tsx'

const pouch = orderLine('Dompet Koin Ceplok', 45_000)
const asking: OrderReturnData = {
  orderId,
  number: orderNumber,
  formKey: 'contoh-kunci',
  reasons: returnReasons,
  accounts: [],
  given: [],
  returnable: {
    orderId,
    number: orderNumber,
    until: '2026-11-26T04:00:00.000Z',
    lines: [
      { ...returnedShirt, itemId: ItemId.parse('I-1'), quantity: 2 },
      { ...pouch, itemId: ItemId.parse('I-2') },
    ],
    given: [],
    paid: { price: rupiah(423_000), money: rupiah(394_000), back: rupiah(0) },
  },
}
const account = (id: string, bank: string, number: string): BankAccount => ({
  id,
  bank,
  bankCode: '014',
  number,
  holder: 'Siti Rahmawati',
  usableFrom: null,
  usable: true,
})
const given: OrderReturnData['given'] = [
  {
    line: orderLine('Selendang Katun Lereng', 129_000, { variant: 'Merah Marun' }),
    quantity: 1,
    returnId: ReturnId.parse('R-1'),
    status: 'REVIEWING',
  },
]
export const orderReturnSamples: Readonly<Record<string, OrderReturnData>> = {
  form: asking,
  toBank: {
    ...asking,
    accounts: [account('RK-1', 'BCA', '1234567890'), account('RK-2', 'Bank Syariah Indonesia', '7001234567')],
  },
  closed: { ...asking, returnable: null },
  someGiven: { ...asking, given },
  nothingLeft: { ...asking, given, returnable: asking.returnable && { ...asking.returnable, lines: [] } },
}
const description = 'Tulis minimal 30 karakter, baru 5.'
export const orderReturnRefusals: Refusals<OrderReturnData> = {
  missing: {
    data: asking,
    refusal: refusal('request', 'input_invalid', {
      fields: {
        ...missing,
        description,
        files: messageOf('return_photo_missing'),
      },
      values: { description: 'rusak' },
    }),
  },
  kept: {
    data: asking,
    refusal: refusal('request', 'input_invalid', {
      fields: { description },
      values: { description: 'rusak', reason: 'Barang rusak', solution: 'refund', fileIds: 'F-1,F-2' },
    }),
  },
}
