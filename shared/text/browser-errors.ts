export interface Entry {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503 | 504
  /** Indonesian, for the shopper. `{name}` is replaced from the refusal's values, `{rp:name}` is written as rupiah. */
  message: string
}

/**
 * The refusals that scripts of the browser make themselves. They are part of `errors`, and stand apart so that the
 * browser does not load the sentences of all others.
 */
export const browserErrors = {
  too_large: { status: 413, message: 'Ukuran kiriman terlalu besar.' },
  contact_missing: { status: 422, message: 'Isi nama dan nomor HP terlebih dahulu.' },
  address_missing: { status: 422, message: 'Isi alamat pengiriman terlebih dahulu.' },
  shipping_missing: { status: 422, message: 'Pilih pengiriman terlebih dahulu.' },
  payment_missing: { status: 422, message: 'Pilih metode pembayaran terlebih dahulu.' },
  shipping_unknown: { status: 422, message: 'Pengiriman ini tidak tersedia untuk alamat Anda. Pilih pengiriman lain.' },
} as const satisfies Record<string, Entry>

export const browserMessage = (code: keyof typeof browserErrors): string => browserErrors[code].message
