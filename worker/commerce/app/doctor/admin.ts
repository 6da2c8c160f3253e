import { hourMs } from '#shared/format/units.ts'
import { z } from 'zod'
import { DateTime } from '#shared/admin/fields.ts'
import { accepted } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { Finding, findingsOf, lookAround } from './doctor.ts'
import type { Surroundings } from './check.ts'

export const doctorOperations = {
  examine: operation({
    method: 'GET',
    path: '/shops/:host/doctor',
    role: 'viewer',
    summary: 'What is wrong with the shop and how to repair it, what stops selling first',
    output: z.object({ findings: z.array(Finding) }),
    run: (tx, _, around: Surroundings) => accepted({ findings: findingsOf({ ...tx, around }) }),
    atWorker: async ({ env, company, inShop }) => inShop(await lookAround(env, company)),
  }),
  link: operation({
    method: 'POST',
    path: '/shops/:host/doctor/link',
    role: 'owner',
    summary: 'The address of the same as a page, which needs no token and ends after an hour',
    unkept: true,
    output: z.object({ path: z.string(), until: DateTime }),
    run: ({ links, shop, now }) => {
      const until = new Date(now.getTime() + hourMs)
      return accepted({
        path: `/admin/v1/shops/${shop.host}/doctor/page?pass=${links.issuePass('doctor', until)}`,
        until,
      })
    },
  }),
}
