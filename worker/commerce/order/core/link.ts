import { minuteMs } from '#shared/format/units.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { countGuess, guessedTooOften, guesserOf, type AttemptLimit } from '#commerce/platform/rate-limit/guesses.ts'
import { buyerContact } from './buyer.ts'
import { findOrder } from './store.ts'
import { owns } from './rules.ts'
import type { OrderRow } from './tables.ts'

/** The order a signed link leads to. */
export function findLinked(scope: Scope, token: string): OrderRow | null {
  const orderId = scope.links.order.open(token)
  const order = findOrder(scope.db, orderId)
  return order && order.status !== 'DRAFT' ? order : null
}

/**
 * Whether the caller placed the order, or has opened its link with the phone's last digits a short time ago. Codes and
 * files are worth money to the next person at that browser: they ask for the digits there too.
 */
export const isOpened = ({ who, links, now }: Scope, pass: string | null, order: OrderRow): boolean =>
  (owns(who, order) && !order.withDigital) || (pass !== null && links.verifyPass(pass, order.id, now))

/** The order of a link that is open for the caller. */
export function findOpened(scope: Scope, token: string, pass: string | null): OrderRow | null {
  const order = findLinked(scope, token)
  return order && isOpened(scope, pass, order) ? order : null
}

/**
 * The same, and of the caller who placed it without the digits too: for what is worth nothing to the next person there.
 */
export function findOwnOrOpened(scope: Scope, token: string, pass: string | null): OrderRow | null {
  const order = findLinked(scope, token)
  return order && (owns(scope.who, order) || isOpened(scope, pass, order)) ? order : null
}

/**
 * Opens a signed link with the last digits of the recipient's phone or the buyer's. Wrong ones count for the link as it is
 * tried from one network, and from all together: strangers shut out strangers, never the browser that ordered, whose own
 * count apart. A right one does not count, so that a family may open the link as often as it likes.
 */
export function openLink(scope: Scope, order: OrderRow, digits: string): Result<{ pass: string }> {
  return inTransaction(scope, (tx) => {
    const { now, links, who } = tx
    const caller = guesserOf(tx, guessing, order.id, owns(who, order))
    const wait = guessedTooOften(tx, guessing, caller)
    if (wait) return wait
    const phones = [order.address?.phone, buyerContact(tx, order).phone]
    if (!phones.some((phone) => phone?.endsWith(digits))) {
      countGuess(tx, guessing, caller)
      return refused('order_link_digits', {}, { digits: messageOf('order_link_digits') })
    }
    return accepted({ pass: links.issuePass(order.id, new Date(now.getTime() + limits.linkOpenMinutes * minuteMs)) })
  })
}

const guessing: AttemptLimit = {
  limit: {
    rule: 'order link',
    minutes: limits.linkTryMinutes,
    bounds: [
      { by: 'pair', most: limits.linkTriesPerLink },
      { by: 'network', most: limits.linkTriesPerNetwork },
    ],
  },
  most: limits.linkGuesses,
}
