import type { Caller } from '../call.ts'
import type { ShopObject } from '../directory/object.ts'
import type { Company } from '../directory/store.ts'
import type { Env } from '../env.ts'

/** What a call that the Worker answers itself works with. */
export interface WorkerScope {
  env: Env
  company: Company
  shop: ShopObject
  caller: Caller
  /** `https://toko.id`: the origin of the page that makes the call; null when the call does not say. */
  origin: string | null
}
