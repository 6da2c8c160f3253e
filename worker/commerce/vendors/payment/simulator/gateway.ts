import { createMidtrans, midtrans } from '../midtrans.ts'
import type { PaymentEntry } from '../registry.ts'
import { createSimulator } from './service.ts'
import { serverKeyOf } from './store.ts'

/** The shop as a QRIS code names it. */
export interface Merchant {
  name: string
  city: string
}

/** A service that simulates Midtrans inside the shop. Only demo shops have it. */
export const simulator: PaymentEntry<Merchant> = {
  methods: midtrans.methods,
  check: null,
  simulated: true,
  keys: ({ demo, name, city }) => (demo ? { name, city } : null),
  gateway(merchant, { db, now, newId }) {
    const serverKey = serverKeyOf(db, newId)
    const service = createSimulator({ db, serverKey, now, newId, merchant })
    return createMidtrans({ baseUrl: 'https://simulator.invalid', serverKey, now, fetch: service })
  },
}
