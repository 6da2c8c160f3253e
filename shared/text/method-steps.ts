import { formatRupiah } from '#shared/format/money.ts'

/** What the instructions need to know about where to pay. */
export interface PayTo {
  number: string
  billerCode: string
  /** What is to be paid; null: only the vendor says it. */
  amount: number | null
  /** What the counter of a store asks for taking the money; null: nobody knows. */
  counterFee: number | null
}
/** What to do in one app, or at one counter. */
export interface Instructions {
  title: string
  lines: string[]
}
type Steps = (to: PayTo) => Instructions[]

/** What an app shows last before the PIN is compared with the sum itself, where it is known. */
const sumOf = (amount: number | null): string => (amount === null ? 'jumlahnya' : formatRupiah(amount))

export const bca: Steps = ({ number, amount }) => [
  {
    title: 'm-BCA',
    lines: [
      'Buka BCA mobile dan pilih m-Transfer.',
      'Pilih BCA Virtual Account.',
      `Masukkan nomor ${number} lalu tekan OK.`,
      `Periksa nama penerima dan ${sumOf(amount)}, lalu masukkan PIN.`,
    ],
  },
  {
    title: 'ATM BCA',
    lines: [
      'Pilih Transaksi Lainnya, lalu Transfer.',
      'Pilih ke Rek BCA Virtual Account.',
      `Masukkan nomor ${number}.`,
      'Periksa jumlahnya, lalu tekan Ya.',
    ],
  },
]

export const mandiri: Steps = ({ number, billerCode }) => [
  {
    title: 'Livin’ by Mandiri',
    lines: [
      'Buka Livin’ dan pilih Bayar.',
      `Cari ${billerCode} Midtrans.`,
      `Masukkan kode bayar ${number} lalu lanjutkan.`,
      'Periksa jumlahnya, lalu masukkan PIN.',
    ],
  },
  {
    title: 'ATM Mandiri',
    lines: [
      'Pilih Bayar/Beli, lalu Lainnya dan Multipayment.',
      `Masukkan kode perusahaan ${billerCode}.`,
      `Masukkan kode bayar ${number}.`,
      'Periksa jumlahnya, pilih nomor 1, lalu tekan Ya.',
    ],
  },
]

export const bni: Steps = ({ number }) => [
  {
    title: 'BNI Mobile Banking',
    lines: [
      'Pilih Transfer, lalu Virtual Account Billing.',
      'Pilih rekening debit Anda.',
      `Masukkan nomor ${number}.`,
      'Periksa jumlahnya, lalu masukkan kata sandi transaksi.',
    ],
  },
  {
    title: 'ATM BNI',
    lines: [
      'Pilih Menu Lain, lalu Transfer.',
      'Pilih Virtual Account Billing.',
      `Masukkan nomor ${number}.`,
      'Periksa jumlahnya, lalu tekan Ya.',
    ],
  },
]

export const bri: Steps = ({ number, amount }) => [
  {
    title: 'BRImo',
    lines: [
      'Pilih BRIVA.',
      `Masukkan nomor ${number}.`,
      `Periksa nama penerima dan ${sumOf(amount)}.`,
      'Masukkan PIN BRImo.',
    ],
  },
  {
    title: 'ATM BRI',
    lines: [
      'Pilih Transaksi Lain, lalu Pembayaran.',
      'Pilih Lainnya, lalu BRIVA.',
      `Masukkan nomor ${number}.`,
      'Periksa jumlahnya, lalu tekan Ya.',
    ],
  },
]

export const permata: Steps = ({ number, amount }) => [
  {
    title: 'PermataMobile X',
    lines: [
      'Pilih Bayar Tagihan, lalu Virtual Account.',
      `Masukkan nomor ${number}.`,
      `Periksa nama penerima dan ${sumOf(amount)}.`,
      'Konfirmasi dengan PIN.',
    ],
  },
  {
    title: 'ATM Permata',
    lines: [
      'Pilih Transaksi Lainnya, lalu Pembayaran.',
      'Pilih Pembayaran Lainnya, lalu Virtual Account.',
      `Masukkan nomor ${number}.`,
      'Periksa jumlahnya, lalu tekan Benar.',
    ],
  },
]

export const qris: Steps = ({ amount }) => [
  {
    title: 'Bayar dengan QRIS',
    lines: [
      'Buka aplikasi bank atau e-wallet apa pun, lalu pilih Scan atau QRIS.',
      'Pindai kode di layar ini. Memakai HP yang sama? Tekan Unduh QR, lalu pilih gambarnya dari galeri.',
      `Periksa nama toko dan ${sumOf(amount)}, lalu masukkan PIN.`,
    ],
  },
]

export const wallet =
  (name: string): Steps =>
  () => [
    {
      title: `Aplikasi ${name}`,
      lines: [
        `Tekan Buka ${name}.`,
        'Masuk bila diminta, lalu periksa jumlahnya.',
        'Masukkan PIN.',
        'Kembali ke halaman ini; statusnya berubah sendiri.',
      ],
    },
  ]

export const ovo: Steps = ({ number }) => [
  {
    title: 'Aplikasi OVO',
    lines: [
      `Buka aplikasi OVO dengan nomor HP yang berakhiran ${number}.`,
      'Tekan notifikasi pembayaran, lalu periksa nama toko dan jumlahnya.',
      'Setujui dengan PIN dalam 1 menit. Setelah itu permintaan berakhir, dan OVO dapat dipilih lagi.',
      'Kembali ke halaman ini; statusnya berubah sendiri.',
    ],
  },
]

export const payLater =
  (name: string): Steps =>
  () => [
    {
      title: `Akun ${name}`,
      lines: [
        `Tekan Buka ${name}.`,
        `Masuk ke akun ${name}, lalu pilih jangka waktu cicilan.`,
        'Periksa jumlah, bunga, dan biayanya, lalu setujui dengan PIN atau OTP.',
        'Kembali ke halaman ini; statusnya berubah sendiri.',
      ],
    },
  ]

export const store =
  (name: string): Steps =>
  ({ number, counterFee }) => [
    {
      title: `Kasir ${name}`,
      lines: [
        `Datang ke gerai ${name} mana pun.`,
        `Katakan kepada kasir ingin membayar, lalu tunjukkan kode ${number}.`,
        payAtCounter(counterFee),
        'Simpan struk sampai pesanan Anda tiba.',
      ],
    },
  ]

/** No amount of ours contains the fee. */
function payAtCounter(fee: number | null): string {
  if (fee === null) return 'Bayar sesuai jumlah. Biaya admin kasir mungkin dikenakan.'
  return fee === 0
    ? 'Bayar sesuai jumlah, tanpa biaya kasir.'
    : `Bayar sesuai jumlah, ditambah biaya kasir ${formatRupiah(fee)}.`
}

export const card: Steps = () => [
  {
    title: 'Kartu kredit atau debit',
    lines: [
      'Tekan Lanjut ke Pembayaran Kartu.',
      'Isi nomor kartu, masa berlaku, dan CVV di halaman penyedia pembayaran.',
      'Masukkan OTP dari bank Anda.',
      'Anda kembali ke toko setelah selesai.',
    ],
  },
]

/** The last digits tell whose transfer it is. */
export const transfer: Steps = ({ number, amount }) => [
  {
    title: 'Transfer bank',
    lines: [
      `Transfer${amount === null ? '' : ` tepat ${formatRupiah(amount)}`} dari bank mana pun ke rekening ${number}.`,
      'Simpan bukti transfer sampai pesanan dikonfirmasi.',
    ],
  },
]
