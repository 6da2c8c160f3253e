import { receiptPattern } from '#shared/web/id-patterns.ts'
import { api } from '#shared/api/index.ts'
import type { Return } from '#shared/api/order/return.ts'
import { FileId, type ReturnId } from '#shared/api/contract/brands.ts'
import { readRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import { type ActionContext, ActionRefused } from '#client/app/page/page.ts'
import { keepFiles } from '#client/app/page/kept-files.ts'

type Context = ActionContext<'returnDetail'>
const typed = ({ form }: Context, name: string) => String(form.get(name) ?? '').trim()

/** The parcel is on its way back, with what that has cost where the shop bears it. All that is wrong is said at once. */
export async function sendBack(ctx: Context, returnId: ReturnId, data: Return): Promise<void> {
  const [receiptNumber, sent] = [typed(ctx, 'receiptNumber'), data.status === 'SENT_BACK']
  if (sent) {
    // What another tab says beyond the parcel is refused; sent twice it is on its way already.
    const other = ctx.form.has('postage') && postageTyped(ctx) !== (data.postage?.asked ?? null)
    const same = receiptNumber === data.receiptNumber && typed(ctx, 'courier') === data.courier
    if (other || (!same && !data.correctable)) throw new ActionRefused('return_sent')
    if (same) return
  }
  const { wrong, ...asked } = sent ? postageBefore(data) : await postageOf(ctx, data)
  if (typed(ctx, 'courier') === '') wrong['courier'] = text.required
  if (!receiptPattern.test(receiptNumber))
    wrong['receiptNumber'] = receiptNumber === '' ? text.required : text.fieldInvalid
  if (Object.keys(wrong).length > 0) throw new ActionRefused('input_invalid', wrong)
  await ctx.api.return.send(ctx.read(api.return.send, { returnId, receiptNumber, ...asked }))
}

/** As it was typed; null: nothing was. */
function postageTyped(ctx: Context): number | null {
  const words = typed(ctx, 'postage')
  return words === '' ? null : (readRupiah(words) ?? 0)
}

interface Asked {
  postage: number | null
  postagePhoto: FileId | null
  wrong: Record<string, string>
}
const postageBefore = ({ postage }: Return): Asked => ({
  ...{ postage: postage?.asked ?? null, postagePhoto: null, wrong: {} },
})
async function postageOf(ctx: Context, { postageMax: most }: Return): Promise<Asked> {
  const wrong: Record<string, string> = {}
  // No file is kept where nothing can be requested.
  if (most === null) return { postage: null, postagePhoto: null, wrong }
  const [words, file] = [typed(ctx, 'postage'), ctx.form.get('file')]
  const chosen = file instanceof File && file.size > 0
  const wanted = { field: 'file', kept: 'fileId', most: 1, tooMany: text.fieldInvalid }
  const { ids, problem } = await keepFiles(ctx, wanted)
  if (chosen) ctx.form.set('fileName', file.name.slice(0, limits.nameChars))
  const [postage, least] = [readRupiah(words), limits.returnPostageMin]
  // A receipt without an amount was meant to be paid. The shopper is asked once; then an empty amount stays empty.
  if (words === '' ? chosen : postage === null || postage < least || postage > most)
    wrong['postage'] = messageOf('return_postage_amount', { least, most })
  if (problem !== null) wrong['file'] = problem
  else if (words !== '' && ids.length === 0) wrong['file'] = messageOf('return_postage_photo')
  const photo = FileId.safeParse(ids[0])
  return words === ''
    ? { postage: null, postagePhoto: null, wrong }
    : { postage, postagePhoto: photo.success ? photo.data : null, wrong }
}
