import { accepted, type Result } from '#shared/result.ts'
import { audit, setBusiness, setClock, setMaintenance, setPayments, setStock } from './admin/operations.ts'
import { beginLogin, beginRegister, finishLogin, finishRegister } from './customer/sign-in.ts'
import { addLicences } from './digital/handlers.ts'
import { planFlashSale } from './flash-sale/plan.ts'
import { addFile, findOwnFile, findReturnFile } from './helper/store.ts'
import { handleNotification } from './order/notification.ts'
import { listForSeller, takeSellerStep } from './order/seller.ts'
import { refuseCod } from './order/refuse-cod.ts'
import { listReturnsForSeller, takeReturnStep } from './return/seller.ts'
import type { Scope } from './scope.ts'

/** What the Worker asks of a Shop beside the contract: halves of what it does itself, webhooks, administration. */
export const steps = {
  beginLogin,
  finishLogin,
  beginRegister,
  finishRegister,
  addFile,
  findOwnFile,
  findReturnFile,
  notify: async (scope: Scope, { vendor, rawBody }: { vendor: string; rawBody: string }) => accepted(await handleNotification(vendor, rawBody, scope)),
  setClock,
  setMaintenance,
  setStock,
  setPayments,
  setBusiness,
  refuseCod,
  planFlashSale,
  audit,
  takeSellerStep,
  listForSeller,
  addLicences,
  takeReturnStep,
  listReturnsForSeller,
}
export type Steps = typeof steps
export type StepName = keyof Steps
export type StepInput<N extends StepName> = Parameters<Steps[N]>[1]
export type StepAnswer<N extends StepName> = Awaited<ReturnType<Steps[N]>> extends Result<infer T> ? T : never
