/** What a form says of a choice that was not made. */
export const missing = {
  lines: 'Pilih barang yang dikembalikan.',
  reason: 'Pilih alasan pengembalian.',
  solution: 'Pilih solusi yang diinginkan.',
} as const
