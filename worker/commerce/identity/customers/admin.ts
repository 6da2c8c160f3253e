import { and, count, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { Customers } from '#shared/admin/customers.ts'
import { Rupiah } from '#shared/admin/fields.ts'
import { text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { findVariant } from '#commerce/catalog/store.ts'
import { operation, seesPeople, SellerSearch } from '#commerce/platform/administration/operation.ts'
import { putTierPrice } from '#commerce/pricing/tiers.ts'
import { regular } from './handlers.ts'
import { listCustomers } from './list.ts'
import { putCustomerType, typeNameOf } from './store.ts'
import { customers, customerTypes } from './tables.ts'

const TypeCode = z.string().regex(/^[A-Z0-9_-]{1,20}$/)
const TierPrice = z.strictObject({ itemId: z.string().max(limits.idChars), price: Rupiah.nullable() })

export const customerOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/customers',
    role: 'viewer',
    people: true,
    masked: ['name', 'phone', 'email'],
    secret: ['text'],
    summary: `Customers, the newest account first; who they are only for a role that sends parcels. \`text\`: a whole code, phone or e-mail, or a part of a name, in the newest ${limits.customersLookedThrough}`,
    input: z.strictObject({ text: SellerSearch, after: z.string().max(limits.idChars).nullable().default(null) }),
    output: Customers,
    run: ({ db, administrator }, { text: words, after }) =>
      accepted(listCustomers(db, { words, after, seesPeople: seesPeople(administrator.access) })),
  }),
  listTypes: operation({
    method: 'GET',
    path: '/shops/:host/customer-types',
    role: 'viewer',
    summary: 'The types of customers, and how many are of each',
    output: z.object({ types: z.array(z.object({ code: z.string(), name: z.string(), customers: z.int() })) }),
    run: ({ db }) => {
      const { code, name } = customerTypes
      const types = db
        .select({ code, name, customers: count(customers.id) })
        .from(customerTypes)
        .leftJoin(customers, eq(customers.type, code))
        .groupBy(code)
        .limit(limits.adminListRows)
        .all()
      return accepted({ types })
    },
  }),
  putType: operation({
    method: 'POST',
    path: '/shops/:host/customer-types',
    role: 'manager',
    summary: 'A type of customers and what it pays for some items; null: no price of its own any more',
    input: z.strictObject({
      code: TypeCode,
      name: text(60).min(1),
      prices: z.array(TierPrice).max(limits.tierPrices).default([]),
    }),
    run: ({ db }, { code, name, prices }) => {
      if (prices.some(({ itemId }) => findVariant(db, itemId) === null)) return refused('item_unknown')
      putCustomerType(db, code, name)
      for (const { itemId, price } of prices) putTierPrice(db, code, itemId, price)
      return accepted({})
    },
  }),
  assignType: operation({
    method: 'POST',
    path: '/shops/:host/customers/type',
    role: 'manager',
    summary: 'Makes a customer, by the code that people say on the phone, one of a type',
    input: z.strictObject({ customer: z.string().max(40), type: TypeCode }),
    run: ({ db }, { customer, type }) => {
      if (type !== regular.type && typeNameOf(db, type) === null)
        return refused('input_invalid', {}, { type: 'no such type: add it first' })
      const changed = db
        .update(customers)
        .set({ type })
        .where(and(eq(customers.code, customer), isNull(customers.removedAt)))
        .returning({ id: customers.id })
        .all()
      return changed.length === 1 ? accepted({}) : refused('not_found')
    },
  }),
}
