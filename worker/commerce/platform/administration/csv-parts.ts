import { csvLines, csvMark } from '#shared/admin/csv.ts'
import type { Result } from '#shared/result.ts'

/** A part of a file with many rows, and behind which row the next part begins; null: this was the last one. */
export interface FilePart {
  rows: string[][]
  next: { id: string; at: number } | null
}

interface Wanted {
  columns: readonly string[]
  first: FilePart
  next(after: NonNullable<FilePart['next']>): Promise<Result<FilePart>>
  /** So many parts at most. */
  parts: number
}

/**
 * A CSV file, sent while it is read: one part is in memory at a time. A part that fails breaks the transfer off, because
 * a file that ends early would look whole.
 */
export function sendCsv({ columns, first, next, parts }: Wanted): Response {
  const encoder = new TextEncoder()
  let part: FilePart | null = first
  let taken = 1
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvMark + csvLines([[...columns]]))),
    async pull(controller) {
      if (part === null) return controller.close()
      controller.enqueue(encoder.encode(csvLines(part.rows)))
      if (part.next === null) {
        part = null
        return controller.close()
      }
      taken += 1
      const found: Result<FilePart> | null = taken > parts ? null : await next(part.next)
      if (!found?.ok) return controller.error(new Error('the file broke off: ask for less'))
      part = found.value
    },
  })
  const headers = { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' }
  return new Response(body, { headers })
}
