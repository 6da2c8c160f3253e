import { messageOf } from '#shared/text/errors.ts'
import { byScript, toScript } from '#edge/request/answer.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { sendAgainPage } from './error-pages.tsx'
import { keptWithoutFiles } from './typed-before.ts'

export const tooOften = (context: RequestContext, form: FormData): Promise<Response> =>
  sendAgain(context, form, messageOf('too_many', { minutes: 1 }), 429)

/** Nothing is looked up for it, and nothing that was typed is lost. */
function sendAgain(context: RequestContext, form: FormData, message: string, status: 429 | 503): Promise<Response> {
  return byScript(context) ? toScript(context, status, message) : sendAgainPage(context, message, form, { status })
}

/** There is no room for the files of a form; what was typed before them is read. */
export async function sendAgainUnread(context: RequestContext): Promise<Response> {
  const typed = byScript(context) ? null : await keptWithoutFiles(context.request)
  return sendAgain(context, typed ?? new FormData(), messageOf('unavailable'), 503)
}
