/** Texts that are fixed by the specification or said in more than one place. Words of one screen stand in that screen. */
export const text = {
  productUnavailable: 'Produk Tidak Tersedia',
  chooseProduct: 'Pilih Produk',
  cartAdded: 'Berhasil ditambahkan ke keranjang',
  cartEmpty: 'Product is empty',
  cartNothing: 'Tidak ada produk.',
  copyNothing: 'Tidak ada teks yang disalin.',
  copyFailed: 'Gagal menyalin teks.',
  copied: 'Berhasil salin teks ke clipboard',
  tokenUndefined: 'Token is undefined',
  tokenInvalid: 'Invalid token specified',
  accessDenied: 'Access denied',
  requestFailed: 'Request failed',
  error: 'Error',
  failed: 'Failed',
  networkError: 'Network Error',
  pageNotFound: 'Page not found',
  notFoundTitle: '404 Not Found',
  phonePlaceholder: 'Enter a phone number',
  pixelMissing: 'meta pixel tidak tersedia.',
  countryFailed: 'unable to fetch the country',
  unitInvalid: 'Invalid unit of time.',
  required: 'Wajib diisi',
  fieldInvalid: 'Isian tidak valid',
  signInAgain: 'Sesi berakhir, silakan masuk kembali.',
  staleNotice: 'Data mungkin belum terbaru. Harga akan diperiksa lagi saat checkout.',
  defaultTitle: 'Etalase',
} as const

export const pageNotFoundAt = (path: string): string => `Page Not Found: ${path.slice(0, 200)}`
export const wentWrong = (status: number): string => `Something went wrong - ${status}`

/** What the flash cookie may say after a redirect: a code here or in errors.ts. */
export const flashes = {
  cart_added: text.cartAdded,
  cart_added_partly: 'Sebagian produk ditambahkan, yang lain tidak tersedia',
  cart_removed: 'Produk dihapus dari keranjang',
  cart_emptied: 'Keranjang dikosongkan',
  cart_changed: 'Jumlah diperbarui',
  voucher_claimed: 'Voucher diklaim',
  voucher_kept: 'Voucher disimpan',
  note_saved: 'Catatan disimpan',
  voucher_used: 'Voucher dipakai',
  voucher_removed: 'Voucher dilepas',
  dropship_saved: 'Pengirim disimpan',
  dropship_removed: 'Dikirim atas nama toko',
  signed_in: 'Selamat datang kembali',
  registered: 'Akun berhasil dibuat',
  google_linked: 'Akun Google terhubung',
  code_sent: 'Kode baru sudah dikirim',
  password_changed: 'Kata sandi berhasil diubah',
  signed_out: 'Anda sudah keluar',
  address_saved: 'Alamat disimpan',
  order_placed: 'Pesanan berhasil dibuat',
  payment_changed: 'Metode pembayaran diganti',
  bought_again: 'Produk dimasukkan ke keranjang',
  bought_again_some: 'Sebagian produk sudah tidak tersedia. Sisanya ada di keranjang.',
  session_ended: text.signInAgain,
} as const
export type FlashCode = keyof typeof flashes
export const isFlashCode = (code: string): code is FlashCode => Object.hasOwn(flashes, code)
