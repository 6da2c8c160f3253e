import { normalisePhone } from '#shared/indonesia/phone.ts'

export type Login = { by: 'email' | 'phone'; value: string } | { by: 'nothing'; value: string }

/**
 * What a shopper typed to sign in: an e-mail address, or a phone number in any spelling. Anything else belongs to no
 * account.
 */
export function loginOf(typed: string): Login {
  const text = typed.trim().toLowerCase()
  if (text.includes('@')) return { by: 'email', value: text }
  const phone = normalisePhone(text)
  return phone.ok ? { by: 'phone', value: phone.value } : { by: 'nothing', value: text }
}
