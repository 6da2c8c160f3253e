import type { Api, Decoded, EndpointName, Noun, OutputOf } from '#shared/api/index.ts'
import type { Result } from '#shared/result.ts'
import type { Scope } from './scope.ts'

/** Answered by the Worker before or without the Shop: look-ups in the Directory, hashing, files, static data. */
export type FrontName =
  | 'access.find'
  | 'region.list'
  | 'region.search'
  | 'customer.login'
  | 'customer.register'
  | 'customer.loginByCode'
  | 'customer.resetPassword'
  | 'account.changePassword'
  | 'account.setPhoto'
  | 'account.removePhoto'
  | 'account.remove'
  | 'google.find'
  | 'google.begin'
  | 'google.peek'
  | 'google.login'
  | 'google.link'
  | 'helper.upload'

type Answer<E> = Result<OutputOf<E>> | Promise<Result<OutputOf<E>>>
/** The handlers of one noun. Leaving an endpoint of the contract out does not compile. */
export type Handlers<N extends Noun> = {
  [V in keyof Api[N] as `${N}.${V & string}` extends FrontName ? never : V]: (
    input: Decoded<Api[N][V]>,
    scope: Scope,
  ) => Answer<Api[N][V]>
}
export type ShopHandlers = { [N in Exclude<Noun, 'access' | 'region'>]: Handlers<N> }
export type { EndpointName }
