import { z } from 'zod'
import { Flag, lenient, nullable, withDefault } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { endpoint, read, specified, wire } from '#shared/api/contract/endpoint.ts'

/** A setting that is too low or too high counts as the nearest one that can be. */
const daysWithin = (least: number, most: number) =>
  z.codec(z.union([z.number(), z.string().regex(/^-?\d{1,9}$/)]), z.int().min(least).max(most), {
    decode: (days) => Math.min(most, Math.max(least, Math.round(Number(days)))),
    encode: (days) => days,
  })

/** Only ever compared, so a number of 64 bits may be folded. 0 stays 0. */
const CompanyId = z.codec(z.union([z.number(), z.string().regex(/^\d{1,40}$/)]), z.int().min(0), {
  decode: (told) =>
    typeof told === 'string' && told.length > 15
      ? 1 + Number(BigInt(told) % BigInt(Number.MAX_SAFE_INTEGER))
      : Number(told),
  encode: (id) => id,
})
const Key = z.codec(z.union([z.string(), z.number()]), z.string().max(512), { decode: String, encode: (key) => key })

/** The look-up of a host. `companyId` 0 means: this domain belongs to no shop. */
export const Access = wire({
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
})
export type Access = z.output<typeof Access>

export const access = {
  find: endpoint({
    ...read,
    access: 'public',
    answeredBy: 'route',
    origin: 'specification',
    upstream: 'GET /api-access',
    timeout: 'access',
    input: wire({}),
    output: Access,
  }),
}
