import type { Api, Decoded, Noun, OutputOf } from '#shared/api/index.ts'
import type { Result } from '#shared/result.ts'
import type { Scope } from './scope.ts'

type Answer<E> = Result<OutputOf<E>> | Promise<Result<OutputOf<E>>>
/** The handlers of one noun in the Shop. An endpoint whose `answeredBy` is 'shop' and that has no handler does not compile. */
export type Handlers<N extends Noun> = {
  [V in keyof Api[N] as Api[N][V] extends { answeredBy: 'shop' } ? V : never]: (
    input: Decoded<Api[N][V]>,
    scope: Scope,
  ) => Answer<Api[N][V]>
}
/** The nouns of which the Shop answers anything at all, each with its handlers. */
export type ShopHandlers = { [N in Noun as keyof Handlers<N> extends never ? never : N]: Handlers<N> }
