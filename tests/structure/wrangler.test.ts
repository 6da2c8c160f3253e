import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bindingsOf, sourceSettings } from '../../tools/deploy/settings.ts'

test.each(['wrangler.toml', 'worker/commerce/wrangler.toml'])(
  'the Worker of %s has no public address but the domains that an operator gives it',
  (file) => {
    const settings = readFileSync(file, 'utf8').split(/^\[/m)[0] ?? ''
    expect(settings).toMatch(/^workers_dev = false$/m)
    expect(settings).toMatch(/^preview_urls = false$/m)
  },
)

// Proves ASVS 13.2.1
test('the edge binds the named entrypoint of commerce, which no address on the internet reaches', () => {
  const services = readFileSync('wrangler.toml', 'utf8').match(/^\[\[(env\.\w+\.)?services\]\]$[^[]*/gm) ?? []
  expect(services).toHaveLength(3)
  for (const service of services) expect(service).toMatch(/^entrypoint = "Backend"$/m)
  expect(readFileSync('worker/commerce/index.ts', 'utf8')).toContain('export class Backend extends WorkerEntrypoint')
})

/** What only a deployed environment has. */
const deployed = {
  edge: ['analytics_engine_datasets MEASURES', 'version_metadata VERSION'],
  commerce: ['vars PLATFORM_HOSTS', 'version_metadata VERSION'],
}

test.each(['edge', 'commerce'] as const)('each environment of the %s has every binding of a local run', (worker) => {
  const local = bindingsOf(sourceSettings(worker, null))
  expect(local.length).toBeGreaterThan(2)
  for (const target of ['staging', 'production'] as const)
    expect(bindingsOf(sourceSettings(worker, target))).toEqual([...local, ...deployed[worker]].toSorted())
})

// Proves ASVS 16.2.1, ASVS 16.2.3
test.each(['staging', 'production'] as const)('%s has its own Workers, data and counters, and logs', (target) => {
  const [edge, commerce] = [sourceSettings('edge', target), sourceSettings('commerce', target)]
  expect(edge).toMatchObject({
    name: `etalase-${target}`,
    workers_dev: false,
    preview_urls: false,
    observability: { enabled: true },
    services: [{ service: `etalase-commerce-${target}` }],
  })
  expect(commerce).toMatchObject({
    name: `etalase-commerce-${target}`,
    workers_dev: false,
    preview_urls: false,
    observability: { enabled: true },
    secrets: { required: ['TOKEN_SECRET', 'ADMIN_TOKEN', 'SEAL_KEY'] },
    d1_databases: [{ database_name: `directory-${target}` }],
    r2_buckets: [{ bucket_name: `media-${target}` }],
    durable_objects: { code_update_strategy: { mode: 'immediate' } },
  })
})

test('a visitor may read 300 pages and change 90 things in a minute, a network twenty times as much', () => {
  for (const target of [null, 'staging' as const, 'production' as const]) {
    const counters = sourceSettings('edge', target)['ratelimits'] as { name: string; simple: unknown }[]
    expect(Object.fromEntries(counters.map(({ name, simple }) => [name, simple]))).toEqual({
      READS_BY_VISITOR: { limit: 300, period: 60 },
      READS_BY_NETWORK: { limit: 6000, period: 60 },
      CHANGES_BY_VISITOR: { limit: 90, period: 60 },
      CHANGES_BY_NETWORK: { limit: 1800, period: 60 },
    })
  }
})

test('counters of two environments never count the same requests', () => {
  const ids = [null, 'staging' as const, 'production' as const].flatMap((target) =>
    (sourceSettings('edge', target)['ratelimits'] as { namespace_id: string }[]).map(
      ({ namespace_id }) => namespace_id,
    ),
  )
  expect(new Set(ids).size).toBe(ids.length)
})
