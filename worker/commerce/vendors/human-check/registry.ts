import type { z } from 'zod'
import type { VendorCheck, VendorDeps } from '../entry.ts'
import type { HumanCheck } from './human-check.ts'
import { turnstile } from './turnstile.ts'

/** Everything the shop knows of a vendor that tells people from programs. */
export interface HumanCheckEntry<Keys> {
  keys: z.ZodType<Keys>
  check: VendorCheck<Keys>
  humanCheck(keys: Keys, deps: Pick<VendorDeps, 'fetch' | 'newId' | 'settings'>): HumanCheck
}

const entries = { turnstile }
type Entries = typeof entries

/** What a shop holds with each vendor. */
export type HumanCheckKeys = { [N in keyof Entries]: Entries[N] extends HumanCheckEntry<infer Keys> ? Keys : never }

export const humanCheckVendors: { readonly [N in keyof HumanCheckKeys]: HumanCheckEntry<HumanCheckKeys[N]> } = entries
