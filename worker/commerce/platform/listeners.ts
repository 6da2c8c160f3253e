import type { Scope } from './scope.ts'

/**
 * What rooms on higher floors do when something happens on a lower one. The app hands the lists in; the room where it
 * happens runs them in order, inside its own transaction.
 */
export interface Listeners {
  /** A guest signed in: what they kept as a visitor becomes the customer's. */
  guestSignedIn: readonly ((scope: Scope, visitorId: string, customerId: string) => void)[]
  /** A code that went to this number came back: the customer has this phone. */
  phoneVerified: readonly ((scope: Scope, customerId: string, phone: string) => void)[]
}
