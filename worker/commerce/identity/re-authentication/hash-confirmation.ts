import { accepted, type Result } from '#shared/result.ts'
import { inHashPlace } from '../customers/hash-places.ts'
import { hashPassword } from '../customers/password.ts'
import type { WorkerScope } from '#commerce/platform/http/worker-scope.ts'

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
  const { password } = input
  const hashed = await inHashPlace(
    { companyId: caller.companyId, owner: caller.session?.customerId ?? null },
    async () => {
      const { result: cost } = await shop.internalCall('beginConfirmation', {}, caller)
      return cost.ok ? accepted((await hashPassword(password, cost.value, env)).hash) : cost
    },
  )
  const hash = hashed.ok ? hashed.value : hashed
  return hash.ok ? accepted({ ...input, password: hash.value }) : hash
}
