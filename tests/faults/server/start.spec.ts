import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { callServer } from '#tests/support/server/server-call.ts'
import { startServer } from '#tests/support/server/server.ts'

interface Answer {
  status: number
  location: string
  retryAfter: string
  body: string
}
/** null: nobody listens yet. */
const see = (port: number, path: string, accept: string): Promise<Answer | null> =>
  new Promise((done) => {
    const call = request(
      { host: '127.0.0.1', port, path, headers: { host: `batik.localhost:${port}`, accept } },
      (answer) => {
        let body = ''
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (body += part))
          .on('end', () => {
            const { location = '', 'retry-after': retryAfter = '' } = answer.headers
            done({ status: answer.statusCode ?? 0, location, retryAfter, body })
          })
      },
    )
    call.on('error', () => done(null)).end()
  })

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

test('before the first shop is open a page says so and loads again, and no request is led away or leaves a trace', async () => {
  test.setTimeout(180_000)
  const state = mkdtempSync(join(tmpdir(), 'etalase-start-'))
  let said = ''
  const begin = async (): Promise<{ port: number; server: ChildProcess }> => {
    const port = await freePort()
    const server = fork(resolve('tools/serve/serve.js'), [], {
      env: { ...process.env, PORT: String(port), ETALASE_STATE: state, ETALASE_LOG: join(state, 'log') },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()))
    return { port, server }
  }
  let { port, server } = await begin()
  const pages: Answer[] = []
  const data: Answer[] = []
  // Another program may take the port after it was found free.
  const isBusy = () => /Port \d+ is busy/.test(said)
  while (!/^ready /m.test(said) && (server.exitCode === null || isBusy())) {
    if (isBusy()) {
      said = ''
      ;({ port, server } = await begin())
    }
    const page = await see(port, '/', 'text/html,*/*')
    const other = await see(port, '/assets/apa.js', '*/*')
    // The last answers may be those of the open shops.
    if (page && other && !/^ready /m.test(said)) {
      pages.push(page)
      data.push(other)
    }
    await new Promise((next) => setTimeout(next, 40))
  }
  expect(said).toMatch(/^ready /m)
  expect(pages.length).toBeGreaterThan(2)
  const early = pages.filter(({ status }) => status !== 200)
  expect(early.length).toBeGreaterThan(2)
  expect(new Set(early.map(({ status, location, retryAfter }) => `${status} ${location} ${retryAfter}`))).toEqual(
    new Set(['503  1']),
  )
  for (const { body } of early) {
    expect(body).toContain('Toko sedang dibuka')
    expect(body).toContain('http-equiv="refresh" content="1"')
  }
  expect(data.filter(({ status }) => status === 503).length).toBeGreaterThan(2)
  expect(said).not.toContain('D1_ERROR')
  expect((await see(port, '/', 'text/html'))?.status).toBe(200)
  server.kill('SIGTERM')
  await once(server, 'close')
  rmSync(state, { recursive: true })
})

test('a disk that is nearly full is a 503 of the health check, while the shops go on', async () => {
  test.setTimeout(180_000)
  await using server = await startServer({ name: 'disk', env: { ETALASE_DISK_FREE_MB: String(10 ** 12) } })
  const status = async (path: string) => {
    const { status, body } = await callServer(server.port, 'localhost', path, {
      headers: { accept: 'application/json' },
    })
    return [status, /"disk"/.test(body)]
  }
  expect(await status('/check-health')).toEqual([503, true])
  expect(await status('/health')).toEqual([200, false])
  await using roomy = await startServer({ name: 'disk-free', env: { ETALASE_DISK_FREE_MB: '0' } })
  const { status: well } = await callServer(roomy.port, 'localhost', '/check-health', {})
  expect(well).toBe(200)
})

test('a shop whose data this build cannot open is named at the start with its cause, and the others sell on', async () => {
  test.setTimeout(180_000)
  const hosts = ['satu.localhost', 'dua.localhost', 'tiga.localhost']
  const server = await startServer({ name: 'schema' })
  const ask = (at: { port: number }, path: string, body?: object) =>
    callServer(at.port, 'localhost', `/admin/v1${path}`, {
      headers: { authorization: `Bearer ${server.adminToken}`, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
  for (const host of hosts) expect((await ask(server, '/shops', { host })).status).toBe(200)
  await server.end()
  const folder = join(server.state, 'v3/do/etalase-commerce-Shop')
  const [first = '', torn = '', unsearchable = ''] = readdirSync(folder).filter((name) =>
    /^[\da-f]{64}\.sqlite$/.test(name),
  )
  const database = new DatabaseSync(join(folder, first))
  // As of a build whose migrations were others.
  database.exec('UPDATE __drizzle_migrations SET created_at = 1')
  database.close()
  // Its types do not know yet that the tables of a search can be written to.
  const writable: object = { defensive: false }
  const search = new DatabaseSync(join(folder, unsearchable), writable)
  search.exec("INSERT INTO product_search (rowid, name) VALUES (1, 'kopi')")
  search.exec('UPDATE product_search_data SET block = zeroblob(9) WHERE id > 10')
  search.close()
  rmSync(join(folder, `${torn}-wal`), { force: true })
  truncateSync(join(folder, torn), statSync(join(folder, torn)).size / 2)

  await using again = await startServer({ name: 'schema-again', state: server.state })
  const cause = /migration 0000_init failed: table \S+ already exists/
  const log = readFileSync('test-results/server-schema-again.log', 'utf8')
  expect(log).toMatch(
    new RegExp(
      `The data of these shops[^"]*${cause.source}[^"]*The databases of these shops cannot be read[^]*Restore them`,
    ),
  )
  const health = await Promise.all(hosts.map((host) => ask(again, `/shops/${host}/health`)))
  expect(health.map(({ status }) => status).toSorted()).toEqual([200, 503, 503])
  const said = health.map(({ body }) => body).join('\n')
  expect(said).toMatch(cause)
  expect(said).toContain('Basis data toko ini tidak dapat dibaca')
  const audits = await Promise.all(hosts.map((host) => ask(again, `/shops/${host}/audit`)))
  expect(audits.map(({ body }) => body).join('\n')).toMatch(/every page of the database can be read.*product_search/)
})
