import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextRelease, realBuild } from './built.ts'
import { Platform } from './platform.ts'
import { codeUpdates, commerce, deploy, edge, openSite, secretsFile } from './run.ts'

/** A build, and up to fifty calls of wrangler, which take a second each, on a busy machine five. */
const slow = 400_000
const nightly = process.env['NIGHTLY'] === '1'

let root = ''
/** The releases in the order in which they go out. */
let builds: string[] = []
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'etalase-releases-'))
  const build = await realBuild(join(root, 'build'))
  builds = ['first', 'second', 'third', ...(nightly ? ['fourth'] : [])].map((name) => nextRelease(build, name))
}, slow)
afterAll(() => rmSync(root, { recursive: true, force: true }))

test(
  'of the real build a second release goes out step by step, a third is refused, and a rollback brings back the second',
  { timeout: slow },
  async () => {
    await using platform = await firstDeployed()
    const [first = '', second = '', third = ''] = builds
    const earlier = platform.changes().length
    const { code, said } = await deploy(platform, second)
    expect(code, said).toBe(0)
    const [former, fresh] = [first, second].map((folder) => listOf(join(folder, 'client')).live)
    const changes = platform.changes().slice(earlier)
    expect(changes).toEqual([
      'migrate the Directory',
      `keep ${fresh}.json.gz`,
      'edge upload',
      'commerce upload',
      'commerce 6: 100',
      'edge upload',
      'edge 5: 100, 8: 0',
      'edge 8: 10, 5: 90',
      'edge 8: 50, 5: 50',
      'edge 8: 100',
      'commerce hours',
      'edge routes',
    ])
    expect(said).toContain('3 of 3 shops answer with the new code')

    // Both releases have every file and their source maps, each says which code answers beside it, and objects take new
    // code at once.
    const uploads = platform.calls.filter(
      ({ method, path }) => method === 'POST' && path.startsWith(`/workers/scripts/${edge}/versions`),
    )
    expect(uploads.map(({ body }) => body.includes('filename="index.js.map"'))).toEqual([true, true])
    const before = join(second, 'before')
    for (const folder of [second, before]) {
      expect(existsSync(join(folder, 'client/assets/first.js'))).toBe(true)
      expect(existsSync(join(folder, 'client/assets/second.js'))).toBe(true)
    }
    expect([listOf(join(second, 'client')), listOf(join(before, 'client'))].map(({ live }) => live)).toEqual([
      ...[fresh, former],
    ])
    expect(listOf(join(second, 'client')).builds.map(({ id, until }) => [id, until !== null])).toEqual([
      [fresh, false],
      [former, true],
    ])
    expect(codeUpdates(platform, commerce)).toEqual(['immediate'])

    // What fails its check reaches a tenth of the visitors for a moment, and says what to do.
    const good = platform.live(commerce)
    openSite(platform, { build: second, answers: { '/check-health': { status: 503, body: '{"directory":"down"}' } } })
    const refused = await deploy(platform, third)
    expect([refused.code, platform.changes().slice(-2)], refused.said).toEqual([
      1,
      ['edge 16: 10, 13: 90', 'edge 13: 100'],
    ])
    expect(refused.said).toContain('/check-health answers 503: {"directory":"down"}')
    expect(refused.said).toContain('npm run deploy -- production --rollback')
    const back = await deploy(platform, third, ['--rollback'])
    expect([back.code, platform.live(commerce)], back.said).toEqual([0, good])
  },
)

test.runIf(nightly)(
  'of the real build a third release goes out, a fourth is refused twice, goes out, is taken back and goes out again',
  { timeout: slow },
  async () => {
    await using platform = await firstDeployed()
    const [, second = '', third = '', fourth = ''] = builds
    for (const build of [second, third]) {
      const { code, said } = await deploy(platform, build)
      expect(code, said).toBe(0)
      openSite(platform, { build })
    }
    for (const name of ['first', 'second', 'third'])
      expect(existsSync(join(third, `before/client/assets/${name}.js`)), name).toBe(true)
    const good = platform.live(commerce)
    openSite(platform, { build: third, answers: { '/check-health': { status: 503 } } })
    // Refused twice: neither of the two is what a rollback brings back.
    for (const last of [
      ['edge 24: 10, 21: 90', 'edge 21: 100'],
      ['edge 31: 10, 28: 90', 'edge 28: 100'],
    ]) {
      const refused = await deploy(platform, fourth)
      expect([refused.code, platform.changes().slice(-2)], refused.said).toEqual([1, last])
    }
    const back = await deploy(platform, fourth, ['--rollback'])
    expect(back.code, back.said).toBe(0)
    expect(platform.live(commerce)).toBe(good)

    openSite(platform, { build: third })
    for (const again of [false, true]) {
      const out = await deploy(platform, fourth)
      expect([out.code, platform.changes().at(-1)], out.said).toEqual([0, 'edge routes'])
      const fresh = platform.live(edge)
      openSite(platform, { build: fourth })
      if (again) break
      const taken = await deploy(platform, fourth, ['--rollback'])
      expect([taken.code, platform.live(commerce)], taken.said).toEqual([0, good])
      expect(platform.live(edge)).not.toBe(fresh)
      // The edge of before answers again, with the files of both.
      openSite(platform, { build: join(fourth, 'before') })
    }
  },
)

/** A platform on which the first build went out, and whose site serves its files. */
async function firstDeployed(): Promise<Platform> {
  const platform = await new Platform().listen()
  openSite(platform)
  const [build = ''] = builds
  const { code, said } = await deploy(platform, build, ['--secrets-file', secretsFile()])
  expect(code, said).toBe(0)
  openSite(platform, { build })
  return platform
}

function listOf(client: string) {
  const text = readFileSync(join(client, 'builds/assets.json'), 'utf8')
  return JSON.parse(text) as { live: string; builds: { id: string; until: number | null }[] }
}
