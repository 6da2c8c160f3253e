import { accepted, type Result } from '#shared/result.ts'
import { beginRestore, keepRestorePart, mayBeRestored } from './backup/restore.ts'
import { enterDesk } from './desk/enter.ts'
import { beginDeskPasskey, findDeskPasskey, spendDeskChallenge } from './desk/passkeys.ts'
import { examineByLink } from './doctor/doctor.ts'
import { eraseAccount } from '#commerce/account/remove.ts'
import { changeContact, confirmContact } from '#commerce/account/contact.ts'
import { health } from './audit/audit.ts'
import { changeOwnPassword, findPhoto, setPhoto } from '#commerce/account/internal-calls.ts'
import { beginConfirmation } from '#commerce/identity/re-authentication/re-authenticate.ts'
import { beginReset, finishReset, loginByCode } from '#commerce/identity/sign-in/by-code.ts'
import {
  beginRegister,
  finishRegister,
  finishRegistration,
  resendRegistration,
} from '#commerce/identity/sign-in/register.ts'
import { beginLogin, cancelLogin, finishLogin } from '#commerce/identity/sign-in/sign-in.ts'
import { takeDownload } from '#commerce/order/fulfilment/digital/handlers.ts'
import { beginAddPasskey, keepPasskey, spendAddChallenge } from '#commerce/identity/passkeys/add.ts'
import {
  beginPasskeyConfirm,
  finishPasskeyConfirm,
  spendConfirmChallenge,
} from '#commerce/identity/passkeys/confirm.ts'
import { beginPasskeyLogin, finishPasskeyLogin, spendLoginChallenge } from '#commerce/identity/passkeys/login.ts'
import { confirmByGoogle, linkGoogle, unlinkGoogle } from '#commerce/identity/google/link.ts'
import { keepPendingLogin, loginByGoogle, peekPendingLogin } from '#commerce/identity/google/pending-login.ts'
import { addFile, findOwnFile } from '#commerce/files/store.ts'
import { handleNotification } from '#commerce/order/payment/charges/notifications.ts'
import { findReviewPhoto } from '#commerce/review/write.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { WebhookRequest } from '#commerce/vendors/webhook.ts'
import { handleShipmentNotice, type ShipmentNoticeInput } from '#commerce/order/fulfilment/tracking.ts'

/** What the Worker asks of a Shop besides the contract: parts of what it does itself, webhooks. */
export const internalCalls = {
  health,
  beginLogin,
  cancelLogin,
  finishLogin,
  beginRegister,
  finishRegister,
  finishRegistration,
  resendRegistration,
  beginConfirmation,
  loginByCode,
  beginReset,
  finishReset,
  changeOwnPassword,
  changeContact,
  confirmContact,
  setPhoto,
  findPhoto,
  eraseAccount,
  keepPendingLogin,
  peekPendingLogin,
  loginByGoogle,
  linkGoogle,
  beginAddPasskey,
  spendAddChallenge,
  keepPasskey,
  beginPasskeyLogin,
  spendLoginChallenge,
  finishPasskeyLogin,
  beginPasskeyConfirm,
  spendConfirmChallenge,
  finishPasskeyConfirm,
  unlinkGoogle,
  confirmByGoogle,
  addFile,
  findOwnFile,
  notify: async (scope: Scope, { vendor, request }: { vendor: string; request: WebhookRequest }) =>
    accepted(await handleNotification(vendor, request, scope)),
  notifyShipment: async (scope: Scope, given: ShipmentNoticeInput) =>
    accepted(await handleShipmentNotice(scope, given)),
  findReviewPhoto,
  takeDownload,
  beginRestore,
  keepRestorePart,
  mayBeRestored,
  signedAs: ({ shop: { signedAs, companyId } }: Scope) => accepted(signedAs ?? companyId),
  examineByLink,
  enterDesk,
  beginDeskPasskey,
  findDeskPasskey,
  spendDeskChallenge,
} satisfies Readonly<Record<string, (scope: Scope, input: never) => unknown>>
export type InternalCalls = typeof internalCalls
export type InternalCallName = keyof InternalCalls
export type InternalInput<N extends InternalCallName> = Parameters<InternalCalls[N]>[1]
export type InternalAnswer<N extends InternalCallName> =
  Awaited<ReturnType<InternalCalls[N]>> extends Result<infer T> ? T : never
