import { z } from 'zod'

/** A part of an export, alone. */
export const PartName = z.string().regex(/^part-\d{6}\.gz$/)
/** A file of the shop below its prefix, as the manifest names it. */
export const FileName = z.string().regex(/^(private|goods|media)\/[\w-][\w.-]{0,199}$/)

const Sum = z.object({ rows: z.int(), hash: z.string() })

/** What an export holds. It is written last: an export without it is not whole. */
export const Manifest = z.object({
  format: z.literal(1),
  /** The newest migration of the shop that it is of. */
  schema: z.int(),
  night: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  /** The company whose number is part of what the shop signed and sealed. */
  signedAs: z.int(),
  parts: z.int().min(0).max(1_000_000),
  tables: z.record(z.string(), Sum),
  /** The shop's files below its prefix, each with the MD5 that the bucket made of it: their bytes are not copied. */
  files: z.array(z.object({ name: FileName, md5: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

/** The names of an export below `<object>/backup/`. */
export const partName = (night: string, part: number): string => `${night}/part-${String(part).padStart(6, '0')}.gz`
export const manifestName = (night: string): string => `${night}/manifest.json`
