import { affiliateAgenda } from './affiliate/commission.ts'
import type { AgendaKind, Due } from './agenda.ts'
import { flashSaleAgenda } from './flash-sale/agenda.ts'
import { helperAgenda } from './helper/forget.ts'
import { ledgerAgenda } from './ledger/agenda.ts'
import { messageAgenda } from './message/agenda.ts'
import { orderAgenda } from './order/agenda.ts'
import { returnAgenda } from './return/agenda.ts'
import { shipmentAgenda } from './shipment/agenda.ts'

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
