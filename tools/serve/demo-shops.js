import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { demoCustomer } from '#demo/history/past.ts'
import { openDemoShop } from '#demo/open.ts'

/** @type {readonly (import('#demo/open.ts').DemoOptions & { what: string })[]} */
export const demoShops = [
  { host: 'batik.localhost', shop: 'batik', what: 'batik and sewn goods' },
  { host: 'kopi.localhost', shop: 'kopi', what: 'coffee' },
  { host: 'gawai.localhost', shop: 'gawai', what: 'gadgets' },
  { host: 'tutup-sementara.localhost', shop: 'batik', maintenance: true, what: 'closed for maintenance' },
]
export const demoLogin = { login: demoCustomer.email, password: demoCustomer.password }

/** The video of one product, made of its pictures. */
const film = { shop: 'batik', slug: 'kain-tulis-sekar-jagad', type: 'video/mp4' }

/**
 * Opens a demo shop through the administration of a local server; one that is open already stays as it is.
 *
 * @param {number} port
 * @param {string} adminToken
 * @param {import('#demo/open.ts').DemoOptions} shop
 */
export async function openShop(port, adminToken, shop) {
  const ask = (
    /** @type {string} */ path,
    /** @type {string} */ contentType,
    /** @type {string | Uint8Array} */ body,
  ) => {
    const headers = {
      host: `${shop.host}:${port}`,
      authorization: `Bearer ${adminToken}`,
      'content-type': contentType,
      'content-length': Buffer.byteLength(body),
    }
    return send({ port, path, headers }, body)
  }
  const { body } = await openDemoShop(shop, ask)
  const fresh = /** @type {{ status: string }} */ (body).status !== 'open'
  if (!fresh || shop.shop !== film.shop) return
  const own = `/admin/v1/shops/${shop.host}`
  const kept = await ask(`${own}/images`, film.type, await readFile(`demo/pictures/${film.slug}.mp4`))
  const { address } = /** @type {{ address: string }} */ (kept.body)
  await ask(`${own}/import`, 'application/json', JSON.stringify({ products: [{ slug: film.slug, video: address }] }))
}

/**
 * `*.localhost` resolves in browsers, not in Node: the address is given and the name travels as the Host header.
 *
 * @param {import('node:http').RequestOptions} options
 * @param {string | Uint8Array} body
 * @returns {Promise<import('#demo/open.ts').Answer>}
 */
function send(options, body) {
  return new Promise((resolve, reject) => {
    const call = request({ ...options, host: '127.0.0.1', method: 'POST' }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: bodyOf(text) }))
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** @param {string} text */
function bodyOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    // A server that is still starting may answer a page; what it says stands in the message of the failure.
    return text
  }
}
