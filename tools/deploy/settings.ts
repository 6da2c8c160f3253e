import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_readConfig as readSource } from 'wrangler'
import { z } from 'zod'
import type { Target } from './options.ts'

/** The two Workers: their folders in a build, and where their settings are written. */
export const workers = {
  edge: { folder: 'etalase', source: 'wrangler.toml' },
  commerce: { folder: 'etalase_commerce', source: 'worker/commerce/wrangler.toml' },
} as const
export type Worker = keyof typeof workers

/** What an operator has to replace once. */
export const unfilled = 'fill-in'

/** What an operator writes into the settings of a Worker, as far as a deployment reads it. */
export const Written = z.looseObject({
  routes: z.array(z.looseObject({ pattern: z.string(), zone_name: z.string().optional() })).optional(),
  kv_namespaces: z.array(z.looseObject({ binding: z.string(), id: z.string() })).optional(),
  d1_databases: z
    .array(z.looseObject({ binding: z.string(), database_name: z.string(), database_id: z.string() }))
    .optional(),
  r2_buckets: z.array(z.looseObject({ binding: z.string(), bucket_name: z.string() })).optional(),
  vars: z.record(z.string(), z.unknown()).optional(),
})
export type Written = z.output<typeof Written>

/** The settings of a built Worker. */
export const Built = Written.extend({
  name: z.string(),
  targetEnvironment: z.string().optional(),
  workers_dev: z.boolean().optional(),
  preview_urls: z.boolean().optional(),
})
export type Built = z.output<typeof Built>

export const builtSettings = (folder: string, worker: Worker): Built =>
  Built.parse(JSON.parse(readFileSync(join(folder, workers[worker].folder, 'wrangler.json'), 'utf8')))

/** The settings of an environment as the sources have them; null: those of a local run. */
export const sourceSettings = (worker: Worker, target: Target | null): Record<string, unknown> => ({
  ...readSource({ config: workers[worker].source, ...(target ? { env: target } : {}) }, { hideWarnings: true }),
})

/** The zone whose routes lead to the edge. */
export const zoneOf = (target: Target): string =>
  Written.parse(sourceSettings('edge', target)).routes?.[0]?.zone_name ?? ''

/** A folder in which wrangler finds no more than which Workers are meant: who goes back must not need a build first. */
export function namesOf(target: Target): string {
  const folder = `.cache/deploy/${target}-names`
  for (const worker of ['edge', 'commerce'] as const) {
    const { name, compatibility_date } = sourceSettings(worker, target)
    mkdirSync(join(folder, workers[worker].folder), { recursive: true })
    writeFileSync(
      join(folder, workers[worker].folder, 'wrangler.json'),
      JSON.stringify({ name, compatibility_date, main: 'none.js' }),
    )
  }
  return folder
}

const Binding = z.looseObject({ binding: z.string().optional(), name: z.string().optional() })
const kinds = ['assets', 'version_metadata'] as const

/** Every binding of a Worker, as 'kind name'. Its secrets are none of them. */
export function bindingsOf(settings: Readonly<Record<string, unknown>>): string[] {
  const single = kinds.map((kind): [string, unknown] => [kind, [settings[kind]]])
  const objects = z.object({ bindings: z.unknown() }).safeParse(settings['durable_objects']).data?.bindings
  const lists: [string, unknown][] = [...Object.entries(settings), ...single, ['durable_objects', objects]]
  const vars = Object.keys(z.record(z.string(), z.unknown()).safeParse(settings['vars']).data ?? {})
  return [
    ...lists.flatMap(([kind, list]) => named(list).map((name) => `${kind} ${name}`)),
    ...vars.map((name) => `vars ${name}`),
  ].toSorted()
}

function named(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((one: unknown) => {
    const { binding, name } = Binding.safeParse(one).data ?? {}
    return binding ?? name ?? []
  })
}
