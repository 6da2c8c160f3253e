import type { Scope } from './scope.ts'

/**
 * What rooms on higher floors do when something happens on a lower floor. The app supplies the lists, and the room
 * where it happens runs them in order, inside its own transaction.
 */
export interface Listeners {
  /** A guest signed in, and what they collected as a visitor becomes the customer's. */
  guestSignedIn: readonly ((scope: Scope, visitorId: string, customerId: string) => void)[]
  /** The customer entered a code that was sent to this number, so the phone is theirs. */
  phoneVerified: readonly ((scope: Scope, customerId: string, phone: string) => void)[]
}
