import { refused, type Result } from '#shared/result.ts'
import { limits } from '#shared/limits.ts'
import type { WorkerContext } from '#commerce/platform/administration/operation.ts'
import { mediaKey } from '#commerce/platform/bucket.ts'
import { readUpload } from './read-upload.ts'
import { mediaTypes, nameOf, nameOfVideo } from './rules.ts'
import type { NewMedia } from './store.ts'

/**
 * A picture or a video of the seller. Its row comes first: if something fails afterwards, the cleaning job finds it by that row.
 * The address is answered when all bytes are there, so nobody names one that is missing.
 */
export async function keepUpload<T>(
  { env, company, request }: Pick<WorkerContext, 'env' | 'company' | 'request'>,
  { name, source }: { name: string; source: string },
  add: (media: NewMedia) => Promise<Result<T>>,
): Promise<Result<T>> {
  const sent = await readUpload(request)
  if (!sent.ok) return sent
  const { files: given } = sent.value
  const named = Array.isArray(given) ? await nameOf(given) : await nameOfVideo(given)
  if (!named) return refused('image_widths')
  const { files, ...media } = named
  const bytes = files.reduce((sum, { file }) => sum + file.bytes.length, 0)
  const called = plainName(name || sent.value.name)
  const done = await add({ ...media, bytes, name: called, source })
  if (!done.ok) return done
  await Promise.all(
    files.map((one) =>
      env.MEDIA.put(mediaKey(company.objectName, one.name), one.file.bytes, {
        httpMetadata: { contentType: mediaTypes[one.file.ending] },
      }),
    ),
  )
  return done
}

/** The name alone, without a path and without invisible characters. It is shown to the seller and nowhere else. */
const plainName = (given: string): string =>
  (given.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(-limits.fileNameChars)
    .toWellFormed()
