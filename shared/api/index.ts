import type { z } from 'zod'
import { assert } from '#shared/assert.ts'
import type { Values } from '#shared/text/fill.ts'
import { access } from './shop/access.ts'
import { account } from './account/account.ts'
import { address } from './account/address.ts'
import { alert } from './goods/alert.ts'
import { affiliate } from './account/affiliate.ts'
import { cart } from './goods/cart.ts'
import { catalog } from './goods/catalog.ts'
import { coins } from './account/coins.ts'
import { code } from './account/code.ts'
import { content } from './shop/content.ts'
import { voucher } from './goods/voucher.ts'
import { customer } from './account/customer.ts'
import { digital } from './order/digital.ts'
import type { AnsweredBy, Endpoint } from './contract/endpoint.ts'
import { files } from './shop/files.ts'
import { flashSale } from './goods/flash-sale.ts'
import { google } from './account/google.ts'
import { message } from './account/message.ts'
import { order } from './order/order.ts'
import { personalData } from './order/personal-data.ts'
import { passkey } from './account/passkey.ts'
import { payment } from './order/payment.ts'
import { planned } from './shop/planned.ts'
import { transferReceipt } from './order/transfer-receipt.ts'
import { region } from './shop/region.ts'
import { returns } from './order/return.ts'
import { review } from './goods/review.ts'
import { checkout } from './order/checkout.ts'
import { shipment } from './order/shipment.ts'
import { simulator } from './shop/simulator.ts'
import { site } from './shop/site.ts'
import { tracking } from './order/tracking.ts'
import { wallet } from './account/wallet.ts'
import { wishlist } from './goods/wishlist.ts'

/** The whole contract: noun → verb → endpoint. */
export const api = {
  access,
  site,
  catalog,
  review,
  content,
  planned,
  cart,
  voucher,
  checkout,
  payment,
  customer,
  account,
  address,
  flashSale,
  order,
  shipment,
  code,
  google,
  passkey,
  message,
  files,
  tracking,
  region,
  simulator,
  wallet,
  coins,
  affiliate,
  transferReceipt,
  wishlist,
  alert,
  return: returns,
  digital,
  personalData,
}
export type Api = typeof api
export type Noun = keyof Api

/** `cart.add` and its siblings: the name of every endpoint. */
export type EndpointName = { [N in Noun]: `${N}.${keyof Api[N] & string}` }[Noun]

/** The names of the endpoints that this part of the backend answers. */
export type NamesAnsweredBy<P extends AnsweredBy> = {
  [N in Noun]: {
    [V in keyof Api[N] & string]: Api[N][V] extends { answeredBy: P } ? `${N}.${V}` : never
  }[keyof Api[N] & string]
}[Noun]
/** The endpoint of a name. */
export type EndpointOf<Name extends EndpointName> = {
  [N in Noun]: Name extends `${N}.${infer V extends keyof Api[N] & string}` ? Api[N][V] : never
}[Noun]

type InputOf<E> = E extends { input: infer I extends z.ZodType } ? z.output<I> : never
export type OutputOf<E> = E extends { output: infer O extends z.ZodType } ? z.output<O> : never
type Optional<T> = {
  [K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never]?: T[K] | undefined
} & {
  [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K]
}
/** What a caller gives: fields that may be null may be left out. */
export type Input<E> = Optional<InputOf<E>>
/** What a handler receives: everything decoded, defaults in place. */
export type Decoded<E> = InputOf<E>

type Call<E> = (
  ...args: Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]
) => Promise<OutputOf<E>>

/** The typed client the edge derives from the contract. A call that fails throws `ApiFailure`. */
export type ApiClient = { readonly [N in Noun]: { readonly [V in keyof Api[N]]: Call<Api[N][V]> } }
/** What a shared page may call: reads with the same answer for everyone in the shop. */
export type PublicClient = {
  readonly [N in Noun]: {
    readonly [V in keyof Api[N] as Api[N][V] extends { access: 'public'; reads: true } ? V : never]: Call<Api[N][V]>
  }
}

export const endpoints: ReadonlyMap<EndpointName, Endpoint> = new Map(
  Object.entries(api).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, e]): [EndpointName, Endpoint] => [`${noun}.${verb}` as EndpointName, e]),
  ),
)
const names = new Map([...endpoints].map(([name, e]) => [e, name]))
/** 'cart.add' for `api.cart.add`. */
export function nameOf(e: Endpoint): EndpointName {
  const name = names.get(e)
  assert(name, 'an endpoint must stand in shared/api/index.ts before it is called')
  return name
}

/**
 * refused: the backend said no, in our envelope · absent: it has no such call · denied: 403 · signedOut: 401 · down: no
 * whole answer in time · unknown: the same of a change that must happen once, so it may have been done.
 */
type FailureKind = 'refused' | 'absent' | 'denied' | 'signedOut' | 'down' | 'unknown'

/** A call to the backend that did not succeed, with what the shopper may read. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly endpoint: string
  readonly kind: FailureKind
  readonly status: number
  readonly shown: string
  readonly code: string | null
  /** Our field name → sentence. */
  readonly fields: Readonly<Record<string, string>>
  /** The numbers of its sentence. */
  readonly values: Values
  constructor(
    endpoint: string,
    kind: FailureKind,
    status: number,
    shown: string,
    code: string | null = null,
    fields: Readonly<Record<string, string>> = {},
    values: Values = {},
  ) {
    super(`${endpoint}: ${kind} ${status}`)
    this.endpoint = endpoint
    this.kind = kind
    this.status = status
    this.shown = shown
    this.code = code
    this.fields = fields
    this.values = values
  }
}

/** Whether a page can go on after it: not after a bug, nor when the caller has no session or no access. */
export const canGoOn = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.kind !== 'signedOut' && failure.kind !== 'denied'
