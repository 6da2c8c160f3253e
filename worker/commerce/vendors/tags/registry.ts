import type { z } from 'zod'
import type { Tags } from '#shared/web/tags.ts'
import type { VendorCheck, VendorDeps, VendorSettings } from '../entry.ts'
import { googleAnalytics } from './google.ts'
import { metaPixel } from './meta.ts'
import { tiktokPixel } from './tiktok.ts'
import type { TagVendor } from './tag-vendor.ts'

/** Everything the shop knows of a vendor that counts purchases. */
export interface TagEntry<Keys> {
  keys: z.ZodType<Keys>
  check: VendorCheck<Keys>
  /** What a consent calls it. */
  consent: keyof Tags
  /** The shop's id there; null: it has none, and the keys alone do nothing. */
  idOf(settings: VendorSettings): string | null
  /** An older purchase is not taken. */
  oldestHours: number
  vendor(keys: Keys, id: string, deps: Pick<VendorDeps, 'fetch'>): TagVendor
}

const entries = { googleAnalytics, metaPixel, tiktokPixel }
type Entries = typeof entries

/** What a shop holds with each vendor. */
export type TagKeys = { [N in keyof Entries]: Entries[N] extends TagEntry<infer Keys> ? Keys : never }
export type TagVendorName = keyof TagKeys

export const tagVendors: { readonly [N in TagVendorName]: TagEntry<TagKeys[N]> } = entries
export const tagVendorNames = [
  'googleAnalytics',
  'metaPixel',
  'tiktokPixel',
] as const satisfies readonly TagVendorName[]
