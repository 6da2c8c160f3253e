import type { OrderMessage } from '#shared/admin/messages.ts'

/** Why a message will never go out, as its row says it; anything else is what the vendor who refused has said. */
export const problems = {
  ended: 'it had ended before it could be sent',
  no_browser: 'the browser is not there any more',
  no_vendor: 'the shop has no vendor for this channel any more',
} as const satisfies Partial<Record<NonNullable<OrderMessage['why']>, string>>

/** Of these there is nothing to repair, and nobody to write to: they happen every day. */
export const ordinary: readonly string[] = [problems.ended, problems.no_browser]

/** null: it may still be sent. */
export function problemOf(problem: string): { why: NonNullable<OrderMessage['why']>; said: string } | null {
  if (problem === '') return null
  const known = Object.entries(problems).find(([, said]) => said === problem)
  return known ? { why: known[0] as keyof typeof problems, said: '' } : { why: 'refused', said: problem }
}
