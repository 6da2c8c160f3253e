import { hourMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'

/** How long a job that failed waits for its next try: 30 s, 1 min, 2 min … at most an hour. */
export const pauseMs = (tries: number): number => Math.min(15_000 * 2 ** tries, hourMs)

/**
 * Why a job failed, as an operator may read it later: the kind of the error and its first words. Whatever could be a
 * person's is left out: what was in quotes, addresses, numbers, and the parameters that the database adds to a failed
 * query.
 */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text
    .replace(/\s*\bparams:[^]*$/i, '')
    .replaceAll(/(["'`‘’“”]).*?["'`‘’“”]/g, '…')
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/\+?\d[\d .-]{3,}\d/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, limits.jobErrorChars)
}
