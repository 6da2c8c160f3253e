import { type SQL, sql } from 'drizzle-orm'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { bannersOf, hasEnded, popupOf } from '#commerce/site/planned.ts'
import { shopWords } from '#commerce/site/readiness.ts'

/** `stops`: nobody can buy. `harms`: some cannot, or something is lost. `advice`: it could be better. */
export const severities = ['stops', 'harms', 'advice'] as const
export type Severity = (typeof severities)[number]

/** What the parts around a shop do; null: they did not answer. */
export interface World {
  hasPrimary: boolean | null
  /** '': its bytes can be written and read. */
  bucket: string
  /** The bucket holds a picture of this shop. */
  hasPictures: boolean | null
  /** Hosts whose certificate is missing (`until` null) or ends soon. */
  certificates: readonly { host: string; until: string | null }[]
  /** By how much the clock of this machine is ahead of an outside one, ms. */
  clockAheadMs: number | null
}

/** What only the Worker knows of a shop. */
export interface Surroundings extends World {
  status: 'opening' | 'open' | 'closed'
  /** The primary host first. */
  hosts: readonly string[]
  /** What is wrong with the secrets of the deployment, without naming them; '': nothing. */
  secrets: string
}

export interface Examined extends Pick<Scope, 'db' | 'shop' | 'vendors' | 'now' | 'seal' | 'platform'> {
  around: Surroundings
}

/** One thing that can be wrong. */
export interface Check {
  id: string
  severity: Severity
  /** For the owner: how to repair it. */
  how: string | ((examined: Examined) => string)
  /** What is wrong, without personal data; null: nothing. */
  find(examined: Examined): string | null
}

/** A sentence with the command that does it, as it is typed. */
export const cure =
  (sentence: string, operation: string, words = '') =>
  ({ shop, around }: Examined): string =>
    `${sentence}: npm run shop -- ${operation} ${shopWords(around.hosts[0] ?? shop.host)}${words ? ` ${words}` : ''}`

/** What shoppers see, or will: what has ended harms nobody. */
export const comingBanners = ({ shop, now }: Pick<Examined, 'shop' | 'now'>) =>
  bannersOf(shop).filter((banner) => !hasEnded(banner, now))
export function comingPopup({ shop, now }: Pick<Examined, 'shop' | 'now'>) {
  const popup = popupOf(shop)
  return popup.active && !hasEnded(popup, now) ? popup : null
}

/** How many rows a query finds. */
export const countOf = (db: Db, from: SQL): number => Number(db.get<{ n: number }>(sql`SELECT count(*) AS n ${from}`).n)

/** `words` when there are any, with their number in place of `#`. */
export const some = (count: number, words: string): string | null =>
  count > 0 ? words.replace('#', String(count)) : null
