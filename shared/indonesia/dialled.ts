/**
 * The digits of a number with its country code, as `wa.me` and `tel:+` take them; null: it is no whole number, as a masked
 * one. Written as at home it begins with 0; a number cannot keep its first 0, so 812… is an Indonesian mobile number too.
 */
export function dialled(phone: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(phone)) return null
  const bare = phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
  const digits = bare.replace(/^(?:\+?0|(?=8\d{8,11}$))/, '62').replace(/\D/g, '')
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : null
}
