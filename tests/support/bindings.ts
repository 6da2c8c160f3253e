import { type D1Migration, env } from 'cloudflare:test'
import type { Env as CommerceEnv } from '#commerce/env.ts'

/** What vitest.config.ts binds. */
export const bindings = env as unknown as CommerceEnv & { MIGRATIONS: D1Migration[]; NIGHTLY: string }
