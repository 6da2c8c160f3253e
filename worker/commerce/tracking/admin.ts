import { dayMs } from '#shared/format/units.ts'
import { z } from 'zod'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { visitsSince } from './store.ts'

export const visitOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/visits',
    role: 'viewer',
    summary: 'How many visitors came on each of the last days',
    input: z.strictObject({ days: z.coerce.number().int().min(1).max(limits.trafficKeptDays).default(30) }),
    output: z.object({ visits: z.array(z.object({ day: z.string(), visits: z.int() })) }),
    run: ({ db, now }, { days }) =>
      accepted({ visits: visitsSince(db, dayIn(new Date(now.getTime() - (days - 1) * dayMs))) }),
  }),
}
