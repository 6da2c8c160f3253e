import { z } from 'zod'
import { Change } from '#shared/admin/change.ts'
import { limits } from '#shared/limits.ts'
import { operation } from '#commerce/platform/administration/operation.ts'

const Asked = z.strictObject({ permit: z.string().min(1).max(limits.permitChars) })

const Shown = z.object({
  operation: z.string(),
  by: z.string(),
  until: z.string(),
  given: z.array(z.object({ field: z.string(), value: z.string() })),
  /** null: it cannot be said before it is done. */
  changes: z.array(Change).nullable(),
  done: z.boolean(),
})

/** What an assistant has asked a person for, as the desk shows it. `in-shop.ts` answers both. */
export const assistantOperations = {
  find: operation({
    method: 'GET',
    path: '/shops/:host/assistant',
    role: 'viewer',
    summary: 'What an assistant asks a person to confirm, and what it would change',
    input: z.strictObject({ permit: z.string().max(limits.permitChars).default('') }),
    output: z.object({ asked: Shown.nullable() }),
  }),
  confirm: operation({
    method: 'POST',
    path: '/shops/:host/assistant',
    role: 'viewer',
    summary: 'Does what an assistant has asked for, once and as who presses it at the desk',
    input: Asked,
    output: z.object({ operation: z.string() }),
  }),
}
