import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'

/**
 * Compression in one place: in a local run and a container nobody else does it, and in production the platform does.
 * The bytes differ by encoding, so a strong ETag becomes a weak one, which says that the content is the same. What has
 * one is compressed once: brotli costs more than a page of the cache.
 */
const compressible = /^(text\/|application\/(json|xml|javascript|manifest\+json|ld\+json)|image\/svg\+xml)/
/** What is shorter gets longer, or fits into one packet anyhow. */
const leastBytes = 600

/** Compressed bytes by encoding and strong ETag: the least recently used leaves first. */
const kept = /** @type {Map<string, Uint8Array<ArrayBuffer>>} */ (new Map())
const keptBytesMax = 16 * 1024 * 1024
let keptBytes = 0

/**
 * @param {Request} request
 * @param {Response} response
 * @returns {Promise<Response>}
 */
export async function compressed(request, response) {
  const { headers, status } = response
  if (
    !compressible.test(headers.get('content-type') ?? '') ||
    /\bno-transform\b/.test(headers.get('cache-control') ?? '')
  )
    return response
  const varied = new Headers(headers)
  varied.set('vary', withEncoding(headers.get('vary')))
  const etag = headers.get('etag')
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
  const whole = status !== 206 && status !== 304 && !headers.has('content-encoding') && response.body !== null
  const long = Number(headers.get('content-length') ?? leastBytes) >= leastBytes
  if (encoding === null || status === 206) return new Response(response.body, { status, headers: varied })
  if (etag) varied.set('etag', etag.replace(/^"/, 'W/"'))
  if (!whole || !long) return new Response(response.body, { status, headers: varied })
  varied.set('content-encoding', encoding)
  varied.delete('content-length')
  // A page that leaves before it is complete: workerd's own compression would hold its beginning until its end.
  if (headers.get('x-accel-buffering') === 'no') {
    const init = /** @type {ResponseInit} */ ({ status, headers: varied, encodeBody: 'manual' })
    return new Response(response.body?.pipeThrough(pieceByPiece(encoding)), init)
  }
  if (etag?.startsWith('"')) {
    const init = /** @type {ResponseInit} */ ({ status, headers: varied, encodeBody: 'manual' })
    return new Response(
      request.method === 'HEAD' ? null : await keptBody(`${encoding} ${etag}`, encoding, response),
      init,
    )
  }
  // workerd does the work: `automatic` is its own word for "the body is plain, the header says what to make of it".
  const init = /** @type {ResponseInit} */ ({ status, headers: varied, encodeBody: 'automatic' })
  return new Response(response.body, init)
}

/**
 * @param {string} key
 * @param {'br' | 'gzip'} encoding
 * @param {Response} response
 */
async function keptBody(key, encoding, response) {
  const plain = kept.has(key) ? null : await response.arrayBuffer()
  const known = kept.get(key)
  const bytes =
    known ??
    (encoding === 'br' ? brotliCompressSync(plain ?? '', brotli(levelOf(response, plain))) : gzipSync(plain ?? ''))
  if (known) kept.delete(key)
  else keptBytes += bytes.byteLength
  kept.set(key, bytes)
  for (const [oldest, { byteLength }] of kept) {
    if (keptBytes <= keptBytesMax) break
    kept.delete(oldest)
    keptBytes -= byteLength
  }
  return bytes
}
const usualLevel = 5
/** A file of this size takes 60 ms of the one thread at the highest level; one three times as large takes 300. */
const longestBytes = 64 * 1024
/**
 * A page is soon another one; a small file of a build is compressed once for everybody who comes.
 *
 * @param {Response} response
 * @param {ArrayBuffer | null} plain
 */
const levelOf = ({ headers }, plain) =>
  /\bimmutable\b/.test(headers.get('cache-control') ?? '') && (plain?.byteLength ?? 0) <= longestBytes ? 11 : usualLevel
const brotli = (level = usualLevel) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })

/**
 * Compression that passes on each piece at once.
 *
 * @param {'br' | 'gzip'} encoding
 * @returns {TransformStream<Uint8Array, Uint8Array>}
 */
function pieceByPiece(encoding) {
  const zip =
    encoding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, ...brotli() })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  return new TransformStream({
    start(out) {
      zip.on('data', (bytes) => out.enqueue(bytes))
      zip.on('error', (error) => out.error(error))
    },
    transform: (piece) => new Promise((done) => zip.write(piece, () => done())),
    flush: () =>
      new Promise((done) => {
        zip.on('end', () => done())
        zip.end()
      }),
  })
}

/** @param {string | null} vary */
function withEncoding(vary) {
  if (!vary) return 'accept-encoding'
  return /(^|[\s,])(accept-encoding|\*)/i.test(vary) ? vary : `${vary}, accept-encoding`
}

/**
 * What the caller takes: brotli before gzip; null: neither.
 *
 * @param {string} accepted
 * @returns {'br' | 'gzip' | null}
 */
function encodingFor(accepted) {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : null
}
