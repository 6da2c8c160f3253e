import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingError } from './settings.js'
import { writing } from './writable.js'

/**
 * The two secrets of a local run, created once and stored beside its data.
 *
 * @param {string} state
 * @param {{ TOKEN_SECRET?: string }} [given] what the environment says counts
 * @returns {{ TOKEN_SECRET: string, ADMIN_TOKEN: string }}
 */
export function localSecrets(state, given = {}) {
  const file = join(state, 'secrets.json')
  const known = writing(state, 'ETALASE_STATE', () => readFile(file))
  if (known !== null) {
    const { TOKEN_SECRET, ADMIN_TOKEN } = jsonOf(known) ?? {}
    if (typeof TOKEN_SECRET === 'string' && typeof ADMIN_TOKEN === 'string') return { TOKEN_SECRET, ADMIN_TOKEN }
    // New ones would end every session and every order's link, so that is not decided here.
    throw new SettingError(`${file} is damaged: restore it from a backup, or delete it to get new secrets`)
  }
  if (!given.TOKEN_SECRET && hasShops(state))
    throw new SettingError(
      `${file} is gone, and ${state} holds shops: restore it from a backup. With other secrets every session, order link and key of a vendor is void; if that may be, TOKEN_SECRET sets a new one: openssl rand -hex 32`,
    )
  const secrets = { TOKEN_SECRET: randomBytes(32).toString('hex'), ADMIN_TOKEN: randomBytes(24).toString('hex') }
  writing(state, 'ETALASE_STATE', () => {
    mkdirSync(state, { recursive: true })
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    chmodSync(file, 0o600)
  })
  return secrets
}

/** @param {string} state */
function hasShops(state) {
  const folder = join(state, 'v3/do/etalase-commerce-Shop')
  return existsSync(folder) && readdirSync(folder).some((name) => /^[\da-f]{64}\.sqlite$/.test(name))
}

/** @param {string} file */
function readFile(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    // There are none yet; whatever else keeps them from being read must be corrected by hand.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null
    throw error
  }
}

/** @param {string} text @returns {Record<string, unknown> | null} */
function jsonOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    // Half a file.
    return null
  }
}
