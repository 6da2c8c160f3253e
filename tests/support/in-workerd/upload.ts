import { widthsUpTo } from '#shared/web/media.ts'
import { bindings } from './bindings.ts'
import { avifOf, jpegOf, webpOf } from './pictures.ts'
import { send } from './shop.ts'

/** A picture in all its widths, as the command sends it. `mark` makes it another picture. */
export function wholeSet(width: number, height: number, mark = 0): Uint8Array[] {
  return [
    ...widthsUpTo(width).flatMap((step) => {
      const high = Math.round((step * height) / width)
      return [webpOf(step, high, ['VP8 ']), marked(avifOf(step, high), [mark])]
    }),
    jpegOf(width, height),
  ]
}

/** Another picture of the same size: an AVIF of `avifOf` with other bytes in it, at most five. */
export function marked(avif: Uint8Array, mark: ArrayLike<number>): Uint8Array {
  const own = avif.slice()
  own.set(mark, own.length - 8)
  return own
}

/** Sends the files of one picture to the administration of a shop. */
export async function uploadPicture(
  host: string,
  files: readonly Uint8Array[] | Request,
  query: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: { address: string; width: number; height: number; errorCode?: string } }> {
  const form = new FormData()
  if (!(files instanceof Request))
    for (const [n, bytes] of files.entries()) form.append('file', new File([new Uint8Array(bytes)], `../foto ${n}.jpg`))
  const url = `https://commerce/admin/v1/shops/${host}/images?${new URLSearchParams({ ...query })}`
  const sent = files instanceof Request ? files : new Request(url, { method: 'POST', body: form })
  const headers = new Headers(sent.headers)
  headers.set('authorization', `Bearer ${bindings.ADMIN_TOKEN}`)
  const answer = await send(new Request(url, { method: 'POST', headers, body: sent.body }))
  return { status: answer.status, body: await answer.json() }
}
