import { type EndpointName, endpoints } from '#shared/api/index.ts'
import { isGet } from '#shared/api/contract/exchange.ts'
import { assert } from '#shared/assert.ts'
import { refused, type Refused, type Result } from '#shared/result.ts'
import { account } from '#commerce/account/handlers.ts'
import { personalData } from '#commerce/account/personal-data.ts'
import { address } from '#commerce/address/handlers.ts'
import { alert } from '#commerce/alert/handlers.ts'
import { affiliate } from '#commerce/affiliate/handlers.ts'
import { cart } from '#commerce/cart/handlers.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import { catalog } from '#commerce/catalog/handlers.ts'
import { coins } from '#commerce/wallet/coins-handlers.ts'
import { code } from '#commerce/identity/codes/handlers.ts'
import { content } from '#commerce/content/handlers.ts'
import { planned } from '#commerce/planned/handlers.ts'
import { voucher } from '#commerce/voucher/handlers.ts'
import { customer } from '#commerce/identity/customers/handlers.ts'
import { digital } from '#commerce/order/fulfilment/digital/handlers.ts'
import { flashSale } from '#commerce/flash-sale/handlers.ts'
import { google } from '#commerce/identity/google/handlers.ts'
import { passkey } from '#commerce/identity/passkeys/handlers.ts'
import { tracking } from '#commerce/tracking/handlers.ts'
import type { ShopHandlers } from '#commerce/platform/handlers.ts'
import type { Load } from '#commerce/platform/load.ts'
import { message } from '#commerce/notification/handlers.ts'
import { draftSince } from '#commerce/order/core/store.ts'
import { findLastStart } from '#commerce/pricing/offers.ts'
import { order } from '#commerce/order/handlers.ts'
import { payment } from '#commerce/order/payment/handlers.ts'
import { transferReceipt } from '#commerce/order/payment/receipts/handlers.ts'
import { returns } from '#commerce/order/after/returns/handlers.ts'
import { review } from '#commerce/review/handlers.ts'
import { checkout } from '#commerce/order/checkout/handlers.ts'
import { buyers } from '#commerce/order/after/register.ts'
import { voucherOffers } from '#commerce/order/checkout/voucher-offers.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { askToWait } from '#commerce/platform/waiting-room/ask-to-wait.ts'
import type { WaitingRoom } from '#commerce/platform/waiting-room/waiting-room.ts'
import { wallet } from '#commerce/wallet/handlers.ts'
import { shipment } from '#commerce/order/fulfilment/handlers.ts'
import { simulator } from '#commerce/order/payment/charges/simulator.ts'
import { site } from '#commerce/site/handlers.ts'
import { wishlist } from '#commerce/wishlist/handlers.ts'

/** Every endpoint the Shop answers; one that is missing does not compile. */
const handlers: ShopHandlers = {
  site,
  catalog,
  review,
  content,
  planned,
  cart,
  voucher: { ...voucher, ...voucherOffers },
  checkout,
  payment,
  customer: { ...customer, ...buyers },
  account,
  address,
  flashSale,
  order,
  return: returns,
  digital,
  shipment,
  code,
  google,
  passkey,
  message,
  tracking,
  simulator,
  wishlist,
  alert,
  transferReceipt,
  wallet,
  coins,
  affiliate,
  personalData,
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
  assert(handle, `${name} is not answered by the Shop: see \`answeredBy\` of its endpoint`)
  return handle as Handle
}

/** How full the shop is: purchases begin in the order of arrival. */
interface Crowd {
  room: WaitingRoom
  load: () => Load
}

/**
 * Why this caller may not call this endpoint now; null when the call is allowed. A demo's endpoint does not exist
 * elsewhere.
 */
export function forbidden(name: EndpointName, scope: Scope, { room, load }: Crowd): Refused | null {
  const { who, shop } = scope
  const endpoint = endpoints.get(name)
  if (!endpoint || (endpoint.access === 'demo' && !shop.demo)) return refused('not_found')
  if (endpoint.access === 'customer' && who.customerId === null) return refused('sign_in_needed')
  if (endpoint.access === 'visitor' && ownerOf(who) === null && !isGet(endpoint)) return refused('bad_request')
  const placing = name === 'checkout.place'
  const wait = endpoint.beginsPurchase || placing ? askToWait(room, scope, load()) : null
  return wait && !hasBegun(scope, placing) ? wait : null
}

/**
 * In a crowd who has begun a purchase goes on, so nobody who pays waits. A checkout that was made before a flash sale has
 * begun nothing of it: otherwise who prepares one overtakes everybody who came for the flash sale.
 */
function hasBegun(scope: Scope, placing: boolean): boolean {
  const draft = draftSince(scope)
  if (draft === null) return placing
  const flashSince = findLastStart(scope.db, scope.now)
  return flashSince === null || draft >= flashSince
}
