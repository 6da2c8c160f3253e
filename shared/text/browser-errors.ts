export interface Entry {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503 | 504
  /** Indonesian, for the shopper. `{name}` is replaced from the refusal's values, `{rp:name}` is written as rupiah. */
  message: string
}

/**
 * The refusals that scripts of the browser make themselves. They are part of `errors`, and stand apart so that the
 * browser loads neither the sentences of all others nor a status.
 */
const messages = {
  too_large: 'Ukuran kiriman terlalu besar.',
  contact_missing: 'Isi nama dan nomor HP terlebih dahulu.',
  address_missing: 'Isi alamat pengiriman terlebih dahulu.',
  shipping_missing: 'Pilih pengiriman terlebih dahulu.',
  payment_missing: 'Pilih metode pembayaran terlebih dahulu.',
  shipping_unknown: 'Pengiriman ini tidak tersedia untuk alamat Anda. Pilih pengiriman lain.',
} as const

export const browserMessage = (code: keyof typeof messages): string => messages[code]
