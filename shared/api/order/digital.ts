import { z } from 'zod'
import {
  Count,
  FileId,
  Flag,
  ItemId,
  lenientOrNull,
  Moment,
  withDefault,
  OrderId,
  text,
  TrackPass,
  TrackToken,
} from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { change, endpoint, list, paged, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { pagingQuery } from '#shared/api/contract/query.ts'
import { OrderLine } from './order-line.ts'

/** A line of an order that was paid for and needs no shipping. */
export const DigitalLine = record(() => ({
  orderId: ['SALE_ID', OrderId],
  number: ['SALE_CODE', text(40)],
  placedAt: ['SALE_DATE', lenientOrNull(Moment)],
  line: ['SALE_LINE', OrderLine()],
  /** How it is handed over: as codes, as files, or as both. */
  byCode: ['LICENCE_EXIST', withDefault(Flag, true)],
  byFile: ['FILE_EXIST', withDefault(Flag, false)],
}))
export type DigitalLine = z.output<ReturnType<typeof DigitalLine>>

/** A file that comes with what was bought. */
export const LicenceFile = record(() => ({
  id: ['FILE_ID', FileId],
  name: ['FILE_NAME', text(limits.fileNameChars)],
  /** Bytes. */
  size: ['FILE_SIZE', withDefault(Count, 0)],
  /** How often it can still be fetched. */
  left: ['DOWNLOAD_LEFT', withDefault(Count, limits.digitalDownloads)],
}))
export type LicenceFile = z.output<ReturnType<typeof LicenceFile>>

/** What was bought: its codes, how many of them the seller has still to add, and its files. */
export const Licence = record(() => ({
  line: ['SALE_LINE', OrderLine()],
  codes: ['LICENCE_LIST', list(text(limits.licenceChars))],
  missing: ['LICENCE_MISSING', withDefault(Count, 0)],
  files: ['FILE_LIST', list(LicenceFile())],
  /** Until when the pass shows it; null: this backend does not say, or it was opened by the order's link. */
  until: ['LICENCE_UNTIL', lenientOrNull(Moment)],
}))
export type Licence = z.output<ReturnType<typeof Licence>>

/**
 * Below it lies each file by its id: its bytes, not an envelope. PASS is the customer's with SALE_ID, or the opened
 * link's with TRACK_TOKEN.
 */
export const digitalFilePath = '/digital/file'

const which = { orderId: ['SALE_ID', OrderId], itemId: ['ITEM_ID_CODE', ItemId] } as const

export const digital = {
  list: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /digital/list',
    input: () => wire(pagingQuery()),
    output: () => paged(DigitalLine()),
  }),
  /** A link to the codes for a few minutes, for this customer alone. */
  open: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /digital/open',
    input: () => wire(which),
    output: () => wire({ pass: ['LICENCE_PASS', z.string().max(200)] }),
  }),
  find: endpoint({
    ...read,
    access: 'customer',
    upstream: 'POST /digital/licence',
    input: () => wire({ ...which, pass: ['LICENCE_PASS', z.string().regex(/^[\w.-]{1,200}$/)] }),
    output: Licence,
  }),
  /**
   * All that a guest's order brings, for anybody who has its link and has opened it with the phone's last digits; a
   * customer's brings nothing this way.
   */
  findByLink: endpoint({
    ...read,
    access: 'public',
    upstream: 'POST /digital/by-link',
    input: () => wire({ token: ['TRACK_TOKEN', TrackToken], pass: ['TRACK_PASS', TrackPass] }),
    output: () => list(Licence()),
  }),
}
