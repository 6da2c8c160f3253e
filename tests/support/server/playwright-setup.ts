import { execFileSync } from 'node:child_process'
import { openFakeTurnstile } from '../fake-vendors/fake-turnstile.ts'
import { newPushKeys } from '../push-keys.ts'
import { startServer } from './server.ts'

/** Before the first journey, finds a browser and starts one server for all journeys. The returned function stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.ETALASE_CHROMIUM =
    execFileSync(process.execPath, ['tools/verify/browser.js'], { encoding: 'utf8' }).trim().split('\n').at(-1) ?? ''
  const turnstile = await openFakeTurnstile()
  process.env.ETALASE_TURNSTILE = turnstile.baseUrl
  const { PUSH_KEYS } = await newPushKeys()
  const server = await startServer({ name: 'journeys', env: { PUSH_KEYS } })
  process.env.ETALASE_PORT = String(server.port)
  process.env.ETALASE_ADMIN_TOKEN = server.adminToken
  return async () => {
    await server[Symbol.asyncDispose]()
    await turnstile[Symbol.asyncDispose]()
  }
}
