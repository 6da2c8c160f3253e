import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { searchAreas } from './areas.ts'

const Area = z.object({
  /** A province (`32`) or a regency (`32.73`). */
  code: z.string(),
  name: z.string(),
  province: z.string(),
})

export const regionOperations = {
  search: operation({
    method: 'GET',
    path: '/shops/:host/regions',
    role: 'viewer',
    summary:
      'The codes of provinces and regencies by their name, or by a district in them; without a name all provinces',
    input: z.strictObject({ text: z.string().max(limits.nameChars).default('') }),
    output: z.object({ regions: z.array(Area) }),
    run: (_, { text }) => accepted({ regions: searchAreas(text) }),
  }),
}
