import { island } from '#client/app/island/island.tsx'
import { ask } from '#client/app/browser/browser-api.ts'
import type { Poll } from '#client/screens/success/payment/payment-watch.ts'
import { useWatch } from '#client/screens/success/payment/watch.ts'
import { type Watched, changeFingerprint } from '#client/kit/order/change-fingerprint.ts'

/** A shipment takes days, so after five minutes one check every two minutes is enough. */
const pace = { soonMs: 15_000, laterMs: 120_000, quickLooks: 20 }

interface OrderWatchProps {
  /** Path and query of the page. */
  at: string
  /** null: nothing more will happen to this order. */
  poll: Poll
  /** The fingerprint of what the page shows. */
  shown: string
}

/** Reloads the page when something has happened to the order, unless the shopper is typing. */
export default island('order-watch', function OrderWatch({ at, poll, shown }: OrderWatchProps) {
  useWatch(poll !== null, pace, async () => {
    if (poll === null || isTyping()) return false
    const { name, ...input } = poll
    const order = await ask<Watched>(name, input)
    if (order === null || changeFingerprint(order) === shown) return false
    location.replace(at)
    return true
  })
  return <span hidden />
})

/** An open form may hold text, wherever the focus is. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, select') === true ||
  document.querySelector(':is(details[open], dialog:is([open], :target)) form') !== null
