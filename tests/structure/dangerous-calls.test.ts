import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

const shipped = sources()
  .filter((path) => /^(client|shared|worker)\//.test(path) && !isTest(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Every place of the shipped sources that fits. */
const found = (pattern: RegExp, but: readonly string[] = []): string[] =>
  shipped.flatMap(({ path, text }) =>
    but.includes(path) ? [] : [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`),
  )

// Proves ASVS 1.3.2, ASVS 3.5.5
test('no source runs text as code or listens to other windows', () => {
  expect(shipped.length).toBeGreaterThan(500)
  expect(found(/\beval\(|\bnew Function\b|\bset(?:Timeout|Interval)\(\s*['"`]/g)).toEqual([])
  expect(found(/\bpostMessage\b|\bonmessage\b|addEventListener\(\s*'message'/g)).toEqual([])
})

// Proves ASVS 3.4.2
test('no answer is opened to scripts of other origins', () => {
  expect(found(/access-control-allow|['"]hono\/cors['"]/gi)).toEqual([])
  expect(readFileSync('public/_headers', 'utf8')).not.toMatch(/access-control-allow/i)
})

// Proves ASVS 6.5.3, ASVS 11.5.1
test('what nobody may guess is drawn by the platform’s secure generator', () => {
  // A countdown only spreads over time what many browsers would ask at once.
  expect(found(/\bMath\.random\b/g, ['client/scripts/page/countdown.ts'])).toEqual([])
  const drawn = /\brandom(?:Bytes|Int|UUID)\(|\bgetRandomValues\(/g
  for (const path of [
    'worker/edge/shop/session.ts',
    'worker/commerce/identity/codes/issue.ts',
    'worker/commerce/identity/sessions/known-browser.ts',
    'worker/commerce/wishlist/handlers.ts',
  ])
    expect(shipped.find((one) => one.path === path)?.text).toMatch(drawn)
})

// Proves ASVS 11.4.1, ASVS 11.4.3
test('digests are SHA-256 or SHA-512', () => {
  const digests = found(/\bcreateH(?:ash|mac)\(\s*[^,)]*|\bdigest\('SHA[^']*'/g)
  expect(digests.length).toBeGreaterThan(10)
  expect(digests.filter((one) => !/'(?:sha256|sha512|SHA-256|SHA-512)'$/.test(one))).toEqual([])
})

// Proves ASVS 13.1.1, ASVS 13.2.5
test('whatever leaves a Worker leaves at a known place, for a host of docs/operations.md', () => {
  const calls = found(/(?<![.\w])fetch\((?!\)|request: )/g).filter((one) => one.startsWith('worker/'))
  expect([...new Set(calls.map((one) => one.split(':')[0]))]).toEqual(
    [
      // The embedded backend, or BACKEND_URL.
      'worker/edge/backend/transport.ts',
      'worker/commerce/app/administration/custom-hostnames.ts',
      'worker/commerce/app/administration/dns.ts',
      // What the operator names in ALARMS.
      'worker/commerce/app/audit/alarms.ts',
      // Webhooks: what a seller names, and only in the public internet.
      'worker/commerce/app/shop.ts',
      'worker/commerce/app/vendors.ts',
      'worker/commerce/identity/google/provider.ts',
      'worker/commerce/vendors/keys/check.ts',
      'worker/commerce/vendors/vendor-http.ts',
    ].toSorted(),
  )
  const page = readFileSync('docs/operations.md', 'utf8')
  const hosts = found(/(?<!\/\/ .*|\* .*)https:\/\/[\w*.-]+\.(?:com|net)\b/g).map(
    (one) => one.split('https://')[1] ?? '',
  )
  expect(hosts.length).toBeGreaterThan(10)
  expect(hosts.filter((host) => !page.includes(`\`${host}\``))).toEqual([])
})
