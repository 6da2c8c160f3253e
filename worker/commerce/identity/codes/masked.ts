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
