import { randomBytes, randomUUID } from 'node:crypto'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { rowHashes } from '#tests/support/server/row-hashes.ts'
import { callServer, Visitor } from '#tests/support/server/server-call.ts'
import { startServer } from '#tests/support/server/server.ts'
import { audit, fillBasket, goodsOf, openOn, placeOrder } from './buyer.ts'

/** A server that is started by hand, for what it says when it ends. */
function startBeside(env: Record<string, string>): ChildProcess & { said: () => string } {
  const child = fork(resolve('tools/serve/serve.js'), [], {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()))
  return Object.assign(child, { said: () => said })
}

/** Runs one of our programs to its end. */
async function run(script: string, args: string[], env: Record<string, string>): Promise<void> {
  const program = fork(resolve(script), args, { env: { ...process.env, ...env }, execArgv: [], stdio: 'inherit' })
  expect((await once(program, 'close'))[0], script).toBe(0)
}

/** What became of one request: its status, or the error of its connection. */
function send(port: number, host: string, path: string, agent: Agent): Promise<string> {
  return new Promise((done) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host }, agent }, (answer) => {
      answer.on('data', () => {}).on('end', () => done(String(answer.statusCode)))
      answer.on('error', (error) => done(`cut: ${error.message}`))
    })
    call.on('error', (error) => done(`cut: ${error.message}`))
    call.end()
  })
}

test('a server that gets a signal to end cuts nothing, a second one on its data ends at once, and its backup serves the same rows', async () => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'etalase-restart-'))
  // The first collects its garbage all the time, which its hold on the data outlives.
  const collecting = '--expose-gc --import=data:text/javascript,setInterval(gc,500).unref()'
  const env = { ETALASE_STOP_DELAY: '2', NODE_OPTIONS: collecting }
  await using server = await startServer({ name: 'restart', env })
  const host = `ulang-${randomBytes(4).toString('hex')}.localhost`
  await openOn(server, host)
  const [slug] = await goodsOf(server, host)

  const basket = await fillBasket(server, host, slug ?? '')
  const ordered = await placeOrder(basket, randomUUID())
  expect(ordered).not.toBeNull()

  // The same data, a port that is no number, a vendor's keys that no vendor has.
  const second = startBeside({ PORT: '0', ETALASE_STATE: server.state })
  expect([(await once(second, 'close'))[0], second.said()]).toEqual([75, expect.stringContaining('is in use')])
  const portless = startBeside({ PORT: 'abc', ETALASE_STATE: server.state })
  expect([(await once(portless, 'close'))[0], portless.said()]).toEqual([78, expect.stringContaining('PORT must be')])

  const agents = [new Agent({ keepAlive: true }), new Agent()]
  const seen: string[] = []
  const traffic = { stopped: false }
  // As a proxy does: anyone who sees that /health is no longer well sends nothing more here.
  const watch = async () => {
    while (!traffic.stopped)
      traffic.stopped = (await callServer(server.port, host, '/health').catch(() => null))?.status !== 200
  }
  const shopper = async (n: number) => {
    const paths = ['/', `/product/${slug}`, '/order/cart', '/check-health']
    for (let i = n; !traffic.stopped; i += 1) {
      const path = paths[i % 4] ?? '/'
      const became = await send(server.port, host, path, agents[n % 2] as Agent)
      // On a busy machine a part answers the health check too late, which cuts nothing.
      seen.push(path === '/check-health' && became === '503' ? '200' : became)
    }
  }
  const crowd = [watch(), ...Array.from({ length: 8 }, (_, n) => shopper(n))]
  await expect.poll(() => seen.length, { timeout: 30_000 }).toBeGreaterThan(50)
  const saved = join(folder, 'backup')
  await run('tools/backup/backup.js', [saved], { ETALASE_STATE: server.state })
  const startedAt = performance.now()
  const code = await server.end()
  await Promise.all(crowd)
  expect(code).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(30_000)
  expect(seen.filter((what) => what !== '200')).toEqual([])
  const lines = readFileSync('test-results/server-restart.log', 'utf8').trim().split('\n')
  for (const line of lines.slice(-20))
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), level: expect.any(String) })

  // What was backed up while it sold comes back row by row, in a tree that holds only what a container has.
  const [state, image] = [join(folder, 'state'), join(folder, 'app')]
  await run('tools/backup/restore.js', [saved], { ETALASE_STATE: state })
  expect(rowHashes(state)).toEqual(rowHashes(saved))
  await run('tools/image/assemble.js', [image], {})
  await using again = await startServer({ name: 'image', state, root: image, env: { ETALASE_STAND_INS: '0' } })
  expect(await audit(again, host)).toEqual([])
  const { visitor } = basket
  const same = new Visitor(again.port, host)
  for (const [name, value] of visitor.cookies) same.cookies.set(name, value)
  expect((await same.get(ordered ?? '')).status).toBe(200)
  const page = await callServer(again.port, host, '/', { headers: { 'accept-encoding': 'br' } })
  const { 'content-encoding': encoding, etag = '', vary } = page.headers
  expect([page.status, encoding, etag.startsWith('W/"'), vary]).toEqual([
    200,
    'br',
    true,
    expect.stringContaining('accept-encoding'),
  ])
  const unchanged = { 'accept-encoding': 'br', 'if-none-match': etag }
  expect((await callServer(again.port, host, '/', { headers: unchanged })).status).toBe(304)
  const known = (domain: string) => callServer(again.port, 'localhost', `/known-host?domain=${domain}`)
  expect([(await known(host)).status, (await known('bukan-toko.localhost')).status]).toEqual([200, 404])
  // The pages for an engineer's own machine do not exist.
  expect((await callServer(again.port, 'backend.localhost', '/')).headers.location).toBe('/domain-not-registered')
  rmSync(folder, { recursive: true })
})
