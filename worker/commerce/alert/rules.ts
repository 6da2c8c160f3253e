import { minuteMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'

/**
 * The lowest price at asking from which `price` is a fall worth a message: at least `limits.alertFallPercent`. Whole
 * rupiah.
 */
export const fallsFrom = (price: number): number =>
  Math.max(1, Math.ceil((price * 100) / (100 - limits.alertFallPercent)))

/**
 * How many are notified at once. Of goods with few pieces only the first few who asked, so that not everybody comes for
 * three pieces; the others follow a while later, if something is left.
 */
export function turnOf(stock: number): { most: number; pauseMs: number } {
  const few = stock * limits.alertsPerPiece
  return few < limits.alertBatch
    ? { most: few, pauseMs: limits.alertFewPauseMinutes * minuteMs }
    : { most: limits.alertBatch, pauseMs: limits.alertPauseSeconds * 1_000 }
}
