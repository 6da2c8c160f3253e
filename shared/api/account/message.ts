import { z } from 'zod'
import { Code, Flag, nullable, Moment, text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { endpoint, list, read, record } from '#shared/api/contract/endpoint.ts'

export const channels = ['email', 'whatsapp', 'sms'] as const
export type Channel = (typeof channels)[number]
/** Those that reach a phone number. */
export const phoneChannels = ['whatsapp', 'sms'] as const satisfies readonly Channel[]

/** A message of the shop, as the outbox of a demo shop shows it. */
export const Message = record(() => ({
  id: ['MESSAGE_ID', Code],
  /** push: a browser's own screen. */
  channel: ['CHANNEL', z.enum([...channels, 'push'])],
  target: ['TARGET', text(limits.emailChars)],
  subject: ['SUBJECT', text(200)],
  text: ['MESSAGE_TEXT', text(1_000)],
  path: ['PATH', nullable(text(300))],
  at: ['CREATED_AT', Moment],
  sent: ['IS_SENT', Flag],
  problem: ['PROBLEM', text(200)],
}))
export type Message = z.output<ReturnType<typeof Message>>

export const message = {
  /** The last messages of a demo shop, the newest first. */
  list: endpoint({
    ...read,
    access: 'demo',
    upstream: 'GET /message/list',
    output: () => list(Message()),
  }),
}
