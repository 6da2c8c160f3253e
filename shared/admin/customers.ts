import { z } from 'zod'
import { DateTime, OptionalDateTime, OptionalText, WholeNumber, YesNo } from './fields.ts'

/** What sellers read of customers: commerce answers it, and the desk shows it. */

const text = z.string()
const type = { type: text, typeName: text }
/** A customer as the seller's list has it. */
export const CustomerRow = z.object({
  /** What people say on the phone, and what operations about a customer take. */
  code: text,
  name: text,
  phone: text,
  email: OptionalText,
  /** A code that was sent there was typed in: who writes from it is the customer. */
  phoneVerified: YesNo,
  emailVerified: YesNo,
  ...type,
  since: DateTime,
  /** Everything that was ordered, also what was cancelled later. */
  orders: WholeNumber,
  lastOrderAt: OptionalDateTime,
})
export const Customers = z.object({
  customers: z.array(CustomerRow),
  /** What a customer may be made; the first one is everybody's, and has no name. */
  types: z.array(z.object(type)),
  /** The code after which the list goes on; null: this is its end. */
  next: OptionalText,
})
export type CustomerRow = z.output<typeof CustomerRow>
export type Customers = z.output<typeof Customers>
