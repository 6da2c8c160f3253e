import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to the platform, in the order they arrive. */
interface Call {
  method: string
  /** Without the account: `/workers/scripts/etalase-production/versions`. */
  path: string
  body: string
}
interface Share {
  version_id: string
  percentage: number
}
interface Deployment {
  id: string
  created_on: string
  versions: Share[]
  annotations: Record<string, string>
}
interface Script {
  versions: string[]
  deployments: Deployment[]
}
/** Answers a request to the shops' own addresses. */
type Site = (request: IncomingMessage, answer: ServerResponse) => void

class Refusal extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
const base = '/client/v4/accounts/account'

/**
 * Takes the place of the platform for wrangler, and of the shops that run there. It records and answers, and keeps which
 * version reaches which visitors; what the platform itself refuses is proved by `npm run smoke` on a real account.
 */
export class Platform implements AsyncDisposable {
  readonly calls: Call[] = []
  readonly scripts = new Map<string, Script>()
  readonly objects = new Map<string, Buffer>()
  /** A required secret that nobody has set. */
  missingSecret: string | null = null
  /** The last class change that the platform has applied. */
  classes = 'v1'
  site: Site = (_, answer) => answer.writeHead(404).end()
  #ids = 0
  readonly #server = createServer((request, answer) => void this.#serve(request, answer))

