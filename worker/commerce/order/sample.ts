import { and, asc, eq, gt } from 'drizzle-orm'
import type { Address } from '#shared/api/sale.ts'
import { assert } from '#shared/assert.ts'
import type { OrderStatus } from '#shared/order-status.ts'
import { products, variants } from '../catalog/tables.ts'
import { findCustomer, listAddresses } from '../customer/store.ts'
import { findVillage } from '../region/store.ts'
import { referenceOf } from '../sale/charge.ts'
import { orderNumber } from '../sale/numbers.ts'
import { noCharges, subtotalOf, totalOf } from '../sale/rules.ts'
import { addEvent, addSale, type LineNow } from '../sale/store.ts'
import { bills, charges, stockHolds } from '../sale/tables.ts'
import type { Scope } from '../scope.ts'

const hourMs = 3_600_000

interface Past {
  /** Hours ago that it was placed, paid, packed, handed over, delivered and so on: each status with its time. */
  history: readonly (readonly [OrderStatus, hoursAgo: number])[]
  /** How many different products, and of which quantity. */
  goods: readonly number[]
  method: 'qris' | 'gopay' | 'bca_va' | 'bni_va' | 'bri_va'
}

/** One customer's last month: something in every tab of her orders but the unpaid one, which would expire by itself. */
const month: readonly Past[] = [
  {
    history: [
      ['PENDING', 640],
      ['PAYMENT_CONFIRMED', 639],
      ['PROCESSING', 630],
      ['SHIPPING', 610],
      ['DELIVERED', 565],
      ['COMPLETED', 493],
    ],
    goods: [1, 2],
    method: 'bca_va',
  },
  {
    history: [
      ['PENDING', 410],
      ['PAYMENT_CONFIRMED', 409],
      ['PROCESSING', 405],
      ['SHIPPING', 390],
      ['DELIVERED', 350],
      ['COMPLETED', 278],
    ],
    goods: [1],
    method: 'qris',
  },
  {
    history: [
      ['PENDING', 300],
      ['CANCEL', 298],
    ],
    goods: [3],
    method: 'bni_va',
  },
  {
    history: [
      ['PENDING', 200],
      ['EXPIRED', 176],
    ],
    goods: [1],
    method: 'bca_va',
  },
  {
    history: [
      ['PENDING', 100],
      ['PAYMENT_CONFIRMED', 99],
      ['PROCESSING', 90],
      ['SHIPPING', 76],
      ['DELIVERED', 20],
    ],
    goods: [1, 1, 1],
    method: 'bca_va',
  },
  {
    history: [
      ['PENDING', 50],
      ['PAYMENT_CONFIRMED', 49],
      ['PROCESSING', 40],
      ['SHIPPING', 26],
    ],
    goods: [2],
    method: 'bni_va',
  },
  {
    history: [
      ['PENDING', 8],
      ['PAYMENT_CONFIRMED', 7],
      ['PROCESSING', 3],
    ],
    goods: [1, 1],
    method: 'gopay',
  },
]

/** Writes a demo customer's past orders. They are history: nothing of today's stock is taken. Inside the caller's transaction. */
export function seedOrders(scope: Scope, customerId: string): void {
  const goods = listGoods(scope)
  const address = addressOf(scope, customerId)
  let next = 0
  for (const past of month) {
    const lines = past.goods.flatMap((quantity) => {
      const line = goods[next++ % goods.length]
      return line ? [{ ...line, quantity }] : []
    })
    if (lines.length === past.goods.length && new Set(lines.map(({ variantId }) => variantId)).size === lines.length)
      addPast(scope, customerId, address, past, lines)
  }
}

const jneRegular = { shippingCode: 'jne:reg', shippingCourier: 'JNE', shippingService: 'REG', shippingDaysMin: 2, shippingDaysMax: 3 }

