import { statusesWhere } from './order-status.ts'
import { vendorsOnHandover } from './payment-way.ts'
import { listText } from './sql-words.ts'

/**
 * As the database asks it of orders alone: those that are paid when they are handed over, on their way or cancelled. The
 * indexes have this text, and a query that says it otherwise does not find them.
 */
export const onTrustText = `status IN ${listText([...statusesWhere('underWay'), 'CANCEL'])} AND payment_vendor IN ${listText(vendorsOnHandover)}`
