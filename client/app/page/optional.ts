import { ApiFailure, endpoints } from '#shared/api/index.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { assert } from '#shared/assert.ts'

/** The calls of a client, by the names that the contract gives them: only those that this page may make. */
type NameIn<A> = { [N in keyof A & string]: `${N}.${keyof A[N] & string}` }[keyof A & string]
type CallIn<A, Name> = Name extends `${infer N extends keyof A & string}.${infer V}`
  ? V extends keyof A[N]
    ? Extract<A[N][V], (...args: never[]) => Promise<unknown>>
    : never
  : never
type InputIn<A, N> = Parameters<CallIn<A, N>>[0]
type AnswerIn<A, N> = Awaited<ReturnType<CallIn<A, N>>>

interface Rule<O> {
  /** What stands in its place: a value, or what is made of the failure. Without it null. */
  otherwise?: O | ((failure: unknown) => O)
  /** `absent`: only a backend that has no such call may leave it out, and any other failure fails the page. */
  when?: 'absent'
}

/**
 * Makes a call whose answer the page may lack. A backend that is known not to have the call is not asked. The API client
 * logs why it failed and marks the page as incomplete, so that nobody keeps it. A 403 of a call of the specification
 * ends the visit wherever it comes; of ours it may be how a gateway says that there is no such call.
 */
export function optional<A, N extends NameIn<A>, O = null>(
  api: A,
  name: N,
  input: InputIn<A, N>,
  rule?: Rule<O>,
): Promise<AnswerIn<A, N> | O>
export function optional<A, N extends NameIn<A>>(
  api: A,
  name: N,
  ...none: undefined extends InputIn<A, N> ? [] : [never]
): Promise<AnswerIn<A, N> | null>
export function optional(api: AnyApi, name: string, input?: unknown, rule?: Rule<unknown>): Promise<unknown> {
  const answered = ask(api, name, input, rule)
  // Requested ahead, it may fail before the page comes to it, or when nobody needs it any more.
  answered.catch(() => undefined)
  return answered
}
type AnyApi = Readonly<Record<string, Readonly<Record<string, (input: unknown) => Promise<unknown>>>>>

async function ask(
  api: AnyApi,
  name: string,
  input: unknown,
  { otherwise = null, when }: Rule<unknown> = {},
): Promise<unknown> {
  const [noun = '', verb = ''] = name.split('.')
  const call = api[noun]?.[verb]
  assert(call, `no call is named ${name}`)
  try {
    return await call(input)
  } catch (failure) {
    // A shopper whose turn has not come waits with the whole form.
    if (failure instanceof ApiFailure && failure.code === 'waiting_turn') throw failure
    if (isDenied(failure, name)) throw failure
    if (when === 'absent' && !isAbsent(failure)) throw failure
    return typeof otherwise === 'function' ? otherwise(failure) : otherwise
  }
}

/** Whether a call failed because this shop's backend does not have it. */
export const isAbsent = (failure: unknown): boolean => failure instanceof ApiFailure && failure.kind === 'absent'

/**
 * Whether a call ended the visitor's access. Some firewalls say 403 of every path that they do not know, so of an
 * extension it means what 404 does.
 */
export const isDenied = (failure: unknown, name: string): boolean =>
  failure instanceof ApiFailure && failure.kind === 'denied' && byName.get(name)?.origin === 'specification'
const byName: ReadonlyMap<string, Endpoint> = endpoints
