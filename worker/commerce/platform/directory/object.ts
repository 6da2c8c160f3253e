import type { Env } from '../env.ts'
import type { Shop } from '#commerce/app/shop.ts'
import type { Caller } from '../call.ts'
import type { Company } from './store.ts'

/**
 * The Shop as the Worker sees it. The RPC types of Workers cannot express an answer whose shape depends on the
 * endpoint.
 */
export type ShopObject = Pick<
  Shop,
  'run' | 'internalCall' | 'authorise' | 'administer' | 'open' | 'runJobs' | 'rewind' | 'erase'
> & {
  isOpen(): Promise<boolean>
  release(): Promise<ReturnType<Shop['release']>>
}

/** The only way to a Shop. Its shoppers are in Indonesia, so it is placed near them. */
export function shopOf(env: Env, { objectName }: Pick<Company, 'objectName'>): ShopObject {
  return env.SHOP.getByName(objectName, { locationHint: 'apac' }) as unknown as ShopObject
}

/** A caller without identity: webhooks and administration. */
export const asNobody = ({ companyId }: Pick<Company, 'companyId'>): Caller => ({
  companyId,
  session: null,
  visitorId: null,
  address: '',
})
