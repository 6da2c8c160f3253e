import { z } from 'zod'
import { Code, nullable, TrackPass, TrackToken } from '#shared/api/contract/brands.ts'
import { change, endpoint, read, wire } from '#shared/api/contract/endpoint.ts'
import { Digits } from '#shared/api/account/code.ts'
import { channels } from '#shared/api/account/message.ts'

const ofOrder = { token: ['TRACK_TOKEN', TrackToken], pass: ['TRACK_PASS', TrackPass] } as const

/** Ours: what a guest may ask of the shop about the one order whose link they have opened (UU PDP 27/2022). */
export const personalData = {
  /** What the shop holds, as JSON: everything for the browser that ordered, else what the opened link shows. */
  export: endpoint({
    ...read,
    access: 'public',
    upstream: 'POST /order/personal-data',
    input: () => wire(ofOrder),
    output: () => wire({ json: ['EXPORT_JSON', z.string()] }),
  }),
  /** Sends the code without which nothing is removed to the buyer's own contact. */
  askCode: endpoint({
    ...change,
    access: 'public',
    upstream: 'POST /order/personal-data-code',
    input: () => wire({ ...ofOrder, channel: ['CHANNEL', nullable(z.enum(channels))] }),
    output: () => wire({ ticket: ['CODE_TICKET', Code] }),
  }),
  /** Removes who bought and where it went; what the books need stays. */
  erase: endpoint({
    ...change,
    access: 'public',
    upstream: 'POST /order/personal-data-delete',
    input: () => wire({ ...ofOrder, ticket: ['CODE_TICKET', Code], code: ['CODE', Digits] }),
  }),
}
