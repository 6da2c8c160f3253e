import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { buildFor } from '../../tools/deploy/build.ts'
import { sourceSettings, unfilled, workers } from '../../tools/deploy/settings.ts'

/** What a built wrangler.json has of the settings of its environment. */
const kept = [
  ...['name', 'compatibility_date', 'compatibility_flags', 'routes', 'workers_dev', 'preview_urls', 'observability'],
  ...['migrations', 'kv_namespaces', 'services', 'version_metadata', 'analytics_engine_datasets', 'ratelimits'],
  ...['secrets', 'vars', 'd1_databases', 'durable_objects', 'r2_buckets'],
]
const id = '0123456789abcdef0123456789abcdef'
const mapped = '//# sourceMappingURL=index.js.map'
const emptyMap = '{"version":3,"sources":[],"names":[],"mappings":""}'

interface BuiltOptions {
  /** Text files of the build that replace or join the usual ones. */
  files?: Record<string, string>
  /** Leaves the ids as the repository has them. */
  unfilled?: boolean
}

/**
 * A build of two very small Workers with the real settings of production: wrangler takes seconds for the real ones, and
 * what is in them changes nothing of the order of a deployment.
 */
export function smallBuild({ files = {}, unfilled: bare = false }: BuiltOptions = {}): Disposable & { folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-deploy-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const worker of ['edge', 'commerce'] as const) {
    const source = sourceSettings(worker, 'production')
    const settings = {
      ...Object.fromEntries(kept.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]]))),
      ...(worker === 'edge' ? { assets: { binding: 'ASSETS', html_handling: 'none', directory: '../client' } } : {}),
      ...{ targetEnvironment: 'production', topLevelName: workers[worker].folder, main: 'index.js', no_bundle: true },
      upload_source_maps: true,
    }
    const text = JSON.stringify(settings).replaceAll('../../migrations/directory', resolve('migrations/directory'))
    write(`${workers[worker].folder}/wrangler.json`, bare ? text : text.replaceAll(unfilled, id))
  }
  write('etalase/index.js', `export default { fetch: () => new Response() }\n${mapped}`)
  write('etalase_commerce/index.js', `export class Shop {}\nexport class Backend {}\nexport default {}\n${mapped}`)
  for (const { folder: worker } of Object.values(workers)) write(`${worker}/index.js.map`, emptyMap)
  write('client/assets/entry-new.js', 'new')
  write('client/builds/latest.json', '{"id":"/assets/entry-new.js"}')
  write('client/_headers', '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The real Workers as `npm run deploy -- production` builds them, once an operator has filled in the ids. */
export async function realBuild(folder: string): Promise<string> {
  await buildFor('production', folder)
  for (const { folder: worker } of Object.values(workers))
    edit(join(folder, worker, 'wrangler.json'), (settings) => settings.replaceAll(unfilled, id))
  return folder
}

/** The release after the one in `folder`: the same settings and files, other code, and one file of its own. */
export function nextRelease(folder: string, name: string): string {
  // Beside it, because the settings name the migrations by a relative path.
  const next = join(dirname(folder), name)
  cpSync(folder, next, { recursive: true })
  for (const { folder: worker } of Object.values(workers))
    edit(join(next, worker, 'index.js'), (code) => `// ${name}\n${code}`)
  writeFileSync(join(next, 'client/assets', `${name}.js`), name)
  return next
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
