/** Migrates the development Directory to the newest schema before Vite opens it. */
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { directoryMigrations } from '../build/serve-options.js'
import { migrateDirectory } from '../serve/directory.js'

const server = new Miniflare(
  convertV4MiniflareOptions({
    cf: false,
    resourcePersistencePath: resolve(process.env.ETALASE_STATE ?? '.wrangler/dev', 'v3'),
    modules: true,
    script: 'export default {}',
    d1Databases: { DIRECTORY: 'directory' },
  }),
)
await migrateDirectory(await server.getD1Database('DIRECTORY'), directoryMigrations())
await server.dispose()
