import type { DemoPast } from '#shared/admin/demo.ts'
import { hashPassword, newCost } from '#commerce/identity/customers/password.ts'
import type { PasswordHash } from '#commerce/identity/customers/tables.ts'

/** What `fillDemo` takes: hashing is the Worker's work, so that it never holds up a Shop. */
export type HashedPast = Omit<DemoPast, 'customer'> & {
  customer: Omit<DemoPast['customer'], 'password'> & { password: PasswordHash }
}

export async function withPasswordHash({ customer, ...past }: DemoPast): Promise<HashedPast> {
  return { ...past, customer: { ...customer, password: await hashOf(customer.password) } }
}

/** Everybody may know a demo's password, so all demo shops of an isolate share the work of hashing it. */
let last: { password: string; hash: PasswordHash } | null = null
async function hashOf(password: string): Promise<PasswordHash> {
  if (last?.password !== password) last = { password, hash: await hashPassword(password, newCost()) }
  return last.hash
}
