import { expect, test } from 'vitest'
import {
  amountsOf,
  changesOf,
  isOrder,
  lineProblem,
  missingStep,
  noCharges,
  owns,
  statusAt,
  subtotalOf,
  summaryOf,
  totalOf,
} from './rules.ts'
import type { LineNow } from './lines-now.ts'

const line: LineNow = {
  variantId: 'a',
  name: 'Kopi Gayo',
  variantName: '',
  slug: 'kopi-gayo',
  image: '',
  unitPrice: 50_000,
  fullPrice: null,
  addedPrice: 50_000,
  quantity: 2,
  weightGrams: 500,
  stock: 10,
  published: true,
  digital: false,
  adult: false,
  productId: 'p',
  categorySlug: 'kopi',
}
const who = { customerId: null, sessionId: null, visitorId: null, address: '' }

test('a total is the sum of its parts', () => {
  expect(subtotalOf([line, { ...line, unitPrice: 1, quantity: 999 }])).toBe(100_999)
  expect(totalOf({ ...noCharges, subtotal: 100_000, shippingCost: 9_000, uniqueCode: 123, discount: 20_000 })).toBe(
    89_123,
  )
  const all = {
    discount: 20_000,
    shippingCost: 9_000,
    shippingDiscount: 4_000,
    insuranceFee: 5_200,
    codFee: 2_000,
    uniqueCode: 7,
    coinsUsed: 500,
    walletUsed: 1_000,
  }
  expect(totalOf({ ...all, subtotal: 100_000 })).toBe(90_707)
})

test('the summary adds up to the total and leaves out zeros', () => {
  const amounts = {
    ...noCharges,
    subtotal: 100_000,
    shippingCost: 9_000,
    uniqueCode: 123,
    discount: 20_000,
    delivery: 'shipped' as const,
    shippingCode: 'jne:reg',
  }
  expect(summaryOf(amounts, 2).reduce((sum, { amount }) => sum + amount, 0)).toBe(totalOf(amounts))
  expect(
    summaryOf({ ...amounts, uniqueCode: 0, discount: 0, delivery: 'digital' as const, shippingCost: 0 }, 2),
  ).toEqual([{ label: 'Total Harga (2 barang)', amount: 100_000 }])
})

test('an order belongs to its customer, and to the browser that placed it as a guest; a checkout to one of them', () => {
  const [guest, owned] = [
    { customerId: null, visitorId: 'v', status: 'PENDING' as const },
    { customerId: 'c', visitorId: 'v', status: 'PENDING' as const },
  ]
  expect(owns({ ...who, visitorId: 'v' }, guest)).toBe(true)
  expect(owns({ ...who, visitorId: 'v' }, { ...guest, status: 'DRAFT' })).toBe(true)
  expect(owns({ ...who, visitorId: 'v' }, owned)).toBe(true)
  expect(owns({ ...who, visitorId: 'v' }, { ...owned, status: 'DRAFT' })).toBe(false)
  expect(owns({ ...who, customerId: 'c' }, { ...owned, status: 'DRAFT' })).toBe(true)
  expect(owns({ ...who, customerId: 'c' }, owned)).toBe(true)
  expect(owns({ ...who, customerId: 'd', visitorId: 'w' }, owned)).toBe(false)
  expect(owns({ ...who, visitorId: 'v' }, { ...owned, visitorId: null })).toBe(false)
  expect(owns(who, guest)).toBe(false)
  expect(owns(who, { ...guest, visitorId: null })).toBe(false)
})

test('an order is expired from its deadline on, to the millisecond', () => {
  const payBy = new Date(1_000)
  expect(statusAt({ status: 'PENDING', payBy }, new Date(999))).toBe('PENDING')
  expect(statusAt({ status: 'PENDING', payBy }, new Date(1_000))).toBe('EXPIRED')
  expect(statusAt({ status: 'PAYMENT_CONFIRMED', payBy }, new Date(9_999))).toBe('PAYMENT_CONFIRMED')
  expect(statusAt({ status: 'DRAFT', payBy: null }, new Date(9_999))).toBe('DRAFT')
})

test('a line that cannot be bought says why', () => {
  expect(lineProblem(line)).toBeNull()
  expect(lineProblem({ ...line, quantity: 10 })).toBeNull()
  expect(lineProblem({ ...line, published: false })).toMatchObject({
    code: 'order_line_unavailable',
    values: { name: 'Kopi Gayo' },
  })
  expect(lineProblem({ ...line, stock: 0 })).toMatchObject({ code: 'stock_out' })
  expect(lineProblem({ ...line, stock: 1 })).toMatchObject({ code: 'stock_short', values: { left: 1 } })
})

