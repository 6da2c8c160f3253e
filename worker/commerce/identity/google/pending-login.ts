import { assert } from '#shared/assert.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { noPassword } from '../customers/password.ts'
import type { NewCustomer } from '../customers/rules.ts'
import { createCustomer, openSession, type SignedIn } from '../sign-in/sign-in.ts'
import { changeCustomer, findCustomer, isTaken } from '../customers/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { addArrival, type ArrivalRow, countTry, findArrival, markSpent } from './store.ts'
import { addGoogleAccount, findGoogleAccount } from '../customers/google-accounts.ts'

/** What the shopper carries back, and the journey it belongs to. */
export interface Carried {
  code: string
  journey: string
}
/** What Google has said of somebody, checked. */
export interface Person {
  sub: string
  email: string | null
  name: string
}

/** The callback host hands over whom it has met; answers nothing, because the code is its own. */
export function keepArrival(
  scope: Scope,
  { code, journey, person }: Carried & { person: Person },
): Result<Record<never, never>> {
  const expiresAt = new Date(scope.now.getTime() + limits.googleArrivalMinutes * 60_000)
  scope.db.transaction(() => addArrival(scope.db, { id: idOf(scope, code), journey, ...person, expiresAt }, scope.now))
  return accepted({})
}

export function peekArrival(scope: Scope, carried: Carried) {
  const arrival = openArrival(scope, carried)
  if (!arrival) return refused('google_failed')
  const { sub, name, email } = arrival
  return accepted({ known: findGoogleAccount(scope.db, 'sub', sub) !== null, name, email })
}

/**
 * Signs in, once a code. Who is new becomes a customer with what was asked of them; an e-mail that somebody has here
 * already is not taken over.
 */
export function loginByGoogle(
  scope: Scope,
  { asked, ...carried }: Carried & { asked: Pick<NewCustomer, 'phone' | 'marketing'> | null },
): Result<SignedIn> {
  const { db, now } = scope
  return db.transaction(() => {
    const arrival = openArrival(scope, carried)
    if (!arrival) return refused('google_failed')
    const known = findGoogleAccount(db, 'sub', arrival.sub)
    if (known) {
      markSpent(db, arrival.id, now)
      const customer = findCustomer(db, known.customerId)
      assert(customer, 'a linked account belongs to a customer of this shop')
      return accepted(openSession(scope, customer))
    }
    if (!asked) return refused('google_new')
    const { name, email } = arrival
    if (email !== null && isTaken(db, { phone: '', email })) return refused('google_email_taken')
    if (isTaken(db, { phone: asked.phone, email: null })) {
      countTry(db, arrival.id)
      return refused('account_exists', {}, { phone: messageOf('account_exists') })
    }
    markSpent(db, arrival.id, now)
    const customer = createCustomer(scope, { ...asked, name, email }, noPassword())
    // Google passes on only an e-mail it has verified.
    if (email !== null) changeCustomer(db, customer.id, { emailVerifiedAt: now })
    addGoogleAccount(db, { sub: arrival.sub, customerId: customer.id, email, linkedAt: now })
    return accepted(openSession(scope, customer))
  })
}

/** Links a Google account to who is signed in: one each. Linking the same again changes nothing. */
export function linkGoogle(scope: Scope, carried: Carried): Result<Record<never, never>> {
  const { db, now, who } = scope
  return db.transaction(() => {
    if (who.customerId === null) return refused('sign_in_needed')
    const arrival = openArrival(scope, carried)
    if (!arrival) return refused('google_failed')
    markSpent(db, arrival.id, now)
    const linked = findGoogleAccount(db, 'sub', arrival.sub)
    if (linked?.customerId === who.customerId) return accepted({})
    if (linked || findGoogleAccount(db, 'customerId', who.customerId)) return refused('google_linked_elsewhere')
    addGoogleAccount(db, { sub: arrival.sub, customerId: who.customerId, email: arrival.email, linkedAt: now })
    return accepted({})
  })
}

const idOf = ({ keyedHash }: Pick<Scope, 'keyedHash'>, code: string) => keyedHash(`google\n${code}`)

function openArrival(scope: Scope, { code, journey }: Carried): ArrivalRow | null {
  const arrival = findArrival(scope.db, idOf(scope, code))
  const open =
    arrival &&
    arrival.journey === journey &&
    arrival.spentAt === null &&
    arrival.expiresAt > scope.now &&
    arrival.tries < limits.codeTries
  return open ? arrival : null
}
