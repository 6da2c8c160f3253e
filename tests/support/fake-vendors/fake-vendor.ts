import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: unknown
}
/** A JSON answer, or a fault: a status, a broken body, no answer at all, or one after so many ms. */
export type Answer = ({ status?: number; afterMs?: number } & ({ json: unknown } | { text: string })) | 'hang' | 'drop'

/** Which shop asks, by the first part of the address, and what it asks without that part. */
export function shopOf(asked: Asked): { shop: string; asked: Asked } {
  const [, shop = '', path = asked.path] = /^\/([\w-]+\.localhost)(\/.*)$/.exec(asked.path) ?? []
  return { shop, asked: { ...asked, path } }
}

/** A fake vendor on this machine over real HTTP, with scripted answers and a record of its requests. */
export async function openVendor(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      }
      asked.push(one)
      const given = answer(one)
      if (given === 'hang') return
      if (given === 'drop') return void request.socket.destroy()
      const speak = () => {
        response.writeHead(given.status ?? 200, {
          'content-type': 'application/json',
          location: 'http://127.0.0.1:9/elsewhere',
        })
        response.end('json' in given ? JSON.stringify(given.json) : given.text)
      }
      if (given.afterMs === undefined) speak()
      else setTimeout(speak, given.afterMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The process may end while it still listens.
  server.unref()
  return {
    asked,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
