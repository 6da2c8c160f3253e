import { midtransKey, turnstileSecret, xenditKeys } from '#tests/support/fake-vendors/keys.ts'
import { bindings } from './bindings.ts'

type Keys = Readonly<Record<string, object>>

const key = 'only-for-tests'
/** Nothing listens on this port. */
const nowhere = 'http://127.0.0.1:9'
const biteship = (baseUrl: string) => ({ key, couriers: 'jne', webhook: { header: 'X-B', secret: key }, baseUrl })
/** These services have an address for each shop, so that a fault of one test is no other's. */
const addressOf = (vendor: 'midtrans' | 'xendit', host: string) =>
  `${{ midtrans: bindings.MIDTRANS, xendit: bindings.XENDIT }[vendor]}/${host}`
const midtrans = (host: string) => ({ serverKey: midtransKey, baseUrl: addressOf('midtrans', host) })

/** The kinds of shops with fake vendors: the keys of each. */
const kinds = {
  midtrans: (host) => ({ midtrans: midtrans(host) }),
  xendit: (host) => ({ midtrans: midtrans(host), xendit: { ...xenditKeys, baseUrl: addressOf('xendit', host) } }),
  /** Couriers that the tests answer for: fake-couriers.ts. */
  couriers: () => ({
    biteship: biteship('https://biteship.test'),
    gosend: { clientId: key, passKey: key, callbackToken: key, baseUrl: 'https://gosend.test' },
  }),
  deadCourier: () => ({ biteship: biteship(nowhere) }),
  mail: () => ({
    email: { key, from: 'Toko Contoh <pesanan@contoh.id>', baseUrl: bindings.MAIL_VENDOR },
    whatsapp: { token: key, phoneNumberId: '105954558954427', baseUrl: bindings.MAIL_VENDOR },
  }),
  /** Such a shop writes e-mails and nothing else; nobody takes them. */
  mailOnly: () => ({ email: { key, from: 'toko@contoh.id', baseUrl: nowhere.replace('http', 'https') } }),
  tags: () => ({
    googleAnalytics: { apiSecret: key, baseUrl: bindings.TAG_VENDOR },
    metaPixel: { token: key, baseUrl: bindings.TAG_VENDOR },
    tiktokPixel: { token: key, baseUrl: bindings.TAG_VENDOR },
  }),
  humanCheck: () => ({
    turnstile: { siteKey: '0x4AAAAAAAcontoh', secret: turnstileSecret, baseUrl: bindings.TURNSTILE },
  }),
} satisfies Record<string, (host: string) => Keys>
export type VendorKind = keyof typeof kinds

export const keysOf = (kind: VendorKind, host: string): Keys => kinds[kind](host)

/** Calls the control of a fake vendor, which runs in another process, over HTTP. */
export function vendorControl(...shop: Parameters<typeof addressOf>) {
  return async <T = Record<string, unknown>>(path: string, body: object = {}): Promise<T> =>
    (await fetch(`${addressOf(...shop)}/_/${path}`, { method: 'POST', body: JSON.stringify(body) })).json()
}
