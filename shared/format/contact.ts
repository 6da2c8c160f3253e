/**
 * A contact as its owner recognises it and nobody else can use it: '+6281234567890' → '08••••••7890',
 * 'budi@contoh.id' → 'b•••@contoh.id'.
 */
export function maskContact(contact: string): string {
  const [name = '', domain] = contact.split('@')
  if (domain !== undefined) return `${[...name][0] ?? ''}•••@${domain}`
  const national = contact.replace(/^\+62/, '0')
  const shown = national.startsWith('+') ? 3 : 2
  return `${national.slice(0, shown)}••••••${national.length > shown + 4 ? national.slice(-4) : ''}`
}

/** The same for what somebody has typed, in whatever spelling. */
export const maskTyped = (typed: string): string =>
  maskContact(typed.includes('@') ? typed.trim() : typed.replace(/[^\d+]/g, '').replace(/^62/, '0'))

/** The number of a bank account as its owner recognises it: '1234567890' → '•••7890'. */
export const maskAccount = (number: string): string => `•••${number.slice(-4)}`

/** A masked contact that stands in an address; null: that is something else, and is not shown. */
export const readMasked = (text: string | null): string | null =>
  text !== null && /^(\S?•{3}@[\w.-]{1,60}|\+?\d{2}•{6}\d{0,4})$/.test(text) ? text : null
