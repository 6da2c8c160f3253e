import { WorkerEntrypoint } from 'cloudflare:workers'
import { backend } from '#commerce/app/http/backend.ts'
import type { Env } from '#commerce/platform/env.ts'

export { Shop } from '#commerce/app/shop.ts'

/**
 * The embedded commerce backend, for the edge's service binding. An address on the internet always reaches the default
 * export below; a named entrypoint is reached only by a Worker of the same account that binds it.
 */
export class Backend extends WorkerEntrypoint<Env> {
  override fetch(request: Request): Response | Promise<Response> {
    return backend.fetch(request, this.env, this.ctx)
  }
}

/** What a stranger reaches if this Worker ever gets an address of its own: nothing. */
export default { fetch: () => new Response(null, { status: 404 }) } satisfies ExportedHandler<Env>
