import { ApiFailure } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { joinIds, splitIds } from '#shared/web/id.ts'
import type { RouteName } from '#shared/web/routes.ts'
import type { ActionContext } from './page.ts'

interface Wanted {
  /** The field for new files, and the hidden field that names the files that were sent before, as `joinIds` writes them. */
  field: string
  kept: string
  most: number
  /** How many videos may come in addition. Without it a video counts as one of `most`, if the backend takes videos. */
  films?: number
  /** The sentence when too many were chosen. */
  tooMany: string
  /** The sentence for a kind of file that this form does not take; without it the backend's own. */
  wrongKind?: string
}

/**
 * Sends the chosen files of a form to the backend and names them in the form. When the form is refused for something
 * else, they need not be sent again; when none are chosen, the files named before stay. If one file is wrong, the
 * answer is one sentence and no file is named.
 */
export async function keepFiles<R extends RouteName>(
  { form, upload }: Pick<ActionContext<R>, 'form' | 'upload'>,
  { field, kept, most, films = 0, tooMany, wrongKind }: Wanted,
): Promise<{ ids: string[]; problem: string | null }> {
  // A file field without a choice is sent as one file without bytes.
  const chosen = form.getAll(field).filter((file): file is File => file instanceof File && file.size > 0)
  if (chosen.length === 0)
    return {
      ids: splitIds(String(form.get(kept) ?? '')).slice(0, most + films),
      problem: null,
    }
  form.delete(kept)
  const filmed = films > 0 ? chosen.filter(isVideo).length : 0
  if (filmed > films || chosen.length - filmed > most) return { ids: [], problem: tooMany }
  const large = chosen.find((file) => file.size > (isVideo(file) ? limits.videoBytes : limits.uploadBytes))
  if (large) return { ids: [], problem: messageOf(isVideo(large) ? 'video_too_large' : 'file_too_large') }
  try {
    const ids: string[] = []
    // One after the other, because the backend limits how many uploads a network may send.
    for (const file of chosen) ids.push(await upload(file))
    form.set(kept, joinIds(ids))
    return { ids, problem: null }
  } catch (failure) {
    if (!isAboutFile(failure)) throw failure
    return { ids: [], problem: failure.code === 'file_kind' ? (wrongKind ?? failure.shown) : failure.shown }
  }
}

const aboutFile = ['file_kind', 'file_too_large', 'image_broken', 'image_moving', 'image_oversized'] as const

/** Whether a failure is a refusal that belongs to the field of a file. */
export const isAboutFile = (failure: unknown): failure is ApiFailure & { code: (typeof aboutFile)[number] } =>
  failure instanceof ApiFailure && aboutFile.some((code) => code === failure.code)

const isVideo = ({ type }: File) => type.startsWith('video/')
