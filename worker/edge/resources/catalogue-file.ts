import { ApiFailure } from '#shared/api/index.ts'
import { ProductId } from '#shared/api/contract/brands.ts'
import type { Product } from '#shared/api/goods/catalog.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { fromBytes } from '#edge/cache/entry-answer.ts'
import { inPlace } from '#edge/cache/in-place.ts'
import { pageWaitMs } from '#edge/cache/pace.ts'
import { servePage } from '#edge/cache/page-cache.ts'
import { failurePage, notFoundPage } from '#edge/pages/error-pages.tsx'
import { answer, redirectTo } from '#edge/request/answer.ts'
import { warn } from '#edge/request/log.ts'
import type { RequestContext } from '#edge/request/request-context.ts'

/** A file about every product. */
export interface CatalogueFile {
  type: string
  begin: string
  rowsOf(product: Product): readonly string[]
  end: string
}

/** The one category that a file is about. */
interface Within {
  category: string
  addressOf(category: string): string
}

type Bytes = Uint8Array<ArrayBuffer>
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const encoded = (words: string): Bytes => encoder.encode(words) as Bytes

/** What a program may keep for an hour and no search engine lists. */
export const fileHeaders = { 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex' }

/**
 * Such a file, written from slices of the catalogue that are kept like pages. A small one is sent whole or not at all.
 * A large one is sent slice by slice, so that it is never held in memory; when a slice fails then, the connection is
 * cut, and no reader takes a part for the whole. A backend without the call that reads all products has no such file.
 */
export function serveCatalogue(
  context: RequestContext,
  address: string,
  file: CatalogueFile,
  within: Within | null = null,
): Promise<Response> {
  const category = within?.category ?? null
  const inItsPlace = async () => {
    const slices = slicesOf(context, { address, file, category })
    const read = [encoded(file.begin)]
    for (let size = 0; size < limits.feedWholeBytes;) {
      const slice = await slices.next()
      if (slice.done) {
        const bytes = await new Blob([...read, file.end]).arrayBuffer()
        return fromBytes(context, new Uint8Array(bytes), file.type, fileHeaders)
      }
      read.push(slice.value)
      size += slice.value.byteLength
    }
    const headers = { ...fileHeaders, 'content-type': file.type }
    return answer(context, asStream(streamed(context, read, slices, file.end)), { kind: 'data', headers })
  }
  // It is put together for each program that asks, also when no slice is written: pages of other shops go first.
  return orFailure(
    context,
    () => inPlace(context, { waitMs: pageWaitMs(context), timeApart: true }, inItsPlace),
    within?.addressOf,
  )
}

/**
 * What answers when a file cannot be written because the backend is silent, or does not have what it is made of;
 * `addressOf`: where that is, if it has moved.
 */
export async function orFailure(
  context: RequestContext,
  serve: () => Promise<Response>,
  addressOf?: Within['addressOf'],
): Promise<Response> {
  try {
    return await serve()
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    if (failure.kind === 'down') return failurePage(context, 503)
    const { moved } = failure.values
    return addressOf && typeof moved === 'string'
      ? redirectTo(context, addressOf(moved), 301)
      : notFoundPage(context, pageNotFoundAt(context.url.pathname))
  }
}

/** Read as fast as it is taken. What fails here ends the connection. */
const asStream = (parts: AsyncGenerator<Bytes, undefined>): ReadableStream<Bytes> =>
  new ReadableStream<Bytes>({
    async pull(controller) {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
    cancel: async () => void (await parts.return(undefined)),
  })

async function* streamed(
  context: RequestContext,
  begun: readonly Bytes[],
  slices: AsyncGenerator<Bytes, undefined>,
  end: string,
): AsyncGenerator<Bytes, undefined> {
  try {
    yield* begun
    yield* slices
    yield encoded(end)
  } catch (failure) {
    // The line of this request was written when its answer began.
    warn(context.log, `cut off: ${failure instanceof Error ? failure.message : 'failed'}`)
    throw failure
  }
}

interface Sliced {
  address: string
  file: CatalogueFile
  category: string | null
}

/**
 * The rows of the file, slice by slice. Each slice says where the next one begins, so a product that comes or goes
 * while they are read is neither repeated nor takes another one's place.
 */
async function* slicesOf(context: RequestContext, sliced: Sliced): AsyncGenerator<Bytes, undefined> {
  let after: ProductId | null = null
  for (let answers = 0; ; answers += 1) {
    assert(
      answers < limits.feedAnswers,
      'a file of all products is not cut off: a larger catalogue asks for one category, ?kategori=',
    )
    const { last, rows } = await readSlice(context, sliced, after)
    // A backend that has no slices answers everything again, and so it would without end.
    if (last === null || last === after) return
    yield rows
    after = last
  }
}

/** Slices are read once in a generation, however often a file is requested. */
async function readSlice(
  context: RequestContext,
  { address, file, category }: Sliced,
  after: ProductId | null,
): Promise<{ last: ProductId | null; rows: Bytes }> {
  // Each slice has the time of a page.
  context.outbound.readsUntil = Date.now() + pageWaitMs(context)
  const from = after === null ? '' : `${address.includes('?') ? '&' : '?'}${new URLSearchParams({ setelah: after })}`
  const place = address + from
  const write = async () => ({
    body: await writeSlice(context, file, { after, category }),
    contentType: file.type,
  })
  const { entry, how } = await servePage(context, place, write, patience)
  context.log.cache = how
  // An older price than the product page's gets an advertisement refused: platforms keep the file that they have.
  if (how === 'old') throw new ApiFailure('catalog.listWhole', 'down', 503, messageOf('unavailable'))
  const head = entry.bytes.indexOf(newline)
  return head === -1
    ? { last: null, rows: entry.bytes }
    : { last: ProductId.parse(decoder.decode(entry.bytes.subarray(0, head))), rows: entry.bytes.subarray(head + 1) }
}
const newline = 10
/** A slice is worth waiting for. A catalogue of them would push every page out of the memory. */
const patience = { freshMs: limits.feedFreshMs, followerWaitMs: limits.flightMaxMs, staleMs: 0, inMemory: false }

/** The id behind which the next slice begins, on a line of its own, and the rows; nothing: the catalogue has ended. */
async function writeSlice(
  context: RequestContext,
  file: CatalogueFile,
  from: { after: ProductId | null; category: string | null },
): Promise<string> {
  const { api } = createClient(context, { waitMs: pageWaitMs(context) })
  const products = await api.catalog.listWhole(from)
  const last = products.at(-1)
  return last ? `${last.id}\n${products.flatMap((product) => file.rowsOf(product)).join('')}` : ''
}
