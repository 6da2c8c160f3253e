import { accepted } from '#shared/result.ts'
import { limits } from '#shared/limits.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { pathOf, valuesOf } from './link.ts'
import { write } from './rules.ts'
import { listMessages } from './store.ts'

export const message: Handlers<'message'> = {
  /** What a demo shop would have sent. */
  list(_, scope) {
    const rows = listMessages(scope.db, limits.outboxRows)
    return accepted(
      rows.map((row) => {
        const { id, channel, target, createdAt, sentAt, problem } = row
        const { subject, text } = write(row.kind, valuesOf(scope, row))
        const at = createdAt.toISOString()
        return { id, channel, target, subject, text, path: pathOf(scope, row), at, sent: sentAt !== null, problem }
      }),
    )
  },
}
