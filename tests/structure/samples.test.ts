import { expect, test } from 'vitest'
import type { Order } from '#shared/api/order/order.ts'
import type { Bill, PaymentChoice } from '#shared/api/order/payment.ts'
import type { Voucher, VoucherOffers } from '#shared/api/goods/voucher.ts'
import { limits } from '#shared/limits.ts'
import { dayIn } from '#shared/format/dates.ts'
import { groupDigits } from '#shared/format/money.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { isOnHandover, nothingToPay, paymentWay } from '#shared/order/payment-way.ts'
import { batik } from '#demo/batik/shop.ts'
import { settingsOf } from '#demo/batch.ts'
import { sampleNow } from '#client/samples/clock.ts'
import { sampleShop } from '#client/samples/shop.ts'
import { eventLabel } from '#commerce/order/core/labels.ts'
import { summaryOf } from '#commerce/order/core/rules.ts'
import { all, differs, having, isObject, states, wrong } from './sample-states.ts'
import { settledBy } from '#commerce/vendors/payment/methods.ts'
import { type Method, methodTable } from '#commerce/vendors/payment/method-table.ts'

type Sums = Pick<Order, 'summary' | 'total'> & Partial<Pick<Order, 'value' | 'paidWith' | 'lines' | 'bill'>>
const sums = all<Sums>('summary', 'total')
  .filter(([, { summary, total }]) => Array.isArray(summary) && total !== null && summary.length > 0)
  .map(([name, one]) => [name, { ...one, summary: unstruck(one.summary) }] as const)
/** A checkout's page divides the shop's first row. */
function unstruck([goods, struck, ...rest]: Sums['summary']): Sums['summary'] {
  if (!goods || struck?.label !== 'Diskon Produk') return [goods, struck, ...rest].filter((one) => one !== undefined)
  return [{ label: goods.label.replace('Harga Semula', 'Total Harga'), amount: goods.amount + struck.amount }, ...rest]
}
const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0)
const amountOf = ({ summary }: Sums, label: string) => sum(summary.filter((line) => line.label.startsWith(label)))
const orders = all<Order>('events', 'status', 'lines', 'summary')
const bills = all<Bill>('expiresAt', 'steps', 'uniqueCode')
test('there is what is looked at', () => {
  for (const found of [sums, orders, bills]) expect(found.length).toBeGreaterThan(20)
})

test('a summary adds up to its total, and begins with what its goods cost', () => {
  expect(wrong(sums, (one) => differs(sum(one.summary), one.value ?? one.total))).toEqual([])
  const withLines = sums.filter(([, { lines }]) => lines)
  expect(
    wrong(withLines, ({ summary, lines = [] }) => {
      const pieces = groupDigits(lines.reduce((count, { quantity }) => count + quantity, 0))
      const goods = lines.reduce((cost, { price, quantity }) => cost + price * quantity, 0)
      return differs([summary[0]?.label, summary[0]?.amount], [`Total Harga (${pieces} barang)`, goods])
    }),
  ).toEqual([])
})

test('a summary has the lines that the shop writes, in its order', () => {
  expect(
    wrong(sums, (one) => {
      const of = (label: string) => amountOf(one, label)
      const amounts = {
        subtotal: of('Total Harga'),
        discount: -of('Diskon Voucher'),
        shippingCost: of('Total Ongkos Kirim'),
        shippingDiscount: -of('Diskon Ongkir'),
        insuranceFee: of('Biaya Asuransi'),
        codFee: of('Biaya COD'),
        uniqueCode: of('Kode Unik'),
        coinsUsed: -of('Koin'),
        walletUsed: -of('Saldo Toko'),
      }
      const shippingCode = amounts.shippingCost > 0 ? 'JNE:REG' : null
      const pieces = Number(/\d[\d.]*/.exec(one.summary[0]?.label ?? '')?.[0].replaceAll('.', ''))
      // What has words in the place of an amount is the page's own line.
      const written = one.summary.filter((line) => !Object.hasOwn(line, 'words'))
      return differs(written, summaryOf({ ...amounts, delivery: 'shipped', shippingCode }, pieces))
    }),
  ).toEqual([])
})

