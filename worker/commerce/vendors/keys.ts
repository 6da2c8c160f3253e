import { z } from 'zod'

const Secret = z.string().min(8).max(200)
const BaseUrl = z.url({ protocol: /^https?$/ }).max(200)

/** What a shop holds with its vendors. Each is there or absent; half of one is refused when the Worker reads it. */
const ShopKeys = z.strictObject({
  midtrans: z.strictObject({ serverKey: Secret, baseUrl: BaseUrl.default('https://api.midtrans.com') }).optional(),
  biteship: z
    .strictObject({
      key: Secret,
      couriers: z.string().regex(/^[a-z_]+(,[a-z_]+)*$/),
      webhook: z.strictObject({ header: z.string().regex(/^[\w-]{3,60}$/), secret: Secret }),
      baseUrl: BaseUrl.default('https://api.biteship.com'),
    })
    .optional(),
  gosend: z
    .strictObject({
      clientId: Secret,
      passKey: Secret,
      callbackToken: Secret,
      baseUrl: BaseUrl.default('https://kilat-api.gojekapi.com'),
    })
    .optional(),
  email: z
    .strictObject({ key: Secret, from: z.string().min(3).max(200), baseUrl: BaseUrl.default('https://api.resend.com') })
    .optional(),
  whatsapp: z
    .strictObject({
      token: z.string().min(8).max(500),
      phoneNumberId: z.string().regex(/^\d{5,30}$/),
      baseUrl: BaseUrl.default('https://graph.facebook.com/v23.0'),
    })
    .optional(),
  sms: z.strictObject({ key: Secret, from: z.string().regex(/^[\w .-]{3,14}$/), baseUrl: BaseUrl }).optional(),
})
export type ShopKeys = z.output<typeof ShopKeys>
const AllKeys = z.record(z.string().max(253), ShopKeys)

/**
 * The keys of one shop, from the secret VENDOR_KEYS: JSON by primary host. Without the secret, or without the host in
 * it, there are none and the vendors are absent; a secret that cannot be read stops every shop that would need it, with
 * the reason in the log and never the secret.
 */
export function keysOf(secret: string | undefined, host: string): ShopKeys {
  if (!secret) return {}
  const known = read.get(secret) ?? parse(secret)
  read.set(secret, known)
  return known[host] ?? {}
}
/** The same text says the same: it is read once an isolate. */
const read = new Map<string, Readonly<Record<string, ShopKeys>>>()

function parse(secret: string): Readonly<Record<string, ShopKeys>> {
  let json: unknown
  try {
    json = JSON.parse(secret)
  } catch {
    throw new Error('VENDOR_KEYS is no JSON: put it again with wrangler secret put VENDOR_KEYS')
  }
  const parsed = AllKeys.safeParse(json)
  if (parsed.success) return parsed.data
  throw new Error(
    `VENDOR_KEYS cannot be used: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
  )
}
