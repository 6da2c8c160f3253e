import { z } from 'zod'
import { Code as Word, HumanToken, nullable, text, typed, word } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { change, endpoint, extension, list, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { channels, phoneChannels } from './message.ts'

/** What a code opens; one made for another thing opens nothing here. */
export const codePurposes = ['login', 'password'] as const

/**
 * Names one code that was requested. Anyone who holds it still needs the six digits that went to the account's owner.
 */
const ticket = ['CODE_TICKET', Word] as const
const Asked = record(() => ({ ticket }))

/** Of a code: the digits, however they were grouped in the message. */
export const Digits = typed(limits.codeDigits, limits.codeInputMax)

/** A way by which a code reaches a contact, which stands there masked. */
export const CodeWay = record(() => ({
  channel: ['CHANNEL', word(channels)],
  contact: ['CODE_CONTACT', text(limits.emailChars)],
}))
export type CodeWay = z.output<ReturnType<typeof CodeWay>>

export const code = {
  /** Ours: by which ways codes reach people here; none: there are no codes. */
  listWays: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /customer/code-channel',
    output: () => list(wire({ channel: ['CHANNEL', word(channels)] })),
  }),
  /** Answers the same whether or not anybody has this e-mail or number. */
  ask: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /customer/code',
    input: record(() => ({
      purpose: ['CODE_PURPOSE', z.enum(codePurposes)],
      login: ['CUSTOMER_LOGIN', typed(3, limits.emailChars)],
      /** How a phone number is written to; an e-mail address gets an e-mail. */
      channel: ['CHANNEL', nullable(z.enum(phoneChannels))],
      humanToken: extension('HUMAN_CHECK_TOKEN', HumanToken),
    })),
    output: Asked,
  }),
  /** Another code for the same account and purpose. */
  askAgain: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /customer/code-again',
    /** `channel`: another way to the same phone; null: the same way. */
    input: () => wire({ ticket, channel: ['CHANNEL', nullable(z.enum(phoneChannels))] }),
    output: Asked,
  }),
}
