import { island } from '#client/app/island.tsx'
import { ask } from '#client/app/browser-api.ts'
import type { Poll } from '#client/screens/success/payment/payment-watch.ts'
import { useWatch } from '#client/screens/success/payment/watch.ts'
import { type News, changeFingerprint } from './change-fingerprint.ts'

/** A parcel takes days: after five minutes once in two is enough. */
const pace = { soonMs: 15_000, laterMs: 120_000, quickLooks: 20 }

interface OrderWatchProps {
  /** Path and query of the page. */
  at: string
  /** null: this order has come to its end. */
  poll: Poll
  /** What the page shows: the order's status, and how much has happened to it. */
  shown: string
}

/**
 * Shows what has happened to an order without anybody asking: the page is loaded anew, unless something is being typed
 * into it.
 */
export default island('order-watch', function OrderWatch({ at, poll, shown }: OrderWatchProps) {
  useWatch(poll !== null, pace, async () => {
    if (poll === null || isTyping()) return false
    const { name, ...input } = poll
    const order = await ask<News>(name, input)
    if (order === null || changeFingerprint(order) === shown) return false
    location.replace(at)
    return true
  })
  return <span hidden />
})

/** A form that was opened has something in it, wherever the thumb is just now. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, select') === true ||
  document.querySelector('details[open] form') !== null
