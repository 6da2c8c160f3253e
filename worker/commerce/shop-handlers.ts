import type { EndpointName } from '#shared/api/index.ts'
import { assert } from '#shared/assert.ts'
import type { Result } from '#shared/result.ts'
import { account } from './account/handlers.ts'
import { address } from './address/handlers.ts'
import { affiliate } from './affiliate/handlers.ts'
import { cart } from './cart/handlers.ts'
import { catalog } from './catalog/handlers.ts'
import { coins } from './coins/handlers.ts'
import { code } from './code/handlers.ts'
import { content } from './content/handlers.ts'
import { coupon } from './coupon/handlers.ts'
import { customer } from './customer/handlers.ts'
import { digital } from './digital/handlers.ts'
import { flashSale } from './flash-sale/handlers.ts'
import { google } from './google/handlers.ts'
import { helper } from './helper/handlers.ts'
import type { ShopHandlers } from './implement.ts'
import { message } from './message/handlers.ts'
import { order } from './order/handlers.ts'
import { proof } from './proof/handlers.ts'
import { returns } from './return/handlers.ts'
import { review } from './review/handlers.ts'
import { sale } from './sale/handlers.ts'
import type { Scope } from './scope.ts'
import { wallet } from './wallet/handlers.ts'
import { shipment } from './shipment/handlers.ts'
import { simulator } from './simulator/handlers.ts'
import { site } from './site/handlers.ts'
import { wishlist } from './wishlist/handlers.ts'

/** Every endpoint the Shop answers; one that is missing does not compile. */
const handlers: ShopHandlers = {
  site,
  catalog,
  review,
  content,
  cart,
  coupon,
  sale,
  customer,
  account,
  address,
  flashSale,
  order,
  return: returns,
  digital,
  shipment,
  code,
  google,
  message,
  helper,
  simulator,
  wishlist,
  proof,
  wallet,
  coins,
  affiliate,
}

type Handle = (input: unknown, scope: Scope) => Result<unknown> | Promise<Result<unknown>>
const byName = new Map(
  Object.entries(handlers).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, handle]) => [`${noun}.${verb}`, handle]),
  ),
)

/** The handler of an endpoint. Its input was decoded by that endpoint's own schema before it came here. */
export function handlerOf(name: EndpointName): Handle {
  const handle = byName.get(name)
  assert(handle, `${name} is answered by the Worker: add it to FrontName's handlers instead of calling the Shop`)
  return handle as Handle
}
