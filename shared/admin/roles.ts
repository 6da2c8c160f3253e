/** Who a shop's token makes its holder. Each may also do what those before it may. */
export const roles = ['viewer', 'orders', 'manager', 'owner'] as const
export type Role = (typeof roles)[number]
/** What an operation needs: a role in its shop, or the platform's own token. */
export type Access = Role | 'platform'

const ranks: readonly Access[] = [...roles, 'platform']
export const mayDo = (held: Access, needed: Access): boolean => ranks.indexOf(held) >= ranks.indexOf(needed)
