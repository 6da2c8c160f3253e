import { hourMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import type { Env } from '../env.ts'

export type CodeWay = 'phone' | 'email'

/** Longer than any of its numbers counts, so that somebody can look at them after an alarm. */
const keptHours = 7 * 24
/** The hour of the platform's clock, never that of a demo shop. */
export const codeHour = (now: Date): number => Math.floor(now.getTime() / hourMs)
export const codesAlarming = Math.ceil(limits.codesOfPlatform * 0.8)

/**
 * Counts a code that a shop is about to send, and answers how many all shops have sent so within this hour. Each shop has
 * bounds of its own, but who takes over many shops has many of them. null: the Directory does not answer.
 */
export async function countCode({ DIRECTORY }: Env, way: CodeWay, now: Date): Promise<number | null> {
  const hour = codeHour(now)
  const counted = await DIRECTORY.batch<{ sent: number }>([
    DIRECTORY.prepare(
      'INSERT INTO code_hour (hour, way, sent) VALUES (?, ?, 1) ON CONFLICT (hour, way) DO UPDATE SET sent = sent + 1 RETURNING sent',
    ).bind(hour, way),
    DIRECTORY.prepare('DELETE FROM code_hour WHERE hour < ?').bind(hour - keptHours),
  ]).catch(() => null)
  return counted?.[0]?.results[0]?.sent ?? null
}
