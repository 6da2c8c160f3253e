import { formatCountdown } from '#shared/format/countdown.ts'

/**
 * The time left to pay, in plain figures of a fixed width. `role=timer` keeps screen readers from reading every second.
 */
export function Countdown({ remainingMs, className = '' }: { remainingMs: number; className?: string }) {
  return (
    <span role="timer" className={`numbers whitespace-nowrap ${className}`}>
      {formatCountdown(remainingMs)}
    </span>
  )
}
