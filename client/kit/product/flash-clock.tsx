import type { ReactNode } from 'react'
import type { Flash } from '#shared/api/goods/flash.ts'
import { formatDate, formatDayRange, formatTime } from '#shared/format/dates.ts'
import { leftOf } from './chosen-variant.ts'
import * as dom from '#client/app/dom-names.ts'

/** Longer than any answer takes, so that network time does not look like a moved clock. */
const clockStepMs = 5_000
/** Translates a moment of the shop's clock to the real one. A demo shop's clock may have been moved. */
function realTime(at: string, serverNow: string): number {
  const ahead = Math.round((Date.now() - Date.parse(serverNow)) / clockStepMs) * clockStepMs
  return Date.parse(at) + ahead
}

/** A moment in words, so short that the clock which takes its place moves nothing: this day is `today`. */
export const momentOf = (at: string, serverNow: string, today = 'pukul'): string =>
  `${formatDate(at) === formatDate(serverNow) ? today : formatDayRange(at, at)} ${formatTime(at)} WIB`

interface ClockProps {
  /** The time of the shop's clock when it answered, and the moment to count down to on the same clock. */
  serverNow: string
  at: string
  words: 'Berakhir' | 'Dimulai'
  /** The part of this page that is fetched again at zero. */
  part: dom.Part
}
/**
 * A moment as a time of day; a script counts down to it. The page is shared and may be old, so it never holds the time
 * that is left.
 */
export function FlashClock({ serverNow, at, words, part }: ClockProps) {
  return (
    <p
      // As long as its longest words, so that a bar of 320 px has it in the same line before it counts and after.
      className="numbers min-w-52 whitespace-nowrap"
      {...dom.mark(dom.untilMark, realTime(at, serverNow))}
      {...dom.mark(dom.untilWordsMark, `${words} dalam`)}
      {...dom.mark(dom.untilPartMark, part)}
    >
      <span>{words}</span>{' '}
      <time dateTime={at} className="font-bold">
        {momentOf(at, serverNow)}
      </time>
    </p>
  )
}

/**
 * How much of the quota is left, in words below a bar of what is sold: a full one is nearly gone. Of a quota above the
 * stock no more is left than the stock.
 */
export function StockBar({
  flash,
  stock = null,
  children,
}: {
  flash: Flash
  stock?: number | null
  /** At the other end of the words. */
  children?: ReactNode
}) {
  const { sold } = flash
  const left = leftOf(flash, stock)
  const words = left === 0 ? 'Harga flash habis' : `Tersisa ${left}`
  return (
    <span className="flash-stock">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" opacity="0.2" />
        <rect width={left === 0 ? 100 : Math.round((sold * 100) / (sold + left))} height="4" />
      </svg>
      {children ? (
        <span className="flex justify-between gap-3">
          {words}
          {children}
        </span>
      ) : (
        words
      )}
    </span>
  )
}
