import * as text from './fixed.ts'

/** Each is an export of its own, so that a script of the browser holds only those that it shows. */
export { text }

/** `path` as it stands in the address. */
export const pageNotFoundAt = (path: string): string => `Page Not Found: ${shownPath(path).slice(0, 200)}`
function shownPath(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll(/\p{Cc}/gu, '')
  } catch {
    // Shown as it came.
    return path
  }
}
/** A feature that this shop's backend does not have. */
export const notOffered = 'Toko ini belum menyediakannya.'
export const inMaintenance = 'Toko sedang dalam pemeliharaan'
export const wentWrong = (status: number): string => `Something went wrong - ${status}`

/** What the flash cookie may hold after a redirect: one of these codes, or one of errors.ts. */
export const flashes = {
  cart_added: text.cartAdded,
  cart_added_partly: 'Sebagian produk ditambahkan, yang lain tidak tersedia',
  cart_added_before: 'Semuanya sudah ada di keranjang',
  cart_added_none: 'Produk lainnya tidak dapat ditambahkan',
  cart_removed: 'Produk dihapus dari keranjang',
  cart_emptied: 'Keranjang dikosongkan',
  cart_changed: 'Jumlah diperbarui',
  wish_saved: text.wishSaved,
  wish_removed: text.wishRemoved,
  wish_moved: 'Dipindahkan ke keranjang',
  wish_shared: 'Tautan wishlist dibuat',
  wish_unshared: 'Tautan wishlist dihapus',
  alert_push: 'Kabarnya akan muncul di layar perangkat ini',
  alert_email: 'Kabarnya akan kami kirim ke email Anda',
  alert_whatsapp: 'Kabarnya akan kami kirim lewat WhatsApp',
  alert_sms: 'Kabarnya akan kami kirim lewat SMS',
  alert_removed: 'Kabar dibatalkan',
  voucher_claimed: 'Voucher diklaim',
  note_saved: 'Catatan disimpan',
  voucher_used: 'Voucher dipakai',
  voucher_removed: 'Voucher dilepas',
  dropship_saved: 'Pengirim disimpan',
  dropship_removed: 'Dikirim atas nama toko',
  signed_in: 'Selamat datang kembali',
  registered: 'Akun berhasil dibuat',
  signed_in_former: 'Anda sudah punya akun di sini. Kata sandi yang lama tetap berlaku.',
  google_linked: 'Akun Google terhubung',
  passkey_added: 'Passkey ditambahkan',
  passkey_renamed: 'Nama passkey disimpan',
  passkey_removed: 'Passkey dihapus',
  google_unlinked: 'Akun Google tidak terhubung lagi',
  change_undone: 'Perubahan dibatalkan. Buat kata sandi baru dengan kode.',
  code_sent: 'Kode baru sudah dikirim',
  name_saved: 'Nama disimpan',
  contact_saved: 'Data akun disimpan',
  contact_code: 'Kode sudah dikirim',
  contact_cancelled: 'Perubahan dibatalkan',
  photo_saved: 'Foto disimpan',
  photo_removed: 'Foto dihapus',
  session_closed: 'Perangkat sudah dikeluarkan',
  sessions_ended: 'Anda sudah keluar dari semua perangkat',
  consent_given: 'Persetujuan disimpan',
  consent_withdrawn: 'Persetujuan ditarik',
  tags_allowed: 'Pelacakan kunjungan disetujui',
  tags_refused: 'Pelacakan kunjungan ditolak',
  lite_on: 'Mode hemat data aktif',
  lite_off: 'Mode hemat data tidak aktif',
  account_removed: 'Akun Anda sudah dihapus',
  password_changed: 'Kata sandi berhasil diubah',
  signed_out: 'Anda sudah keluar',
  address_saved: 'Alamat disimpan',
  address_removed: 'Alamat dihapus',
  address_main: 'Alamat utama diganti',
  order_placed: 'Pesanan berhasil dibuat',
  bank_added: 'Rekening ditambahkan',
  bank_removed: 'Rekening dihapus',
  affiliate_joined: 'Selamat datang di program afiliasi',
  review_sent: 'Terima kasih, ulasan Anda sudah tampil',
  receipt_sent: 'Konfirmasi terkirim, kami periksa maksimal 1×24 jam.',
  payment_changed: 'Metode pembayaran diganti',
  bought_again: 'Produk dimasukkan ke keranjang',
  bought_again_some: 'Tidak tersedia lagi: {names}. Sisanya ada di keranjang.',
  order_cancelled: 'Pesanan dibatalkan',
  order_cancel_asked: 'Pembatalan diajukan, menunggu jawaban toko',
  delivery_confirmed: 'Terima kasih, paket tercatat sudah tiba',
  order_received: 'Terima kasih, pesanan selesai',
  personal_data_removed: 'Data pribadi Anda sudah dihapus dari pesanan ini.',
  refund_account: 'Rekening tujuan disimpan. Toko akan mentransfer dana Anda.',
  order_claimed: 'Pesanan disimpan ke akun Anda',
  link_opened: 'Alamat dan penerima ditampilkan',
  return_asked: 'Pengembalian diajukan',
  return_sent: 'Resi pengembalian disimpan',
  return_received: 'Pengembalian selesai',
  return_cancelled: 'Pengembalian dibatalkan',
  session_ended: text.signInAgain,
} as const
export type FlashCode = keyof typeof flashes
export const isFlashCode = (code: string): code is FlashCode => Object.hasOwn(flashes, code)
