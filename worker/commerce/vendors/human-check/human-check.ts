import type { HumanAction } from '#shared/web/human-check.ts'

/**
 * passed: a person was there · failed: no token, or not a good one · unknown: the vendor did not say, which is not the
 * shopper's fault.
 */
export type HumanVerdict = 'passed' | 'failed' | 'unknown'

/** Tells people from programs. */
export interface HumanCheck {
  /** The public key by which the page loads the check. */
  siteKey: string
  /** Whether the token is good for this shop and this action. The vendor accepts each token once. */
  verify(token: string, action: HumanAction): Promise<HumanVerdict>
}
