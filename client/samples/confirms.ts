import type { Confirms } from '#client/app/page/confirming.ts'

/** A customer who confirms with the password or by a code. */
export const confirms: Confirms = {
  password: true,
  codes: true,
  codeContact: '08••••••7890',
  google: false,
  passkeys: false,
  confirming: null,
  confirmed: false,
  outbox: null,
}
