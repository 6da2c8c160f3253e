import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { portIn } from '../start/port.js'
import { compressed } from './compress.js'
import { lockState } from './lock.js'
import { openLog } from './log.js'
import { localSecrets } from './secrets.js'
import { settingsOf } from './settings.js'

const folder = mkdtempSync(join(tmpdir(), 'etalase-serve-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Proves ASVS 12.3.1, ASVS 13.2.3
test.each([
  [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, and it is "abc"'],
  [{ PORT: '70000' }, 'PORT must be'],
  [{ BACKEND_URL: 'api.example.com' }, 'BACKEND_URL must be an address'],
  [{ BACKEND_URL: 'http://api.example.com' }, 'BACKEND_URL must be an address'],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET has fewer than 32 characters'],
  [{ ADMIN_TOKEN: 'short' }, 'ADMIN_TOKEN has fewer than 24 characters'],
  [{ SEAL_KEY: 'short' }, 'SEAL_KEY has fewer than 32 characters'],
  [{ GOOGLE_CLIENT: '{"toko.id":' }, 'GOOGLE_CLIENT is no JSON object'],
  [{ ALARMS: 'https://hook.example' }, 'ALARMS is no JSON object'],
  [{ PUSH_KEYS: '[]' }, 'PUSH_KEYS is no JSON object'],
  [{ TOKEN_SECRET_BEFORE: 'x' }, 'TOKEN_SECRET_BEFORE has fewer than 32 characters'],
  [{ SEAL_KEY_BEFORE: 'x' }, 'SEAL_KEY_BEFORE has fewer than 32 characters'],
  [{ TRUSTED_PROXY: 'yes' }, 'TRUSTED_PROXY must be 0 or 1, and it is "yes"'],
  [{ OFFLINE: 'nein' }, 'OFFLINE must be off or empty'],
  [{ SIGN_IN_HOST: 'https://masuk.example' }, 'SIGN_IN_HOST must be a host'],
  [{ SECURITY_CONTACT: 'halo' }, 'SECURITY_CONTACT must be'],
  [{ PLATFORM_HOSTS: '*.zone.example http://x' }, 'PLATFORM_HOSTS must be hosts'],
  [{ ETALASE_STOP_DELAY: 'soon' }, 'ETALASE_STOP_DELAY must be'],
  [{ DNS_RESOLVER: 'http://dns.example' }, 'DNS_RESOLVER must be an address'],
])('%o is refused in a sentence that names the setting and shows no secret', (env, words) => {
  expect(() => settingsOf(env as NodeJS.ProcessEnv)).toThrow(words)
  expect(() => settingsOf(env as NodeJS.ProcessEnv)).not.toThrow('toko.id')
})

test('without settings a run stays on this machine, with the stand-ins and the demo', () => {
  expect(settingsOf({} as NodeJS.ProcessEnv)).toMatchObject({
    ...{ port: 8787, host: '127.0.0.1', state: '.wrangler/state', log: '.wrangler/state/shop.log' },
    ...{ standIns: true, demo: true, trustedProxy: false, secrets: {} },
  })
})

test('the port of an address is known when it is the usual one, too', () => {
  expect([portIn(new URL('http://127.0.0.1:80/')), portIn(new URL('http://127.0.0.1:8787/'))]).toEqual([80, 8787])
})

test('local shops are deleted by the plain command alone, and never under a server that runs on them', async () => {
  const home = mkdtempSync(join(folder, 'reset-'))
  const states = ['.wrangler/state', '.wrangler/dev'].map((state) => join(home, state))
  for (const state of states) mkdirSync(join(state, 'v3'), { recursive: true })
  const reset = async (...words: string[]) => {
    const child = fork(join(import.meta.dirname, 'reset.js'), words, { cwd: home, silent: true })
    const [code] = await once(child, 'exit')
    return [code, ...states.map((state) => existsSync(join(state, 'v3')))]
  }
  expect(await reset('--help')).toEqual([64, true, true])
  for (const state of states) {
    const server = lockState(state)
    expect(await reset()).toEqual([75, true, true])
    server?.close()
  }
  // Another backend has a folder of its own in it.
  const ofBackend = lockState(join(home, '.wrangler/state/https-api-example-com'))
  expect(await reset()).toEqual([75, true, true])
  ofBackend?.close()
  expect(await reset()).toEqual([0, false, false])
})

test.each([
  ['elsewhere', 'The shops of .wrangler/ are deleted. Those of elsewhere stay'],
  ['.wrangler/state', 'All local shops are deleted.'],
])('a reset says whether the shops of ETALASE_STATE=%s stay', async (state, begins) => {
  const home = mkdtempSync(join(folder, 'reset-said-'))
  for (const one of ['elsewhere', '.wrangler/state']) mkdirSync(join(home, one, 'v3'), { recursive: true })
  const env = { ...process.env, ETALASE_STATE: state }
  const child = fork(join(import.meta.dirname, 'reset.js'), [], { cwd: home, env, silent: true })
  const said = child.stdout ? text(child.stdout) : ''
  expect(await once(child, 'exit')).toEqual([0, null])
  expect((await said).startsWith(begins)).toBe(true)
  expect(existsSync(join(home, 'elsewhere/v3'))).toBe(true)
})

test.each([
  ['serve/reset.js', '.wrangler/dev cannot be written (', '): give it to the user '],
  ['dev/dev.js', '.wrangler/dev cannot be written (', ', or choose another ETALASE_STATE.'],
  ['dev/directory.js', '.wrangler/dev cannot be written (', ', or choose another ETALASE_STATE.'],
  ['dev/vite.js', '.wrangler/dev cannot be written (', ', or choose another ETALASE_STATE.'],
  ['serve/serve.js', 'a-file cannot be written (', ', or choose another ETALASE_STATE.'],
  ['backup/restore.js', 'a-file cannot be written (', ', or choose another ETALASE_STATE.'],
])('%s says in a line that it cannot write where the shops are', async (name, begins, ends) => {
  const home = mkdtempSync(join(folder, 'unwritable-'))
  mkdirSync(join(home, '.wrangler'))
  // Nobody makes a folder where a file is, root included.
  for (const file of ['.wrangler/dev', 'a-file']) writeFileSync(join(home, file), '')
  const { ETALASE_STATE: _, ...without } = process.env
  const words = name === 'backup/restore.js' ? ['a-backup'] : []
  const env = { ...without, PORT: '0', ...(begins.startsWith('a-file') ? { ETALASE_STATE: 'a-file' } : {}) }
  const child = fork(join(import.meta.dirname, '..', name), words, { cwd: home, env, silent: true })
  const said = child.stderr ? text(child.stderr) : ''
  expect(await once(child, 'exit')).toEqual([78, null])
  const [line = '', ...more] = (await said).trim().split('\n')
  expect([line.startsWith(begins), line.includes(ends), more]).toEqual([true, true, []])
  expect(line.includes('ETALASE_STATE')).toBe(name !== 'serve/reset.js')
})

test.each(['directory.js', 'vite.js'])('%s of the development server begins on no folder of another', async (name) => {
  const state = join(folder, 'developed')
  const server = lockState(state)
  const env = { ...process.env, ETALASE_STATE: state }
  const child = fork(join(import.meta.dirname, '../dev', name), [], { env, silent: true })
  expect(await once(child, 'exit')).toEqual([75, null])
  server?.close()
})

// Proves ASVS 13.3.1
test('secrets are made once for their user alone, and a damaged file is no reason to make new ones', () => {
  const state = join(folder, 'secrets')
  const made = localSecrets(state)
  expect(localSecrets(state)).toEqual(made)
  expect(statSync(join(state, 'secrets.json')).mode & 0o777).toBe(0o600)
  // Whatever else the state holds, databases and log, is made by this process.
  expect(readFileSync('tools/serve/serve.js', 'utf8')).toMatch(/^process\.umask\(0o077\)$/m)
  writeFileSync(join(state, 'secrets.json'), '{"TOKEN_SEC')
  expect(() => localSecrets(state)).toThrow(/secrets\.json is damaged/)
  rmSync(join(state, 'secrets.json'))
  mkdirSync(join(state, 'v3/do/etalase-commerce-Shop'), { recursive: true })
  writeFileSync(join(state, 'v3/do/etalase-commerce-Shop', `${'a'.repeat(64)}.sqlite`), '')
  expect(() => localSecrets(state)).toThrow(/secrets\.json is gone, and .* holds shops: restore it/)
  expect(localSecrets(state, { TOKEN_SECRET: 'x'.repeat(32) }).TOKEN_SECRET).toHaveLength(64)
})

// Proves ASVS 16.2.1, ASVS 16.2.2
test('a line of the log has its time and level, no matter who said it', () => {
  const [file, at] = [join(folder, 'lines.log'), new Date('2026-11-22T10:00:00Z')]
  const log = openLog(file)
  log('log', '{"level":"error","status":500}', at)
  log('log', 'a text\nof two lines', at)
  log('warn', '[7]', at)
  const time = '2026-11-22T10:00:00.000Z'
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { time, level: 'error', status: 500 },
    { time, level: 'info', message: 'a text\nof two lines' },
    { time, level: 'warn', message: '[7]' },
  ])
})

test('a log file is appended to by every start, and bounded', () => {
  const file = join(folder, 'logs', 'shop.log')
  openLog(file)('info', 'first start')
  openLog(file)('info', 'second start')
  expect(readFileSync(file, 'utf8')).toMatch(/first start.*\n.*second start/)
  const small = openLog(file, { bytesMax: 100 })
  for (let n = 0; n < 10; n += 1) small('info', `line ${n}`)
  expect(readFileSync(file, 'utf8')).toContain('line 9')
  expect(readFileSync(file, 'utf8').length).toBeLessThan(250)
  expect(readFileSync(`${file}.1`, 'utf8').length).toBeGreaterThan(0)
})

test('a place that cannot be written is named, with its setting and what to do', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  // What is below a file can be written by nobody, root included.
  const words = (path: string, setting: string) =>
    new RegExp(`^${path} cannot be written \\(.+\\): give it to the user \\S+, or choose another ${setting}\\.$`)
  expect(() => lockState(join(file, 'state'))).toThrow(words(join(file, 'state'), 'ETALASE_STATE'))
  expect(() => openLog(join(file, 'shop.log'))).toThrow(words(join(file, 'shop.log'), 'ETALASE_LOG'))
  expect(() => openLog(folder)).toThrow(words(folder, 'ETALASE_LOG'))
  expect(() => localSecrets(join(file, 'state'))).toThrow(words(join(file, 'state'), 'ETALASE_STATE'))
  // There are no secrets in a folder that is not there, and none can be written.
  const nowhere = join(folder, 'nowhere')
  symlinkSync(join(folder, 'missing/state'), nowhere)
  expect(() => localSecrets(nowhere)).toThrow(words(nowhere, 'ETALASE_STATE'))
})

