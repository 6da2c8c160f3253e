import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fault, misbehave } from './backend-faults.ts'
import { ForeignShop, type ForeignAnswer } from './foreign-shop.ts'

/** One request as it arrived: what the storefront really sent, byte by byte. */
export interface Recorded {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
}

const base = '/website/api/v1'

/**
 * Another company's backend. It was written from the specification's table of calls alone, as a stranger would write
 * it: rows have numbers for ids, amounts come as text here and there, a call that is not in the table answers as that
 * company's framework does. Each shop is a host of its own, so that tests at the same moment do not see each other.
 */
export class ForeignBackend implements AsyncDisposable {
  readonly #server: Server
  readonly #shops = new Map<string, ForeignShop>()
  readonly #strangers: Recorded[] = []

  private constructor() {
    this.#server = createServer((request, response) => void this.#receive(request, response))
  }
  static async start(): Promise<ForeignBackend> {
    const backend = new ForeignBackend()
    await new Promise<void>((listening) => backend.#server.listen(0, '127.0.0.1', listening))
    return backend
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
  /** Calls that carried no host of ours: a redirect that was followed, a look-up of an unknown domain. */
  get strangers(): readonly Recorded[] {
    return this.#strangers
  }
  open(host: string, options: { catalogue?: boolean } = {}): ForeignShop {
    const shop = new ForeignShop(host, options)
    this.#shops.set(host, shop)
    return shop
  }
  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recorded = await record(request)
    const shop = this.#shops.get(hostOf(recorded))
    if (!shop) this.#strangers.push(recorded)
    else shop.log.push(recorded)
    const fault: Fault | null = shop?.faultFor(recorded) ?? null
    if (fault) return misbehave(fault, response, this.url)
    const answer = shop ? shop.answer(recorded) : unknownDomain(recorded)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }
}

function unknownDomain({ path }: Recorded): ForeignAnswer {
  if (path === '/api-access')
    return { status: 200, body: { statusCode: 200, message: 'OK', data: { COMPANY_API_ID: 0 } } }
  return { status: 403, body: { statusCode: 403, message: 'Forbidden' } }
}

/** The specification says the look-up knows a site by its Referer. */
function hostOf({ headers }: Recorded): string {
  return URL.parse(headers.referer ?? '')?.hostname ?? ''
}

async function record(request: IncomingMessage): Promise<Recorded> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const url = new URL(request.url ?? '/', 'http://backend')
  return {
    method: request.method ?? 'GET',
    path: url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(parts).toString('utf8'),
  }
}
