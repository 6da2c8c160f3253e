import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import type { LookupFunction } from 'node:net'

export interface Seen {
  status: number
  headers: Readonly<Record<string, string>>
  bytes: Buffer
  text: string
  /** Until the first byte. */
  ms: number
}
interface VisitOptions {
  form?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
}
const timeoutMs = 20_000
/** Above the largest feed that a shop writes. */
const bytesMax = 32 * 1024 * 1024

/** `*.localhost` is this machine in browsers, but not for Node. */
const lookup: LookupFunction = (_, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

/** A visitor of one shop, with cookies, who follows no redirect. */
export class Visitor {
  readonly origin: string
  readonly #cookies = new Map<string, string>()

  constructor(origin: string) {
    this.origin = origin
  }

  see(path: string, { form, headers = {} }: VisitOptions = {}): Promise<Seen> {
    const url = new URL(path, this.origin)
    const body = form ? new URLSearchParams(form).toString() : ''
    const sent = {
      ...(this.#cookies.size > 0 ? { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') } : {}),
      ...(form
        ? { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length, origin: this.origin }
        : {}),
      ...headers,
    }
    const startedAt = Date.now()
    return new Promise((done, fail) => {
      const call = (url.protocol === 'https:' ? secure : plain)(url, {
        method: form ? 'POST' : 'GET',
        headers: sent,
        // Not `timeout`: a connection that is used again may still run the timer of its last pause.
        signal: AbortSignal.timeout(timeoutMs),
        ...(url.hostname.endsWith('localhost') ? { lookup } : {}),
      })
      call.on('error', (error) =>
        fail(error.cause instanceof DOMException ? new Error(`no answer within ${timeoutMs} ms`) : error),
      )
      call.on('response', (answer) => {
        const [parts, ms] = [[] as Buffer[], Date.now() - startedAt]
        for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line)
        let size = 0
        answer.on('data', (part: Buffer) => {
          size += part.byteLength
          if (size > bytesMax) call.destroy(new Error(`more than ${bytesMax} bytes`))
          parts.push(part)
        })
        answer.on('error', fail)
        answer.on('end', () => {
          const bytes = Buffer.concat(parts)
          const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value ?? '')])
          const text = bytes.toString('utf8')
          done({ status: answer.statusCode ?? 0, headers: Object.fromEntries(headers), bytes, text, ms })
        })
      })
      call.end(body)
    })
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /;\s*max-age=0/i.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
