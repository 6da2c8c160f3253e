import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { searchAreas } from './areas.ts'
import { searchVillages } from './villages.ts'

const Area = z.object({
  /** A province (`32`), a regency (`32.73`), or a village. */
  code: z.string(),
  name: z.string(),
  province: z.string(),
})

const villagesNamed = (typed: string): z.output<typeof Area>[] =>
  searchVillages(typed, limits.listLimit).flatMap(({ place: { villageCode, village, name, regency, province } }) =>
    villageCode === null ? [] : [{ code: villageCode, name: `${village}, ${name}, ${regency}`, province }],
  )

export const regionOperations = {
  search: operation({
    method: 'GET',
    path: '/shops/:host/regions',
    role: 'viewer',
    summary:
      'The codes of provinces and regencies by their name, or by a district in them; without a name all provinces',
    input: z.strictObject({
      text: z.string().max(limits.nameChars).default(''),
      /** Villages (`32.73.01.1001`) in their place, as an address needs them. */
      villages: z.enum(['no', 'yes']).default('no'),
    }),
    output: z.object({ regions: z.array(Area) }),
    run: (_, { text, villages }) => accepted({ regions: villages === 'yes' ? villagesNamed(text) : searchAreas(text) }),
  }),
}
