import { accepted, type Result } from '#shared/result.ts'
import { hashPassword } from '../customers/password.ts'
import type { WorkerScope } from '#commerce/app/http/worker-handlers.ts'

/**
 * How a customer confirms a change, as the Shop receives it: the hash in the place of the password. Hashing in the Shop
 * would stop everyone who waits for its only thread.
 */
export async function hashConfirmation<I extends { password: string | null }>(
  input: I,
  { env, shop, caller }: Pick<WorkerScope, 'env' | 'shop' | 'caller'>,
): Promise<Result<I>> {
  // The password may be missing where a code takes its place; the Shop decides whether it is needed.
  if (input.password === null) return accepted(input)
  const { result: cost } = await shop.internalCall('beginConfirmation', {}, caller)
  if (!cost.ok) return cost
  const { hash } = await hashPassword(input.password, cost.value, env)
  return accepted({ ...input, password: hash })
}
