/** What keeping and restoring a shop refuses. They are part of `errors`. */
export const keepingErrors = {
  job_waits: {
    status: 409,
    message: 'Tugas ini masih menunggu waktunya atau milik toko sendiri, jadi tidak dijalankan atau dihapus.',
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
} as const
