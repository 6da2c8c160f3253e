import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contractions } from './contractions.ts'
import { type Target, targets } from './options.ts'
import {
  bindingsOf,
  type Built,
  builtSettings,
  sourceSettings,
  unfilled,
  type Worker,
  workers,
  Written,
} from './settings.ts'

/** What the platform takes of one version: files on the free plan, bytes of a file. */
const filesMax = 20_000
const fileBytesMax = 25 * 1024 * 1024
const secretNames = ['TOKEN_SECRET', 'TOKEN_SECRET_BEFORE', 'ADMIN_TOKEN', 'SEAL_KEY', 'CLOUDFLARE_API_TOKEN'] as const

/** What is not filled in yet, as the sources have it: known before a build of a minute. */
export function unfilledIn(target: Target): string[] {
  const [edge, commerce] = [
    Written.parse(sourceSettings('edge', target)),
    Written.parse(sourceSettings('commerce', target)),
  ]
  return [
    ...unfilledIds(edge, 'edge', target),
    ...unfilledIds(commerce, 'commerce', target),
    ...openHosts(edge, commerce, target),
  ]
}

/** What forbids deploying this build, each with its cure. The platform is not asked. */
export function faultsOf(folder: string, target: Target): string[] {
  const missing = Object.values(workers).filter((one) => !existsSync(join(folder, one.folder, 'wrangler.json')))
  if (missing.length > 0) return [`${folder} holds no build of ${missing.map((one) => one.folder).join(', ')}`]
  return [
    ...(['edge', 'commerce'] as const).flatMap((worker) => settingsFaults(folder, worker, target)),
    ...openHosts(builtSettings(folder, 'edge'), builtSettings(folder, 'commerce'), target),
    ...secretFaults(folder),
    ...assetFaults(join(folder, 'client')),
    ...contractions('migrations/directory'),
  ]
}

function settingsFaults(folder: string, worker: Worker, target: Target): string[] {
  const built = builtSettings(folder, worker)
  const wanted = bindingsOf(sourceSettings(worker, null))
  const present = new Set(bindingsOf(built))
  return [
    ...(built.targetEnvironment === target
      ? []
      : [`${worker}: the build is for ${built.targetEnvironment ?? 'a local run'}, not for ${target}`]),
    ...(built.workers_dev === false && built.preview_urls === false
      ? []
      : [`${worker}: workers_dev and preview_urls must be false, or the Worker has a public address of its own`]),
    ...wanted
      .filter((binding) => !present.has(binding))
      .map((binding) => `${worker}: [env.${target}] lacks the binding ${binding}`),
    ...unfilledIds(built, worker, target),
    ...sharedData(built, worker, target),
    ...openBackend(built, worker),
  ]
}

/** What shoppers and shops say to each other crosses the open network on the way to another backend. */
function openBackend({ vars }: Built, worker: Worker): string[] {
  const address = vars?.['BACKEND_URL']
  if (address === undefined || URL.parse(String(address))?.protocol === 'https:') return []
  return [`${worker}: BACKEND_URL must be an address such as https://api.example.com, and it is "${String(address)}"`]
}

/** Hosts of the platform that a shop's owner could ask for. */
function openHosts({ routes = [], vars: edge = {} }: Written, { vars: commerce = {} }: Written, target: Target) {
  const named = String(commerce['PLATFORM_HOSTS'] ?? '').split(/[\s,]+/)
  const needed = [
    ...routes.flatMap(({ zone_name: zone }) => (zone ? [`*.${zone === unfilled ? '<your zone>' : zone}`] : [])),
    ...(edge['SIGN_IN_HOST'] ? [String(edge['SIGN_IN_HOST'])] : []),
  ]
  const where = `${workers.commerce.source}, [env.${target}.vars]`
  return needed.filter((host) => !named.includes(host)).map((host) => `${where}: PLATFORM_HOSTS must name ${host}`)
}

/** Each id that nobody has filled in yet, with the command that makes it. */
function unfilledIds(built: Written, worker: Worker, target: Target): string[] {
  const where = `${workers[worker].source}, [env.${target}]`
  const missing: [boolean, string, string][] = [
    ...(built.routes ?? []).map(({ zone_name }): [boolean, string, string] => [
      zone_name === unfilled,
      'zone_name of routes',
      'the domain of your zone, as the dashboard lists it',
    ]),
    ...(built.kv_namespaces ?? []).map(({ id, binding }): [boolean, string, string] => [
      isUnfilled(id),
      `id of the KV namespace ${binding}`,
      `npx wrangler kv namespace create ${binding} --env ${target}`,
    ]),
    ...(built.d1_databases ?? []).map(({ database_id, database_name }): [boolean, string, string] => [
      isUnfilled(database_id),
      `database_id of ${database_name}`,
      `npx wrangler d1 create ${database_name} --location apac`,
    ]),
  ]
  return missing.flatMap(([is, what, cure]) => (is ? [`${where}: fill in the ${what}: ${cure}`] : []))
}

/** A rehearsal in staging would write to the shops of production. */
function sharedData(built: Built, worker: Worker, target: Target): string[] {
  const other = targets.find((one) => one !== target) ?? target
  const others = new Set(
    (['edge', 'commerce'] as const).flatMap((one) => dataOf(Written.parse(sourceSettings(one, other)))),
  )
  return dataOf(built)
    .filter((id) => others.has(id))
    .map((id) => `${workers[worker].source}: [env.${target}] and [env.${other}] both have ${id}: each needs its own`)
}

const dataOf = ({ kv_namespaces = [], d1_databases = [], r2_buckets = [] }: Written): string[] =>
  [
    ...kv_namespaces.map(({ id }) => id),
    ...d1_databases.map(({ database_id }) => database_id),
    ...r2_buckets.map(({ bucket_name }) => bucket_name),
  ].filter((id) => id !== unfilled)

/** An id of a local run, or zeros, would make an empty database somewhere. */
const isUnfilled = (id: string): boolean => id === unfilled || !/[1-9a-f]/i.test(id) || id.length < 32

/** A build writes secrets that it finds in its environment into a file; none may lie in what is uploaded. */
function secretFaults(folder: string): string[] {
  const secrets = secretNames.flatMap((name) => {
    const value = process.env[name]
    return value && value.length >= 8 ? [{ name, value }] : []
  })
  return filesIn(folder).flatMap((file) => {
    const path = relative(folder, file)
    if (/(^|\/)\.(dev\.vars|env)/.test(path)) return [`${path} lies in the build: secrets belong to the platform alone`]
    const text = readFileSync(file, 'latin1')
    return secrets.flatMap(({ name, value }) => (text.includes(value) ? [`${path} contains ${name}`] : []))
  })
}

function assetFaults(folder: string): string[] {
  const files = filesIn(folder)
  return [
    ...(files.length > filesMax ? [`${files.length} assets; the platform takes ${filesMax}`] : []),
    ...files
      .filter((file) => statSync(file).size > fileBytesMax)
      .map((file) => `${relative(folder, file)} is larger than 25 MiB`),
    ...files
      .filter((file) => relative(folder, file).startsWith('assets/contoh-'))
      .slice(0, 1)
      .map((file) => `${relative(folder, file)}: pictures of the demo shops do not ship`),
  ]
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