function addPast(scope: Scope, customerId: string, address: Address, { history, method }: Past, lines: readonly LineNow[]): void {
  const { db } = scope
  const timeOf = (status: OrderStatus) => {
    const hours = history.find(([one]) => one === status)?.[1]
    return hours === undefined ? null : new Date(scope.now.getTime() - hours * hourMs)
  }
  const [placedAt, paidAt, status] = [timeOf('PENDING'), timeOf('PAYMENT_CONFIRMED'), history.at(-1)?.[0]]
  assert(placedAt && status, 'a past order begins with PENDING')
  const weightGrams = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0)
  const amounts = { ...noCharges, subtotal: subtotalOf(lines), shippingCost: 18_000 }
  const payBy = new Date(placedAt.getTime() + 24 * hourMs)
  const sale = {
    id: scope.newId(),
    number: orderNumber(placedAt, scope.newId()),
    customerId,
    status,
    digital: false,
    address,
    weightGrams,
    ...jneRegular,
    paymentVendor: 'simulator',
    paymentMethod: method,
    ...amounts,
    total: totalOf(amounts),
    receiptNumber: timeOf('SHIPPING') && `SIM0000${String(placedAt.getTime()).slice(-8)}`,
    createdAt: placedAt,
    placedAt,
    payBy,
    deliveredAt: timeOf('DELIVERED'),
  }
  addSale(db, sale, lines)
  for (const [kind, hours] of history) addEvent(db, sale.id, kind, new Date(scope.now.getTime() - hours * hourMs))
  for (const { variantId, quantity } of lines)
    db.insert(stockHolds)
      .values({ saleId: sale.id, variantId, quantity, state: paidAt ? 'SOLD' : 'RELEASED' })
      .run()
  const bill = { code: `BILL${sale.number.slice(3)}`, attempt: 1, vendor: 'simulator', amount: sale.total }
  db.insert(bills)
    .values({ ...bill, saleId: sale.id, status: paidAt ? 'PAID' : 'EXPIRED', method, uniqueCode: 0, createdAt: placedAt, expiresAt: payBy, paidAt })
    .run()
  const { code: billCode, attempt, vendor, amount } = bill
  const state = paidAt ? 'paid' : status === 'EXPIRED' ? 'expired' : 'cancelled'
  db.insert(charges)
    .values({ reference: referenceOf(sale, attempt), billCode, attempt, vendor, amount, state, createdAt: placedAt })
    .run()
  if (status === 'DELIVERED' && sale.deliveredAt)
    scope.agenda.plan('complete-order', sale.id, new Date(sale.deliveredAt.getTime() + scope.shop.returnDays * 24 * hourMs))
}

/** One form of each of the first products, as it is sold today. */
function listGoods({ db }: Scope): LineNow[] {
  const rows = db
    .select({ variant: variants, product: products })
    .from(products)
    .innerJoin(variants, and(eq(variants.productId, products.id), eq(variants.position, 0)))
    .where(and(eq(products.published, true), eq(products.digital, false), gt(variants.stock, 0)))
    .orderBy(asc(products.position))
    .limit(12)
    .all()
  return rows.map(({ variant, product }) => ({
    variantId: variant.id,
    name: product.name,
    variantName: variant.name,
    slug: product.slug,
    image: variant.image || (product.images[0] ?? ''),
    unitPrice: variant.price,
    fullPrice: variant.fullPrice,
    addedPrice: variant.price,
    quantity: 1,
    weightGrams: product.weightGrams,
    stock: variant.stock,
    published: product.published,
    productId: product.id,
    categorySlug: product.categorySlug,
    digital: product.digital,
  }))
}

/** The address she used last, or one of our own making. */
function addressOf({ db }: Scope, customerId: string): Address {
  const [customer, villageCode] = [findCustomer(db, customerId), '31.74.07.1001']
  const place = findVillage(villageCode)
  assert(customer && place, 'past orders are written for a customer who was added before')
  const { name: recipient, phone, email } = customer
  return (
    listAddresses(db, customerId)[0] ?? {
      recipient,
      phone,
      email,
      ...place,
      villageCode,
      postcode: '12160',
      street: 'Jl. Melawai Raya No. 12, RT 01/RW 02',
      courierNote: null,
      latitude: null,
      longitude: null,
    }
  )
}
