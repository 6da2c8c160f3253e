/** What only the administration refuses: no page of a shop ever says it. They are part of `errors`. */
export const adminErrors = {
  role_missing: { status: 403, message: 'Token ini tidak boleh melakukan itu. Perlu peran {role}.' },
  permit_over: {
    status: 403,
    message: 'Permintaan asisten ini sudah lewat waktunya. Minta asisten mengirimnya lagi.',
  },
  desk_link_over: {
    status: 403,
    message: 'Tautan ini sudah dipakai atau lewat waktunya. Minta tautan baru, lalu coba lagi.',
  },
  key_refused: { status: 422, message: 'Kunci {vendor} ditolak oleh penyedianya ({status}). Periksa lalu coba lagi.' },
  vendor_silent: {
    status: 503,
    message: '{vendor} belum menjawab, jadi kunci belum disimpan. Coba lagi sebentar lagi.',
  },
  refund_account_new: {
    status: 409,
    message: 'Rekening tujuan baru diganti. Demi keamanan, dananya baru boleh ditransfer mulai {from}.',
  },
  payment_amount_differs: {
    status: 409,
    message: 'Penyedia pembayaran menerima jumlah lain. Lihat money.list sebelum membukukan apa pun.',
  },
  statement_unreadable: {
    status: 422,
    message: 'File ini bukan mutasi {bank} (CSV): baris judul kolomnya tidak ditemukan.',
  },
  statement_long: { status: 422, message: 'Paling banyak {max} baris. Bagi berkasnya per minggu, lalu coba lagi.' },
  money_answered: { status: 409, message: 'Uang ini sudah dicocokkan atau ditutup.' },
  money_fits_not: {
    status: 409,
    message: 'Pesanan itu tidak menunggu jumlah ini. Bukukan dulu di pesanannya, lalu pasangkan baris ini lagi.',
  },
  money_shown: {
    status: 409,
    message: 'Pembayaran itu sudah punya barisnya di mutasi. Tutup baris ini dengan alasannya.',
  },
  money_differs: {
    status: 409,
    message: 'Uang ini {rp:came}, yang dibukukan {rp:booked}. Bila memang uang itu, tulis alasannya sebagai note.',
  },
  replacement_sold_out: {
    status: 409,
    message: 'Stok penggantinya tidak cukup. Tambah stok, atau kembalikan uangnya dengan langkah refund.',
  },
  domain_taken: {
    status: 409,
    message: 'Domain ini, atau yang di atas atau di bawahnya, dipakai toko lain. Hubungi platform bila itu milik Anda.',
  },
  domain_reserved: {
    status: 422,
    message:
      'Domain ini milik platform atau bukan alamat di internet. Pakai domain Anda sendiri, misalnya www.toko.id.',
  },
  domain_unproven: {
    status: 409,
    message: 'DNS belum memuat buktinya. Pasang TXT {name} berisi {value}, tunggu beberapa menit, lalu coba lagi.',
  },
  dns_silent: { status: 503, message: 'DNS belum menjawab, jadi domain belum diperiksa. Coba lagi sebentar lagi.' },
  hostname_unmade: {
    status: 503,
    message: 'Domain belum siap di Cloudflare: {why}. Perbaiki bila perlu, lalu ulangi perintahnya.',
  },
  domain_primary: { status: 409, message: 'Domain utama tidak dapat dihapus. Jadikan domain lain utama dulu.' },
  domains_full: { status: 409, message: 'Paling banyak {max} domain. Hapus salah satu lalu coba lagi.' },
  key_in_use: {
    status: 409,
    message:
      '{count} pesanan menunggu pembayaran, pengembalian dana, atau kurir dari penyedia ini. Matikan dulu cara bayarnya (payments.methods) atau kurirnya (couriersOff), lalu hapus kuncinya bila semua sudah selesai.',
  },
  still_used: { status: 409, message: 'Masih dipakai {count} kali. Pindahkan dulu, lalu hapus.' },
  tokens_full: { status: 409, message: 'Paling banyak {max} token. Cabut salah satu lalu coba lagi.' },
  shop_not_closed: { status: 409, message: 'Tutup toko ini dulu dengan shop.close.' },
  shop_in_grace: { status: 409, message: 'Toko ini masih bisa dibuka lagi. Ia dapat dihapus mulai {until}.' },
  shop_unsettled: { status: 409, message: 'Masih ada {open}. Selesaikan dulu, atau kirim unsettled=true.' },
  shop_not_exported: {
    status: 409,
    message: 'Cadangan setelah toko ditutup belum selesai: lihat backup.last, atau mulai lagi dengan backup.begin.',
  },
  webhooks_full: { status: 409, message: 'Paling banyak {max} webhook. Hapus salah satu lalu coba lagi.' },
  job_waits: {
    status: 409,
    message: 'Tugas ini masih menunggu waktunya atau milik toko sendiri, jadi tidak dijalankan atau dihapus.',
  },
  shop_unopened: {
    status: 503,
    message:
      'Data toko ini tidak dapat dibuka oleh rilis ini: {why}. Kembalikan rilis sebelumnya (npm run deploy -- production --rollback), lalu perbaiki migrasinya.',
  },
  shop_unreadable: {
    status: 503,
    message:
      'Basis data toko ini tidak dapat dibaca. Coba sekali lagi. Bila tetap begitu, pulihkan dari cadangan: docs/operations.md, “A shop is restored”. Perubahan domain sudah berlaku: lihat domain.list.',
  },
  backup_unknown: { status: 404, message: 'Cadangan malam itu tidak ada atau belum lengkap.' },
  backup_damaged: { status: 409, message: 'Cadangan itu rusak, jadi tidak ada yang diubah. Pilih malam yang lain.' },
  backup_of_other_code: {
    status: 409,
    message: 'Cadangan itu ditulis versi lain. Pulihkan dengan versi yang sama, lalu perbarui.',
  },
  shop_not_empty: {
    status: 409,
    message: 'Toko ini sudah punya pesanan atau pelanggan. Pulihkan ke toko yang kosong.',
  },
  rewind_unavailable: {
    status: 409,
    message: 'Kembali ke waktu sebelumnya hanya ada di platform Cloudflare, paling jauh 30 hari.',
  },
  refund_proof_missing: {
    status: 403,
    message: 'Kirim bukti transfernya sebagai file (refund.sendProof). Tanpa file hanya pemilik yang boleh.',
  },
  refund_begun: { status: 409, message: 'Dana ini sedang ditransfer oleh {name}.' },
  refund_answered: { status: 409, message: 'Dana ini sudah dibayarkan.' },
  refund_asked: {
    status: 409,
    message: 'Penyedia pembayaran masih diminta mengembalikan dana ini. Tunggu jawabannya.',
  },
  refund_no_wallet: { status: 409, message: 'Pesanan ini tidak memiliki Saldo Toko.' },
} as const
