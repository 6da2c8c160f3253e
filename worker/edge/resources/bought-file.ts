import { linkTokenPattern } from '#shared/web/id-patterns.ts'
import type { Context } from 'hono'
import { digitalFilePath } from '#shared/api/order/digital.ts'
import { FileId, ItemId, OrderId } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { answer, redirectTo } from '#edge/request/answer.ts'
import { fetchFile } from '#edge/backend/downloads.ts'
import { readCookies } from '#edge/shop/cookies.ts'
import { failurePage, notFoundPage } from '#edge/pages/error-pages.tsx'
import { loginFor } from '#edge/pages/sign-in-first.ts'
import { setFlash } from '#edge/pages/flash.ts'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'

interface Asked {
  query: Record<string, string>
  /** Where the shopper goes back to when the file was downloaded too often. */
  back: string
  /** The list that opens the file again when the right to it is over; null: there is none. */
  list: string | null
}

/**
 * A file that was bought, passed on while it arrives. A customer's link needs the customer's session and the pass in
 * it; a guest's needs the cookie that says that the order's link was opened with the phone's last digits. To anybody
 * else it does not exist.
 */
export async function boughtFile(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const missing = () => notFoundPage(context, pageNotFoundAt(context.url.pathname))
  // A look that takes no bytes is not counted as a download.
  if (context.request.method === 'HEAD')
    return answer(context, null, { kind: 'data', headers: { 'cache-control': 'private, no-store' } })
  const asked = (name: string) => c.req.query(name) ?? ''
  const [fileId, itemId] = [FileId.safeDecode(asked('berkas')), ItemId.safeDecode(asked('produk'))]
  const by = asked('kode') === '' ? bySession(context, asked) : byLink(context, asked('kode'))
  if (asked('izin') !== '' && !context.session) return redirectTo(context, loginFor(context))
  if (!fileId.success || !itemId.success || !by) return missing()
  const query = new URLSearchParams({ ...by.query, ITEM_ID_CODE: itemId.data })
  const file = await fetchFile(context, `${digitalFilePath}/${encodeURIComponent(fileId.data)}?${query}`)
  if (file.status === 409) {
    setFlash(context, 'download_limit', { max: limits.digitalDownloads })
    return redirectTo(context, by.back)
  }
  if (file.status === 404 && by.list !== null) {
    setFlash(context, 'licence_link_over')
    return redirectTo(context, by.list)
  }
  if (file.status >= 500) return failurePage(context, 503)
  const disposition = file.headers.get('content-disposition') ?? ''
  if (file.status !== 200 || !disposition.startsWith('attachment; ')) return missing()
  const length = file.headers.get('content-length')
  return answer(context, file.body, {
    kind: 'data',
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': disposition,
      'cache-control': 'private, no-store',
      ...(length === null ? {} : { 'content-length': length }),
    },
  })
}

function bySession(context: RequestContext, asked: (name: string) => string): Asked | null {
  const [orderId, pass] = [OrderId.safeDecode(asked('pesanan')), asked('izin')]
  if (!context.session || !orderId.success || !linkTokenPattern.test(pass)) return null
  const back = href('ordersDigital', {}, { pesanan: orderId.data, produk: asked('produk'), izin: pass })
  return { query: { SALE_ID: orderId.data, PASS: pass }, back, list: href('ordersDigital') }
}

function byLink(context: RequestContext, token: string): Asked | null {
  const pass = readCookies(context.request).get('orderPass') ?? ''
  return linkTokenPattern.test(token) && linkTokenPattern.test(pass)
    ? { query: { TRACK_TOKEN: token, PASS: pass }, back: href('track', { token }), list: null }
    : null
}
