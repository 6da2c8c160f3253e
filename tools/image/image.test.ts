import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsOf } from '../serve/settings.js'
import { closureOf } from './closure.js'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const compose = readFileSync('compose.yaml', 'utf8')
const [, build = '', final = ''] = dockerfile.split(/^FROM /m)

/** What the image sets, with a volume's path and a build without the demo. */
const set = Object.fromEntries(
  [...final.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value.replace('$DEMO', '0')]),
)

test('a container needs Miniflare and what it needs, and neither wrangler nor the tools of a build', () => {
  const packages = closureOf(['miniflare', 'workerd'], { without: ['sharp'] }).map((path) =>
    path.replace(/^node_modules\//, ''),
  )
  expect(packages).toEqual(expect.arrayContaining(['miniflare', 'workerd', 'undici', 'ws', 'youch']))
  for (const name of ['wrangler', 'esbuild', 'vite', 'sharp', 'typescript', 'node'])
    expect(packages).not.toContain(name)
  expect(packages.length).toBeLessThan(30)
  expect(closureOf(['sharp'])).toContain('node_modules/sharp')
})

test('the image is small and cannot change itself: its own user, its data on a volume, its health by /health', () => {
  expect(build).toContain('env -u CLOUDFLARE_ENV')
  expect(build).not.toMatch(/\b(SECRET|TOKEN|KEYS)\b/)
  expect(final).toMatch(/^USER node$/m)
  expect(final.indexOf('USER node')).toBeGreaterThan(final.indexOf('RUN '))
  expect(final).toMatch(/^VOLUME \/data$/m)
  expect(final).toContain('--chown=root:root /app')
  expect(final).toMatch(/^HEALTHCHECK .*tools\/serve\/healthy\.js/m)
  // The exec form: a shell would keep the signal to itself.
  expect(final).toMatch(/^CMD \["node", "tools\/serve\/serve\.js"\]$/m)
  const version = `node:${readFileSync('.nvmrc', 'utf8').trim()}-bookworm-slim`
  expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([version, version])
})

test('what the image sets is what the server reads: all addresses, the volume, the log to stdout, no stand-ins, no demo', () => {
  expect(settingsOf(set)).toMatchObject({
    ...{ host: '0.0.0.0', port: 8787, state: '/data', log: 'stdout' },
    ...{ standIns: false, demo: false, trustedProxy: false, stopDelayMs: 3_000 },
  })
})

test('compose passes on each setting that the server reads and the image does not fix', () => {
  const names = new Set<string>()
  settingsOf(new Proxy({}, { get: (_, name) => void names.add(String(name)) }))
  expect(names.size).toBeGreaterThan(15)
  const fixed = ['PORT', 'HOST', 'ETALASE_DEMO', 'ETALASE_STAND_INS']
  const passed = new Set([...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name))
  expect([...names].filter((name) => !passed.has(name) && !fixed.includes(name))).toEqual([])
})

test('nothing of a working copy reaches the image: no data, no secrets, no old build', () => {
  const left = new Set(readFileSync('.dockerignore', 'utf8').split('\n'))
  for (const path of ['.git', '.wrangler', '.cache', '.dev.vars*', '.env*', 'dist', 'node_modules', 'backups'])
    expect([path, left.has(path)]).toEqual([path, true])
})

test('compose says its memory and its time to end, publishes only the proxy, and gives certificates to shops alone', () => {
  expect(compose).toMatch(/mem_limit: 1280m/)
  expect(compose).toMatch(/stop_grace_period: 30s/)
  expect(compose).toMatch(/read_only: true/)
  expect([...compose.matchAll(/^ +ports: (.*)$/gm)].map(([, ports]) => ports)).toEqual([
    "['80:80', '443:443', '443:443/udp']",
  ])
  const caddy = readFileSync('tools/image/Caddyfile', 'utf8')
  expect(caddy).toContain('ask http://shop:8787/known-host')
  // A server that trusts this header must be behind a proxy that overwrites it.
  expect(compose).toContain("TRUSTED_PROXY: '1'")
  expect(caddy).toContain('header_up CF-Connecting-IP {remote_host}')
})
