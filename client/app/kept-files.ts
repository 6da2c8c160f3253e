import { ApiFailure } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import type { RouteName } from '#shared/web/routes.ts'
import type { ActionContext } from './page.ts'

interface Wanted {
  /** The field files are chosen in, and the hidden one that names those that were sent before, with commas. */
  field: string
  kept: string
  most: number
  /** And so many films beside them; without it a film is one of `most`, if the backend takes it. */
  films?: number
  /** More than that were chosen. */
  tooMany: string
  /** Not a kind this form takes; without it the backend's own words. */
  wrongKind?: string
}

/**
 * Sends the chosen files of a form on and names them in it, so that a form that is refused for something else need not
 * be given them again; without a choice those that are named already stand. A file that is wrong is one sentence, and
 * none is named.
 */
export async function keepFiles<R extends RouteName>(
  { form, upload }: Pick<ActionContext<R>, 'form' | 'upload'>,
  { field, kept, most, films = 0, tooMany, wrongKind }: Wanted,
): Promise<{ ids: string[]; problem: string | null }> {
  // A field nobody chose a file in is sent as one without bytes.
  const chosen = form.getAll(field).filter((file): file is File => file instanceof File && file.size > 0)
  if (chosen.length === 0)
    return {
      ids: String(form.get(kept) ?? '')
        .split(',')
        .filter(Boolean)
        .slice(0, most + films),
      problem: null,
    }
  form.delete(kept)
  const filmed = films > 0 ? chosen.filter(isVideo).length : 0
  if (filmed > films || chosen.length - filmed > most) return { ids: [], problem: tooMany }
  const large = chosen.find((file) => file.size > (isVideo(file) ? limits.videoBytes : limits.uploadBytes))
  if (large) return { ids: [], problem: messageOf(isVideo(large) ? 'video_too_large' : 'file_too_large') }
  try {
    const ids: string[] = []
    // One after the other: a network may send so many.
    for (const file of chosen) ids.push(await upload(file))
    form.set(kept, ids.join(','))
    return { ids, problem: null }
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || (failure.code !== 'file_kind' && failure.code !== 'file_too_large'))
      throw failure
    return { ids: [], problem: failure.code === 'file_kind' ? (wrongKind ?? failure.shown) : failure.shown }
  }
}

const isVideo = ({ type }: File) => type.startsWith('video/')
