import { createSimulator } from '../simulator/service.ts'
import { serverKeyOf } from '../simulator/store.ts'
import type { Db } from '../scope.ts'
import type { ShopSettings } from '../site/store.ts'
import type { Courier } from './courier.ts'
import { createManualTransfer } from './manual-transfer.ts'
import { methods, type PaymentMethod } from './methods.ts'
import { createMidtrans } from './midtrans.ts'
import type { PaymentGateway } from './payment.ts'
import { tableCourier } from './table-courier.ts'

/** What a shop says about its vendors: the payment simulator is offered only while it is flagged demo, bank transfers only when it has an account. */
export type VendorSettings = Pick<ShopSettings, 'demo' | 'originRegency' | 'bankAccount'>
export type BankAccount = NonNullable<ShopSettings['bankAccount']>

/** Everyone outside the shop that it deals with. */
export interface Vendors {
  courier: Courier
  originRegency: string
  bank: BankAccount | null
  methods: readonly PaymentMethod[]
  /** null: this shop does not work with that vendor. */
  gateway(vendor: string): PaymentGateway | null
}

export function createVendors({ db, now, newId, settings }: { db: Db; now: Date; newId: () => string; settings: VendorSettings }): Vendors {
  const { demo, bankAccount: bank, originRegency } = settings
  return {
    courier: tableCourier,
    originRegency,
    bank,
    methods: methods.filter(({ vendor }) => (vendor === 'simulator' ? demo : bank !== null)),
    gateway(vendor) {
      if (vendor === 'manual' && bank) return createManualTransfer(bank)
      if (vendor !== 'simulator' || !demo) return null
      const serverKey = serverKeyOf(db, newId)
      return createMidtrans({ baseUrl: 'https://simulator.invalid', serverKey, now, fetch: createSimulator({ db, serverKey, now, newId }) })
    },
  }
}
