import { z } from 'zod'

const Sum = z.object({ rows: z.int(), hash: z.string() })

/** What an export holds. It is written last: an export without it is not whole. */
export const Manifest = z.object({
  format: z.literal(1),
  /** The newest migration of the code that wrote it. */
  schema: z.int(),
  night: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  /** The company whose number is part of what the shop signed and sealed. */
  signedAs: z.int(),
  parts: z.int(),
  tables: z.record(z.string(), Sum),
  /** The shop's files below its prefix: their bytes are not copied. */
  files: z.array(z.string()),
})
export type Manifest = z.output<typeof Manifest>

/** The names of an export below `<object>/backup/`. */
export const partName = (night: string, part: number): string => `${night}/part-${String(part).padStart(6, '0')}.gz`
export const manifestName = (night: string): string => `${night}/manifest.json`