test('what pays for an order adds up to its value, and its bill asks for the rest', () => {
  const paid = sums.filter(([, { paidWith }]) => paidWith)
  expect(wrong(paid, ({ value, total, paidWith = [] }) => differs(sum(paidWith), value ?? total))).toEqual([])
  const billed = states.flatMap(([name, data]) =>
    having(data, 'summary', 'total', 'lines').flatMap((found) => {
      const order = found as unknown as Sums
      const page = isObject(data) && isObject(data['payment']) ? (data['payment'] as { bill?: Bill }).bill : null
      return [order.bill, page].flatMap((bill) => (bill ? [[name, { order, bill }] as const] : []))
    }),
  )
  expect(billed.length).toBeGreaterThan(20)
  expect(wrong(billed, ({ order, bill }) => differs(bill.amount, order.total))).toEqual([])
  expect(wrong(billed, ({ order, bill }) => differs(amountOf(order, 'Kode Unik'), bill.uniqueCode ?? 0))).toEqual([])
  // Who pays otherwise reads the name of that way.
  expect(
    wrong(billed, ({ order, bill }) => {
      const last = order.paidWith?.at(-1)
      return (bill.amount ?? 0) > 0 && last ? differs(last.label, bill.methodName) : null
    }),
  ).toEqual([])
})

test('only a courier costs shipping, and only one who collects money takes a fee for it', () => {
  const known = [...sums, ...all<Sums>('summary', 'total', 'vendor')]
  expect(
    wrong(known, (one) => {
      const { delivery = null, digital = false, bill, vendor } = one as Partial<Order> & { vendor?: string }
      const way = wayOfSale({ delivery, digital })
      const fetched = !way.needsCourier || vendor === 'counter'
      const fee = amountOf(one, 'Biaya COD') > 0 && !paymentWay(vendor ?? bill?.vendor ?? null).courierFee
      return fee || (fetched && amountOf(one, 'Total Ongkos Kirim') > 0)
    }),
  ).toEqual([])
})

const text = (value: unknown) => JSON.stringify(value)
const methods: Readonly<Record<string, Pick<Method, 'name' | 'group'> & Partial<Method>>> = {
  ...methodTable,
  ...settledBy,
  [nothingToPay]: { name: '', group: 'transfer' },
}
const titles = new Set(
  Object.values<Method>(methodTable).flatMap(({ steps }) =>
    steps({ number: '', billerCode: '', amount: null, counterFee: null }).map(({ title }) => title),
  ),
)

test('a bill is of one method: its name, how it is paid, and how long', () => {
  const choices = all<PaymentChoice>('vendor', 'method', 'name', 'wanted')
  expect(choices.length).toBeGreaterThan(50)
  expect(
    wrong(choices, ({ method, name, group }) => {
      const known = methods[method]
      return differs([name, group], [known?.name, known?.group])
    }),
  ).toEqual([])
  // What a backend of another kind knows has words of its own.
  const ours = bills.filter(([, { method }]) => method !== null && method in methods)
  expect(ours.length).toBeGreaterThan(50)
  expect(
    wrong(ours, ({ method, methodName, group }) => {
      const known = methods[method ?? '']
      return differs([methodName, group], [known?.name, known?.group])
    }),
  ).toEqual([])
  expect(
    wrong(bills, ({ method, steps, number, billerCode, amount, status }) => {
      const known = methods[method ?? '']
      const typed = { number: number ?? '', billerCode: billerCode ?? '', amount }
      const own = known?.steps?.({ ...typed, counterFee: null }) ?? []
      if (known === undefined) return steps.some(({ title }) => titles.has(title))
      return (steps.length > 0 || (status === 'UNPAID' && number !== null)) && differs(text(steps), text(own))
    }),
  ).toEqual([])
  expect(
    wrong(bills, (bill) => {
      if (isOnHandover(bill)) return differs(bill.expiresAt, null)
      const span = Date.parse(bill.expiresAt ?? '') - sampleNow
      const minutes = methods[bill.method ?? '']?.minutes ?? limits.paymentHours * 60
      return !(span > 0 && span <= minutes * 60_000) && `${bill.methodName} until ${bill.expiresAt}`
    }),
  ).toEqual([])
})

