import { request } from 'node:http'

/** @typedef {{ host: string, sample: string, demo: true, maintenance?: true }} DemoShop */

/** @type {readonly (DemoShop & { what: string })[]} */
export const demoShops = [
  { host: 'batik.localhost', sample: 'batik', demo: true, what: 'batik and sewn goods' },
  { host: 'kopi.localhost', sample: 'kopi', demo: true, what: 'coffee' },
  { host: 'gawai.localhost', sample: 'gawai', demo: true, what: 'gadgets' },
  { host: 'tutup-sementara.localhost', sample: 'batik', demo: true, maintenance: true, what: 'closed for maintenance' },
]
export const demoLogin = { login: 'siti@contoh.id', password: 'belanja-aman-2026' }

const wentWell = new Set([200, 201, 204, 409])

/**
 * Opens a shop through the administration door; one that is open already stays as it is.
 *
 * @param {number} port
 * @param {string} adminToken
 * @param {DemoShop} shop
 * @returns {Promise<void>}
 */
export function openShop(port, adminToken, { host, sample, demo, maintenance }) {
  const body = JSON.stringify({ host, sample, demo, ...(maintenance ? { maintenance } : {}) })
  const headers = {
    host: `${host}:${port}`,
    authorization: `Bearer ${adminToken}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve, reject) => {
    // `*.localhost` resolves in browsers, not in Node: the address is given and the name travels as the Host header.
    const call = request({ host: '127.0.0.1', port, path: '/admin/shops', method: 'POST', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => (text += part))
      answer.on('end', () =>
        wentWell.has(answer.statusCode ?? 0)
          ? resolve()
          : reject(new Error(`${host} could not be opened: ${answer.statusCode} ${text.slice(0, 300)}`)),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}
