import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { callServer } from '#tests/support/server/server-call.ts'
import { startServer } from '#tests/support/server/server.ts'

/** What the page tells an operator to type for the first shop. */
const [, page = ''] =
  /^### The first shop of a container$(.*?)^#/ms.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
const [, typed = ''] = /^```sh\n(.*?)^```$/ms.exec(page) ?? []
const commands = typed.trim().split('\n')

/** What else runs on the machine must not read the shops' databases or the log. */
const readableByOthers = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )

test('the commands of the page open the first shop of an empty container, with what its image holds', async () => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'etalase-first-shop-'))
  const image = join(folder, 'app')
  execFileSync(process.execPath, ['tools/image/assemble.js', image])
  // As compose.yaml and a file .env beside it set them.
  const env = {
    ETALASE_STAND_INS: '0',
    TRUSTED_PROXY: '1',
    ADMIN_TOKEN: 'only-for-tests-of-the-first-shop',
    SIGN_IN_HOST: 'masuk.etalase.example',
  }
  await using server = await startServer({ name: 'first-shop', root: image, env })
  const status = async (host: string, path: string, headers = {}) =>
    (await callServer(server.port, host, path, { headers })).status
  expect(await status('shop', '/known-host?domain=toko.id')).toBe(404)
  // Without a certificate nobody could come back from Google.
  expect(await status('shop', '/known-host?domain=masuk.etalase.example')).toBe(200)
  expect(await status('shop', '/known-host?domain=x.masuk.etalase.example')).toBe(404)
  expect(readableByOthers(server.state)).toEqual([])
  const [opens = ''] = commands
  expect(opens).toContain('shop.create host=toko.id')
  expect(server.said).toContain(opens.replace(/host=.*/, 'host='))

  writeFileSync(join(image, 'settings.json'), '{"description":"Toko pertama"}')
  for (const command of commands) {
    expect(command).toMatch(/^docker compose exec (-T )?shop /)
    // What the engine is given, it passes on through a pipe.
    const passed = command.replace(/^docker compose exec (-T )?shop /, '').replace(/^(.*) < (\S+)$/, 'cat $2 | $1')
    const inside = spawnSync('sh', ['-c', passed], {
      cwd: image,
      encoding: 'utf8',
      env: {
        ...env,
        PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
        // A container's own folders cannot be written.
        HOME: '/dev/null',
        NPM_CONFIG_UPDATE_NOTIFIER: 'false',
        PORT: String(server.port),
        ETALASE_STATE: server.state,
      },
    })
    expect(inside.status, `${command}\n${inside.stdout}${inside.stderr}`).toBe(0)
  }
  expect(await status('shop', '/known-host?domain=toko.id')).toBe(200)
  expect(await status('shop', '/known-host?domain=bukan-toko.id')).toBe(404)
  const home = await callServer(server.port, 'toko.id', '/', { headers: { 'x-forwarded-proto': 'https' } })
  expect([home.status, home.body.includes('Toko pertama')]).toEqual([200, true])
  rmSync(folder, { recursive: true })
})
