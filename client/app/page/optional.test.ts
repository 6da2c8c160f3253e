import { describe, expect, test } from 'vitest'
import { type ApiClient, ApiFailure, type Input, type Api, type PublicClient } from '#shared/api/index.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { text } from '#shared/text/text.ts'
import { optional } from './optional.ts'

const failing = (kind: 'absent' | 'denied' | 'down' | 'refused', code: string | null = null) =>
  clientOf(() => Promise.reject(new ApiFailure('voucher.list', kind, 500, text.requestFailed, code)))

function clientOf(list: () => Promise<never[]>): Pick<ApiClient, 'voucher'> {
  return { voucher: { list } as Partial<ApiClient['voucher']> as ApiClient['voucher'] }
}

describe('a part that a page may lack', () => {
  test('is the answer of its call', async () => {
    expect(
      await optional(
        clientOf(async () => []),
        'voucher.list',
      ),
    ).toEqual([])
  })

  test('is null, or what stands in its place, when its call fails', async () => {
    expect(await optional(failing('down'), 'voucher.list')).toBeNull()
    expect(await optional(failing('absent'), 'voucher.list', {}, { otherwise: [] })).toEqual([])
    const why = (failure: unknown) => (failure instanceof ApiFailure ? failure.kind : 'bug')
    expect(await optional(failing('down'), 'voucher.list', {}, { otherwise: why })).toBe('down')
  })

  test('fails the page when only a missing call may be left out', async () => {
    expect(await optional(failing('absent'), 'voucher.list', {}, { when: 'absent' })).toBeNull()
    await expect(optional(failing('down'), 'voucher.list', {}, { when: 'absent' })).rejects.toThrow('down')
  })

  test('fails the page when a call of the specification is denied; a gateway says so of calls that it does not know', async () => {
    const denied = new ApiFailure('checkout.listPayments', 'denied', 403, text.accessDenied)
    const listPayments: ApiClient['checkout']['listPayments'] = () => Promise.reject(denied)
    const api = { checkout: { listPayments } as Partial<ApiClient['checkout']> as ApiClient['checkout'] }
    const [id] = [OrderId.parse('1')]
    await expect(optional(api, 'checkout.listPayments', { orderId: id })).rejects.toThrow('denied')
    expect(await optional(failing('denied'), 'voucher.list')).toBeNull()
  })

  test('waits with the whole form while the shopper waits their turn', async () => {
    await expect(optional(failing('refused', 'waiting_turn'), 'voucher.list')).rejects.toThrow('refused')
  })

  test('is a call of the contract, with its input, and on a shared page one for everyone', () => {
    const compiled = (api: ApiClient, everyone: PublicClient, input: Input<Api['catalog']['find']>) => [
      optional(api, 'catalog.find', input),
      // @ts-expect-error: no such call
      optional(api, 'catalog.fnid', input),
      // @ts-expect-error: without the input that it needs
      optional(api, 'catalog.find'),
      // @ts-expect-error: a shared page has no cart
      optional(everyone, 'cart.list'),
    ]
    expect(compiled).toBeTypeOf('function')
  })
})
