import { expect, test } from 'vitest'
import { humanCheckVendors } from './human-check/registry.ts'
import { messageVendors } from './messages/registry.ts'
import { methodNames, methodsBy } from './payment/methods.ts'
import { paymentVendorNames, paymentVendors } from './payment/registry.ts'
import { bookerOf, shippingVendors } from './shipping/registry.ts'

test('no two vendors have the same name, because the keys of all of them are kept by name', () => {
  const names = [paymentVendors, shippingVendors, messageVendors, humanCheckVendors].flatMap((registry) =>
    Object.keys(registry),
  )
  expect(names).toEqual([...new Set(names)])
})

test('every way to pay but those that are paid with the goods is carried out by a vendor', () => {
  expect(methodsBy(paymentVendorNames).map(({ method }) => method)).toEqual(methodNames)
  expect(methodsBy([])).toMatchObject([
    { vendor: 'cod', method: 'cod' },
    { vendor: 'counter', method: 'counter' },
  ])
})

test('of two vendors that take one method, the first gets it', () => {
  const vendorOf = (names: Parameters<typeof methodsBy>[0]) =>
    methodsBy(names).find(({ method }) => method === 'qris')?.vendor
  expect([vendorOf(['midtrans', 'simulator']), vendorOf(['simulator', 'midtrans']), vendorOf(['manual'])]).toEqual([
    'midtrans',
    'simulator',
    undefined,
  ])
})

test('a service is booked with the vendor in its code, any other with the shop’s aggregator, its own with nobody', () => {
  const open = (...names: string[]) =>
    names.map((name) => ({
      name,
      brands: [],
      rates: async () => [],
      book: async () => ({ ok: false, reason: 'down', detail: '' }) as const,
      cancel: async () => ({ ok: true, value: null }) as const,
      track: async () => ({ ok: false, reason: 'down', detail: '' }) as const,
      webhook: () => null,
    }))
  expect(bookerOf('gosend:instant', open('biteship', 'gosend'))).toBe('gosend')
  expect(bookerOf('jne:reg', open('gosend', 'biteship'))).toBe('biteship')
  expect([bookerOf('gosend:instant', open('biteship')), bookerOf('jne:reg', open('gosend'))]).toEqual([null, null])
  expect(bookerOf('own:kurir-toko', open('biteship', 'gosend'))).toBeNull()
})
