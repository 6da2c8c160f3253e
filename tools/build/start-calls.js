import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What only the Workers' own runtime has, as far as their modules ask for it while they are loaded. */
const runtime = 'data:text/javascript,export class DurableObject {} export class WorkerEntrypoint {}'

/**
 * How many calls of functions the modules of a built Worker make while they are loaded, before any request. Counted
 * rather than timed, so that it is the same on every machine; each start of an isolate pays for them.
 *
 * @param {string} main the Worker's main module in dist/
 */
export async function startCalls(main) {
  const file = resolve(main)
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const hooks = registerHooks({ resolve: platform, load: textModules })
  await import(pathToFileURL(file).href)
  hooks.deregister()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  const folder = pathToFileURL(resolve(file, '..')).href
  return result
    .filter(({ url }) => url.startsWith(`${folder}/`))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
    .reduce((sum, count) => sum + count, 0)
}

/** @type {import('node:module').ResolveHookSync} */
const platform = (name, context, next) =>
  name.startsWith('cloudflare:') ? { url: runtime, shortCircuit: true } : next(name, context)

/** @type {import('node:module').LoadHookSync} */
const textModules = (url, context, next) =>
  /\.(sql|txt)$/.test(url)
    ? {
        format: 'module',
        shortCircuit: true,
        source: `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))}`,
      }
    : next(url, context)
