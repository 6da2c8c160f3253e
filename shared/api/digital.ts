import { z } from 'zod'
import { ItemId, Moment, orElse, SaleId, text } from '../brands.ts'
import { limits } from '../limits.ts'
import { endpoint, list, paged, wire } from './endpoint.ts'
import { pagingQuery } from './query.ts'
import { SaleLine } from './sale.ts'

/** A line of an order that was paid for and needs no parcel. */
export const DigitalLine = wire({
  saleId: ['SALE_ID', SaleId],
  number: ['SALE_CODE', text(40)],
  placedAt: ['SALE_DATE', Moment],
  line: ['SALE_LINE', SaleLine],
})
export type DigitalLine = z.output<typeof DigitalLine>

/** What was bought: its codes, and how many of them the seller has still to add. */
export const Licence = wire({
  line: ['SALE_LINE', SaleLine],
  codes: ['LICENCE_LIST', list(text(limits.licenceChars))],
  missing: ['LICENCE_MISSING', orElse(z.int().min(0), 0)],
})
export type Licence = z.output<typeof Licence>

const which = { saleId: ['SALE_ID', SaleId], itemId: ['ITEM_ID_CODE', ItemId] } as const

export const digital = {
  list: endpoint({ upstream: 'GET /digital/list', access: 'customer', door: 'closed', input: wire(pagingQuery), output: paged(DigitalLine) }),
  /** A link to the codes for a few minutes, for this customer alone. */
  open: endpoint({
    upstream: 'POST /digital/open',
    access: 'customer',
    door: 'closed',
    input: wire(which),
    output: wire({ pass: ['LICENCE_PASS', z.string().max(200)] }),
  }),
  find: endpoint({
    upstream: 'POST /digital/licence',
    access: 'customer',
    door: 'closed',
    input: wire({ ...which, pass: ['LICENCE_PASS', z.string().regex(/^[\w.-]{1,200}$/)] }),
    output: Licence,
  }),
}
