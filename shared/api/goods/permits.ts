import { z } from 'zod'
import { Flag, lenient } from '#shared/api/contract/brands.ts'
import { halalWords, type PermitName, permits } from '#shared/format/permits.ts'
import { lazy } from '#shared/lazy.ts'

const permit = (name: PermitName, ...words: readonly string[]) =>
  lenient(z.union([z.enum(['', ...words]), z.string().regex(permits[name].pattern)]), '')

/** What a product states of itself, for shoppers and machines; '' says nothing. */
export const statedFacts = lazy(() => ({
  /** The number of its certificate, or why it has none. */
  halal: ['PRODUCT_HALAL', permit('halal', ...Object.keys(halalWords))],
  bpom: ['PRODUCT_BPOM', permit('bpom')],
  pirt: ['PRODUCT_PIRT', permit('pirt')],
  sni: ['PRODUCT_SNI', permit('sni')],
  /** Sold from 21 years on alone: its page asks first. */
  adult: ['PRODUCT_ISADULT', lenient(Flag, false)],
}))
