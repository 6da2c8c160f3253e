import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deliveryWays } from '#shared/order/delivery-way.ts'
import { vendorsOnHandover } from '#shared/order/payment-way.ts'
import { methodNames } from '#commerce/vendors/payment/methods.ts'
import { paymentVendorNames } from '#commerce/vendors/payment/registry.ts'
import { isTest, sources } from './sources.ts'

/** Where a way may be named: its own row, the adapter of its vendor, and the room that hands out codes and files. */
const own = [
  'shared/order/delivery-way.ts',
  'shared/order/payment-way.ts',
  'worker/commerce/vendors/payment/',
  'worker/commerce/order/fulfilment/digital/',
]
/** Files that pass on what a product is, and decide nothing by it. */
const passesOn = [
  'shared/admin/product-csv.ts',
  'worker/commerce/app/demo/past-orders.ts',
  'worker/commerce/app/doctor/storefront-checks.ts',
  'worker/commerce/cart/store.ts',
  'worker/commerce/catalog/rules.ts',
  'worker/commerce/catalog/store.ts',
  'worker/commerce/catalog/tables.ts',
  'worker/commerce/order/core/lines-now.ts',
  'worker/commerce/order/core/store.ts',
  'worker/commerce/voucher/store.ts',
]

const names = [...new Set([...deliveryWays, ...vendorsOnHandover, ...paymentVendorNames, ...methodNames, 'free'])]
const quoted = `['"\`](?:${names.join('|')})['"\`]`
/** A decision by the name of a way to pay or to hand over. `card`, `transfer` and `free` are also words for other things. */
const decisions: readonly RegExp[] = [
  new RegExp(`\\b\\w*(?:vendor|method|group|delivery|way)\\w*\\)?\\s*[!=]==?\\s*${quoted}`, 'gi'),
  new RegExp(`${quoted}\\s*[!=]==?\\s*[\\w.?]*(?:vendor|method|group|delivery|way)`, 'gi'),
  new RegExp(
    `(?<!purpose )(?<![!=])[!=]==?\\s*['"\`](?:cod|qris|manual|simulator|midtrans|gopay|shopeepay|${deliveryWays.join('|')})['"\`]`,
    'g',
  ),
  new RegExp(`(?:\\.(?:includes|has)|\\b(?:eq|ne))\\([^()\n]*${quoted}\\)`, 'g'),
  new RegExp(`\\bcase ${quoted}`, 'g'),
  /\b(?:payment_)?vendor\s*(?:=|<>|!=|IN \()\s*'\w/g,
]
/** A decision by the flag of digital goods. */
const flags: readonly RegExp[] = [
  /(?<!\bapi)\.(?:is)?digital\b(?!\.)/gi,
  /\{[^{}=\n]*\bdigital\b[^{}=\n]*\}\s*(?::[^=\n]+)?(?:\)|=)/g,
  /\bisDigital\b|!digital\b|\bdigital\s*(?:\?[^:.]|&&|\|\|)/g,
]

const foundIn = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => words.trim()))
const production = sources().filter(
  (path) => /^(client|shared|worker)\//.test(path) && !isTest(path) && !own.some((place) => path.startsWith(place)),
)

test('how an order is paid or handed over is decided by a field of its row, never by its name', () => {
  const decided = production.flatMap((path) => {
    const text = readFileSync(path, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    const by = passesOn.includes(path) || /sample/.test(path) ? decisions : [...decisions, ...flags]
    return foundIn(text, by).map((words) => `${path}: ${words}`)
  })
  expect(production.length).toBeGreaterThan(500)
  const idle = passesOn.filter((path) => foundIn(readFileSync(path, 'utf8'), flags).length === 0)
  expect(idle, 'these need not be named any more').toEqual([])
  expect(decided).toEqual([])
})

test.each([
  "if (bill.vendor === 'manual') return null",
  "const cod = order.paymentVendor !== 'cod'",
  "'cod' === vendor",
  "if (method === 'qris') {",
  "(bill.group === 'cod' && bill.status !== 'PAID')",
  "where(eq(orders.paymentVendor, 'cod'))",
  "sql`AND b.vendor <> 'cod'`",
  "if (trusted.includes('cod'))",
  "case 'card':",
  "order.delivery === 'digital' ? a : b",
])('%s is found', (line) => {
  expect(foundIn(line, decisions)).not.toEqual([])
})
test.each([
  'if (order.digital) return null',
  'eq(products.digital, false)',
  '{digital ? null : <Row />}',
  'lines.every(({ digital }) => digital)',
  'const { digital, id } = get(checkout)',
  'if (!digital && x)',
  'order.isDigital',
  '  { digital, address }: Pick<OrderRow>) =>',
])('%s is found', (line) => {
  expect(foundIn(line, flags)).not.toEqual([])
})
test.each([
  "if (request.method === 'POST') return",
  "if (way === 'wallet') return",
  'const list = await api.digital.list({})',
  "label: 'Produk digital, tanpa ongkos kirim'",
  'digital: product.digitalFiles,',
])('%s is none', (line) => {
  expect(foundIn(line, [...decisions, ...flags])).toEqual([])
})
