/**
 * Whether digits are a GTIN, which is what a barcode on goods holds: 8, 12, 13 or 14 of them, the last computed from the
 * others by their weights 3 and 1 from the right (GS1 General Specifications, 7.9).
 */
export function isGtin(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
