import { z } from 'zod'
import { Flag, lenient, nullable, withDefault } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { endpoint, read, record, specified } from '#shared/api/contract/endpoint.ts'

/** A setting that is too low or too high counts as the nearest one that can be. */
const daysWithin = (least: number, most: number) =>
  z.codec(z.union([z.number(), z.string().regex(/^-?\d{1,9}$/)]), z.int().min(least).max(most), {
    decode: (days) => Math.min(most, Math.max(least, Math.round(Number(days)))),
    encode: (days) => days,
  })

/** Only ever compared, so a long number or a word, such as a UUID, may be folded. 0 stays 0. */
const CompanyId = z.codec(z.union([z.number(), z.string().min(1).max(limits.idChars)]), z.int().min(0), {
  decode: (raw) => (typeof raw === 'string' && !/^\s*\d{1,15}(\.0+)?\s*$/.test(raw) ? folded(raw) : Number(raw)),
  encode: (id) => id,
})
/** The least 52 bits of FNV-1a with 64 bits; never 0, which is no company. */
function folded(word: string): number {
  let hash = 0xcbf29ce484222325n
  for (const sign of word) hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return 1 + Number(BigInt.asUintN(52, hash))
}
/** It may be a JWT. A header takes no line break, nor what is not ASCII. */
const Key = z.codec(z.union([z.string(), z.number()]), z.string().max(4_096), {
  decode: (key) =>
    String(key)
      .replace(/[^ -~]/g, '')
      .trim(),
  encode: (key) => key,
})

/** The look-up of a host. `companyId` 0 means: this domain belongs to no shop. */
export const Access = record(() => ({
  companyId: specified('COMPANY_API_ID', CompanyId),
  accessKey: specified('API_ACCESS', withDefault(Key, '')),
  affiliateDays: specified(
    'CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY',
    lenient(daysWithin(1, limits.affiliateDaysMax), limits.affiliateDefaultDays),
  ),
  /** Ours: this backend knows the extensions of the contract, so requests may carry their fields. */
  extended: ['API_EXTENSION', lenient(Flag, false)],
  /** Ours: the shop's primary host; another host of the same shop answers 301. */
  primaryHost: [
    'PRIMARY_HOST',
    nullable(
      z
        .string()
        .regex(/^[a-z0-9.-]+$/)
        .max(253),
    ),
  ],
}))
export type Access = z.output<ReturnType<typeof Access>>

export const access = {
  find: endpoint({
    ...read,
    access: 'public',
    answeredBy: 'route',
    origin: 'specification',
    upstream: 'GET /api-access',
    timeout: 'access',
    output: Access,
  }),
}
