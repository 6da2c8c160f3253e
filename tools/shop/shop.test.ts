import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('the command asks a server, prints what it says, and ends with 1 on a refusal', async () => {
  const asked: (string | undefined)[][] = []
  const server = createServer(({ method, url, headers }, answer) => {
    asked.push([method, url, headers.host, headers.authorization])
    const refused = url?.includes('/orders')
    answer.writeHead(refused ? 403 : 200, { 'content-type': 'application/json' })
    answer.end(
      JSON.stringify(
        refused
          ? { message: 'Access denied' }
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
    expect(asked.map((one) => one.join(' '))).toEqual([
      `GET /admin/v1/shops/toko.localhost/readiness toko.localhost:${PORT} Bearer only-for-tests`,
      `GET /admin/v1/shops/toko.localhost/orders toko.localhost:${PORT} Bearer only-for-tests`,
    ])
  } finally {
    server.close()
  }
})

test('a command takes half a second of the processor once what it loads is compiled', async () => {
  const printsTime = 'process.on("exit",()=>console.error(process.cpuUsage().user))'
  const used = async () => {
    const { stderr } = await run(process.execPath, [
      ...['--import', `data:text/javascript,${printsTime}`, 'tools/shop/shop.ts', 'order.list', '--help'],
    ])
    return Number(stderr) / 1_000
  }
  await used()
  // Without the resolving hook it is 1,800 ms, on a machine of whatever load; the least of three is free of chance.
  expect(Math.min(await used(), await used(), await used())).toBeLessThan(1_000)
})
