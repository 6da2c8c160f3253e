import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { smallBuild } from './built.ts'
import { Platform } from './platform.ts'
import { codeUpdates, commerce, deploy, edge, openSite, secretsFile, withRelease } from './run.ts'

/** Each call of wrangler takes a second or more, on a busy machine five. */
const slow = { timeout: 240_000 }
const nightly = process.env['NIGHTLY'] === '1'

test('nothing is said to the platform before every id is filled in', async () => {
  using build = smallBuild({ unfilled: true })
  await using platform = await new Platform().listen()
  const { code, said } = await deploy(platform, build.folder)
  expect(code).toBe(1)
  expect(platform.calls).toEqual([])
  for (const cure of [
    'npx wrangler kv namespace create SITE --env production',
    'npx wrangler d1 create directory-production --location apac',
    'fill in the zone_name of routes',
  ])
    expect(said).toContain(cure)
})

test('what is not filled in is named before a build is made', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/deploy/deploy.ts', 'production', '--dry-run'], {
    encoding: 'utf8',
    // A build would need more than node: without a path it would break off with other words.
    env: { PATH: '' },
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('wrangler.toml, [env.production]: fill in the zone_name'),
  ])
  expect(stderr).toContain('npx wrangler d1 create directory-production --location apac')
  expect(stderr).toContain('PLATFORM_HOSTS must name *.<your zone>')
})

test.each([
  ['', 'ADMIN_TOKEN is not set'],
  ['of-another-environment', 'refuses this ADMIN_TOKEN'],
])('with ADMIN_TOKEN "%s" a release ends before anything changes', slow, async (token, words) => {
  using build = smallBuild()
  await using platform = await withRelease()
  const { code, said } = await deploy(platform, build.folder, [], token)
  expect([code, platform.changes()], said).toEqual([1, []])
  expect(said).toContain(words)
})

test.each([
  [[], '--secrets-file with JSON {"TOKEN_SECRET": "…"'],
  [['--secrets-file', secretsFile(() => '{')], 'secrets.json: no JSON such as {"TOKEN_SECRET": "…"'],
  [
    ['--secrets-file', secretsFile((text) => text.replaceAll('fedcba9876543210', ''))],
    'SEAL_KEY has fewer than 32 characters. `openssl rand -hex 32` makes a secret.',
  ],
])('a first deploy with %j ends before anything is made', slow, async (args, words) => {
  using build = smallBuild()
  await using platform = await new Platform().listen()
  const { code, said } = await deploy(platform, build.folder, args)
  expect([code, platform.changes()], said).toEqual([1, []])
  expect(said).toContain(words)
})

