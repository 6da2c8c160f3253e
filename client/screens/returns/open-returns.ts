import { limits } from '#shared/limits.ts'
import { isReturnOver } from '#shared/order/return-status.ts'
import { optional } from '#client/app/page/optional.ts'
import type { PersonalContext } from '#client/app/page/page.ts'

/** How many returns still run. Only the newest are counted, which is enough for a badge. */
export async function countOpenReturns({ api }: Pick<PersonalContext<'orders' | 'profile'>, 'api'>): Promise<number> {
  const listed = await optional(api, 'return.list', { index: 0, size: limits.pageSize })
  return listed?.rows.filter(({ status }) => !isReturnOver(status)).length ?? 0
}
