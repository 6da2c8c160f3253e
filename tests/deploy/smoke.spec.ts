import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { openShop } from '../../tools/serve/demo-shops.js'

/** The server of all journeys serves the production build, in the platform's own runtime and with its asset server. */
const port = Number(process.env['ETALASE_PORT'])

test('`npm run smoke` finds nothing wrong with a shop of the production build', async () => {
  const host = `asap-${randomBytes(4).toString('hex')}.localhost`
  await openShop(port, process.env['ETALASE_ADMIN_TOKEN'] ?? '', { host, shop: 'kopi' })
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/deploy/smoke.ts', `http://${host}:${port}`])
  expect(stdout).toMatch(/^ok {2}.*a missing file is 404 and is never kept$/m)
  expect(stdout).toMatch(/^ok {2}.*a visitor puts a product into the cart, without script$/m)
  expect(stdout).not.toContain('FAIL')
})
