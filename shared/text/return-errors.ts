import type { Entry } from './browser-errors.ts'

/** Why goods do not go back, or their postage is not replaced. */
export const returnErrors = {
  return_unknown: { status: 404, message: 'Pengembalian tidak ditemukan.' },
  return_closed: {
    status: 409,
    message: 'Batas waktu pengajuan pengembalian untuk pesanan ini sudah lewat atau belum dimulai.',
  },
  return_too_much: {
    status: 409,
    message: 'Jumlah yang dikembalikan melebihi jumlah yang dapat dikembalikan. Muat ulang halaman.',
  },
  return_photo_missing: { status: 422, message: 'Unggah minimal satu foto atau video barang.' },
  return_photo_invalid: { status: 422, message: 'Foto atau video tidak dapat dipakai. Pilih ulang filenya.' },
  return_step_impossible: { status: 409, message: 'Langkah ini tidak sesuai dengan status pengembalian sekarang.' },
  return_sent: {
    status: 409,
    message: 'Resi pengembalian ini sudah disimpan dengan isian lain. Muat ulang halaman untuk melihatnya.',
  },
  return_corrected: { status: 409, message: 'Resi sudah terlalu sering diganti. Hubungi toko.' },
  return_open: { status: 409, message: 'Pengembalian untuk pesanan ini masih berjalan.' },
  return_received: { status: 409, message: 'Pesanan ini sudah Anda nyatakan diterima. Pilih alasan lain.' },
  return_postage_refused: {
    status: 422,
    message: 'Toko tidak mengganti ongkir untuk pengembalian ini. Kosongkan isian ongkirnya.',
  },
  return_postage_amount: { status: 422, message: 'Isi ongkir {rp:least} sampai {rp:most}, atau kosongkan.' },
  return_postage_photo: { status: 422, message: 'Unggah foto struk ongkirnya.' },
  return_postage_answered: { status: 409, message: 'Ongkir retur ini sudah diputuskan.' },
  return_postage_more: { status: 422, message: 'Pembeli meminta {rp:asked}. Ganti paling banyak sebesar itu.' },
  return_postage_unasked: { status: 422, message: 'Isi ongkir yang diganti, {rp:least} sampai {rp:most}.' },
  return_postage_none: { status: 409, message: 'Tidak ada ongkir yang dapat diganti untuk retur ini.' },
  return_postage_note: { status: 422, message: 'Tulis alasannya; pembeli membacanya.' },
  return_postage_taken_back: {
    status: 409,
    message: 'Pembayaran pesanan ini sudah ditarik kembali, jadi ongkir returnya tidak dapat diganti.',
  },
} as const satisfies Record<string, Entry>
