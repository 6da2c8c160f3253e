import { messageOf } from '#shared/text/errors.ts'
import { accepted, refused } from '#shared/result.ts'
import { loginOf } from '../customers/login-name.ts'
import { type CustomerRow, findByContact, findCustomer } from '../customers/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { checkHuman, sendUnchecked, verdictOf } from '../human-check/check.ts'
import { knownBrowser } from '../sessions/known-browser.ts'
import { issueCode } from './issue.ts'
import { findCode } from './store.ts'
import { codeContacts } from './contacts.ts'

export const code: Handlers<'code'> = {
  listWays: (_, { vendors }) => accepted(vendors.channels.map((channel) => ({ channel }))),

  async ask({ purpose, login, channel: wanted, humanToken }, scope) {
    const typed = loginOf(login)
    if (typed.by === 'nothing') return refused('login_unreadable', {}, { login: messageOf('login_unreadable') })
    const account = scope.keyedHash(`account\n${typed.value}`)
    const channel = typed.by === 'email' ? 'email' : (wanted ?? 'whatsapp')
    const verdict = await checkHuman(scope, 'code', humanToken)
    return inTransaction(scope, (tx) => {
      const customer = findByContact(tx.db, typed)
      // The account's own browser has shown who it is.
      const seen = knownBrowser(tx, customer?.id ?? null) === null ? verdict : 'passed'
      return sendUnchecked(tx, seen, 'code', () =>
        issueCode(tx, { purpose, account, channel, ...recipientOf(customer, typed.by) }),
      )
    })
  },

  askAgain({ ticket, channel: wanted }, scope) {
    return inTransaction(scope, (tx) => {
      const row = findCode(tx.db, ticket)
      // Codes for other purposes are sent where they are used, to a signed-in customer.
      if (!row || (row.purpose !== 'login' && row.purpose !== 'password')) return refused('code_expired')
      const customer = findCustomer(tx.db, row.customerId)
      const channel = row.channel === 'email' ? row.channel : (wanted ?? row.channel)
      const whose = customer ? { customer, to: codeContacts(customer) } : { customer }
      return sendUnchecked(tx, verdictOf(tx, ticket), 'code', () => issueCode(tx, { ...row, channel, ...whose }))
    })
  },
}

/** Who gets the code. Nobody, when the typed contact is not verified but another one of the account is. */
function recipientOf(customer: CustomerRow | null, by: 'email' | 'phone') {
  const to = customer && codeContacts(customer)
  return customer && to && to[by] !== null ? { customer, to } : { customer: null }
}
