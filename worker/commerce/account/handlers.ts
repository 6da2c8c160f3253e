import type { Account } from '#shared/api/account/account.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import {
  addConsent,
  changeCustomer,
  type CustomerRow,
  wantsNews,
  listConsents,
} from '#commerce/identity/customers/store.ts'
import { issueCode } from '#commerce/identity/codes/issue.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { codeContacts } from '#commerce/identity/codes/contacts.ts'
import { maskContact } from '#shared/format/contact.ts'
import { hasConfirmedInBrowser } from '#commerce/identity/re-authentication/just-confirmed.ts'
import { isProof, issueProof } from '#commerce/identity/re-authentication/proof.ts'
import { reAuthenticate } from '#commerce/identity/re-authentication/re-authenticate.ts'
import { codeWay } from '#commerce/identity/codes/way.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { sendContactCode } from './contact.ts'
import { exportOf } from './export.ts'
import { forOwner } from './owner.ts'
import { givenUp } from './remove.ts'
import { findChange, undoChange } from './undo.ts'
import { revokeSessions, listSessions, revokeOwnSession } from '#commerce/identity/sessions/store.ts'
import { findContactChange, removeContactChange } from '#commerce/identity/customers/contact-changes.ts'

export const account: Handlers<'account'> = {
  find: (_, scope) => forOwner(scope, (tx, customer) => accepted(viewOf(tx, customer))),

  rename: ({ name }, scope) => changing(scope, ({ db }, customer) => changeCustomer(db, customer.id, { name })),

  sendContactCode: (asked, scope) => sendContactCode(scope, asked),
  cancelContact: (_, scope) => changing(scope, ({ db }, { id }) => removeContactChange(db, id)),

  askCode: (_, scope) =>
    forOwner(scope, (tx, customer) => {
      const to = codeContacts(customer)
      if (!codeWay(tx, to, 'whatsapp')) return refused('code_unreachable')
      const account = tx.keyedHash(`owner\n${customer.id}`)
      return issueCode(tx, { purpose: 'account', account, customer, channel: 'whatsapp', to })
    }),
  confirm: ({ ticket, ...confirmation }, scope) =>
    reAuthenticate(
      scope,
      { ticket, ...confirmation },
      (tx, { customer: { id } }) =>
        // A proof that proved another one would never end.
        accepted({ ticket: ticket !== null && isProof(tx, id, ticket) ? ticket : issueProof(tx, id) }),
      { eachTime: true },
    ),

  findChange: ({ token }, scope) => findChange(scope, token),
  undoChange: ({ token }, scope) => undoChange(scope, token),

  endSession: ({ session }, scope) => changing(scope, ({ db, now }, { id }) => revokeOwnSession(db, id, session, now)),
  endSessions: (_, scope) => changing(scope, ({ db, now }, { id }) => revokeSessions(db, id, now)),

  setMarketing: ({ granted }, scope) =>
    changing(scope, ({ db, now, shop }, { id: customerId }) => {
      // A consent that repeats the last one is not written again.
      if (wantsNews(db, customerId) !== granted)
        addConsent(db, { customerId, purpose: 'marketing', version: shop.legalVersion, granted, at: now })
    }),

  export: (confirmation, scope) =>
    reAuthenticate(scope, confirmation, (tx, { customer }) => accepted({ json: exportOf(tx, customer) })),
}

const changing = (scope: Scope, step: (tx: Tx, customer: CustomerRow) => void): Result<Record<never, never>> =>
  forOwner(scope, (tx, customer) => {
    step(tx, customer)
    return accepted({})
  })

function viewOf(scope: Scope, customer: CustomerRow): Account {
  const { db, now, who, vendors } = scope
  const { id, emailVerifiedAt, phoneVerifiedAt, photoFileId, password } = customer
  const change = findContactChange(db, id)
  const agreed = listConsents(db, id)
  const code = codeWay(scope, codeContacts(customer), 'whatsapp')
  return {
    emailVerified: emailVerifiedAt !== null,
    phoneVerified: phoneVerifiedAt !== null,
    photo: photoFileId !== null,
    password: password.hash !== '',
    confirmed: hasConfirmedInBrowser(scope),
    marketing: agreed.some(({ purpose, granted }) => purpose === 'marketing' && granted),
    consents: agreed.map(({ purpose, version, granted, at }) => ({ purpose, version, granted, at: at.toISOString() })),
    change: change && { kind: change.kind, value: change.value },
    givesUp: rupiah(givenUp(db, id)),
    codeContact: code && maskContact(code.target),
    channels: [...vendors.channels],
    sessions: listSessions(db, id, now).map(({ id: sessionId, device, usedAt, createdAt }) => ({
      id: sessionId,
      device,
      usedAt: (usedAt ?? createdAt).toISOString(),
      current: sessionId === who.sessionId,
    })),
  }
}
