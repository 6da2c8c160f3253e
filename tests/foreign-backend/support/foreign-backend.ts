import { setTimeout } from 'node:timers/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fault, misbehave } from './backend-faults.ts'
import { type Company, ForeignShop, type ForeignAnswer } from './foreign-shop.ts'

/** One recorded request: exactly what the storefront sent. */
export interface Recorded {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
}

const base = '/website/api/v1'

/**
 * Another company's backend, written only from the specification's table of calls: ids are numbers, some amounts are
 * text, and a call that is not in the table is answered by that company's framework. Each shop has its own host, so
 * that parallel tests do not disturb each other.
 */
export class ForeignBackend implements AsyncDisposable {
  readonly #server: Server
  readonly #shops = new Map<string, ForeignShop>()
  readonly #unknownCalls: Recorded[] = []

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
  /** Calls without one of our hosts: a redirect that was followed, a look-up of an unknown domain. */
  get unknownCalls(): readonly Recorded[] {
    return this.#unknownCalls
  }
  open(host: string, options: Company = {}): ForeignShop {
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
    if (!shop) this.#unknownCalls.push(recorded)
    else shop.log.push(recorded)
    const fault: Fault | null = shop?.faultFor(recorded) ?? null
    if (fault) return misbehave(fault, response, this.url)
    if (shop && shop.delayMs > 0) await setTimeout(shop.delayMs)
    await shop?.held
    const answer = shop ? shop.answer(recorded) : unknownDomain(recorded)
    if (shop?.options.send) return shop.options.send(response, answer, recorded)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }
}

function unknownDomain({ path }: Recorded): ForeignAnswer {
  if (path === '/api-access')
    return { status: 200, body: { statusCode: 200, message: 'OK', data: { COMPANY_API_ID: 0 } } }
  return { status: 403, body: { statusCode: 403, message: 'Forbidden' } }
}

/** By the specification a backend recognises the site by its Referer. */
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
