import { affiliateAgenda } from '#commerce/affiliate/commission.ts'
import type { AgendaKind, Due } from '#commerce/platform/scheduler/scheduler.ts'
import { flashSaleAgenda } from '#commerce/flash-sale/jobs.ts'
import { helperAgenda } from '#commerce/files/jobs.ts'
import { ledgerAgenda } from '#commerce/ledger/jobs.ts'
import { messageAgenda } from '#commerce/notification/jobs.ts'
import { orderAgenda } from '#commerce/order/jobs.ts'
import { returnAgenda } from '#commerce/order/after/returns/jobs.ts'
import { shipmentAgenda } from '#commerce/order/fulfilment/jobs.ts'

/** Who does what is due. */
export const agendaKinds: Readonly<Record<AgendaKind, Due>> = {
  ...orderAgenda,
  ...returnAgenda,
  ...ledgerAgenda,
  ...flashSaleAgenda,
  ...affiliateAgenda,
  ...shipmentAgenda,
  ...messageAgenda,
  ...helperAgenda,
}
