import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('the command asks a server, prints what it says, and ends with 1 on a refusal', async () => {
  const asked: (string | undefined)[][] = []
  const keys: unknown[] = []
  const left = [2, 1, 0]
  const server = createServer(({ method, url, headers }, answer) => {
    const refused = url?.includes('/orders')
    const key = method === 'POST' ? headers['idempotency-key'] : undefined
    if (key !== undefined) keys.push(key)
    else asked.push([method, url, headers.host, headers.authorization])
    // The first answer is one of a server that keeps no keys.
    const counted = key !== undefined && keys.length === 2 ? { 'idempotency-key': key } : {}
    const isLost = key !== undefined && keys.length < 3
    answer.writeHead(isLost ? 504 : refused ? 403 : 200, { 'content-type': 'application/json', ...counted })
    answer.end(
      JSON.stringify(
        refused
          ? { message: 'Access denied' }
          : url?.endsWith('/restore')
            ? { left: left.shift() }
            : { missing: ['npm run shop -- region.search --at https://toko.localhost --host toko.localhost'] },
      ),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const PORT = String((server.address() as AddressInfo).port)
  const shop = (...words: string[]) =>
    run(process.execPath, ['tools/shop/shop.ts', ...words, '--host', 'toko.localhost'], {
      env: { ...process.env, PORT, ETALASE_TOKEN: 'only-for-tests' },
    })
  try {
    const found = await shop('settings.readiness', '--json')
    // On the shop's own machine its public address may not lead to it yet.
    expect(JSON.parse(found.stdout)).toEqual({ missing: ['npm run shop -- region.search --host toko.localhost'] })
    await expect(shop('order.list')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Access denied'),
    })
    // Nobody knows whether it was done: with its key it happens once, where the server says that this counts.
    const change = () => shop('product.setStock', 'itemId=kopi', 'change=1')
    await expect(change()).rejects.toMatchObject({ code: 1 })
    await change()
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[2], keys[2]])
    expect(keys[0]).not.toBe(keys[2])
    expect(asked.map((one) => one.join(' '))).toEqual([
      `GET /admin/v1/shops/toko.localhost/readiness toko.localhost:${PORT} Bearer only-for-tests`,
      `GET /admin/v1/shops/toko.localhost/orders toko.localhost:${PORT} Bearer only-for-tests`,
    ])
    // What one request has no time for comes with the next.
    const { stdout } = await shop('backup.restore', 'object=x', 'night=2026-11-22', '--json')
    expect([JSON.parse(stdout), left]).toEqual([{ left: 0 }, []])
  } finally {
    server.close()
  }
})

test('a file in the encoding of old spreadsheets is refused, and a mark before JSON is none of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'berkas-'))
  const written = (name: string, bytes: Buffer): string => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  const typed = (...words: string[]) =>
    run(process.execPath, ['tools/shop/shop.ts', ...words], { env: { ...process.env, PORT: '1', ETALASE_TOKEN: 'x' } })
  const csv = 'slug;nama;harga\nkopi;Kopi Aceh – 250 gr;50000\n'
  for (const bytes of [Buffer.from(csv.replace('–', '\u0096'), 'latin1'), Buffer.from(`\uFEFF${csv}`, 'utf16le')])
    await expect(typed('import', 'toko.localhost', written('p.csv', bytes))).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"CSV UTF-8"'),
    })
  // Read as they are, they reach for the server.
  const silent = { code: 2, stderr: expect.stringContaining('no server answers') }
  const marked = written('p.csv', Buffer.from(`\uFEFF${csv}`))
  await expect(typed('import', 'toko.localhost', marked)).rejects.toMatchObject(silent)
  const lines = written(
    'p.ndjson',
    Buffer.from(`\uFEFF${JSON.stringify({ category: { slug: 'kopi', name: 'Kopi' } })}`),
  )
  await expect(typed('import', 'toko.localhost', lines)).rejects.toMatchObject(silent)
  const json = written('s.json', Buffer.from('\uFEFF{"name":"Toko"}'))
  await expect(typed('settings.change', '--host', 'toko.localhost', '--file', json)).rejects.toMatchObject(silent)
})

test('an address that is none and a folder that is not there are said in a sentence', async () => {
  const server = createServer((_, answer) => void answer.end('{"products":[],"next":null,"stamp":"x"}'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const PORT = String((server.address() as AddressInfo).port)
  const env = { ...process.env, PORT, ETALASE_TOKEN: 'only-for-tests' }
  const typed = (...words: string[]) => run(process.execPath, ['tools/shop/shop.ts', ...words], { env })
  try {
    for (const at of ['toko.id', 'toko.id:443', 'ftp://toko.id'])
      await expect(typed('doctor', 'toko.id', '--at', at)).rejects.toMatchObject({
        code: 2,
        stderr: '--at needs a whole address, such as https://toko.id\n',
      })
    await expect(typed('export', 'toko.localhost', '/tidak/ada/p.csv')).rejects.toMatchObject({
      code: 2,
      stderr: "ENOENT: no such file or directory, open '/tidak/ada/p.csv'\n",
    })
  } finally {
    server.close()
  }
})

test('a command takes no more of the processor than twelve programs that load zod, once that is compiled', async () => {
  const printsTime = 'process.on("exit",()=>console.error(process.cpuUsage().user))'
  /** The least of three is free of chance. */
  const least = async (...words: string[]) => {
    const used = []
    for (let n = 0; n < 4; n += 1) {
      const { stderr } = await run(process.execPath, ['--import', `data:text/javascript,${printsTime}`, ...words])
      used.push(Number(stderr))
    }
    return Math.min(...used.slice(1))
  }
  const zod = "import { enableCompileCache } from 'node:module'; enableCompileCache(); await import('zod')"
  const yardstick = await least('--input-type=module', '-e', zod)
  // Half a second on a usual machine, and seven times the yardstick on each; without the resolving hook 26 times.
  expect((await least('tools/shop/shop.ts', 'order.list', '--help')) / yardstick).toBeLessThan(12)
})
