/** The content of a QRIS code: EMVCo merchant-presented mode, with the templates that Bank Indonesia adds. */
interface Qris {
  /** Reverse domain of the acquirer: `ID.CO.CONTOH.WWW`. */
  acquirer: string
  /** Merchant PAN: 18 or 19 digits, 9360 and the acquirer's number first. */
  pan: string
  merchantId: string
  /** Size of the merchant: UMI micro, UKE small, UME medium, UBE large. */
  criterion: 'UMI' | 'UKE' | 'UME' | 'UBE'
  /** National merchant id: `ID` and 13 digits. */
  nmid: string
  category: string
  /** Whole rupiah. */
  amount: number
  name: string
  city: string
  postcode: string
  billNumber: string
  terminal: string
}

/** The text of a dynamic code, with its checksum at the end. */
export function qrisText(code: Qris): string {
  const { criterion } = code
  const body = [
    field('00', '01'),
    field('01', '12'),
    field(
      '26',
      field('00', code.acquirer) + field('01', code.pan) + field('02', code.merchantId) + field('03', criterion),
    ),
    field('51', field('00', 'ID.CO.QRIS.WWW') + field('02', code.nmid) + field('03', criterion)),
    field('52', code.category),
    field('53', '360'),
    field('54', String(code.amount)),
    field('58', 'ID'),
    field('59', merchantText(code.name, 25)),
    field('60', merchantText(code.city, 15)),
    field('61', code.postcode),
    field('62', field('01', code.billNumber) + field('07', code.terminal)),
    '6304',
  ].join('')
  return body + crc16(body)
}

/** A two-digit tag, the length in two digits, the value. */
function field(tag: string, value: string): string {
  if (value.length > 99)
    throw new RangeError(`QRIS field ${tag} holds at most 99 characters: shorten the shop's words first`)
  return tag + String(value.length).padStart(2, '0') + value
}

/** Upper-case ASCII, as scanners print it, cut to the length of the field. */
export function merchantText(words: string, max: number): string {
  const plain = words
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .toUpperCase()
  return plain.replace(/ +/g, ' ').trim().slice(0, max).trim() || 'TOKO'
}

/** The fields by tag, as a bank's app reads them; null when the checksum or a length is wrong. */
export function readQris(text: string): ReadonlyMap<string, string> | null {
  if (crc16(text.slice(0, -4)) !== text.slice(-4)) return null
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const [tag, length] = [text.slice(at, at + 2), Number(text.slice(at + 2, at + 4))]
    const value = text.slice(at + 4, at + 4 + length)
    if (!/^\d\d$/.test(tag) || value.length !== length) return null
    fields.set(tag, value)
    at += 4 + length
  }
  return fields
}

/** CRC-16/CCITT-FALSE: polynomial 1021, start FFFF, not reflected; four upper-case hex digits. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
