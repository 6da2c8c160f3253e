import { WorkerEntrypoint } from 'cloudflare:workers'
import type { BatchedAnswer, BatchedCall } from '#shared/api/batch.ts'
import type { Together } from '#shared/api/contract/together.ts'
import { reportAlarms } from '#commerce/app/audit/alarms.ts'
import { answerCalls } from '#commerce/app/http/rpc.ts'
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

  /** The contract's calls of one tick; `head` is what their headers would be. */
  batch(head: Readonly<Record<string, string>>, calls: readonly BatchedCall[]): Promise<Together<BatchedAnswer>> {
    return answerCalls(this.env, head, calls)
  }
}

export default {
  /** What a stranger reaches if this Worker ever gets an address of its own: nothing. */
  fetch: () => new Response(null, { status: 404 }),
  /** By the hour: what keeps every shop from its night keeps it from reporting that too. */
  async scheduled(_, env) {
    await reportAlarms(env, 0, new Date())
  },
} satisfies ExportedHandler<Env>
