import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Env as CommerceEnv } from '#commerce/env.ts'

/** What vitest.config.ts binds. */
export const bindings = env as unknown as CommerceEnv & { SITE: KVNamespace; MIGRATIONS: D1Migration[] }
