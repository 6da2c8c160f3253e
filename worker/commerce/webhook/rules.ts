import { createHmac, randomBytes } from 'node:crypto'
import { hourMs, minuteMs } from '#shared/format/units.ts'
import { EncryptedUrl } from '#commerce/platform/encrypted-url.ts'
import { isPublicUrl } from '#shared/web/public-url.ts'

/** How long one event waits after each failure: three days together. */
const eventPauses = [5_000, 5 * minuteMs, 30 * minuteMs, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hourMs)]
/** How long a system that takes nothing is left alone; the last one again and again. */
const pauses = [1, 5, 15, 30, 60].map((minutes) => minutes * minuteMs)

/** From so many failures in a row on it is the system that fails, and no longer the event. */
const failuresOfSystem = 3
/** A system that has taken nothing for so long is given up. */
const givenUpMs = 72 * hourMs

/** null: the event is given up. `seq` spreads what failed together, so that it does not come back together. */
export function eventPause(tries: number, seq: number): number | null {
  const pause = eventPauses[tries - 1]
  return pause === undefined ? null : Math.round(pause * (1 + (seq % 20) / 100))
}

/** null: it need not be left alone. */
export const systemPause = (failures: number): number | null =>
  failures < failuresOfSystem ? null : (pauses[Math.min(failures - failuresOfSystem, pauses.length - 1)] ?? null)

export const isGivenUp = (failingSince: Date, now: Date): boolean => now.getTime() - failingSince.getTime() >= givenUpMs

const secretPrefix = 'whsec_'
const secretBytes = 32
/** A secret as Standard Webhooks writes it. */
export const newSecret = (): string => `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`

interface Signed {
  /** `webhook-id`. */
  id: string
  body: string
  /** When it is sent. */
  at: Date
}

/**
 * The headers of Standard Webhooks 1.0: a signature (v1, HMAC-SHA256) by each secret, so that a change of secrets
 * interrupts nothing.
 */
export function signedHeaders({ id, body, at }: Signed, secrets: readonly string[]): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') }
}

/** The operator may also name a program of this machine, to try it. */
export const isCallable = (address: string, byPlatform: boolean): boolean =>
  isPublicUrl(address) || (byPlatform && EncryptedUrl.safeParse(address).success)
