import { expect, test } from 'vitest'
import { z } from 'zod'
import { PageExit, type PersonalContext, type Shop } from '#client/app/page/page.ts'
import { ownerProof } from '#client/screens/owner-proof/page.tsx'
import type { ApiClient } from '#shared/api/index.ts'
import { Checkout } from '#shared/api/order/checkout.ts'
import { contactProof } from './page.tsx'

type Screen = 'contactProof' | 'ownerProof'

/** A visit to a shop whose backend can prove nothing, and has this checkout. */
function visitOf<S extends Screen>(sale: Record<string, unknown>): PersonalContext<S> {
  const checkout: Partial<ApiClient['checkout']> = { find: async () => z.decode(Checkout(), { SALE_ID: 9, ...sale }) }
  const shop: Partial<Shop> = { absent: ['account.confirm', 'payment.listContactWays'] }
  const visit: Partial<PersonalContext<Screen>> = {
    api: { checkout: checkout as ApiClient['checkout'] } as ApiClient,
    shop: shop as Shop,
    session: { token: 'tanda', expiresAt: 0 },
    query: new URLSearchParams('SALE_ID=9'),
  }
  return visit as PersonalContext<S>
}

test.each([
  ['contactProof', (sale) => contactProof.load(visitOf(sale))],
  ['ownerProof', (sale) => ownerProof.load(visitOf(sale))],
] satisfies [Screen, (sale: Record<string, unknown>) => Promise<unknown>][])(
  '%s leads back to a checkout that is called PENDING, and from an order on to it',
  async (_, load) => {
    const exit = async (bill: string | null) => {
      const left = await load({ SALE_STATUS: 'PENDING', SALE_BILL_CODE: bill }).catch((error: unknown) => error)
      return left instanceof PageExit ? left.answer : left
    }
    expect(await exit(null)).toMatchObject({ to: '/order/checkout?SALE_ID=9' })
    expect(await exit('88')).toMatchObject({ to: expect.stringMatching(/^\/order\/success\?SALE_ID=9/) as string })
  },
)
