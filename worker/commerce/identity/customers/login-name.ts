import { normalisePhone } from '#shared/indonesia/phone.ts'

export type Login = { by: 'email' | 'phone'; value: string } | { by: 'nothing'; value: string }

/**
 * What somebody signs in with: an e-mail address, or a phone number in any spelling. What is neither belongs to no
 * account.
 */
export function loginOf(typed: string): Login {
  const text = typed.trim().toLowerCase()
  if (text.includes('@')) return { by: 'email', value: text }
  const phone = normalisePhone(text)
  return phone.ok ? { by: 'phone', value: phone.value } : { by: 'nothing', value: text }
}