test('what changed since the cart is said in sentences', () => {
  expect(changesOf([line])).toEqual([])
  expect(changesOf([{ ...line, unitPrice: 60_000 }])).toEqual([
    'Harga Kopi Gayo naik dari Rp 50.000 menjadi Rp 60.000.',
  ])
  expect(changesOf([{ ...line, unitPrice: 40_000, stock: 1 }])).toEqual([
    'Stok Kopi Gayo tersisa 1.',
    'Harga Kopi Gayo turun dari Rp 50.000 menjadi Rp 40.000.',
  ])
  expect(changesOf([{ ...line, published: false }])).toEqual(['Kopi Gayo tidak tersedia lagi.'])
  expect(
    changesOf([{ ...line, name: 'x'.repeat(200), unitPrice: 1e12, addedPrice: 1 }]).every(
      (sentence) => sentence.length <= 200,
    ),
  ).toBe(true)
})

test('steps are asked for in their order', () => {
  const none = { delivery: 'shipped' as const, address: null, shippingCode: null, paymentMethod: null }
  const address = {
    recipient: 'Siti',
    phone: '+62812',
    email: null,
    villageCode: null,
    province: '',
    regency: '',
    district: '',
    village: '',
    postcode: null,
    street: null,
    courierNote: null,
    latitude: null,
    longitude: null,
  }
  expect(missingStep(none, 1)).toBe('address_missing')
  expect(missingStep({ ...none, delivery: 'digital' as const }, 1)).toBe('contact_missing')
  expect(missingStep({ ...none, address }, 1)).toBe('shipping_missing')
  expect(missingStep({ ...none, address, delivery: 'digital' as const }, 1)).toBe('payment_missing')
  expect(missingStep({ ...none, address, delivery: 'digital' as const }, 0)).toBeNull()
  expect(missingStep({ ...none, address, shippingCode: 'jne:reg' }, 1)).toBe('payment_missing')
  expect(missingStep({ ...none, address, shippingCode: 'jne:reg', paymentMethod: 'bca_va' }, 1)).toBeNull()
})

test('each part of the summary has its name and its sign', () => {
  const amounts = {
    subtotal: 100_000,
    discount: 20_000,
    shippingCost: 9_000,
    shippingDiscount: 4_000,
    insuranceFee: 5_200,
    codFee: 2_000,
    uniqueCode: 7,
    coinsUsed: 500,
    walletUsed: 1_000,
  }
  const parts = (order: Parameters<typeof summaryOf>[0]) =>
    summaryOf(order, 2).map(({ label, amount }) => `${label} ${amount}`)
  expect(parts({ ...amounts, delivery: 'shipped' as const, shippingCode: 'jne:reg' })).toEqual([
    'Total Harga (2 barang) 100000',
    'Diskon Voucher -20000',
    'Total Ongkos Kirim 9000',
    'Diskon Ongkir -4000',
    'Biaya Asuransi 5200',
    'Biaya COD 2000',
    'Kode Unik 7',
    'Koin -500',
    'Saldo Toko -1000',
  ])
  expect(parts({ ...noCharges, subtotal: 0, delivery: 'shipped' as const, shippingCode: 'toko:ambil' })).toEqual([
    'Total Harga (2 barang) 0',
    'Total Ongkos Kirim 0',
  ])
  expect(parts({ ...noCharges, subtotal: 1, delivery: 'shipped' as const, shippingCode: null })).toEqual([
    'Total Harga (2 barang) 1',
  ])
  expect(amountsOf({ ...amounts, id: 'more' } as typeof amounts)).toEqual(amounts)
})

test('everything but a draft is an order', () => {
  expect([isOrder('DRAFT'), isOrder('PENDING'), isOrder('CANCEL')]).toEqual([false, true, true])
})

test('buying all that is left is no change, and of a sold-out product only that is said', () => {
  expect(changesOf([{ ...line, quantity: 10 }])).toEqual([])
  expect(changesOf([{ ...line, stock: 0 }])).toEqual(['Kopi Gayo tidak tersedia lagi.'])
  const ended = { flashItem: null, missed: null, seen: true }
  expect(changesOf([{ ...line, stock: 1, addedPrice: 40_000, origin: ended }])).toEqual([
    'Stok Kopi Gayo tersisa 1.',
    'Flash sale Kopi Gayo sudah berakhir, harganya kini Rp 50.000.',
  ])
  expect(lineProblem({ ...line, stock: 0 })).toMatchObject({ values: { name: 'Kopi Gayo' } })
})