describe.runIf(nightly)('with wrangler, at night', () => {
  test('the first deploy is whole, with its secrets, commerce before the edge that binds it', slow, async () => {
    using build = smallBuild()
    await using platform = await new Platform().listen()
    const { code, said } = await deploy(platform, build.folder, ['--secrets-file', secretsFile()])
    expect(code, said).toBe(0)
    expect(withoutKeep(platform)).toEqual(['migrate the Directory', 'commerce whole', 'edge whole', 'edge routes'])
  })

  test('a secret that nobody has set ends the release before it changes a Worker, and is named', slow, async () => {
    using build = smallBuild()
    await using platform = await withRelease()
    platform.missingSecret = 'TOKEN_SECRET'
    const { code, said } = await deploy(platform, build.folder)
    expect([code, platform.live(commerce)]).toEqual([1, '00000000-0000-4000-8000-000000000003'])
    expect(said).toContain('The following required secrets have not been set: TOKEN_SECRET')
  })

  test('a pending class change is refused, and goes alone with --classes', slow, async () => {
    using build = smallBuild()
    await using platform = await withRelease()
    const file = join(build.folder, 'etalase_commerce/wrangler.json')
    const settings = JSON.parse(readFileSync(file, 'utf8')) as { migrations: unknown[] }
    settings.migrations.push({ tag: 'v2', new_sqlite_classes: ['Backend'] })
    writeFileSync(file, JSON.stringify(settings))
    const refused = await deploy(platform, build.folder)
    // The former edge has been uploaded by then, and nobody gets it.
    const before = ['migrate the Directory', 'edge upload']
    expect([refused.code, withoutKeep(platform)]).toEqual([1, before])
    expect(refused.said).toContain('Run it with --classes first')
    const alone = await deploy(platform, build.folder, ['--classes'])
    expect(alone.code, alone.said).toBe(0)
    expect(withoutKeep(platform)).toEqual([...before, 'commerce whole'])
  })

  test('a list of builds that cannot be read ends the release before a Worker changes', slow, async () => {
    using build = smallBuild()
    await using platform = await withRelease()
    openSite(platform, { answers: { '/builds/assets.json': { status: 503 } } })
    const { code, said } = await deploy(platform, build.folder)
    expect([code, platform.changes()]).toEqual([1, ['migrate the Directory']])
    expect(said).toContain('--no-old-assets')
  })

  test('without the list everybody changes at once', slow, async () => {
    using build = smallBuild()
    await using platform = await withRelease()
    openSite(platform, { answers: { '/builds/assets.json': { status: 503 } } })
    const { code, said } = await deploy(platform, build.folder, ['--no-old-assets'])
    expect(code, said).toBe(0)
    expect(platform.changes().filter((line) => line.startsWith('edge'))).toEqual([
      'edge upload',
      'edge 1: 100, 7: 0',
      'edge 7: 100',
      'edge routes',
    ])
  })

  test(
    'a shop that does not wake is named, and the edge stays; --rollback then takes commerce back alone',
    slow,
    async () => {
      using build = smallBuild()
      await using platform = await withRelease()
      openSite(platform, { asleep: 'b.example' })
      const { code, said } = await deploy(platform, build.folder)
      expect(code).toBe(1)
      expect(said).toContain('b.example: code former')
      expect(said).not.toContain('a.example')
      // The former one, which nobody gets.
      expect(platform.changes().filter((line) => line.startsWith('edge'))).toEqual(['edge upload'])
      const back = await deploy(platform, build.folder, ['--rollback'])
      expect(back.code, back.said).toBe(0)
      expect(platform.live(commerce)).toBe('00000000-0000-4000-8000-000000000003')
      expect(platform.live(edge)).toBe('00000000-0000-4000-8000-000000000001')
    },
  )

  test('an unhealthy step gives everybody the former edge again', slow, async () => {
    using build = smallBuild()
    await using platform = await withRelease()
    openSite(platform, { answers: { '/check-health': { status: 503 } } })
    const { code, said } = await deploy(platform, build.folder)
    expect(code).toBe(1)
    expect(said).toContain('/check-health answers 503')
    expect(said).toContain('--rollback')
    expect(platform.changes().slice(-2)).toEqual(['edge 8: 10, 5: 90', 'edge 5: 100'])
  })

  test('a rollback takes the edge back first, then commerce, whose objects change at once', slow, async () => {
    using build = smallBuild()
    await using platform = await withRelease()
    const { code, said } = await deploy(platform, build.folder)
    expect(code, said).toBe(0)
    for (const name of [edge, commerce]) platform.changeSecret(name)
    const startedAt = Date.now()
    const back = await deploy(platform, build.folder, ['--rollback'])
    expect(back.code, back.said).toBe(0)
    expect(Date.now() - startedAt).toBeLessThan(60_000)
    expect(platform.changes().slice(-2)).toEqual(['edge 5: 100', 'commerce 3: 100'])
    expect(codeUpdates(platform, commerce)).toEqual(['immediate', 'immediate'])
    expect(back.said).toContain('What does not roll back')
    const again = await deploy(platform, build.folder, ['--rollback'])
    expect(again.code).toBe(1)
  })

  test('--dry-run says nothing to the platform', slow, async () => {
    using build = smallBuild()
    await using platform = await new Platform().listen()
    const { code, said } = await deploy(platform, build.folder, ['--dry-run'])
    expect(code, said).toBe(0)
    expect(platform.calls).toEqual([])
  })
})

const withoutKeep = (platform: Platform) => platform.changes().filter((line) => !line.startsWith('keep'))
