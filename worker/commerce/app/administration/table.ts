import { personOperations } from '#commerce/account/admin.ts'
import { breachOperations } from '#commerce/account/affected.ts'
import { contentOperations } from '#commerce/content/admin.ts'
import { plannedOperations } from '#commerce/planned/admin.ts'
import { flashSaleOperations } from '#commerce/flash-sale/admin.ts'
import { customerOperations } from '#commerce/identity/customers/admin.ts'
import { imageOperations } from '#commerce/media/admin.ts'
import { orderOperations } from '#commerce/order/admin.ts'
import { returnOperations } from '#commerce/order/after/returns/admin.ts'
import { labelOperations } from '#commerce/order/fulfilment/admin.ts'
import { digitalOperations } from '#commerce/order/fulfilment/digital/admin.ts'
import { receiptOperations } from '#commerce/order/payment/receipts/admin.ts'
import { foundOperations } from '#commerce/order/selling/found.ts'
import { messageOperations } from '#commerce/order/selling/unsent.ts'
import { refundOperations } from '#commerce/order/payment/refunds/admin.ts'
import type { Operation } from '#commerce/platform/administration/operation.ts'
import { privacyOperations } from '#commerce/privacy/admin.ts'
import { jobOperations } from '#commerce/platform/scheduler/admin.ts'
import { moneyOperations, todayOperations } from '#commerce/reconciliation/admin.ts'
import { regionOperations } from '#commerce/region/admin.ts'
import { eventOperations, webhookOperations } from '#commerce/webhook/admin.ts'
import { visitOperations } from '#commerce/tracking/admin.ts'
import { reviewOperations } from '#commerce/review/admin.ts'
import { keyOperations } from '#commerce/vendors/keys/admin.ts'
import { voucherOperations } from '#commerce/voucher/admin.ts'
import { withdrawalOperations } from '#commerce/wallet/admin.ts'
import { addressOperations } from './addresses.ts'
import { affiliateOperations } from './affiliate.ts'
import { domainOperations } from './domains.ts'
import { backupOperations } from '../backup/admin.ts'
import { deskOperations } from '../desk/admin.ts'
import { doctorOperations } from '../doctor/admin.ts'
import { assistantOperations } from './assistant-operations.ts'
import { importOperations } from './import/admin.ts'
import { stockOperations } from './import/counting.ts'
import { categoryOperations, productOperations } from './import/goods.ts'
import { rowOperations } from './import/rows.ts'
import { releaseOperations } from './releases.ts'
import { shopEndOperations } from './shop-end.ts'
import { demoOperations, platformOperations, shopOperations } from './shops.ts'
import { settingsWithPages } from './standard-pages/follow.ts'
import { logOperations, tokenOperations } from './tokens.ts'

/** Every operation by its noun and verb. There is no other list of them. */
const nouns: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  platform: platformOperations,
  shop: { ...shopOperations, ...shopEndOperations },
  release: releaseOperations,
  settings: settingsWithPages,
  region: regionOperations,
  domain: domainOperations,
  affiliate: affiliateOperations,
  token: tokenOperations,
  key: keyOperations,
  log: logOperations,
  job: jobOperations,
  import: importOperations,
  product: { ...productOperations, ...stockOperations },
  category: categoryOperations,
  address: addressOperations,
  image: imageOperations,
  content: { ...contentOperations, ...rowOperations.content },
  planned: plannedOperations,
  voucher: { ...voucherOperations, ...rowOperations.voucher },
  flashSale: flashSaleOperations,
  customer: customerOperations,
  person: personOperations,
  privacy: { ...privacyOperations, ...breachOperations },
  digital: digitalOperations,
  order: orderOperations,
  message: messageOperations,
  label: labelOperations,
  receipt: receiptOperations,
  refund: refundOperations,
  return: returnOperations,
  review: reviewOperations,
  money: moneyOperations,
  today: todayOperations,
  withdrawal: withdrawalOperations,
  visit: { ...visitOperations, ...foundOperations },
  webhook: webhookOperations,
  event: eventOperations,
  backup: backupOperations,
  doctor: doctorOperations,
  desk: deskOperations,
  assistant: assistantOperations,
  demo: demoOperations,
}

/** The operations by name: `order.list`. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries(nouns).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, one]): [string, Operation] => [`${noun}.${verb}`, one]),
  ),
)
