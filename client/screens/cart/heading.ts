import { groupDigits } from '#shared/format/money.ts'

/** How many pieces there are, beside the name of the screen. */
export const headingOf = (pieces: number): string => (pieces > 0 ? `Keranjang (${groupDigits(pieces)})` : 'Keranjang')
