import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { lazy } from '#shared/lazy.ts'

/**
 * For a browser that shows news (Web Push): where its maker takes messages for it, and the browser's own keys, by which
 * it alone reads them.
 */
export const pushFields = lazy(() => ({
  endpoint: ['PUSH_ENDPOINT', z.url({ protocol: /^https$/ }).max(limits.pushEndpointChars)],
  key: ['PUSH_KEY', z.string().regex(/^B[\w-]{86}$/)],
  auth: ['PUSH_AUTH', z.string().regex(/^[\w-]{22}$/)],
}))