test('the history of an order ends with its status, in the words and the order in which it happened', () => {
  expect(
    wrong(orders, ({ events, status, placedAt }) => {
      const times = events.map(({ at }) => at)
      // What changes no status, such as a refund, may follow.
      const last = events.findLast((one) => one.status in orderStatus)
      return differs(last?.status, status) || differs(times, times.toSorted()) || differs(times[0], placedAt)
    }),
  ).toEqual([])
  expect(
    wrong(
      orders,
      ({ events, delivery, driven }) =>
        events
          .map((one) => differs(one.label, eventLabel({ kind: one.status, driven }, delivery ?? 'shipped')))
          .find(Boolean) ?? null,
    ),
  ).toEqual([])
  // A courier has it only after it was handed over.
  expect(
    wrong(orders, ({ events, trackings }) => {
      const sent = events.find(({ status }) => status === 'SHIPPING')?.at ?? '9'
      return trackings.some(({ at }) => at < sent)
    }),
  ).toEqual([])
  expect(
    wrong(
      orders,
      ({ trackings, receiptNumber, status }) =>
        (trackings.length > 0 || receiptNumber !== null) && !orderStatus[status].sent,
    ),
  ).toEqual([])
  expect(
    wrong(orders, ({ status, arrivesFrom, placedAt }) => {
      const expected = arrivesFrom !== null && !(status === 'PENDING' || orderStatus[status].underWay)
      return expected || (arrivesFrom !== null && placedAt !== null && arrivesFrom <= placedAt)
    }),
  ).toEqual([])
  expect(
    wrong(
      orders,
      ({ bill, status }) => bill !== null && bill.status === 'UNPAID' && status !== 'PENDING' && `${status} unpaid`,
    ),
  ).toEqual([])
})

test('an order has one number in one form, and the shop one name', () => {
  const { name, bankAccount } = settingsOf(batik, 'batik.localhost')
  expect(sampleShop).toEqual({ name, account: bankAccount })
  const words = states.map(([name, data]) => [name, JSON.stringify(data) ?? ''] as const)
  expect(wrong(words, (text) => /INV\/[\w/-]*/.exec(text)?.[0] ?? null)).toEqual([])
  expect(wrong(words, (text) => /Batik Kencana|BATIK KENCANA|Sinar Batik/.exec(text)?.[0] ?? null)).toEqual([])
  const numbered = all<{ number: string; placedAt: string | null }>('number', 'placedAt', 'lines')
  expect(
    wrong(numbered, ({ number, placedAt }) => {
      const day = placedAt === null ? String.raw`\d{8}` : dayIn(new Date(placedAt)).replaceAll('-', '')
      return !new RegExp(`^INV-${day}-[0-9A-HJKMNP-TV-Z]{5}$`).test(number) && number
    }),
  ).toEqual([])
})

test('a picture shows the goods that its line names, and one product has one picture', () => {
  const goods = all<{ name: string; variant: string; image: string }>('name', 'variant', 'image', 'price')
  expect(goods.length).toBeGreaterThan(100)
  expect([
    ...new Set(
      wrong(goods, ({ name, image }) => {
        const [, shown] = /contoh-1\/batik\/([a-z]+)/.exec(image) ?? []
        return shown !== undefined && !name.toLowerCase().includes(shown) && `${name} as ${image}`
      }),
    ),
  ]).toEqual([])
  const pictures = Map.groupBy(
    goods.filter(([, { image }]) => image !== ''),
    ([, { name, variant }]) => `${name}, ${variant}`,
  )
  expect(
    [...pictures].filter(([, lines]) => new Set(lines.map(([, { image }]) => image)).size > 1).map(([name]) => name),
  ).toEqual([])
})

test('one rule of free shipping holds on every page', () => {
  const offers = all<VoucherOffers>('offers', 'freeShipping').flatMap(([, { freeShipping }]) => freeShipping ?? [])
  expect(new Set(offers.map(({ minimum, maximum }) => `${minimum} ${maximum}`)).size).toBe(1)
  const listed = all<Voucher>('forShipping', 'minimum', 'maximum', 'percentage')
  const free = listed.filter(([, { forShipping, percentage }]) => forShipping && percentage)
  expect(
    wrong(free, ({ minimum, maximum }) => differs([minimum, maximum], [offers[0]?.minimum, offers[0]?.maximum])),
  ).toEqual([])
})

test('who has coins, a balance or a profile is signed in', () => {
  const checkouts = all<{ signedIn: boolean; checkout: { coins: unknown; wallet: unknown } }>('signedIn', 'checkout')
  expect(
    wrong(checkouts, ({ signedIn, checkout }) => (checkout.coins ?? checkout.wallet) !== null && !signedIn),
  ).toEqual([])
})
