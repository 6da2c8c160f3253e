import type { z } from 'zod'
import { Code, Flag, maybe, orElse, shown, text } from '../brands.ts'
import { limits } from '../limits.ts'
import { endpoint, list, wire } from './endpoint.ts'
import { addressFields, addressShape } from './sale.ts'

/** An address of a customer's own, as the profile keeps it and checkout offers it. */
export const SavedAddress = wire({
  ...addressShape,
  /** null: this backend tells where was sent to, and lets nothing be changed. */
  id: ['ADDRESS_ID', maybe(Code)],
  label: ['ADDRESS_LABEL', shown(text(limits.addressLabelChars), '')],
  main: ['ADDRESS_ISMAIN', orElse(Flag, false)],
})
export type SavedAddress = z.output<typeof SavedAddress>

const id = ['ADDRESS_ID', Code] as const
const mine = { access: 'customer', door: 'closed' } as const

export const address = {
  /** The main one first, then what was used last. */
  list: endpoint({ ...mine, upstream: 'GET /customer/address', input: wire({}), output: list(SavedAddress) }),
  /** Ours: without an id a new one. */
  save: endpoint({
    ...mine,
    upstream: 'POST /customer/address',
    input: wire({
      ...addressFields,
      id: ['ADDRESS_ID', maybe(Code)],
      label: ['ADDRESS_LABEL', orElse(text(limits.addressLabelChars), '')],
      main: ['ADDRESS_ISMAIN', Flag],
    }),
    output: wire({ id }),
  }),
  remove: endpoint({ ...mine, upstream: 'POST /customer/address-delete', input: wire({ id }), output: wire({}) }),
  makeMain: endpoint({ ...mine, upstream: 'POST /customer/address-main', input: wire({ id }), output: wire({}) }),
}
