import { z } from 'zod'
import { EncryptedUrl } from '#commerce/platform/encrypted-url.ts'
import type { Env } from '#commerce/platform/env.ts'
import { secretAs } from '#commerce/platform/secrets.ts'

/** The platform's single registration at Google, from the secret GOOGLE_CLIENT. */
const GoogleClient = z.strictObject({
  clientId: z.string().min(3).max(200),
  clientSecret: z.string().min(8).max(200),
  issuer: EncryptedUrl.default('https://accounts.google.com'),
  /** The callback host, the only one Google knows: `https://masuk.etalase.id`. */
  signIn: EncryptedUrl,
})
export type GoogleClient = z.output<typeof GoogleClient>

/** null: this platform offers no sign-in with Google. */
export const googleClient = (env: Env): GoogleClient | null => secretAs('GOOGLE_CLIENT', env, GoogleClient)

/** On this machine hosts need a port, the same as the shops have. */
export function onPortOf(url: string, origin: string): string {
  const [to, from] = [new URL(url), new URL(origin)]
  if (to.hostname.endsWith('.localhost')) to.port = from.port
  return to.href.replace(/\/$/, '')
}
