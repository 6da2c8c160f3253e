import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The two secrets of a local run, created once and stored beside its data.
 *
 * @param {string} state
 * @returns {{ TOKEN_SECRET: string, ADMIN_TOKEN: string }}
 */
export function localSecrets(state) {
  const file = join(state, 'secrets.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // There are none yet, or the file is damaged. New secrets only end the sessions of the local shops.
    const secrets = { TOKEN_SECRET: randomBytes(32).toString('hex'), ADMIN_TOKEN: randomBytes(24).toString('hex') }
    mkdirSync(state, { recursive: true })
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    chmodSync(file, 0o600)
    return secrets
  }
}
