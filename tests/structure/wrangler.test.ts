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
