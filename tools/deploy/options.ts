import { parseArgs } from 'node:util'

export const targets = ['staging', 'production'] as const
export type Target = (typeof targets)[number]

export interface Options {
  target: Target
  what: 'release' | 'rollback' | 'classes'
  /** Builds, checks and lets wrangler bundle, without a word to the platform. */
  dryRun: boolean
  /** Goes on without the files and the code of the live release; then no visitor meets two releases at once. */
  withoutOldAssets: boolean
  /** Goes on although some shops did not wake. */
  despiteShops: boolean
  /** A folder that was built before; null: build now. */
  built: string | null
  /** Where the deployment is asked how it is; null: the zone of its routes. */
  site: string | null
  /** The JSON file with the secrets of a first deploy. */
  secretsFile: string | null
}

export const usage = `npm run deploy -- staging|production [what]

  --dry-run         builds and checks, and says nothing to the platform
  --rollback        puts the release before this one back: the edge first, then commerce
  --classes         brings a change of the Durable Object classes, alone and to everybody at once
  --no-old-assets   goes on without the files of the last seven days; then everybody changes at once
  --despite-shops   goes on although some shops did not wake
  --secrets-file F  JSON with TOKEN_SECRET, ADMIN_TOKEN and SEAL_KEY, for the first deploy
  --site URL        where the deployment answers; else https:// and the zone of its routes
  --built FOLDER    deploys a folder that was built before

Environment: CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID as wrangler wants them, ADMIN_TOKEN to wake the shops.
docs/operations.md tells the whole way.`

/** What the command line asks for; null: it is not understood. */
export function optionsOf(args: string[]): Options | null {
  const read = parsed(args)
  const target = targets.find((one) => one === read?.positionals[0])
  if (!read || !target || read.positionals.length > 1) return null
  const { values } = read
  if (values.rollback && values.classes) return null
  return {
    target,
    what: values.rollback ? 'rollback' : values.classes ? 'classes' : 'release',
    dryRun: values['dry-run'] ?? false,
    withoutOldAssets: values['no-old-assets'] ?? false,
    despiteShops: values['despite-shops'] ?? false,
    built: values.built ?? null,
    site: values.site?.replace(/\/$/, '') ?? null,
    secretsFile: values['secrets-file'] ?? null,
  }
}

function parsed(args: string[]) {
  const flag = { type: 'boolean' } as const
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': flag,
        rollback: flag,
        classes: flag,
        'no-old-assets': flag,
        'despite-shops': flag,
        'secrets-file': text,
        site: text,
        built: text,
      },
    })
  } catch {
    // An unknown option: the usage says which there are.
    return null
  }
}
