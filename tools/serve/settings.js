import { notAPort, portOf } from '../start/port.js'

/** What stands in the environment is wrong; the message is for the person who set it. */
export class SettingError extends Error {}

/** EX_CONFIG of sysexits.h: starting again does not help. */
export const settingCode = 78

/** The message is for the person who started it; a stack would hide it. @param {unknown} error @returns {never} */
export function giveUp(error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(error instanceof SettingError ? settingCode : 1)
}

/** @template T @param {() => T} work @returns {T} */
export function orGiveUp(work) {
  try {
    return work()
  } catch (error) {
    return giveUp(error)
  }
}

/** As long as `worker/commerce/app/health.ts` asks. */
const leastChars = { TOKEN_SECRET: 32, TOKEN_SECRET_BEFORE: 32, ADMIN_TOKEN: 24, SEAL_KEY: 32, SEAL_KEY_BEFORE: 32 }
/** Secrets that the Workers get when they are set. */
const passedOn = [...Object.keys(leastChars), 'GOOGLE_CLIENT', 'ALARMS', 'PUSH_KEYS']

/**
 * What these may be, and how that is said. A word that is misspelt would count as none.
 *
 * @type {Readonly<Record<string, readonly [RegExp, string]>>}
 */
const allowed = {
  TRUSTED_PROXY: [/^[01]$/, '0 or 1'],
  OFFLINE: [/^off$/, 'off or empty'],
  SIGN_IN_HOST: [/^[\w-]+(\.[\w-]+)*$/, 'a host such as masuk.example.id'],
  PLATFORM_HOSTS: [/^[\w*.\-\s,]+$/, 'hosts such as *.example.id'],
  SECURITY_CONTACT: [/^(mailto:[^\s@]+@|https:\/\/)\S+$/, 'an address such as mailto:security@example.id'],
}

/**
 * The settings of a local run or a container: see tools/serve/serve.js.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function settingsOf(env) {
  const port = portOf(env.PORT ?? '8787')
  if (port === null) throw new SettingError(notAPort(env.PORT ?? ''))
  for (const [name, [pattern, words]] of Object.entries(allowed))
    if (env[name] && !pattern.test(env[name] ?? ''))
      throw new SettingError(`${name} must be ${words}, and it is "${env[name]}"`)
  const backendUrl = env.BACKEND_URL || undefined
  if (backendUrl && !isEncrypted(backendUrl))
    throw new SettingError(`BACKEND_URL must be an address such as https://api.example.com, and it is "${backendUrl}"`)
  // Each backend has its own state: what one backend says about a host must not answer for another.
  const usual = backendUrl ? `.wrangler/state/${backendUrl.replace(/\W+/g, '-')}` : '.wrangler/state'
  const state = env.ETALASE_STATE ?? usual
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    state,
    log: env.ETALASE_LOG ?? `${state}/shop.log`,
    backendUrl,
    trustedProxy: env.TRUSTED_PROXY === '1',
    demo: env.ETALASE_DEMO !== '0',
    standIns: env.ETALASE_STAND_INS !== '0',
    signInHost: env.SIGN_IN_HOST,
    securityContact: env.SECURITY_CONTACT,
    offline: env.OFFLINE,
    platformHosts: env.PLATFORM_HOSTS,
    dataPlace: env.DATA_PLACE,
    dnsResolver: resolverOf(env.DNS_RESOLVER),
    stopDelayMs: secondsOf('ETALASE_STOP_DELAY', env.ETALASE_STOP_DELAY ?? '0') * 1_000,
    // Pages are read for a long while after nothing can be written any more.
    diskFreeBytes: megabytesOf(env.ETALASE_DISK_FREE_MB ?? '64') * 1024 * 1024,
    secrets: secretsOf(env),
  }
}

/** @param {string} value */
function megabytesOf(value) {
  if (!/^\d+$/.test(value))
    throw new SettingError(`ETALASE_DISK_FREE_MB must be a number of megabytes, and it is "${value}"`)
  return Number(value)
}

/**
 * https; without it only on this machine and between the containers of one, whose names have no dot.
 *
 * @param {string} address
 */
function isEncrypted(address) {
  const { protocol, hostname } = URL.parse(address) ?? {}
  return (
    protocol === 'https:' || (protocol === 'http:' && /^([\w-]+|[\w-]+\.localhost|127\.0\.0\.1)$/.test(hostname ?? ''))
  )
}

/** @param {string | undefined} address */
function resolverOf(address) {
  if (!address || isEncrypted(address)) return address || undefined
  throw new SettingError(`DNS_RESOLVER must be an address such as https://dns.google/resolve, and it is "${address}"`)
}

/** @param {string} name @param {string} text */
function secondsOf(name, text) {
  if (/^\d$/.test(text)) return Number(text)
  throw new SettingError(`${name} must be a number of seconds from 0 to 9, and it is "${text}"`)
}

/** @param {NodeJS.ProcessEnv} env @returns {Record<string, string>} */
function secretsOf(env) {
  for (const [name, least] of Object.entries(leastChars))
    if (env[name] && (env[name] ?? '').length < least)
      throw new SettingError(`${name} has fewer than ${least} characters: openssl rand -hex 32 makes a good one`)
  for (const name of ['GOOGLE_CLIENT', 'ALARMS', 'PUSH_KEYS'])
    if (env[name] && !isObject(env[name] ?? '')) throw new SettingError(`${name} is no JSON object`)
  return Object.fromEntries(passedOn.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}

/** @param {string} text */
function isObject(text) {
  try {
    const value = JSON.parse(text)
    return value !== null && typeof value === 'object' && !Array.isArray(value)
  } catch {
    // Cut off, or pasted with its quotes.
    return false
  }
}
