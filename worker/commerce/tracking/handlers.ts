import { accepted } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { networkOf } from '#shared/web/network.ts'
import { truncatedNetwork } from '#commerce/platform/network.ts'
import { addClick, countFound, countView } from './store.ts'

export const tracking: Handlers<'tracking'> = {
  addView({ path, arrival, missed = [] }, { db, now }) {
    // The query may hold what a shopper typed, or a token; so only the path is counted.
    const [page = ''] = path.split(/[?#]/)
    if (page !== '') countView(db, now, page)
    if (arrival) countFound(db, now, 'arrival', arrival)
    for (const words of missed) countFound(db, now, 'missed', words)
    return accepted({})
  },

  /** The address that the server saw wins over the one in the body. */
  addClick({ code, address, device }, { db, now, newId, who, keyedHash }) {
    const visitor = who.visitorId ?? who.customerId
    if (visitor !== null)
      addClick(db, {
        id: newId(),
        code,
        visitor,
        address: truncatedNetwork(who.address || address),
        network: who.address === '' ? null : keyedHash(`network\n${networkOf(who.address)}`),
        device,
        at: now,
      })
    return accepted({})
  },
}
