import { createMidtrans, midtrans } from '../midtrans.ts'
import type { PaymentEntry } from '../registry.ts'
import { createSimulator } from './service.ts'
import { serverKeyOf } from './store.ts'

/** As the shop stands in a QRIS code. */
export interface Merchant {
  name: string
  city: string
}

/** A service that plays Midtrans inside the shop. It is there while the shop is flagged demo, and nowhere else. */
export const simulator: PaymentEntry<Merchant> = {
  methods: midtrans.methods,
  keys: ({ demo, name, city }) => (demo ? { name, city } : null),
  gateway(merchant, { db, now, newId }) {
    const serverKey = serverKeyOf(db, newId)
    const service = createSimulator({ db, serverKey, now, newId, merchant })
    return createMidtrans({ baseUrl: 'https://simulator.invalid', serverKey, now, fetch: service })
  },
}
