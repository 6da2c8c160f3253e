import { limits } from '#shared/limits.ts'
import { readBounded } from '#shared/web/bytes.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { backendHeaders, backendUrl, sendToBackend } from './transport.ts'

/**
 * A whole file of the backend; null: there is none for this shopper. None of the backend's own headers is passed on.
 */
export async function fetchBytes(
  context: EarlyContext,
  path: string,
): Promise<{ bytes: Uint8Array; type: string } | null> {
  const response = await fetchFile(context, path, { signal: AbortSignal.timeout(limits.writeTimeoutMs) })
  const bytes = response.status === 200 ? await readBounded(response, limits.videoBytes) : null
  return bytes && { bytes, type: response.headers.get('content-type') ?? '' }
}

/**
 * The backend's answer as it comes, for a file that is passed on while it arrives; `signal` aborts it too. `range`: the
 * header of that name, which asks for a part of the file.
 */
export function fetchFile(
  context: EarlyContext,
  path: string,
  { signal, range = null }: { signal?: AbortSignal; range?: string | null } = {},
): Promise<Response> {
  const headers = backendHeaders(context)
  if (range !== null) headers.set('range', range)
  context.log.backendCalls += 1
  return sendToBackend(context, new Request(backendUrl(context, path), { headers, redirect: 'manual' }), signal)
}
