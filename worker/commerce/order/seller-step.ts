import { z } from 'zod'
import { text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { Receipt } from './core/receipt.ts'

const Note = text(limits.noteChars)

/** One step of a seller with an order, as `POST /admin/v1/shops/<host>/orders/<SALE_ID>` takes it. */
export const SellerStep = z.discriminatedUnion('step', [
  /**
   * `attempt`: which of the order's attempts the money is for; without it, the transfer that was requested last. The
   * payment vendor of the attempt is asked first; `unasked` books the money although the vendor does not answer.
   */
  z.strictObject({
    step: z.literal('confirm-payment'),
    attempt: z.int().min(1).max(limits.paymentAttempts).nullable().default(null),
    unasked: z.boolean().default(false),
  }),
  z.strictObject({ step: z.literal('refuse-payment'), note: Note.min(1) }),
  z.strictObject({ step: z.literal('process') }),
  z.strictObject({ step: z.literal('change'), note: Note.min(1) }),
  z.strictObject({
    step: z.literal('ship'),
    receiptNumber: Receipt.nullable().default(null),
    /** Of what the shop brings itself: who drives. The buyer reads it. */
    driver: text(limits.personNameChars).default(''),
    /** The courier that was called has it; `receiptNumber` is then the number under which it was seen, and changes none. */
    picked: z.boolean().default(false),
  }),
  /** The courier that was called is not to come any more. */
  z.strictObject({ step: z.literal('call-off') }),
  /** The number was typed wrong: the buyer gets the right one. */
  z.strictObject({ step: z.literal('correct-receipt'), receiptNumber: Receipt }),
  /** It waits at the counter: the shopper gets a code. `hand-over` takes the code. */
  z.strictObject({ step: z.literal('ready') }),
  z.strictObject({ step: z.literal('deliver') }),
  z.strictObject({ step: z.literal('cancel'), note: Note.min(1) }),
  /** The parcel is here again: it can be sent once more, or the order cancelled. */
  z.strictObject({ step: z.literal('came-back'), note: Note.default('') }),
  z.strictObject({ step: z.literal('cod-refused') }),
  /** Pieces of a line that has arrived and that are missing or wrong: so many of it are paid back then, in all. */
  z.strictObject({
    step: z.literal('refund'),
    itemId: z.string().max(limits.idChars),
    pieces: z.int().min(1).max(limits.cartQuantityMax),
    note: Note.min(1),
  }),
  z.strictObject({ step: z.literal('answer-cancellation'), approve: z.boolean(), note: Note.default('') }),
])
export type SellerStep = z.output<typeof SellerStep>
