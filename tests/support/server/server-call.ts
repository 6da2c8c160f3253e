import { type IncomingHttpHeaders, request } from 'node:http'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}
interface CallOptions {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  timeoutMs?: number
}

/** Sends one request over its own socket, unchanged: it follows no redirect and adds only the Host header. */
export function callServer(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, timeoutMs = 15_000 }: CallOptions = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: `${host}:${port}`, ...headers, ...length },
        agent: false,
        timeout: timeoutMs,
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString('utf8'),
          }),
        )
        answer.on('error', reject)
      },
    )
    call.on('timeout', () => call.destroy(new Error(`${method} ${path} had no complete answer within ${timeoutMs} ms`)))
    call.on('error', reject)
    call.end(body)
  })
}

/** A visitor of one shop with a cookie jar, who acts like a browser without script. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly port: number
  readonly host: string
  constructor(port: number, host: string) {
    this.port = port
    this.host = host
  }

  get origin(): string {
    return `http://${this.host}:${this.port}`
  }
  get(path: string, options: CallOptions = {}): Promise<Reply> {
    return this.#call(path, options)
  }
  /** Sends a form like a page of this shop. */
  post(
    path: string,
    fields: Readonly<Record<string, string>> | readonly (readonly [string, string])[],
    options: CallOptions = {},
  ): Promise<Reply> {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: this.origin,
      'sec-fetch-site': 'same-origin',
      ...options.headers,
    }
    return this.#call(path, {
      ...options,
      method: 'POST',
      headers,
      body: new URLSearchParams(fields as Record<string, string>).toString(),
    })
  }
  /** Calls the browser API, like a script of the page. */
  callApi(name: string, input: unknown, options: CallOptions = {}): Promise<Reply> {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      origin: this.origin,
      'sec-fetch-site': 'same-origin',
      ...options.headers,
    }
    return this.#call(`/api/${name}`, { ...options, method: 'POST', headers, body: JSON.stringify(input) })
  }

  async #call(path: string, options: CallOptions): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await callServer(this.port, this.host, path, {
      ...options,
      headers: { ...(cookie ? { cookie } : {}), ...options.headers },
    })
    for (const line of reply.headers['set-cookie'] ?? []) this.#keep(line)
    return reply
  }
  #keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (!name) return
    if (!value || /;\s*max-age=0/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
