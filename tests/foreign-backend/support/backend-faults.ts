import type { ServerResponse } from 'node:http'

/** The ways a backend can fail; each stands for a class of real failures. */
export const faults = [
  'dead',
  'slow',
  'garbage',
  'html',
  'empty',
  'forbidden',
  'signed-out',
  'boom',
  'half',
  'redirect',
  'relay',
  'wrong-types',
] as const
export type Fault = (typeof faults)[number]

/** Internal words of the backend that must never reach a shopper. */
export const secretWords = [
  'NullPointerException',
  'at com.acme.Shop',
  'SELECT * FROM',
  'rahasia-dalam',
  'evil.example',
  'nginx/1.18.0',
]

const slowMs = 20_000
const json = { 'content-type': 'application/json' }

export function misbehave(fault: Fault, response: ServerResponse, ownUrl: string): void {
  const ways: Record<Fault, () => void> = {
    dead: () => void response.destroy(),
    slow: () => void setTimeout(() => response.end('{}'), slowMs).unref(),
    garbage: () => void response.writeHead(200, json).end('{"statusCode":200,"data":[{,, rahasia-dalam'),
    html: () =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><h1>nginx/1.18.0</h1><script>alert("rahasia-dalam")</script></html>'),
    empty: () => void response.writeHead(200, { ...json, 'content-length': '0' }).end(),
    forbidden: () =>
      void response
        .writeHead(403, json)
        .end(JSON.stringify({ statusCode: 403, message: 'rahasia-dalam: key revoked' })),
    'signed-out': () =>
      void response
        .writeHead(401, json)
        .end(JSON.stringify({ statusCode: 401, message: 'rahasia-dalam: jwt expired' })),
    boom: () =>
      void response.writeHead(500, json).end(
        JSON.stringify({
          statusCode: 500,
          message: 'NullPointerException\n  at com.acme.Shop(Shop.java:17) SELECT * FROM orders',
        }),
      ),
    half: () => {
      response.writeHead(200, { ...json, 'content-length': '4096' })
      response.write('{"statusCode":200,"message":"OK","data":[{"CART_ID":1,"rahasia-dalam":')
      setTimeout(() => response.destroy(), 50)
    },
    redirect: () => void response.writeHead(302, { location: `${ownUrl}/jebakan` }).end(),
    relay: () =>
      void response
        .writeHead(200, {
          ...json,
          'set-cookie': '__Host-ACCESS_WEB=evil.example; Path=/; Secure',
          location: '//evil.example',
          'access-control-allow-origin': '*',
          'content-security-policy': 'default-src *',
          refresh: '0;url=//evil.example',
        })
        .end(JSON.stringify({ statusCode: 200, message: 'OK', data: 'relayed' })),
    'wrong-types': () =>
      void response
        .writeHead(200, json)
        .end(JSON.stringify({ statusCode: 200, message: { text: 'rahasia-dalam' }, data: 'rahasia-dalam' })),
  }
  ways[fault]()
}
