import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import type { RouteName } from '#shared/web/routes.ts'
import { type ActionContext, ActionRefused } from '#client/app/page/page.ts'
import { keepFiles } from '#client/app/page/kept-files.ts'
import { wrongKind, wrongLength } from './sentences.ts'

/** Keeps the photos of a review's form, and refuses the form at the fields that are wrong. */
export async function keepPhotos<R extends RouteName>(ctx: ActionContext<R>): Promise<{ photos: string[] }> {
  const { ids: photos, problem } = await keepFiles(ctx, {
    field: 'files',
    kept: 'fileIds',
    most: limits.reviewPhotos,
    tooMany: `Paling banyak ${limits.reviewPhotos} foto.`,
    wrongKind,
  })
  const problems = { ...(problem === null ? {} : { files: problem }), ...problemsOf(ctx) }
  if (Object.keys(problems).length > 0) throw new ActionRefused('input_invalid', problems)
  return { photos }
}

function problemsOf({ form }: { form: FormData }): Record<string, string> {
  const length = String(form.get('text') ?? '').trim().length
  const words = length < limits.reviewTypedMin || length > limits.reviewTypedMax
  return {
    ...(form.has('stars') ? {} : { stars: text.required }),
    ...(words ? { text: wrongLength } : {}),
  }
}
