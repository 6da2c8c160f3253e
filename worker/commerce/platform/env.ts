import type { Shop } from '#commerce/app/shop.ts'

/** What wrangler.toml binds, and the secrets that `wrangler secret put` stores. */
export interface Env {
  DIRECTORY: D1Database
  SHOP: DurableObjectNamespace<Shop>
  MEDIA: R2Bucket
  /** Hashes passwords on another thread. Absent on the platform, where an isolate has a thread of its own. */
  HASHER?: Fetcher
  /** Signs sessions and order links. */
  TOKEN_SECRET: string
  /**
   * The secret before the present one, as long as what it signed must still be accepted: see
   * docs/decisions/0035-change-of-secrets.md. Absent: none.
   */
  TOKEN_SECRET_BEFORE?: string
  /**
   * Reaches the public internet and no network of one's own, for addresses that sellers name. Absent on the platform,
   * whose `fetch` is such a one, and on an engineer's machine.
   */
  OUTSIDE?: Fetcher
  /** The administrator's token. */
  ADMIN_TOKEN: string
  /** Closes the keys that shops hold with their vendors. Absent: TOKEN_SECRET does. */
  SEAL_KEY?: string
  /** The one before, as long as a shop may not have been called since the change. */
  SEAL_KEY_BEFORE?: string
  /**
   * The platform's registration at Google, as JSON: see identity/google/client.ts. Absent: nobody signs in with Google.
   */
  GOOGLE_CLIENT?: string
  /** Signs what is sent to browsers (Web Push), as JSON: see notification/push-keys.ts. Absent: nothing is. */
  PUSH_KEYS?: string
  /**
   * What belongs to the platform, with spaces between: `masuk.example.id` is no shop's, and at or below `*.example.id`
   * only the platform gives hosts to shops.
   */
  PLATFORM_HOSTS?: string
  /**
   * The zone that shops' own domains are brought to, as JSON: see app/administration/custom-hostnames.ts. Absent: by hand.
   */
  CUSTOM_HOSTNAMES?: string
  /** Where the operator is notified of alarms, as JSON: see app/audit/alarm-ways.ts. Absent: nowhere. */
  ALARMS?: string
  /** Looks at the certificate of a host; only a container has it. */
  CERTIFICATES?: Fetcher
  /** Where the DNS is asked over https, with answers as JSON. Absent: `dnsResolver` in app/administration/dns.ts. */
  DNS_RESOLVER?: string
  /**
   * Where the data lie, as the privacy page says it: `PT Pusat Data, Jakarta, Indonesia`. Absent: what `placeOf` says.
   */
  DATA_PLACE?: string
  /** Which version of the code runs. Absent in local runs and in the container. */
  VERSION?: { id: string }
  /** Takes Google's place on this machine; never bound in production. */
  GOOGLE?: Fetcher
}

/** Only on the platform a Worker has a version: elsewhere it runs on somebody's own machine. */
const placeOf = ({ DATA_PLACE, VERSION }: Env): string =>
  DATA_PLACE ??
  (VERSION
    ? 'Cloudflare, Inc. (Amerika Serikat): basis data di Asia Pasifik, halaman di pusat data terdekat'
    : 'Server milik pengelola platform toko ini')

/** What the platform adds to what a shop says of itself. */
export const platformOf = (env: Env) => ({
  place: placeOf(env),
  google: Boolean(env.GOOGLE_CLIENT),
  pushKeys: env.PUSH_KEYS ?? '',
})
