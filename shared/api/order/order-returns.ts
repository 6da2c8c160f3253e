import { lenientOrNull, Moment, ReturnId, text, word } from '#shared/api/contract/brands.ts'
import { list, wire } from '#shared/api/contract/endpoint.ts'
import { returnStatuses } from '#shared/order/return-status.ts'
import { lazy } from '#shared/lazy.ts'

/** Other words for those of the list. */
export const returnSynonyms = () => ({ CANCELED: 'CANCELLED' }) as const
/** Of a return that there is. A state that only another backend has: it is shown, and nothing is promised. */
export const ReturnState = word(returnStatuses, 'REVIEWING', returnSynonyms)

/** What the page of an order says of its returns, and of those to come. */
export const ofReturns = lazy(() => ({
  /** Until when a return can be requested, which completes an order that has arrived; null: it cannot, or not any more. */
  returnUntil: ['RETURN_UNTIL', lenientOrNull(Moment)],
  /** When the days for a return of what has arrived ended; null: they run, there are none, or this backend does not say. */
  returnEnded: ['RETURN_ENDED_DATE', lenientOrNull(Moment)],
  returns: [
    'RETURN_LIST',
    list(
      wire({
        id: ['RETURN_ID', ReturnId],
        number: ['RETURN_CODE', text(40)],
        status: ['RETURN_STATUS', ReturnState],
      }),
    ),
  ],
}))
