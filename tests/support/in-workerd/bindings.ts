import standIn from '../../../tools/google/stand-in.js'
import { type D1Migration, env } from 'cloudflare:test'
import type { Env as CommerceEnv } from '#commerce/platform/env.ts'

/** The bindings from vitest.config.ts. */
export const bindings = { ...env, GOOGLE: standIn } as unknown as CommerceEnv & {
  MIGRATIONS: D1Migration[]
  /** Where the fake vendors are. */
  MIDTRANS: string
  XENDIT: string
  MAIL_VENDOR: string
  /** A seller's own system: fake-receiver.ts. */
  RECEIVER: string
  TAG_VENDOR: string
  TURNSTILE: string
  /** The fake of Cloudflare's custom hostnames. */
  CLOUDFLARE: string
  /** The fake resolver, whose records a test sets. */
  DNS_RESOLVER: string
  NIGHTLY: string
}
