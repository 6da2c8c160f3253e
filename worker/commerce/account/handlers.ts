import type { Account } from '#shared/api/account.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import {
  addConsent,
  changeCustomer,
  type CustomerRow,
  findCustomer,
  hasConsent,
} from '#commerce/identity/customers/store.ts'
import { issueCode } from '#commerce/identity/codes/issue.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { wayTo } from '#commerce/notification/rules.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { changeContact, confirmContact } from './contact.ts'
import { exportOf } from './export.ts'
import { revokeSessions, listSessions, revokeOwnSession } from '#commerce/identity/sessions/store.ts'
import { findContactChange, removeContactChange } from '#commerce/identity/customers/contact-changes.ts'

export const account: Handlers<'account'> = {
  find: (_, scope) => forOwner(scope, (customer) => accepted(viewOf(scope, customer))),

  rename: ({ name }, scope) => changing(scope, (customer) => changeCustomer(scope.db, customer.id, { name })),

  changeContact: (asked, scope) => forOwner(scope, (customer) => changeContact(scope, customer, asked)),
  confirmContact: ({ code }, scope) => forOwner(scope, (customer) => confirmContact(scope, customer, code)),
  cancelContact: (_, scope) => changing(scope, ({ id }) => removeContactChange(scope.db, id)),

  askCode: (_, scope) =>
    forOwner(scope, (customer) => {
      if (!wayTo(customer, scope.vendors.channels, 'whatsapp')) return refused('code_unreachable')
      return issueCode(scope, {
        purpose: 'account',
        account: scope.keyedHash(`owner\n${customer.id}`),
        customer,
        channel: 'whatsapp',
      })
    }),

  endSession: ({ session }, scope) => changing(scope, ({ id }) => revokeOwnSession(scope.db, id, session, scope.now)),
  endSessions: (_, scope) => changing(scope, ({ id }) => revokeSessions(scope.db, id, scope.now)),

  setMarketing: ({ granted }, scope) =>
    changing(scope, ({ id: customerId }) => {
      const { db, now, shop } = scope
      // A consent that repeats the last one is not written again.
      if (hasConsent(db, customerId, 'marketing') !== granted)
        addConsent(db, { customerId, purpose: 'marketing', version: shop.legalVersion, granted, at: now })
    }),

  export: (_, scope) => forOwner(scope, (customer) => accepted({ json: exportOf(scope, customer) })),
}

function forOwner<T>({ db, who }: Scope, step: (customer: CustomerRow) => Result<T>): Result<T> {
  return db.transaction(() => {
    const customer = who.customerId === null ? null : findCustomer(db, who.customerId)
    return customer ? step(customer) : refused('sign_in_needed')
  })
}

const changing = (scope: Scope, step: (customer: CustomerRow) => void): Result<Record<never, never>> =>
  forOwner(scope, (customer) => {
    step(customer)
    return accepted({})
  })

function viewOf(
  { db, now, who, vendors }: Scope,
  { id, emailVerifiedAt, phoneVerifiedAt, photoFileId, password }: CustomerRow,
): Account {
  const change = findContactChange(db, id)
  return {
    emailVerified: emailVerifiedAt !== null,
    phoneVerified: phoneVerifiedAt !== null,
    photo: photoFileId !== null,
    password: password.hash !== '',
    marketing: hasConsent(db, id, 'marketing'),
    change: change && { kind: change.kind, value: change.value },
    channels: [...vendors.channels],
    sessions: listSessions(db, id, now).map(({ id: sessionId, device, usedAt, createdAt }) => ({
      id: sessionId,
      device,
      usedAt: (usedAt ?? createdAt).toISOString(),
      current: sessionId === who.sessionId,
    })),
  }
}