test('one process has the data folder, even when it has collected its garbage; it is free again after a kill', async () => {
  const state = join(folder, 'locked')
  const holder = join(folder, 'hold.js')
  const lock = join(process.cwd(), 'tools/serve/lock.js')
  writeFileSync(
    holder,
    `import(${JSON.stringify(lock)}).then(({ lockState }) => { lockState(${JSON.stringify(state)}); setTimeout(() => { gc(); process.send('held') }) }); setInterval(() => {}, 1000)`,
  )
  const other = fork(holder, [], { execArgv: ['--expose-gc'] })
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other, 'message')
  expect(lockState(state)).toBeNull()
  other.kill('SIGKILL')
  await once(other, 'exit')
  const mine = lockState(state)
  expect(mine).not.toBeNull()
  expect(lockState(state)).toBeNull()
  mine?.close()
})

const html = { 'content-type': 'text/html; charset=utf-8' }
const long = 'x'.repeat(2_000)
const asked = (accepted: string) => new Request('http://toko.localhost/', { headers: { 'accept-encoding': accepted } })

test('text is compressed for a client that takes it: the ETag is weak, and Vary tells caches that the encoding matters', async () => {
  const answer = new Response(long, { headers: { ...html, etag: '"abc"', vary: 'accept' } })
  const { headers } = await compressed(asked('gzip, br;q=0.8'), answer)
  expect(Object.fromEntries(headers)).toMatchObject({
    ...{ 'content-encoding': 'br', etag: 'W/"abc"', vary: 'accept, accept-encoding' },
  })
  const unchanged = new Response(null, { status: 304, headers: { ...html, etag: '"abc"' } })
  expect((await compressed(asked('br'), unchanged)).headers.get('etag')).toBe('W/"abc"')
})

