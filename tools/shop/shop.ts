/**
 * Administers a shop: `npm run shop -- order.list --host batik.localhost`. Without --at it asks the local server that
 * `npm start` runs, with ADMIN_TOKEN or the secret beside its data (PORT, ETALASE_STATE); `-- --help` lists the
 * operations.
 */
import './texts.ts'
import { resolve4, resolve6 } from 'node:dns/promises'
import { readFileSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { basename } from 'node:path'
import { Visitor } from '../deploy/visit.ts'
import { localSecrets } from '../serve/secrets.js'
import type { AdminRequest } from './command.ts'
import type { Outside } from './outside.ts'
import type { Answered } from './run.ts'

// Only now: both load the table of operations.
const { Misused } = await import('./command.ts')
const { runShop } = await import('./run.ts')
const { pictureFiles } = await import('./picture-files.ts')

process.exitCode = await runShop(process.argv.slice(2), {
  send: async (request, { at, host }) => {
    const { contentType, bytes } = await carried(request)
    const path = `/admin/v1${request.path}`
    return at === null
      ? sendHere(request, path, host, contentType, bytes)
      : sendThere(request, at + path, contentType, bytes)
  },
  readJson: (path) => read(path, (text) => JSON.parse(text) as unknown),
  readText: (path) => read(path, (text) => text),
  writeFile: (path, bytes) => writeFileSync(path, bytes),
  pictures: pictureFiles,
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
  progress: showProgress,
  outside,
})

function read<T>(path: string, parse: (text: string) => T): T {
  try {
    // Not `process.stdin.fd`: after that a pipe says "try again" while nothing has come yet.
    return parse(textOf(readFileSync(path === '-' ? 0 : path)))
  } catch (error) {
    throw new Misused(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Without its byte order mark. A spreadsheet that writes another encoding would lose every letter beyond A to Z,
 * silently.
 */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('it is not UTF-8; in a spreadsheet, save it as "CSV UTF-8"')
  }
}

/** The hosts as a shopper reaches them: beside `--at` by its protocol, else on the local server's port. */
function outside(at: string | null): Outside {
  const { protocol, port } = at === null ? { protocol: 'http:', port: String(localPort()) } : new URL(at)
  return {
    // A host without addresses is an answer here, and no fault of the network.
    addressesOf: async (host) => (await Promise.all([resolve4(host), resolve6(host)].map(orNone))).flat(),
    see: (host, path) =>
      new Visitor(`${protocol}//${host}${port ? `:${port}` : ''}`).see(path).then(
        ({ status, headers, text }) => ({ status, location: headers['location'] ?? '', text }),
        () => null,
      ),
  }
}
function orNone(found: Promise<string[]>): Promise<string[]> {
  return found.catch(() => [])
}
function localPort(): number {
  return Number(process.env['PORT'] ?? 8787)
}

/** A bar that grows in its place; in a log file it would be one line for each part. */
function showProgress(done: number, all: number): void {
  if (!process.stderr.isTTY) return
  const filled = Math.round((30 * done) / Math.max(all, 1))
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done}/${all}${done === all ? '\n' : ''}`)
}

/** The body as it travels. */
async function carried({
  body,
}: AdminRequest): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> | null }> {
  if (body === null) return { contentType: '', bytes: null }
  if ('json' in body) {
    const bytes = new TextEncoder().encode(JSON.stringify(body.json))
    return { contentType: 'application/json', bytes }
  }
  const carrier = new Response('form' in body ? body.form : formOf(body.file))
  return {
    contentType: carrier.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await carrier.arrayBuffer()),
  }
}

function formOf(file: string): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(readFileSync(file))], basename(file)))
  return form
}

interface Came {
  status: number
  key: string | null
}

function answeredBy({ download }: AdminRequest, { status, key }: Came, bytes: Uint8Array): Answered {
  return { status, key, body: download && status < 300 ? bytes : bodyOf(new TextDecoder().decode(bytes)) }
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text || 'null')
  } catch {
    // Something else than the shop has answered: a proxy, a page.
    return { message: text.slice(0, 300) }
  }
}

function keyOf({ key }: AdminRequest): Record<string, string> {
  return key === undefined ? {} : { 'idempotency-key': key }
}

async function sendThere(
  request: AdminRequest,
  address: string,
  contentType: string,
  bytes: Uint8Array<ArrayBuffer> | null,
): Promise<Answered> {
  const token = process.env['ETALASE_TOKEN']
  if (!token) throw new Misused('give the token in ETALASE_TOKEN')
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:' && hostname !== 'localhost' && hostname !== '127.0.0.1')
    throw new Misused('a token travels by https only')
  const answer = await fetch(address, {
    method: request.method,
    headers: {
      ...keyOf(request),
      authorization: `Bearer ${token}`,
      ...(contentType ? { 'content-type': contentType } : {}),
    },
    body: bytes,
    redirect: 'error',
  }).catch(() => {
    throw new Misused(`${new URL(address).origin} does not answer`)
  })
  const { status, headers } = answer
  return answeredBy(
    request,
    { status, key: headers.get('idempotency-key') },
    new Uint8Array(await answer.arrayBuffer()),
  )
}

/**
 * `*.localhost` resolves in browsers, not in Node: the address is given and the name travels as the Host header. A host
 * on the internet is answered by https only, and here by the name of this machine: the path names the shop.
 */
function sendHere(
  request: AdminRequest,
  path: string,
  host: string | null,
  contentType: string,
  bytes: Uint8Array | null,
): Promise<Answered> {
  const port = localPort()
  const { ETALASE_TOKEN, ADMIN_TOKEN, ETALASE_STATE = '.wrangler/state' } = process.env
  const token = ETALASE_TOKEN || ADMIN_TOKEN || localSecrets(ETALASE_STATE).ADMIN_TOKEN
  const headers = {
    ...keyOf(request),
    host: `${host?.endsWith('.localhost') ? host : 'localhost'}:${port}`,
    authorization: `Bearer ${token}`,
    ...(bytes ? { 'content-type': contentType, 'content-length': bytes.byteLength } : {}),
  }
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: '127.0.0.1', port, path, method: request.method, headers }, (answer) => {
      const parts: Buffer[] = []
      const key = answer.headers['idempotency-key']?.toString() ?? null
      const came = { status: answer.statusCode ?? 0, key }
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(answeredBy(request, came, Buffer.concat(parts))))
    })
    call.on('error', () => reject(new Misused(`no server answers at port ${port}: npm start, or --at <address>`)))
    call.end(bytes ?? undefined)
  })
}
