import { ApiFailure } from './index.ts'
import type { ErrorCode } from '#shared/text/errors.ts'

const aboutGoods: ReadonlySet<string | null> = new Set<ErrorCode | null>([
  // Another backend says no code.
  null,
  'item_unknown',
  'item_unavailable',
  'stock_out',
  'stock_short',
  'quantity_invalid',
])

/** Whether a backend refuses these goods. A full cart, a crowd and a limit are about the shopper, and stop the rest. */
export const refusesGoods = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.kind === 'refused' && aboutGoods.has(failure.code)
