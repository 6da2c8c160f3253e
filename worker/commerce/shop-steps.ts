import { accepted, type Result } from '#shared/result.ts'
import { removeAccount } from './account/remove.ts'
import { changeOwnPassword, findOwnPicture, findPhoto, setPhoto } from './account/steps.ts'
import {
  audit,
  setBusiness,
  setClock,
  setMaintenance,
  setPayments,
  setPickup,
  setRewards,
  setStock,
} from './admin/operations.ts'
import { assignCustomerType, setCustomerType } from './admin/types.ts'
import { beginProof } from './customer/proof.ts'
import { beginReset, finishReset, loginByCode } from './customer/by-code.ts'
import { beginLogin, beginRegister, finishLogin, finishRegister } from './customer/sign-in.ts'
import { takeDownload } from './digital/handlers.ts'
import { addDigitalFile, addLicences, removeDigitalFile } from './digital/seller.ts'
import { planFlashSale } from './flash-sale/plan.ts'
import { keepArrival, linkGoogle, loginByGoogle, peekArrival } from './google/arrival.ts'
import { addFile, findOwnFile, findReturnFile } from './helper/store.ts'
import { handleNotification } from './order/notification.ts'
import { listForSeller, takeSellerStep } from './order/seller.ts'
import { answerProof, findProofFile, listProofsForSeller } from './proof/answer.ts'
import { listReturnsForSeller, takeReturnStep } from './return/seller.ts'
import { findReviewPhoto } from './review/write.ts'
import type { Scope } from './scope.ts'
import { handleShipmentNotice, type ShipmentNoticeGiven } from './shipment/follow.ts'
import { listWithdrawalsForSeller, takeWithdrawalStep } from './wallet/withdraw.ts'

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
