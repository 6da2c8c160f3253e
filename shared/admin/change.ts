import { z } from 'zod'

/** One field that an operation changed. A value is cut, and absent where there was none. */
export const Change = z.object({
  field: z.string(),
  before: z.string().exactOptional(),
  after: z.string().exactOptional(),
})
export type Change = z.output<typeof Change>
