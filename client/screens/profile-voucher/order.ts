import type { VoucherOffer } from '#shared/api/goods/voucher.ts'

/** A voucher that a customer may use. */
export type Own = Pick<VoucherOffer, 'voucher' | 'chosen' | 'claimed' | 'usable'>

/** What the cart reaches first; among these, and among the others, the soonest ending first. */
export const inOrder = (own: readonly Own[]): Own[] =>
  own.toSorted((a, b) => Number(reached(b)) - Number(reached(a)) || endOf(a) - endOf(b))
const reached = ({ usable, chosen }: Own): boolean => usable || chosen
const endOf = ({ voucher: { endsAt } }: Own): number => (endsAt === null ? Number.MAX_VALUE : Date.parse(endsAt))
