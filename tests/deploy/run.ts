import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from '../../tools/deploy/archive.ts'
import { smallBuild } from './built.ts'
import { Platform } from './platform.ts'

export const edge = 'etalase-production'
export const commerce = 'etalase-commerce-production'

const adminToken = 'only-for-tests-administrator'

/** What `--secrets-file` names in these tests: never in a build, which is refused with a secret in it. */
const secrets = JSON.stringify({
  TOKEN_SECRET: 'only-for-tests-0123456789abcdef0123456789abcdef',
  ADMIN_TOKEN: adminToken,
  SEAL_KEY: 'only-for-tests-fedcba9876543210fedcba9876543210',
})

/** Writes the secrets, or some other text, into a file of its own. */
export function secretsFile(change: (text: string) => string = (text) => text): string {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-secrets-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'secrets.json')
  writeFileSync(file, change(secrets))
  return file
}

/** Runs `npm run deploy -- production …` against the stand-in, with the real wrangler. */
export async function deploy(platform: Platform, folder: string, args: readonly string[] = [], token = adminToken) {
  const command = ['tools/deploy/deploy.ts', 'production', '--built', folder, '--site', platform.url, ...args]
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      CLOUDFLARE_API_BASE_URL: `${platform.url}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'only-for-tests',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      ADMIN_TOKEN: token,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (said += part))
  const code = await new Promise((done) => child.once('close', done))
  return { code, said }
}

/** `when` of the newest migration of the shops. */
const newestSchema = (
  JSON.parse(readFileSync('migrations/shop/meta/_journal.json', 'utf8')) as { entries: { when: number }[] }
).entries.at(-1)?.when

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** What the site says of the release that is live before the test, and one file of an open tab. */
const formerList = {
  live: 'former',
  builds: [{ id: 'former', until: null, files: { '/assets/entry-old.js': digest('old') } }],
}

/** A platform on which a release runs, with three shops. */
export async function withRelease(): Promise<Platform> {
  const platform = await new Platform().listen()
  platform.add(edge, 'first before 00000000-0000-4000-8000-00000000000a')
  platform.add(commerce, 'first before 00000000-0000-4000-8000-00000000000b')
  using former = smallBuild({ files: { 'client/builds/latest.json': '{"id":"/assets/entry-old.js"}' } })
  platform.objects.set('media-production/objects/releases/former.json.gz', pack(former.folder).bytes)
  openSite(platform)
  return platform
}

interface SiteOptions {
  /** The answer of a path that replaces the usual one. */
  answers?: Record<string, { status?: number; body?: string | Buffer }>
  /** A shop that stays with the former code. */
  asleep?: string
  /** The build whose files the site serves, in place of the former release's. */
  build?: string
}

/** What the deployment asks of the shops themselves. */
export function openSite(platform: Platform, { answers = {}, asleep, build }: SiteOptions = {}): void {
  const version = () => platform.live(commerce) ?? null
  const usual: Record<string, (asked: string) => string> = {
    '/builds/assets.json': () => JSON.stringify(formerList),
    '/assets/entry-old.js': () => 'old',
    '/check-health': () => '{"status":"ok"}',
    '/domain-not-registered': () => '<!doctype html><html></html>',
    '/health': (override) => JSON.stringify({ status: 'ok', version: /"(.+)"/.exec(override)?.[1] }),
    '/admin/v1/releases': () =>
      JSON.stringify({
        shops: ['a.example', 'b.example', 'c.example'].map((host) => ({
          host,
          version: host === asleep ? 'former' : version(),
          schema: newestSchema,
          fault: null,
        })),
        next: null,
      }),
  }
  platform.site = (request, answer) => {
    const path = (request.url ?? '/').replace(/\?.*/, '')
    if (path.startsWith('/admin/') && request.headers.authorization !== `Bearer ${adminToken}`)
      return answer.writeHead(403).end()
    const override = String(request.headers['cloudflare-workers-version-overrides'] ?? '')
    const special = answers[path] ?? fileOf(build, path)
    const body = special ? (special.body ?? '') : usual[path]?.(override)
    answer.writeHead(special?.status ?? (body === undefined ? 404 : 200)).end(body)
  }
}

function fileOf(build: string | undefined, path: string): { status?: number; body?: string | Buffer } | null {
  if (build === undefined || !/^\/(assets|builds)\//.test(path)) return null
  const file = join(build, 'client', path)
  return existsSync(file) ? { body: readFileSync(file) } : { status: 404 }
}

/** How objects take the new code, of each deployment. */
export const codeUpdates = ({ calls }: Platform, name: string) =>
  calls
    .filter(({ method, path }) => method === 'POST' && path === `/workers/scripts/${name}/deployments`)
    .map(({ body }) => (JSON.parse(body) as { code_update_strategy: { mode: string } }).code_update_strategy.mode)
