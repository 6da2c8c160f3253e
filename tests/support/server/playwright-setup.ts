import { execFileSync } from 'node:child_process'
import { createECDH } from 'node:crypto'
import { openFakeTurnstile } from '../fake-vendors/fake-turnstile.ts'
import { startServer } from './server.ts'

/** Before the first journey, finds a browser and starts one server for all journeys. The returned function stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.ETALASE_CHROMIUM =
    execFileSync(process.execPath, ['tools/verify/browser.js'], { encoding: 'utf8' }).trim().split('\n').at(-1) ?? ''
  const turnstile = await openFakeTurnstile()
  process.env.ETALASE_TURNSTILE = turnstile.baseUrl
  const server = await startServer({ name: 'journeys', env: { PUSH_KEYS: newPushKeys() } })
  process.env.ETALASE_PORT = String(server.port)
  process.env.ETALASE_ADMIN_TOKEN = server.adminToken
  return async () => {
    await server[Symbol.asyncDispose]()
    await turnstile[Symbol.asyncDispose]()
  }
}

/** What signs news for browsers. */
function newPushKeys(): string {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const privateKey = keys.getPrivateKey('base64url').padEnd(43, 'A')
  return JSON.stringify({ publicKey: keys.getPublicKey('base64url'), privateKey, subject: 'mailto:operator@contoh.id' })
}
