import { accepted, type Result } from '#shared/result.ts'
import { removeAccount } from '#commerce/account/remove.ts'
import { changeOwnPassword, findOwnPicture, findPhoto, setPhoto } from '#commerce/account/internal-calls.ts'
import {
  audit,
  setBusiness,
  setClock,
  setMaintenance,
  setPayments,
  setPickup,
  setRewards,
  setStock,
} from './administration/operations.ts'
import { assignCustomerType, setCustomerType } from './administration/types.ts'
import { beginProof } from '#commerce/identity/re-authentication/re-authenticate.ts'
import { beginReset, finishReset, loginByCode } from '#commerce/identity/sign-in/by-code.ts'
import { beginLogin, beginRegister, finishLogin, finishRegister } from '#commerce/identity/sign-in/sign-in.ts'
import { takeDownload } from '#commerce/order/fulfilment/digital/handlers.ts'
import { addDigitalFile, addLicences, removeDigitalFile } from '#commerce/order/fulfilment/digital/seller.ts'
import { planFlashSale } from '#commerce/flash-sale/plan.ts'
import { keepArrival, linkGoogle, loginByGoogle, peekArrival } from '#commerce/identity/google/pending-login.ts'
import { addFile, findOwnFile, findReturnFile } from '#commerce/files/store.ts'
import { handleNotification } from '#commerce/order/payment/notifications.ts'
import { listForSeller, takeSellerStep } from '#commerce/order/seller.ts'
import { answerProof, findProofFile, listProofsForSeller } from '#commerce/order/payment/receipts/answer.ts'
import { listReturnsForSeller, takeReturnStep } from '#commerce/order/after/returns/seller.ts'
import { findReviewPhoto } from '#commerce/review/write.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { handleShipmentNotice, type ShipmentNoticeGiven } from '#commerce/order/fulfilment/tracking.ts'
import { listWithdrawalsForSeller, takeWithdrawalStep } from '#commerce/wallet/withdraw.ts'

/** What the Worker asks of a Shop beside the contract: halves of what it does itself, webhooks, administration. */
export const steps = {
  beginLogin,
  finishLogin,
  beginRegister,
  finishRegister,
  beginProof,
  loginByCode,
  beginReset,
  finishReset,
  changeOwnPassword,
  findOwnPicture,
  setPhoto,
  findPhoto,
  removeAccount,
  keepArrival,
  peekArrival,
  loginByGoogle,
  linkGoogle,
  addFile,
  findOwnFile,
  findReturnFile,
  notify: async (scope: Scope, { vendor, rawBody }: { vendor: string; rawBody: string }) =>
    accepted(await handleNotification(vendor, rawBody, scope)),
  notifyShipment: async (scope: Scope, given: ShipmentNoticeGiven) =>
    accepted(await handleShipmentNotice(scope, given)),
  setClock,
  setMaintenance,
  setStock,
  setPayments,
  setRewards,
  setCustomerType,
  assignCustomerType,
  setPickup,
  setBusiness,
  planFlashSale,
  audit,
  takeSellerStep,
  listForSeller,
  listProofsForSeller,
  findProofFile,
  findReviewPhoto,
  answerProof,
  takeWithdrawalStep,
  listWithdrawalsForSeller,
  addLicences,
  addDigitalFile,
  removeDigitalFile,
  takeDownload,
  takeReturnStep,
  listReturnsForSeller,
}
export type Steps = typeof steps
export type StepName = keyof Steps
export type StepInput<N extends StepName> = Parameters<Steps[N]>[1]
export type StepAnswer<N extends StepName> = Awaited<ReturnType<Steps[N]>> extends Result<infer T> ? T : never
