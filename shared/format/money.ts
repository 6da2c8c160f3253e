/**
 * 'Rp 1.500', 'Rp 1.234,5', '−Rp 5.000'; an empty or invalid amount is 'Rp 0'. Not done by `Intl`, because its currency
 * style changed its decimals between CLDR releases, and a server and an old phone must show the same text.
 */
export function formatRupiah(amount: number | string | null | undefined): string {
  const value = amount === '' || amount === null || amount === undefined ? 0 : Number(amount)
  if (!Number.isFinite(value)) return 'Rp 0'
  const cents = Math.round(Math.abs(value) * 100)
  if (cents === 0) return 'Rp 0'
  const decimals =
    cents % 100 === 0
      ? ''
      : `,${String(cents % 100)
          .padStart(2, '0')
          .replace(/0$/, '')}`
  return `${value < 0 ? '−' : ''}Rp ${groupDigits(Math.floor(cents / 100))}${decimals}`
}

/** Reads whole rupiah from typed text: '147.356', 'Rp 147.356,00', '147356'; null when it is no amount. */
export function readRupiah(typed: string): number | null {
  const plain = typed
    .replace(/^\s*rp\.?/i, '')
    .replace(/\s/g, '')
    .replace(/[.,]00?$|,-$/, '')
  return /^(\d{1,12}|\d{1,3}([.,]\d{3}){1,3})$/.test(plain) ? Number(plain.replace(/[.,]/g, '')) : null
}

/** Puts dots between thousands: 1234567 → '1.234.567'. */
export const groupDigits = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, '.')

/** The discount from a crossed-out price, in whole percent, rounded down; null when there is none. */
export function discountPercent(price: number, fullPrice: number | null): number | null {
  if (fullPrice === null || fullPrice <= price || fullPrice <= 0) return null
  const percent = Math.floor(((fullPrice - price) * 100) / fullPrice)
  return percent > 0 ? percent : null
}

/** '1,2 rb', '3,4 jt', '950': the number of pieces sold. */
export function formatCount(count: number): string {
  if (count < 1_000) return String(count)
  const [unit, size] = count < 1_000_000 ? (['rb', 1_000] as const) : (['jt', 1_000_000] as const)
  const tenths = Math.floor((count * 10) / size)
  return `${Math.floor(tenths / 10)}${tenths % 10 === 0 || tenths >= 100 ? '' : `,${tenths % 10}`} ${unit}`
}

/** 49 → '4,9'. */
export const formatRating = (tenths: number): string => `${Math.floor(tenths / 10)},${tenths % 10}`
