/** Migrates the development Directory to the newest schema before Vite opens it. */
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { directoryMigrations } from '../build/serve-options.js'
import { migrateDirectory } from '../serve/directory.js'
import { holdState } from '../serve/lock.js'

const { ETALASE_STATE: state = '.wrangler/dev' } = process.env
holdState(state)
const server = new Miniflare(
  convertV4MiniflareOptions({
    cf: false,
    resourcePersistencePath: resolve(state, 'v3'),
    modules: true,
    script: 'export default {}',
    d1Databases: { DIRECTORY: 'directory' },
  }),
)
await migrateDirectory(await server.getD1Database('DIRECTORY'), directoryMigrations())
await server.dispose()
