import { z } from 'zod'
import { nullable, withDefault, wholeNumber } from './brands.ts'
import { limits } from '#shared/limits.ts'
import { endpoint, read, specified, wire } from './endpoint.ts'

/** The look-up of a host. `companyId` 0 means: this domain belongs to no shop. */
export const Access = wire({
  companyId: specified('COMPANY_API_ID', wholeNumber(z.int().min(0))),
  accessKey: specified('API_ACCESS', withDefault(z.string().max(512), '')),
  affiliateDays: specified(
    'CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY',
    withDefault(wholeNumber(z.int().min(1).max(365)), limits.affiliateDefaultDays),
  ),
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
