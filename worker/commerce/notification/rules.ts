import { takesSms } from '#shared/indonesia/sms.ts'
import type { Channel } from '#shared/api/account/message.ts'
import type { MessageKind, MessageValues } from './tables.ts'

interface Text {
  subject: string
  /**
   * `{name}` is filled from the values. On WhatsApp the names are the template's parameters, in this order. Meta refuses a
   * template that begins or ends with one, or has two without a word between them.
   */
  text: string
}

/** Every message of the shop. The WhatsApp template of a kind is named `etalase_<kind>` and has the same words. */
export const texts: Readonly<Record<MessageKind, Text>> = {
  order_placed: {
    subject: 'Pesanan {number} kami terima',
    text: 'Pesan dari {shop}: pesanan {number} sebesar {amount} kami terima. Bayar sebelum {until}, terima kasih.',
  },
  order_cod: {
    subject: 'Pesanan {number} kami terima',
    text: 'Pesan dari {shop}: pesanan {number} kami terima. Siapkan {amount} untuk dibayar saat paket tiba.',
  },
  order_counter: {
    subject: 'Pesanan {number} kami terima',
    text: 'Pesan dari {shop}: pesanan {number} kami terima. Bayar {amount} di toko saat mengambilnya; kami kabari bila sudah siap.',
  },
  order_ready: {
    subject: 'Pesanan {number} siap diambil',
    text: 'Pesan dari {shop}: pesanan {number} siap diambil di {place} sampai {until} dengan kode {code}. Tunjukkan kode ini di toko.',
  },
  order_reminder: {
    subject: 'Pesanan {number} menunggu diambil',
    text: 'Pesan dari {shop}: pesanan {number} masih menunggu di {place} sampai {until} dengan kode {code}. Tunjukkan kode ini di toko.',
  },
  order_fetched: {
    subject: 'Pesanan {number} sudah diambil',
    text: 'Pesan dari {shop}: pesanan {number} senilai {amount} sudah diambil di toko. Bukan Anda? Segera hubungi kami.',
  },
  order_unfetched: {
    subject: 'Pesanan {number} tidak diambil',
    text: 'Pesan dari {shop}: pesanan {number} senilai {amount} tidak diambil dan kami batalkan.',
  },
  order_paid: {
    subject: 'Pembayaran pesanan {number} kami terima',
    text: 'Pesan dari {shop}: pembayaran {amount} untuk pesanan {number} kami terima. Terima kasih.',
  },
  order_shipped: {
    subject: 'Pesanan {number} dikirim',
    text: 'Pesan dari {shop}: pesanan {number} senilai {amount} sudah dikirim dengan nomor resi {receipt}, terima kasih.',
  },
  order_driven: {
    subject: 'Pesanan {number} sedang diantar',
    text: 'Pesan dari {shop}: pesanan {number} senilai {amount} sedang diantar oleh toko kami sendiri, terima kasih.',
  },
  order_receipt: {
    subject: 'Nomor resi pesanan {number} diperbaiki',
    text: 'Pesan dari {shop}: nomor resi pesanan {number} yang benar adalah {receipt}. Mohon abaikan nomor sebelumnya.',
  },
  order_unpaid: {
    subject: 'Pesanan {number} menunggu pembayaran',
    text: 'Pesan dari {shop}: pesanan {number} menunggu pembayaran {amount} sampai {until}. Setelah itu pesanan dibatalkan. Sudah membayar? Abaikan pesan ini.',
  },
  order_delivered: {
    subject: 'Pesanan {number} sudah tiba',
    text: 'Pesan dari {shop}: pesanan {number} senilai {amount} sudah tiba di tujuan. Ada kendala? Hubungi kami.',
  },
  order_review: {
    subject: 'Bagaimana barang dari pesanan {number}?',
    text: 'Pesan dari {shop}: bagaimana barang dari pesanan {number}? Ulasan Anda, boleh dengan foto, membantu pembeli lain. Buka pesanan untuk menulisnya.',
  },
  order_cancelled: {
    subject: 'Pesanan {number} dibatalkan',
    text: 'Pesan dari {shop}: pesanan {number} senilai {amount} dibatalkan.',
  },
  order_expired: {
    subject: 'Waktu pembayaran pesanan {number} habis',
    text: 'Pesan dari {shop}: waktu pembayaran pesanan {number} senilai {amount} habis. Pesanan dibatalkan.',
  },
  refunded: {
    subject: 'Dana pesanan {number} dikembalikan',
    text: 'Pesan dari {shop}: dana {amount} dari pesanan {number} sudah masuk ke Saldo Toko Anda.',
  },
  refund_due: {
    subject: 'Dana pesanan {number} akan dikembalikan',
    text: 'Pesan dari {shop}: dana {amount} dari pesanan {number} akan kami transfer. Buka pesanan dan isi rekening tujuannya.',
  },
  refund_source: {
    subject: 'Dana pesanan {number} akan dikembalikan',
    text: 'Pesan dari {shop}: dana {amount} dari pesanan {number} sedang dikembalikan ke cara bayar yang Anda pakai.',
  },
  refund_account: {
    subject: 'Rekening tujuan dana pesanan {number}',
    text: 'Pesan dari {shop}: dana pesanan {number} akan ditransfer ke {account}. Bukan Anda yang mengisi? Segera hubungi kami.',
  },
  refund_account_asked: {
    subject: 'Kode rekening dana pesanan {number}',
    text: 'Pesan dari {shop}: rekening {account} diminta untuk dana pesanan {number}, dan kodenya kami kirim. Bukan Anda? Jangan berikan kode itu kepada siapa pun dan segera hubungi kami.',
  },
  refund_paid: {
    subject: 'Dana pesanan {number} sudah dikembalikan',
    text: 'Pesan dari {shop}: dana {amount} dari pesanan {number} sudah kami kembalikan. Buka pesanan untuk rinciannya.',
  },
  return_answered: {
    subject: 'Jawaban pengembalian pesanan {number}',
    text: 'Pesan dari {shop}: pengembalian senilai {amount} untuk pesanan {number} sudah dijawab: {answer}. Buka pengembalian untuk rinciannya.',
  },
  return_postage: {
    subject: 'Ongkir retur pesanan {number}',
    text: 'Pesan dari {shop}: ongkir retur {answer}, untuk pesanan {number}. Buka pengembalian untuk rinciannya.',
  },
  withdrawal: {
    subject: 'Penarikan {amount}',
    text: 'Pesan dari {shop}: penarikan {amount} Anda {state}, terima kasih.',
  },
  order_news: {
    subject: 'Ada kabar tentang pesanan Anda di {shop}',
    text: 'Pesan dari {shop}: ada kabar tentang pesanan Anda. Buka pesanan untuk rinciannya.',
  },
  goods_back: {
    subject: '{product} tersedia lagi',
    text: 'Pesan dari {shop}: {product} yang Anda tunggu sudah tersedia lagi. Kabar ini hanya sekali. Batalkan kabar barang lain lewat {stop} kapan saja.',
  },
  goods_cheaper: {
    subject: 'Harga {product} turun',
    text: 'Pesan dari {shop}: harga {product} turun dari {before} menjadi {price}. Kabar ini hanya sekali. Batalkan kabar barang lain lewat {stop} kapan saja.',
  },
  code_login: {
    subject: 'Kode masuk {code}',
    text: 'Pesan dari {shop}: kode masuk Anda {code}. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  },
  code_password: {
    subject: 'Kode kata sandi {code}',
    text: 'Pesan dari {shop}: kode untuk kata sandi baru {code}. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  },
  code_withdrawal: {
    subject: 'Kode penarikan {code}',
    text: 'Pesan dari {shop}: kode penarikan {amount} ke {account} adalah {code}. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  },
  code_contact: {
    subject: 'Kode verifikasi {code}',
    text: 'Pesan dari {shop}: kode untuk mengubah kontak akun Anda {code}. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  },
  withdrawal_asked: {
    subject: 'Penarikan {amount} diminta',
    text: 'Pesan dari {shop}: penarikan {amount} ke {account} baru saja diminta, dan kodenya kami kirim. Bukan Anda? Jangan berikan kode itu kepada siapa pun dan segera hubungi kami.',
  },
  code_account: {
    subject: 'Kode konfirmasi {code}',
    text: 'Pesan dari {shop}: kode konfirmasi akun Anda {code}. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  },
  code_order: {
    subject: 'Kode pesanan {code}',
    text: 'Pesan dari {shop}: kode untuk {what} adalah {code}. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  },
  code_refund: {
    subject: 'Kode rekening dana {code}',
    text: 'Pesan dari {shop}: kode agar dana pesanan {number} ditransfer ke {account} adalah {code}. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  },
  code_erasure: {
    subject: 'Kode hapus data {code}',
    text: 'Pesan dari {shop}: kode untuk menghapus data pribadi pesanan {number} adalah {code}. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  },
  code_register: {
    subject: 'Kode pendaftaran {code}',
    text: 'Pesan dari {shop}: kode pendaftaran Anda {code}. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  },
  code_known: {
    subject: 'Anda sudah punya akun. Kode masuk {code}',
    text: 'Pesan dari {shop}: Anda sudah punya akun dengan kontak ini. Kode masuk Anda {code}, berlaku 5 menit. Jangan berikan kepada siapa pun.',
  },
  contact_in_use: {
    subject: 'Anda sudah punya akun',
    text: 'Pesan dari {shop}: Anda sudah punya akun dengan kontak ini. Masuk dengan kata sandi atau kode. Bila bukan Anda yang mencoba memakainya, abaikan pesan ini.',
  },
  account_changed: {
    subject: '{what} akun Anda diubah',
    text: 'Pesan dari {shop}: {what} akun Anda diubah pada {at}. Bukan Anda? Batalkan dalam 72 jam lewat tautan ini.',
  },
  account_unused: {
    subject: 'Akun Anda akan dihapus',
    text: 'Pesan dari {shop}: akun Anda lama tidak dipakai dan akan dihapus setelah {until}. Masuk sekali saja agar akun ini tetap ada.',
  },
  passkey_removed: {
    subject: 'Passkey dihapus',
    text: 'Pesan dari {shop}: passkey {name} baru saja dihapus dari akun Anda. Bukan Anda? Segera hubungi kami.',
  },
  password_dropped: {
    subject: 'Kata sandi lama dihapus',
    text: 'Pesan dari {shop}: Anda masuk dengan kode untuk pertama kali. Demi keamanan, perangkat lain dikeluarkan, dan kata sandi lama hanya berlaku di perangkat ini sampai Anda memakainya lagi. Kontak lain perlu diverifikasi di Ubah Profil.',
  },
  seller_order: {
    subject: 'Pesanan baru {number}',
    text: 'Toko {shop}: ada pesanan baru {number} senilai {amount} yang {payment}. Lihat daftar pesanan.',
  },
  seller_paid: {
    subject: 'Pesanan {number} sudah dibayar',
    text: 'Toko {shop}: pesanan {number} senilai {amount} sudah dibayar. Silakan dikemas.',
  },
  seller_receipt: {
    subject: 'Bukti transfer pesanan {number}',
    text: 'Toko {shop}: ada bukti transfer {amount} untuk pesanan {number}. Periksa rekening Anda, lalu terima atau tolak.',
  },
  seller_cancel: {
    subject: 'Pesanan {number} minta dibatalkan',
    text: 'Toko {shop}: pembeli minta membatalkan pesanan {number} senilai {amount} dengan alasan {reason}. Mohon dijawab.',
  },
  seller_cancelled: {
    subject: 'Pesanan {number} dibatalkan',
    text: 'Toko {shop}: pesanan {number} senilai {amount} dibatalkan. Jangan dikirim.',
  },
  seller_carried: {
    subject: 'Kurir mungkin membawa paket {number}',
    text: 'Toko {shop}: panggilan kurir untuk pesanan {number} senilai {amount} tidak bisa dibatalkan lagi. Paketnya mungkin sudah dibawa kurir. Mohon diperiksa.',
  },
  seller_unfetched: {
    subject: 'Pesanan {number} belum diambil',
    text: 'Toko {shop}: pesanan {number} senilai {amount} sudah dibayar tetapi tidak diambil sampai batas waktu. Hubungi pembeli, atau batalkan agar dananya kembali.',
  },
  seller_return: {
    subject: 'Pengembalian pesanan {number}',
    text: 'Toko {shop}: ada pengajuan pengembalian senilai {amount} untuk pesanan {number} dengan alasan {reason}. Mohon dijawab.',
  },
  seller_postage: {
    subject: 'Ongkir retur pesanan {number}',
    text: 'Toko {shop}: pembeli meminta ongkir retur {amount} untuk pesanan {number}, dan barangnya sudah diterima. Mohon diputuskan pemilik toko.',
  },
  seller_withdrawal: {
    subject: 'Penarikan {amount} menunggu transfer',
    text: 'Toko {shop}: seorang pelanggan menarik {amount} ke {account}. Mohon ditransfer.',
  },
  seller_stock: {
    subject: 'Stok {product} tinggal {stock}',
    text: 'Toko {shop}: stok {product} tinggal {stock} buah. Tambah stok agar tetap bisa dibeli.',
  },
  seller_digest: {
    subject: 'Ringkasan toko {day}',
    text: 'Toko {shop}, ringkasan {day} berisi {orders} pesanan baru senilai {amount}. Yang menunggu dikirim {pack}, yang menunggu jawaban Anda {answers}, dan yang hampir habis {stock} varian.',
  },
}

export interface Written {
  subject: string
  text: string
  /** The parameters of the kind's WhatsApp template, in its order. */
  parameters: readonly string[]
}

/** The words of a message. A name without a value stays empty, because a message must never fail over its wording. */
export function write(kind: MessageKind, values: MessageValues): Written {
  const { subject, text } = texts[kind]
  const fill = (sentence: string) => sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  // Meta's templates for codes have one parameter and Meta's own words.
  const names = kind.startsWith('code_') ? ['code'] : [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  // A subject is one line, whatever is in the names that fill it.
  return {
    subject: fill(subject).replaceAll(/\s+/g, ' '),
    text: fill(text),
    parameters: names.map((name) => values[name] ?? ''),
  }
}

export interface Contact {
  email: string | null
  /** E.164. */
  phone: string | null
}

/**
 * The channels to try, in order. An SMS costs money each time: it carries only what somebody asked for on the phone,
 * and no news of an order.
 */
const ways = {
  email: ['email', 'whatsapp'],
  whatsapp: ['whatsapp', 'sms', 'email'],
  sms: ['sms', 'whatsapp', 'email'],
} as const satisfies Record<Channel, readonly Channel[]>

/**
 * The channel and target of a message: the wanted channel, else the next one that the shop has; null when there is
 * none. A message goes out by one channel only.
 */
export function wayTo(
  { email, phone }: Contact,
  channels: readonly Channel[],
  wanted: Channel = 'email',
): { channel: Channel; target: string } | null {
  const targets = { email, whatsapp: phone, sms: phone !== null && takesSms(phone) ? phone : null } as const
  for (const channel of ways[wanted]) {
    const target = targets[channel]
    if (target !== null && target !== '' && channels.includes(channel)) return { channel, target }
  }
  return null
}
