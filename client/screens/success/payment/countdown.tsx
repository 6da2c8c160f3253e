import { formatHours } from '#shared/format/countdown.ts'

/**
 * Time left to pay, in boxes' stead plain figures that do not dance. `role=timer` keeps screen readers from reading
 * every second.
 */
export function Countdown({ remainingMs, className = '' }: { remainingMs: number; className?: string }) {
  return (
    <span role="timer" className={`numbers whitespace-nowrap ${className}`}>
      {formatHours(remainingMs)}
    </span>
  )
}
