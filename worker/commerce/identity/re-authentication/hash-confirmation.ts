import type { EndpointName } from '#shared/api/index.ts'
import { accepted, type Result } from '#shared/result.ts'
import { hashPassword } from '../customers/password.ts'
import type { WorkerScope } from '#commerce/app/http/worker-handlers.ts'

/** Calls that are confirmed again: by a code, or where there is none, by the password. */
const proven: ReadonlySet<EndpointName> = new Set([
  'wallet.withdraw',
  'affiliate.withdraw',
  'account.changeContact',
  'account.changePassword',
  'account.remove',
])

/**
 * The input as the Shop gets it: where a password is asked for, its hash in the password's place. Hashing there would
 * stop everybody.
 */
export async function withHashedPassword(
  name: EndpointName,
  input: unknown,
  { shop, caller }: Pick<WorkerScope, 'shop' | 'caller'>,
): Promise<Result<unknown>> {
  if (!proven.has(name)) return accepted(input)
  const asked = input as { password: string | null }
  // Where it may be left out, the handler says whether it is needed.
  if (asked.password === null) return accepted(input)
  const { result: cost } = await shop.step('beginConfirmation', {}, caller)
  if (!cost.ok) return cost
  const { hash } = await hashPassword(asked.password, cost.value)
  return accepted({ ...asked, password: hash })
}
