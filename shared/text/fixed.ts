import { unitInvalid } from '#shared/format/countdown.ts'

/**
 * Texts that the specification fixes or that more than one place uses. A text of a single screen stays in that screen.
 */

export const productUnavailable = 'Produk Tidak Tersedia'
export const chooseProduct = 'Pilih Produk'
export const cartAdded = 'Berhasil ditambahkan ke keranjang'
export const cartEmpty = 'Product is empty'
export const cartNothing = 'Tidak ada produk.'
export const cartLinkTooLong = 'Terlalu banyak produk untuk satu tautan. Centang lebih sedikit, lalu bagikan lagi.'
export const copyNothing = 'Tidak ada teks yang disalin.'
export const copyFailed = 'Gagal menyalin teks.'
export const copied = 'Berhasil salin teks ke clipboard'
export const tokenUndefined = 'Token is undefined'
export const tokenInvalid = 'Invalid token specified'
export const accessDenied = 'Access denied'
export const requestFailed = 'Request failed'
export const error = 'Error'
export const failed = 'Failed'
export const networkError = 'Network Error'
export const pageNotFound = 'Page not found'
export const notFoundTitle = '404 Not Found'
export const phonePlaceholder = 'Enter a phone number'
export const pixelMissing = 'meta pixel tidak tersedia.'
export const countryFailed = 'unable to fetch the country'
export const required = 'Wajib diisi'
export const fieldInvalid = 'Isian tidak valid'
export const lineUnreadable = 'Barang ini tidak dapat ditampilkan'
export const signInAgain = 'Sesi berakhir, silakan masuk kembali.'
/** Of a change whose result is not known, where sending it again might do it twice. */
export const lookFirst = 'Lihat hasilnya dulu sebelum mengulang.'
export const signInElsewhere = 'Sesi berakhir. Masuk lagi di tab lain, lalu kirim lagi.'
export const staleNotice = 'Data mungkin belum terbaru. Harga akan diperiksa lagi saat checkout.'
export const defaultTitle = 'Etalase'
export const wishSaved = 'Disimpan di wishlist'
export const wishRemoved = 'Dihapus dari wishlist'
export { unitInvalid }
