import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['wrangler.toml', 'worker/commerce/wrangler.toml'])(
  'the Worker of %s has no public address but the domains that an operator gives it',
  (file) => {
    const settings = readFileSync(file, 'utf8').split(/^\[/m)[0] ?? ''
    expect(settings).toMatch(/^workers_dev = false$/m)
    expect(settings).toMatch(/^preview_urls = false$/m)
  },
)

test('the edge binds the named entrypoint of commerce, which no address on the internet reaches', () => {
  const services = readFileSync('wrangler.toml', 'utf8').match(/^\[\[services\]\]$[^[]*/gm) ?? []
  expect(services).toHaveLength(1)
  expect(services[0]).toMatch(/^entrypoint = "Backend"$/m)
  expect(readFileSync('worker/commerce/index.ts', 'utf8')).toContain('export class Backend extends WorkerEntrypoint')
})
