import { z } from 'zod'
import { EncryptedUrl } from '#commerce/platform/encrypted-url.ts'
import type { Env } from '#commerce/platform/env.ts'

/** The platform's single registration at Google, from the secret GOOGLE_CLIENT. */
const GoogleClient = z.strictObject({
  clientId: z.string().min(3).max(200),
  clientSecret: z.string().min(8).max(200),
  issuer: EncryptedUrl.default('https://accounts.google.com'),
  /** The callback host, the only one Google knows: `https://masuk.etalase.id`. */
  signIn: EncryptedUrl,
})
export type GoogleClient = z.output<typeof GoogleClient>

/**
 * null: this platform offers no sign-in with Google. An unreadable secret is a fault; the error never shows the secret.
 */
export function googleClient({ GOOGLE_CLIENT: secret }: Env): GoogleClient | null {
  if (!secret) return null
  const parsed = GoogleClient.safeParse(jsonOf(secret))
  if (!parsed.success)
    throw new Error(
      `GOOGLE_CLIENT cannot be used: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    )
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // null fails the schema, and the schema's error says what is wrong.
    return null
  }
}

/** On this machine hosts need a port, the same as the shops have. */
export function onPortOf(url: string, origin: string): string {
  const [to, from] = [new URL(url), new URL(origin)]
  if (to.hostname.endsWith('.localhost')) to.port = from.port
  return to.href.replace(/\/$/, '')
}
