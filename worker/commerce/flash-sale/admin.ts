import { z } from 'zod'
import { Rupiah, Stock } from '#shared/admin/fields.ts'
import { text } from '#shared/api/brands.ts'
import { limits } from '#shared/limits.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { planFlashSale } from './plan.ts'

const Item = z.strictObject({
  itemId: z.string().max(limits.idChars),
  price: Rupiah,
  quota: Stock.min(1),
  perCustomer: z.int().min(1).max(999).default(1),
})

export const flashSaleOperations = {
  plan: operation({
    method: 'POST',
    path: '/shops/:host/flash-sales',
    role: 'manager',
    summary: 'Plans a flash sale, all or nothing; its prices are below the ordinary ones',
    input: z.strictObject({
      title: text(limits.nameChars).min(1).default('Flash Sale'),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      items: z.array(Item).min(1).max(limits.flashSaleItems),
    }),
    output: z.object({ id: z.string() }),
    run: (tx, asked) => planFlashSale(tx, asked),
  }),
}
