import { type Channel, channels } from '#shared/api/message.ts'
import { limits } from '#shared/limits.ts'
import { createSimulator } from '#commerce/vendors/payment/simulator/service.ts'
import { serverKeyOf } from '#commerce/vendors/payment/simulator/store.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { ShopSettings } from '#commerce/site/store.ts'
import { createBiteship } from '#commerce/vendors/shipping/biteship.ts'
import type { Courier, ShippingVendor } from '#commerce/vendors/shipping/courier.ts'
import { createDemoGosend } from '#commerce/vendors/shipping/demo-gosend.ts'
import { createGosend } from '#commerce/vendors/shipping/gosend.ts'
import type { ShopKeys } from '#commerce/vendors/keys.ts'
import { createManualTransfer } from '#commerce/vendors/payment/manual-transfer.ts'
import { methodsWith, type PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { createMidtrans } from '#commerce/vendors/payment/midtrans.ts'
import { createEmail, createSms, createWhatsapp, type Messenger } from '#commerce/vendors/messages/messenger.ts'
import type { PaymentGateway } from '#commerce/vendors/payment/gateway.ts'
import { tableCourier } from '#commerce/vendors/shipping/table-courier.ts'

/**
 * What a shop says about its vendors: the payment simulator is offered only while it is flagged demo, bank transfers
 * only when it has an account, and of these only what its owner has not switched off.
 */
export type VendorSettings = Pick<ShopSettings, 'host' | 'name' | 'city' | 'demo' | 'bankAccount' | 'payments'>
export type BankAccount = NonNullable<ShopSettings['bankAccount']>

/** Everyone outside the shop that it deals with. */
export interface Vendors {
  /** Asked side by side for what a parcel costs. */
  couriers: readonly Courier[]
  /** Those that also fetch the parcel and say where it is, by name; null: this shop does not work with that one. */
  shipping(name: string): ShippingVendor | null
  bank: BankAccount | null
  /** What the shop takes, in the order in which it is shown. */
  methods: readonly PaymentMethod[]
  /** The most a parcel may be worth that is paid on delivery. */
  codMax: number
  /** null: this shop does not work with that vendor. */
  gateway(vendor: string): PaymentGateway | null
  /** How the shop reaches people. */
  channels: readonly Channel[]
  /**
   * 'outbox': a demo shop without a vendor keeps what it would have sent, to be read there. null: the shop has no such
   * channel.
   */
  messenger(channel: Channel): Messenger | 'outbox' | null
}

interface VendorDeps {
  db: Db
  now: Date
  newId: () => string
  settings: VendorSettings
  keys: ShopKeys
}

export function createVendors({ db, now, newId, settings, keys }: VendorDeps): Vendors {
  const { host, demo, bankAccount: bank, payments } = settings
  const shipping = shippingOf(keys)
  // A demo shop has a driver too; with keys of its own it has real ones.
  if (demo && !keys.gosend && !keys.biteship) shipping.push(createDemoGosend(now))
  // To send on trust is the owner's own decision; a demo shop has nothing to lose.
  const messengers = messengersOf(keys, demo)
  const open = {
    simulator: demo,
    midtrans: true,
    manual: bank !== null,
    cod: demo || payments?.methods?.includes('cod') === true,
  }
  // No money moves in a demo shop, whatever keys it has.
  const gateway = demo ? 'simulator' : keys.midtrans ? 'midtrans' : null
  return {
    // A shop with a contract of its own quotes by it and not by the table.
    couriers: keys.biteship ? shipping : [tableCourier, ...shipping],
    shipping: (name) => shipping.find((one) => one.name === name) ?? null,
    bank,
    methods: methodsWith(gateway).filter(
      ({ vendor, method }) => open[vendor] && (payments?.methods?.includes(method) ?? true),
    ),
    channels: channels.filter((channel) => messengers[channel] !== null),
    messenger: (channel) => messengers[channel],
    codMax: payments?.codMax ?? limits.codMaxRupiah,
    gateway(vendor) {
      if (vendor === 'manual' && bank) return createManualTransfer(bank)
      if (vendor === 'midtrans' && keys.midtrans && !demo)
        return createMidtrans({
          ...keys.midtrans,
          now,
          fetch: send,
          notifyAt: `https://${host}/webhooks/midtrans/${host}`,
        })
      if (vendor !== 'simulator' || !demo) return null
      const serverKey = serverKeyOf(db, newId)
      const simulator = createSimulator({ db, serverKey, now, newId, merchant: settings })
      return createMidtrans({ baseUrl: 'https://simulator.invalid', serverKey, now, fetch: simulator })
    },
  }
}

const send = (request: Request): Promise<Response> => fetch(request)

function messengersOf(
  { email, whatsapp, sms }: ShopKeys,
  demo: boolean,
): Readonly<Record<Channel, Messenger | 'outbox' | null>> {
  const none = demo ? 'outbox' : null
  return {
    email: email ? createEmail({ ...email, fetch: send }) : none,
    whatsapp: whatsapp ? createWhatsapp({ ...whatsapp, fetch: send }) : none,
    sms: sms ? createSms({ ...sms, fetch: send }) : none,
  }
}

function shippingOf({ biteship, gosend }: ShopKeys): ShippingVendor[] {
  return [
    ...(biteship ? [createBiteship({ ...biteship, fetch: send })] : []),
    ...(gosend ? [createGosend({ ...gosend, fetch: send })] : []),
  ]
}
