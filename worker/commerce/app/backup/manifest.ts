import { z } from 'zod'
import { lazy } from '#shared/lazy.ts'
import { keysAtOnce, type StoredFile } from '#commerce/platform/bucket.ts'

/** A part of an export, alone. */
export const PartName = z.string().regex(/^part-\d{6}\.gz$/)
/** A file of the shop below its prefix, as the manifest names it. */
export const FileName = z.string().regex(/^(private|goods|media)\/[\w-][\w.-]{0,199}$/)

const Sum = z.object({ rows: z.int(), hash: z.string() })

const File = z.strictObject({ name: FileName, md5: z.string() })

/** What an export holds. It is written last: an export without it is not whole. */
export const Manifest = z.object({
  /** 1: all files stood in the manifest. A release that was rolled back writes it still. */
  format: z.literal([1, 2]),
  /** The newest migration of the shop that it is of. */
  schema: z.int(),
  night: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.string(),
  /** The company whose number is part of what the shop signed and sealed. */
  signedAs: z.int(),
  parts: z.int().min(0).max(1_000_000),
  tables: z.record(z.string(), Sum),
  /** Of format 1. */
  files: z.array(File).default([]),
})
export type Manifest = z.output<typeof Manifest>

/**
 * The last parts name the shop's files below its prefix, each with the MD5 that the bucket made of it, as if they were
 * rows of this table: their bytes are not copied. A shop may have a million, so nobody holds the names of all.
 */
export const filesTable = 'bucket_file'
const FileLine = lazy(() => z.tuple([z.literal(filesTable), File]))
export const fileLine = (file: StoredFile): string => JSON.stringify([filesTable, file])

/** The files that a part names. Throws when one is no file of a shop. */
export const filesIn = (lines: string): StoredFile[] =>
  lines
    .split('\n')
    .filter((line) => line.startsWith(`["${filesTable}"`))
    .map((line) => FileLine().parse(JSON.parse(line))[1])

/** The files of format 1 in the order of their names, by pages as a part has them. */
export function* pagesOf(files: readonly StoredFile[]): Generator<StoredFile[]> {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (let at = 0; at < sorted.length; at += keysAtOnce) yield sorted.slice(at, at + keysAtOnce)
}

/** The names of an export below `<object>/backup/`. */
export const partName = (night: string, part: number): string => `${night}/part-${String(part).padStart(6, '0')}.gz`
export const manifestName = (night: string): string => `${night}/manifest.json`
