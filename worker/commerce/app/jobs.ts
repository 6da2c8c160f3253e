import type { platformJobs } from './platform-jobs.ts'
import { auditSlice, markChanged } from './audit/audit.ts'
import { backupSlice } from './backup/night.ts'
import { forgetPeople } from '#commerce/account/forget.ts'
import { notifyAlerts, watchFlashSale } from '#commerce/alert/notify.ts'
import { affiliateJobs } from '#commerce/affiliate/commission.ts'
import { carryOldMovements } from '#commerce/catalog/movements.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import { flashSaleJobs } from '#commerce/flash-sale/jobs.ts'
import { fileJobs } from '#commerce/files/jobs.ts'
import { mediaJobs } from '#commerce/media/jobs.ts'
import { ledgerJobs } from '#commerce/ledger/jobs.ts'
import { notificationJobs } from '#commerce/notification/jobs.ts'
import { orderJobs } from '#commerce/order/jobs.ts'
import { returnJobs } from '#commerce/order/after/returns/jobs.ts'
import { isSeenOnlyByHelper } from '#commerce/order/payment/charges/shown.ts'
import { countBoughtTogether } from '#commerce/order/bought-together.ts'
import { moneyLeft } from '#commerce/order/after/money-left.ts'
import { findOrder } from '#commerce/order/core/store.ts'
import { hasOpenReturn, returnableUntil } from '#commerce/order/after/returns/store.ts'
import { askVendors } from '#commerce/reconciliation/nightly.ts'
import { tagJobs } from '#commerce/tags/purchase.ts'
import { sellerDigest } from '#commerce/order/seller-messages.ts'
import { webhookJobs } from '#commerce/webhook/jobs.ts'
import { checkKeys } from '#commerce/vendors/keys/check.ts'
import { shipmentJobs } from '#commerce/order/fulfilment/jobs.ts'

/** Jobs that change nothing of what a night looks at: those of the night itself, and what only forgets. */
const housekeeping: ReadonlySet<JobKind> = new Set([
  ...(['audit', 'backup', 'ask-vendors', 'carry-stock', 'report-health', 'check-keys', 'look-at-media'] as const),
  ...(['count-together', 'forget-people', 'note-erasure', 'forget-uploads', 'forget-media', 'forget-quotes'] as const),
])
export const isHousekeeping = (kind: JobKind): boolean => housekeeping.has(kind)

/** The handler of each kind of job, but of those that need the Directory. */
export const jobs: Readonly<Record<Exclude<JobKind, keyof typeof platformJobs>, Job>> = {
  ...orderJobs,
  ...returnJobs,
  ...ledgerJobs,
  'flash-boundary': (ref, tx) => {
    flashSaleJobs['flash-boundary'](ref, tx)
    watchFlashSale(ref.slice(0, ref.lastIndexOf(':')), tx)
  },
  'notify-alerts': notifyAlerts,
  ...affiliateJobs({
    isReturnOpen: hasOpenReturn,
    returnableUntil,
    moneyLeft: (db, orderId) => {
      const order = findOrder(db, orderId)
      return order ? moneyLeft(db, order) : 0
    },
    isSeenOnlyByHelper,
  }),
  ...shipmentJobs,
  ...notificationJobs,
  ...fileJobs,
  ...mediaJobs,
  ...tagJobs,
  ...webhookJobs,
  'seller-digest': sellerDigest,
  'ask-vendors': askVendors,
  'carry-stock': carryOldMovements,
  'count-together': countBoughtTogether,
  'forget-people': (ref, tx) => {
    // The export of the night must not hold those who are forgotten.
    if (forgetPeople(ref, tx)) markChanged(tx.db)
  },
  'check-keys': checkKeys,
  audit: auditSlice,
  backup: backupSlice,
}