test.each([
  ['nobody asks for it', '', html, long, 200],
  ['it is a picture', 'br', { 'content-type': 'image/webp' }, long, 200],
  ['it is a part', 'br', html, long, 206],
  ['it is empty', 'br', html, null, 200],
  ['it is short', 'br', { ...html, 'content-length': '30' }, 'x'.repeat(30), 200],
  ['it is compressed already', 'br', { ...html, 'content-encoding': 'gzip' }, long, 200],
])('a body stays as it is when %s', async (_, accepted, headers, body, status) => {
  const before = new Response(body, { status, headers: headers as Record<string, string> })
  expect((await compressed(asked(accepted), before)).headers.get('content-encoding')).toBe(
    before.headers.get('content-encoding'),
  )
})

test('brotli comes before gzip, and what is refused is not sent', async () => {
  const sent = async (accepted: string) =>
    (await compressed(asked(accepted), new Response(long, { headers: html }))).headers.get('content-encoding')
  expect(await Promise.all(['br, gzip', 'gzip', 'br;q=0, gzip', 'identity', '*;q=0', ''].map(sent))).toEqual([
    ...['br', 'gzip', 'gzip', null, null, null],
  ])
})

test('what has a strong ETag is compressed once for each encoding, and never mistaken for other bytes', async () => {
  const send = async (accepted: string, etag: string, body: string) => {
    const answer = new Response(body, { headers: { ...html, etag } })
    const sent = await compressed(asked(accepted), answer)
    return { bytes: new Uint8Array(await sent.arrayBuffer()), wasRead: answer.bodyUsed }
  }
  const first = await send('br', '"a"', long)
  expect([String(brotliDecompressSync(first.bytes)), first.wasRead]).toEqual([long, true])
  expect(await send('br', '"a"', long)).toEqual({ bytes: first.bytes, wasRead: false })
  expect(String(gunzipSync((await send('gzip', '"a"', long)).bytes))).toBe(long)
  const other = long.replaceAll('x', 'y')
  expect(String(brotliDecompressSync((await send('br', '"b"', other)).bytes))).toBe(other)
  // What is large leaves again.
  for (let page = 0; page < 40; page += 1) await send('br', `"${page}"`, randomBytes(512 * 1024).toString('base64'))
  expect((await send('br', '"a"', long)).wasRead).toBe(true)
})
