import { accepted, type Result } from '#shared/result.ts'
import { eraseAccount } from '#commerce/account/remove.ts'
import { changeContact, confirmContact } from '#commerce/account/contact.ts'
import { changeOwnPassword, findOwnPicture, findPhoto, setPhoto } from '#commerce/account/internal-calls.ts'
import {
  listVisits,
  setBusiness,
  setClock,
  setMaintenance,
  setPayments,
  setPickup,
  setRewards,
  setStock,
  setDomain,
  setTags,
} from './administration/operations.ts'
import { audit, health } from './audit/audit.ts'
import { importBatch } from './administration/import/import.ts'
import { assignCustomerType, setCustomerType } from './administration/types.ts'
import { fillDemo } from './demo/fill.ts'
import { beginConfirmation } from '#commerce/identity/re-authentication/re-authenticate.ts'
import { beginReset, finishReset, loginByCode } from '#commerce/identity/sign-in/by-code.ts'
import {
  beginRegister,
  finishRegister,
  finishRegistration,
  resendRegistration,
} from '#commerce/identity/sign-in/register.ts'
import { beginLogin, finishLogin } from '#commerce/identity/sign-in/sign-in.ts'
import { takeDownload } from '#commerce/order/fulfilment/digital/handlers.ts'
import { addDigitalFile, addLicences, removeDigitalFile } from '#commerce/order/fulfilment/digital/seller.ts'
import { planFlashSale } from '#commerce/flash-sale/plan.ts'
import { beginAddPasskey, keepPasskey, spendAddChallenge } from '#commerce/identity/passkeys/add.ts'
import { beginPasskeyLogin, finishPasskeyLogin, spendLoginChallenge } from '#commerce/identity/passkeys/login.ts'
import { confirmByGoogle, linkGoogle, unlinkGoogle } from '#commerce/identity/google/link.ts'
import { keepPendingLogin, loginByGoogle, peekPendingLogin } from '#commerce/identity/google/pending-login.ts'
import { addFile, findOwnFile } from '#commerce/files/store.ts'
import { handleNotification } from '#commerce/order/payment/notifications.ts'
import { listForSeller, takeSellerStep } from '#commerce/order/seller.ts'
import { answerReceipt, findReceiptFile, listReceiptsForSeller } from '#commerce/order/payment/receipts/answer.ts'
import { findRefundProof, listRefundsForSeller, takeRefundStep } from '#commerce/order/payment/refunds/seller.ts'
import { listReturnsForSeller, takeReturnStep } from '#commerce/order/after/returns/seller.ts'
import { findReturnFile } from '#commerce/order/after/returns/store.ts'
import { findReviewPhoto } from '#commerce/review/write.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { WebhookRequest } from '#commerce/vendors/webhook.ts'
import { handleShipmentNotice, type ShipmentNoticeInput } from '#commerce/order/fulfilment/tracking.ts'
import { listWithdrawalsForSeller, takeWithdrawalStep } from '#commerce/wallet/withdraw.ts'

/** What the Worker asks of a Shop besides the contract: parts of what it does itself, webhooks, administration. */
export const internalCalls = {
  beginLogin,
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
  findOwnPicture,
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
  unlinkGoogle,
  confirmByGoogle,
  addFile,
  findOwnFile,
  findReturnFile,
  notify: async (scope: Scope, { vendor, request }: { vendor: string; request: WebhookRequest }) =>
    accepted(await handleNotification(vendor, request, scope)),
  notifyShipment: async (scope: Scope, given: ShipmentNoticeInput) =>
    accepted(await handleShipmentNotice(scope, given)),
  importBatch,
  fillDemo,
  setClock,
  setMaintenance,
  setStock,
  setDomain,
  setTags,
  setPayments,
  setRewards,
  setCustomerType,
  assignCustomerType,
  setPickup,
  setBusiness,
  planFlashSale,
  audit,
  health,
  listVisits,
  takeSellerStep,
  listForSeller,
  listReceiptsForSeller,
  findReceiptFile,
  findReviewPhoto,
  answerReceipt,
  takeWithdrawalStep,
  listWithdrawalsForSeller,
  takeRefundStep,
  findRefundProof,
  listRefundsForSeller,
  addLicences,
  addDigitalFile,
  removeDigitalFile,
  takeDownload,
  takeReturnStep,
  listReturnsForSeller,
} satisfies Readonly<Record<string, (scope: Scope, input: never) => unknown>>
export type InternalCalls = typeof internalCalls
export type InternalCallName = keyof InternalCalls
export type InternalInput<N extends InternalCallName> = Parameters<InternalCalls[N]>[1]
export type InternalAnswer<N extends InternalCallName> =
  Awaited<ReturnType<InternalCalls[N]>> extends Result<infer T> ? T : never
