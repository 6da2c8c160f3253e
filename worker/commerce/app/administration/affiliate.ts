import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { setAffiliateDays } from '#commerce/platform/directory/store.ts'

const Days = z.strictObject({ days: z.int().min(1).max(limits.affiliateDaysMax) })
type Days = z.output<typeof Days>

/** How long an affiliate's link counts for who followed it. The Directory has it, because `/api-access` says it. */
export const affiliateOperations = {
  find: operation({
    method: 'GET',
    path: '/shops/:host/affiliate',
    role: 'viewer',
    summary: 'For how many days an affiliate’s link counts after it was followed',
    output: Days,
    run: (_, __, days: Days) => accepted(days),
    atWorker: async ({ company, inShop }) => inShop({ days: company.affiliateDays }),
  }),
  change: operation({
    method: 'PUT',
    path: '/shops/:host/affiliate',
    role: 'owner',
    summary: 'For how many days an affiliate’s link counts; who followed one before keeps the days of then',
    input: Days,
    output: Days,
    run: (_, asked) => accepted(asked),
    async atWorker({ env, company, inShop, forgetHosts }, { days }) {
      await setAffiliateDays(env, company.companyId, days)
      forgetHosts(company.hosts)
      return inShop({})
    },
  }),
}