  async listen(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** A Worker that was deployed before. */
  add(name: string, message = ''): string {
    const id = this.#newId()
    this.scripts.set(name, { versions: [id], deployments: [] })
    this.#deploy(name, [{ version_id: id, percentage: 100 }], message)
    return id
  }

  /** A version with another secret, live at once. */
  changeSecret(name: string): void {
    const id = this.#newId()
    this.#script(name).versions.push(id)
    this.#deploy(name, [{ version_id: id, percentage: 100 }], '')
  }

  /** The version that most visitors of a Worker get. */
  live(name: string): string | undefined {
    return this.scripts.get(name)?.deployments[0]?.versions.toSorted((a, b) => b.percentage - a.percentage)[0]
      ?.version_id
  }

  /** What was changed, as short lines in order; the Directory has one line for all migrations of a deployment. */
  changes(): string[] {
    const migration = 'migrate the Directory'
    return this.#lines(migration).filter((line, at, all) => line !== migration || all[at - 1] !== line)
  }

  #lines(migration: string): string[] {
    return this.calls.flatMap(({ method, path, body }) => {
      const [, name = '', what = ''] = /^\/workers\/scripts\/etalase-?(commerce|)-?production\/?(.*)$/.exec(path) ?? []
      const worker = name || 'edge'
      if (method === 'PUT' && path.includes('/r2/')) return `keep ${path.split('/').at(-1)}`
      if (path.endsWith('/query') && /INSERT INTO \W*d1_migrations/i.test(body)) return migration
      if (method === 'GET' || path.includes('/r2/') || !path.startsWith('/workers/scripts/')) return []
      if (what.startsWith('versions')) return `${worker} upload`
      if (what.startsWith('deployments')) return `${worker} ${sharesOf(body)}`
      if (what === '' || what.startsWith('?')) return `${worker} whole`
      if (what === 'schedules') return `${worker} hours`
      return what.startsWith('routes') ? `${worker} routes` : []
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  #newId(): string {
    this.#ids += 1
    return `00000000-0000-4000-8000-${String(this.#ids).padStart(12, '0')}`
  }

  #deploy(name: string, versions: Share[], message: string): Deployment {
    const id = this.#newId()
    const created_on = new Date(Date.UTC(2026) + this.#ids).toISOString()
    const deployment = { id, created_on, versions, annotations: { 'workers/message': message } }
    this.#script(name).deployments.unshift(deployment)
    return deployment
  }

  #script(name: string): Script {
    const script = this.scripts.get(name)
    if (!script) throw new Refusal(404, 10007, 'This Worker does not exist on your account.')
    return script
  }

  async #serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    if (!url.startsWith('/client/v4/')) return this.site(request, answer)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const path = url.replace(base, '').replace('/client/v4', '')
    const method = request.method ?? 'GET'
    this.calls.push({ method, path, body: body.toString('latin1') })
    try {
      const result = this.#answer(method, path, body)
      if (result instanceof Buffer) return void answer.writeHead(200).end(result)
      send(answer, 200, { success: true, errors: [], messages: [], result })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, code, message } = error
      send(answer, status, { success: false, errors: [{ code, message }], messages: [], result: null })
    }
  }

  #answer(method: string, path: string, body: Buffer): unknown {
    const [, name = '', rest = ''] = /^\/workers\/(?:scripts|services)\/([\w-]+)\/?(.*)$/.exec(path) ?? []
    if (path.startsWith('/workers/services/')) return this.#service(name)
    if (path.startsWith('/workers/scripts/')) return this.#scriptCall(method, name, rest, body)
    if (path.startsWith('/r2/')) return this.#object(method, path.split('/').slice(3).join('/'), body)
    if (path.endsWith('/query'))
      return [{ results: [], success: true, meta: { duration: 1, changes: 0, last_row_id: 0, rows_read: 0 } }]
    if (path.startsWith('/workers/workers/'))
      return { subdomain: { enabled: false, previews_enabled: false }, routes: [] }
    if (path.startsWith('/zones?')) return [{ id: 'zone', account: { id: 'account' } }]
    if (path.endsWith('/workers/routes') || path.startsWith('/zones/')) return []
    if (path.includes('/d1/database/')) return { uuid: 'x', name: 'directory', version: 'production' }
    return {}
  }

  #service(name: string): unknown {
    this.#script(name)
    const script = { tag: 'tag', tags: [], migration_tag: this.classes, last_deployed_from: 'wrangler' }
    return { default_environment: { environment: 'production', script } }
  }

  #scriptCall(method: string, name: string, rest: string, body: Buffer): unknown {
    const [what = ''] = rest.split('?')
    if (what === 'assets-upload-session') return { jwt: 'all-there', buckets: [] }
    if (what === '' && method === 'PUT') return this.#whole(name)
    if (what === 'versions' && method === 'POST') return this.#upload(name)
    if (what === 'versions') return { items: this.#script(name).versions.map(versionOf) }
    if (what.startsWith('versions/')) return versionOf(what.slice('versions/'.length))
    if (what === 'secrets') return []
    if (what === 'deployments' && method === 'GET') return { deployments: this.#script(name).deployments }
    if (what === 'deployments') {
      const { versions, annotations } = JSON.parse(body.toString('utf8')) as Deployment
      return this.#deploy(name, versions, annotations['workers/message'] ?? '')
    }
    return {}
  }

  #whole(name: string): unknown {
    const id = this.#newId()
    const known = this.scripts.get(name)
    this.scripts.set(name, { versions: [...(known?.versions ?? []), id], deployments: known?.deployments ?? [] })
    this.#deploy(name, [{ version_id: id, percentage: 100 }], '')
    return { id: name, etag: 'etag', deployment_id: id.replaceAll('-', ''), startup_time_ms: 1 }
  }

  #upload(name: string): unknown {
    const script = this.#script(name)
    if (this.missingSecret && name.includes('commerce'))
      throw new Refusal(400, 10057, `inherit binding '${this.missingSecret}' is invalid: no such secret`)
    const id = this.#newId()
    script.versions.push(id)
    return { ...versionOf(id), startup_time_ms: 1 }
  }

  #object(method: string, key: string, body: Buffer): unknown {
    if (method === 'PUT') this.objects.set(key, body)
    const bytes = this.objects.get(key)
    if (!bytes) throw new Refusal(404, 10007, 'The specified key does not exist.')
    return method === 'PUT' ? {} : bytes
  }
}

const versionOf = (id: string) => ({
  id,
  number: 1,
  annotations: {},
  metadata: {
    created_on: '2026-11-22T00:00:00Z',
    author_email: 'a@example.com',
    source: 'wrangler',
    has_preview: false,
  },
  resources: { bindings: [], script: { etag: 'etag', handlers: ['fetch'] }, script_runtime: {} },
})

/** `9: 100, 8: 0`: the last digits of the versions and how many of a hundred visitors they get. */
function sharesOf(body: string): string {
  const { versions } = JSON.parse(body) as Deployment
  return versions.map(({ version_id, percentage }) => `${Number(version_id.slice(-12))}: ${percentage}`).join(', ')
}

function send(answer: ServerResponse, status: number, value: unknown): void {
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
