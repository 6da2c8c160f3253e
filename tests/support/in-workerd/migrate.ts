import { applyD1Migrations } from 'cloudflare:test'
import { bindings } from './bindings.ts'

await applyD1Migrations(bindings.DIRECTORY, bindings.MIGRATIONS)
