import { adminErrors } from './admin-errors.ts'
import { browserMessage, type Entry } from './browser-errors.ts'
import { fill, type Values } from './fill.ts'
import { tokenInvalid } from './fixed.ts'
import { ownDataErrors } from './own-data-errors.ts'
import { returnErrors } from './return-errors.ts'

/** Every refusal of the product. The code is sent as `errorCode`. */
export const errors = {
  too_large: { status: 413, message: browserMessage('too_large') },
  contact_missing: { status: 422, message: browserMessage('contact_missing') },
  address_missing: { status: 422, message: browserMessage('address_missing') },
  shipping_missing: { status: 422, message: browserMessage('shipping_missing') },
  payment_missing: { status: 422, message: browserMessage('payment_missing') },
  shipping_unknown: { status: 422, message: browserMessage('shipping_unknown') },
  bad_request: { status: 400, message: 'Permintaan tidak dapat dibaca. Muat ulang halaman lalu coba lagi.' },
  input_invalid: { status: 422, message: 'Periksa kembali isian Anda.' },
  sign_in_needed: { status: 401, message: 'Sesi berakhir, silakan masuk kembali.' },
  access_denied: { status: 403, message: 'Access denied' },
  ...adminErrors,
  ...returnErrors,
  not_found: { status: 404, message: 'Data tidak ditemukan.' },
  cut_off: { status: 400, message: 'Koneksi terputus. Coba kirim lagi.' },
  file_too_large: { status: 413, message: 'Ukuran file terlalu besar. Maksimal 5 MB.' },
  image_oversized: {
    status: 413,
    message: 'Dimensi foto terlalu besar, maksimal 50 megapiksel. Perkecil foto lalu unggah lagi.',
  },
  image_kind: { status: 415, message: 'Format foto tidak didukung. Gunakan JPG, PNG, WebP, atau AVIF.' },
  image_broken: { status: 422, message: 'Foto rusak. Unggah file aslinya.' },
  image_moving: { status: 422, message: 'Foto bergerak tidak didukung. Unggah foto diam.' },
  image_widths: {
    status: 422,
    message: 'Ukuran-ukuran gambar ini tidak lengkap. Kirim satu file saja, atau pakai npm run shop -- upload.',
  },
  images_full: { status: 409, message: 'Paling banyak {max} gambar. Hapus yang tidak dipakai lalu coba lagi.' },
  video_too_large: { status: 413, message: 'Ukuran video terlalu besar. Maksimal 20 MB.' },
  video_kind: { status: 415, message: 'Format video tidak didukung. Gunakan MP4 atau WebM.' },
  video_broken: { status: 422, message: 'Video rusak. Unggah file aslinya.' },
  file_kind: { status: 415, message: 'Format file tidak didukung. Gunakan JPG, PNG, WebP, atau PDF.' },
  too_many: { status: 429, message: 'Terlalu banyak percobaan. Coba lagi dalam {minutes} menit.' },
  /** The waiting room says it; its ticket is among the values. */
  waiting_turn: { status: 429, message: 'Toko sedang sangat ramai. Giliran Anda sekitar {minutes} menit lagi.' },
  unavailable: { status: 503, message: 'Toko sedang sibuk. Silakan coba beberapa saat lagi.' },
  /** Of what hashes a password: all else goes on. */
  password_busy: { status: 503, message: 'Sedang banyak yang mencoba masuk. Silakan coba beberapa saat lagi.' },
  /** The edge says it of a change that its backend did not answer; a backend itself never does. */
  result_unknown: { status: 504, message: 'Sebentar, kami sedang memastikan permintaan Anda.' },
  key_reused: {
    status: 422,
    message: 'Permintaan ini sudah dipakai untuk hal lain. Muat ulang halaman lalu coba lagi.',
  },

  item_unknown: { status: 404, message: 'Produk ini sudah tidak dijual.' },
  item_unavailable: { status: 409, message: 'Produk Tidak Tersedia' },
  stock_out: { status: 409, message: 'Stok {name} habis.' },
  stock_short: { status: 409, message: 'Stok tidak mencukupi, tersisa {left}.' },
  quantity_invalid: { status: 422, message: 'Jumlah harus antara 1 dan {max}.' },
  wishlist_full: { status: 409, message: 'Wishlist penuh. Hapus beberapa produk lalu coba lagi.' },
  alerts_full: { status: 409, message: 'Sudah {max} barang yang Anda tunggu. Batalkan beberapa lalu coba lagi.' },
  alerts_of_shop_full: { status: 409, message: 'Daftar tunggu toko ini sedang penuh. Coba lagi besok.' },
  alert_in_stock: { status: 409, message: 'Barang ini sudah tersedia. Muat ulang halaman lalu pesan.' },
  alert_way_unknown: {
    status: 409,
    message: 'Verifikasi email atau nomor HP di Ubah Profil agar kami tahu ke mana kabarnya dikirim.',
  },
  cart_full: { status: 409, message: 'Keranjang penuh. Hapus beberapa produk lalu coba lagi.' },
  cart_line_unknown: { status: 404, message: 'Produk ini sudah tidak ada di keranjang.' },
  cart_nothing_chosen: { status: 422, message: 'Tidak ada produk.' },

  order_unknown: { status: 404, message: 'Pesanan tidak ditemukan.' },
  shop_not_ready: {
    status: 409,
    message: 'Toko ini belum siap menerima pesanan. Anda tetap bisa melihat-lihat, silakan kembali lagi nanti.',
  },
  shop_no_shipping: {
    status: 409,
    message:
      'Toko ini belum mengatur pengiriman, jadi pesanan belum dapat dibuat. Isian Anda tersimpan. Hubungi toko atau coba lagi nanti.',
  },
  checkout_closed: { status: 409, message: 'Pesanan ini sudah dibuat dan tidak dapat diubah.' },
  order_line_unavailable: { status: 409, message: '{name} tidak tersedia lagi. Ubah keranjang lalu coba lagi.' },
  price_changed: { status: 409, message: 'Total berubah menjadi {rp:total}. Periksa lalu coba lagi.' },
  phone_too_short: { status: 422, message: 'Nomor HP terlalu pendek. Contoh: 0812 3456 7890' },
  email_invalid: { status: 422, message: 'Email tidak valid' },
  point_invalid: {
    status: 422,
    message:
      'Titik lokasi tidak terbaca. Tempel koordinat seperti -6.2, 106.8 atau tautan Google Maps di Indonesia yang memuatnya.',
  },
  address_incomplete: { status: 422, message: 'Lengkapi alamat sampai kelurahan, kode pos, dan nama jalan.' },
  region_unknown: { status: 422, message: 'Wilayah tidak ditemukan. Pilih ulang dari provinsi.' },
  address_unknown: { status: 404, message: 'Alamat tidak ditemukan.' },
  addresses_full: { status: 409, message: 'Paling banyak {max} alamat. Hapus salah satu lalu coba lagi.' },
  couriers_silent: { status: 503, message: 'Kurir belum menjawab. Silakan coba beberapa saat lagi.' },
  shipping_price_old: {
    status: 503,
    message:
      'Kurir belum menjawab, dan ongkir yang dipilih sudah lebih dari sehari. Pesanan tersimpan, coba beberapa saat lagi.',
  },
  shipping_needless: { status: 409, message: 'Pesanan ini tidak perlu dikirim.' },
  delivery_changed: { status: 409, message: 'Cara penerimaan barang berubah. Mulai lagi dari keranjang.' },
  delivery_unknown: { status: 409, message: 'Pesanan ini tidak dapat diterima dengan cara itu. Pilih cara lain.' },
  pickup_code_unknown: { status: 404, message: 'Kode pengambilan tidak dikenal.' },
  pickup_code_used: { status: 409, message: 'Pesanan {number} tidak sedang menunggu diambil.' },
  pickup_money_due: { status: 409, message: 'Pesanan {number} belum dibayar. Terima {rp:total}, lalu sebutkan.' },
  pickup_paid: { status: 409, message: 'Pesanan {number} sudah dibayar. Kembalikan uangnya, lalu kosongkan isiannya.' },
  payment_unknown: { status: 422, message: 'Metode pembayaran ini tidak tersedia. Pilih metode lain.' },
  payment_vendor_down: { status: 503, message: 'Nomor pembayaran belum bisa dibuat. Pesanan Anda aman, coba lagi.' },
  payment_vendor_silent: {
    status: 503,
    message: 'Vendor pembayaran tidak menjawab, jadi belum bisa dipastikan. Coba lagi sebentar lagi.',
  },
  payment_refused: {
    status: 503,
    message: 'Metode ini sedang tidak dapat dipakai. Pesanan Anda aman, pilih metode lain.',
  },
  payment_reviewed: {
    status: 409,
    message: 'Pembayaran Anda sedang diverifikasi. Tunggu hasilnya sebelum mengganti metode.',
  },
  payment_attempts: {
    status: 409,
    message: 'Metode pembayaran sudah terlalu sering diganti. Selesaikan pembayaran yang ada.',
  },
  payment_below_minimum: {
    status: 422,
    message: 'Metode ini untuk pembayaran mulai {rp:min}. Pilih metode lain, atau bayar tanpa koin dan saldo.',
  },
  payment_above_maximum: {
    status: 422,
    message: 'Metode ini hanya untuk pembayaran sampai {rp:max}. Pilih metode lain.',
  },
  payment_email: { status: 422, message: 'Perlu email penerima.' },
  payment_phone: { status: 422, message: 'Metode ini hanya untuk nomor HP penerima di Indonesia (+62).' },
  orders_unpaid: {
    status: 409,
    message: 'Masih ada {count} pesanan yang belum dibayar. Bayar atau batalkan salah satunya, lalu coba lagi.',
  },
  orders_lapsed: {
    status: 429,
    message: 'Sudah {count} pesanan dalam sehari yang tidak dibayar. Bayar yang masih terbuka, atau coba lagi besok.',
  },
  orders_large: {
    status: 429,
    message: 'Pesanan besar lain dari jaringan ini belum dibayar. Bayar dulu, kurangi jumlahnya, atau hubungi toko.',
  },
  handover_large: {
    status: 429,
    message:
      'Pesanan lain dari jaringan ini yang dibayar saat diterima sudah mengambil banyak barang ini. Pilih bayar sekarang, kurangi jumlahnya, atau hubungi toko.',
  },
  pieces_unpaid: {
    status: 409,
    message: 'Anda sudah memesan {held} {name} yang belum dibayar. Bayar dulu, atau kurangi jumlahnya.',
  },
  card_wait: { status: 429, message: 'Tunggu {minutes} menit sebelum mencoba kartu lagi, atau pilih metode lain.' },
  card_blocked: {
    status: 429,
    message:
      'Kartu belum dapat dipakai setelah beberapa kali tidak berhasil. Pilih metode lain, misalnya QRIS atau Virtual Account.',
  },
  contact_unproven: { status: 422, message: 'Untuk pesanan ini, verifikasi dulu kontak Anda dengan kode.' },
  stock_contact_missing: { status: 422, message: 'Stok terbatas: isi {what} Anda di alamat, lalu coba lagi.' },
  owner_proof_needed: { status: 422, message: 'Pembayaran dengan saldo atau koin perlu dipastikan pemilik akun.' },
  cod_open: {
    status: 409,
    message: 'Masih ada {count} pesanan {way} yang berjalan. Pilih metode lain, atau tunggu sampai diterima.',
  },
  payment_unfit: {
    status: 422,
    message: 'Metode ini tidak tersedia untuk cara penyerahan pesanan ini. Pilih metode lain.',
  },
  cod_address: { status: 422, message: 'Isi alamat dan pilih pengiriman terlebih dahulu.' },
  cod_over_limit: { status: 422, message: '{way} hanya untuk pesanan sampai {rp:max}.' },
  cod_unverified: { status: 422, message: '{way} hanya untuk akun dengan nomor HP yang sudah diverifikasi.' },
  cod_courier: { status: 422, message: 'Pengiriman yang dipilih tidak melayani COD.' },
  cod_blocked: { status: 422, message: '{way} belum tersedia untuk Anda karena beberapa pesanan tidak diterima.' },
  payment_closed: { status: 409, message: 'Pembayaran ini sudah selesai atau kedaluwarsa.' },
  bill_unknown: { status: 404, message: 'Tagihan tidak ditemukan.' },
  affiliate_closed: { status: 404, message: 'Program afiliasi belum dibuka di toko ini.' },
  affiliate_terms: { status: 422, message: 'Setujui ketentuan program afiliasi untuk mendaftar.' },
  balance_short: { status: 409, message: 'Saldo tidak cukup.' },
  withdrawal_small: { status: 422, message: 'Minimal penarikan {rp:min}.' },
  withdrawal_answered: { status: 409, message: 'Penarikan ini sudah dijawab, atau belum mulai ditransfer.' },
  bank_account_unknown: { status: 404, message: 'Rekening tidak ditemukan.' },
  withdrawal_waits: {
    status: 409,
    message: 'Data akun Anda baru diubah. Demi keamanan, penarikan dapat dibuat lagi mulai {until}.',
  },
  bank_account_new: { status: 409, message: 'Rekening baru dapat dipakai dalam {hours} jam lagi, demi keamanan Anda.' },
  bank_accounts_full: { status: 409, message: 'Paling banyak {max} rekening. Hapus salah satu lalu coba lagi.' },
  confirmation_needed: { status: 422, message: 'Pastikan ini Anda: isi kata sandi, atau minta kode.' },
  google_last_way: {
    status: 409,
    message: 'Buat kata sandi dulu: tanpa Google, akun ini tidak punya cara masuk lain.',
  },
  google_other_account: { status: 422, message: 'Akun Google itu bukan yang terhubung dengan akun Anda.' },
  contact_taken: { status: 409, message: 'Sudah dipakai akun lain.' },
  photo_kind: { status: 415, message: 'Foto tidak dapat dibaca. Gunakan JPG, PNG, atau WebP.' },
  change_closed: { status: 409, message: 'Perubahan ini tidak dapat dibatalkan lagi. Hubungi toko.' },
  ...ownDataErrors,
  password_wrong: { status: 422, message: 'Kata sandi salah.' },
  balance_changed: {
    status: 409,
    message: 'Koin atau saldo Anda berubah, total menjadi {rp:total}. Periksa lalu buat pesanan lagi.',
  },
  voucher_unknown: { status: 422, message: 'Voucher tidak berlaku.' },
  voucher_early: { status: 422, message: 'Voucher baru berlaku mulai {date}' },
  voucher_expired: { status: 422, message: 'Voucher sudah kedaluwarsa' },
  voucher_gone: { status: 409, message: 'Kuota voucher habis' },
  voucher_used: { status: 409, message: 'Anda sudah mencapai batas pemakaian voucher ini' },
  voucher_new_only: { status: 409, message: 'Khusus pelanggan baru' },
  voucher_not_for_goods: { status: 422, message: 'Tidak berlaku untuk produk di keranjang' },
  voucher_nothing_to_ship: { status: 422, message: 'Tidak berlaku untuk pesanan yang tidak dikirim' },
  voucher_below_minimum: { status: 422, message: 'Tambah {rp:missing} lagi untuk memakai voucher ini' },
  voucher_lost: { status: 409, message: '{reason}. Total menjadi {rp:total}. Periksa lalu buat pesanan lagi.' },
  invoice_unavailable: { status: 404, message: 'Invoice untuk pesanan ini belum tersedia.' },

  review_line_unknown: { status: 404, message: 'Pembelian ini tidak ditemukan.' },
  review_early: { status: 422, message: 'Ulasan dapat ditulis setelah pesanan selesai.' },
  review_done: { status: 409, message: 'Anda sudah memberi ulasan untuk produk ini.' },
  review_photo: { status: 422, message: 'Foto tidak dapat dipakai. Pilih foto JPG, PNG, atau WebP.' },

  receipt_order_unknown: { status: 422, message: 'Nomor pesanan dan nomor HP tidak cocok. Periksa kembali keduanya.' },
  receipt_attempts: {
    status: 409,
    message: 'Bukti sudah terlalu sering dikirim. Hubungi toko dengan nomor pesanan ini.',
  },
  receipt_day: { status: 422, message: 'Tanggal transfer harus antara tanggal pesanan dan hari ini.' },
  receipt_amount: { status: 422, message: 'Isi jumlah transfer dengan angka, misalnya 147.356.' },

  login_wrong: { status: 422, message: 'Email, nomor HP, atau kata sandi salah.' },
  token_invalid: { status: 422, message: tokenInvalid },
  session_unusable: { status: 422, message: 'Akun Anda belum bisa dibuka di toko ini. Hubungi toko.' },
  login_unreadable: { status: 422, message: 'Masukkan email atau nomor HP yang benar.' },
  google_unavailable: { status: 422, message: 'Masuk dengan Google tidak tersedia di toko ini.' },
  google_failed: { status: 422, message: 'Verifikasi dengan Google tidak berhasil. Silakan coba lagi.' },
  google_new: { status: 422, message: 'Lengkapi nomor HP untuk membuat akun.' },
  google_email_taken: {
    status: 409,
    message: 'Email ini sudah terdaftar. Masuk dengan kata sandi atau kode, lalu hubungkan Google di profil.',
  },
  google_linked_elsewhere: { status: 409, message: 'Akun Google ini atau akun Anda sudah terhubung dengan yang lain.' },
  passkey_unavailable: { status: 422, message: 'Passkey tidak tersedia di toko ini.' },
  passkey_failed: { status: 422, message: 'Passkey tidak berhasil. Coba lagi, atau pakai cara lain.' },
  passkey_unknown: { status: 422, message: 'Passkey ini sudah tidak terdaftar di toko ini. Masuk dengan cara lain.' },
  passkey_expired: { status: 422, message: 'Waktu untuk passkey sudah habis. Silakan coba lagi.' },
  passkey_exists: { status: 409, message: 'Passkey ini sudah terdaftar.' },
  passkey_full: { status: 409, message: 'Maksimal {most} passkey. Hapus satu dulu, lalu coba lagi.' },
  code_unavailable: { status: 422, message: 'Kode tidak tersedia di toko ini. Masuk dengan kata sandi.' },
  code_unreachable: {
    status: 422,
    message: 'Kode tidak dapat dikirim ke kontak Anda. Hubungi toko untuk melanjutkan.',
  },
  code_wait: { status: 429, message: 'Kode baru saja dikirim. Kirim ulang setelah {seconds} detik.' },
  code_wrong: { status: 422, message: 'Kode OTP salah' },
  code_expired: { status: 422, message: 'Kode OTP sudah kedaluwarsa. Kirim ulang kode.' },
  code_used_up: { status: 422, message: 'Kode ini tidak dapat dipakai lagi. Kirim ulang kode.' },
  phone_invalid: { status: 422, message: 'Nomor HP tidak valid' },
  phone_too_long: { status: 422, message: 'Nomor HP terlalu panjang' },
  phone_country: { status: 422, message: 'Toko ini tidak menerima nomor HP dari negara itu' },
  password_short: { status: 422, message: 'Kata sandi minimal 8 karakter' },
  password_long: { status: 422, message: 'Kata sandi maksimal 128 karakter' },
  password_common: { status: 422, message: 'Kata sandi ini terlalu mudah ditebak. Pilih yang lain.' },
  account_exists: { status: 409, message: 'Email atau nomor HP ini sudah terdaftar. Silakan masuk.' },
  terms_needed: { status: 422, message: 'Setujui Syarat & Ketentuan dan Kebijakan Privasi untuk mendaftar.' },
  cancel_too_late: { status: 409, message: 'Pesanan sudah diproses. Hubungi toko untuk membatalkannya.' },
  cancellation_open: { status: 409, message: 'Jawab permintaan pembatalan terlebih dahulu.' },
  order_step_impossible: { status: 409, message: 'Langkah ini tidak sesuai dengan status pesanan sekarang.' },
  order_link_digits: { status: 422, message: 'Empat digit terakhir nomor HP tidak cocok.' },
  licence_link_over: { status: 404, message: 'Tautan kode sudah kedaluwarsa. Buka lagi dari daftar.' },
  licence_owner_needed: {
    status: 409,
    message: 'Browser ini belum dikenal. Demi keamanan, keluar lalu masuk lagi untuk membuka kode dan file.',
  },
  download_limit: {
    status: 409,
    message: 'File ini sudah diunduh {max} kali. Hubungi toko bila masih memerlukannya.',
  },
  files_full: { status: 409, message: 'Paling banyak {max} file untuk satu produk.' },
  order_claim: {
    status: 409,
    message: 'Pesanan hanya dapat disimpan ke akun dengan nomor HP atau email yang sama dan sudah diverifikasi.',
  },
  refund_unknown: { status: 404, message: 'Dana ini sudah diproses. Muat ulang halaman.' },
  order_link_invalid: { status: 404, message: 'Tautan pesanan tidak berlaku.' },
} as const satisfies Record<string, Entry>
export type ErrorCode = keyof typeof errors

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code)

/** The sentence of an error code, with its values filled in. */
export function messageOf(code: ErrorCode, values: Values = {}): string {
  return fill(errors[code].message, values)
}
/** The sentence of a `Refused`. */
export const sentence = ({ code, values }: { code: ErrorCode; values: Values }): string => messageOf(code, values)
