import type { EndpointName } from '#shared/api/index.ts'
import { assert } from '#shared/assert.ts'
import type { Result } from '#shared/result.ts'
import { cart } from './cart/handlers.ts'
import { catalog } from './catalog/handlers.ts'
import { content } from './content/handlers.ts'
import { coupon } from './coupon/handlers.ts'
import { customer } from './customer/handlers.ts'
import { digital } from './digital/handlers.ts'
import { flashSale } from './flash-sale/handlers.ts'
import { helper } from './helper/handlers.ts'
import type { ShopHandlers } from './implement.ts'
import { order } from './order/handlers.ts'
import { returns } from './return/handlers.ts'
import { review } from './review/handlers.ts'
import { sale } from './sale/handlers.ts'
import type { Scope } from './scope.ts'
import { simulator } from './simulator/handlers.ts'
import { site } from './site/handlers.ts'

/** Every endpoint the Shop answers; one that is missing does not compile. */
const handlers: ShopHandlers = { site, catalog, review, content, cart, coupon, sale, customer, flashSale, order, return: returns, digital, helper, simulator }

type Handle = (input: unknown, scope: Scope) => Result<unknown> | Promise<Result<unknown>>
const byName = new Map(Object.entries(handlers).flatMap(([noun, verbs]) => Object.entries(verbs).map(([verb, handle]) => [`${noun}.${verb}`, handle])))

/** The handler of an endpoint. Its input was decoded by that endpoint's own schema before it came here. */
export function handlerOf(name: EndpointName): Handle {
  const handle = byName.get(name)
  assert(handle, `${name} is answered by the Worker: add it to FrontName's handlers instead of calling the Shop`)
  return handle as Handle
}
