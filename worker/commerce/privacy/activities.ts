interface Activity {
  name: string
  people: string
  data: string
  /** UU PDP 27/2022, article 20 (2). */
  basis: string
  /** Who receives them beside the shop: see `receivers.ts`. */
  outside: readonly OutsideUse[]
}

const contract = 'Pelaksanaan perjanjian (Pasal 20 ayat 2 huruf b)'
const law = 'Kewajiban hukum (Pasal 20 ayat 2 huruf c)'
const consent = 'Persetujuan (Pasal 20 ayat 2 huruf a)'
const interest = 'Kepentingan yang sah (Pasal 20 ayat 2 huruf f)'

/** What somebody outside of the shop receives data of people for. */
export type OutsideUse = 'payment' | 'courier' | 'messages' | 'humanCheck' | 'google' | 'tags'

/** What a shop does with data of people, in the words of its register: the tables of each are in `kept.ts`. */
export const activities = {
  orders: {
    name: 'Pesanan, pembayaran, dan pengiriman',
    people: 'Pembeli, penerima paket, dropshipper, pengemudi kurir',
    data: 'Nama, nomor HP, email, alamat, catatan, isi dan nilai pesanan, bukti transfer, rekening pengembalian dana, posisi paket',
    basis: `${contract}; untuk pembukuan dan pajak: ${law}`,
    outside: ['payment', 'courier'],
  },
  returns: {
    name: 'Pengembalian barang',
    people: 'Pembeli',
    data: 'Alasan, penjelasan, foto dan video barang',
    basis: contract,
    outside: ['courier'],
  },
  account: {
    name: 'Akun pelanggan',
    people: 'Pelanggan',
    data: 'Nama, nomor HP, email, sandi (hash), foto, alamat tersimpan, persetujuan yang diberikan',
    basis: contract,
    outside: ['google'],
  },
  signIn: {
    name: 'Masuk dan keamanan akun',
    people: 'Pelanggan dan pengunjung',
    data: 'Sesi, browser yang dikenal, passkey, kode sekali pakai (hash), jaringan (hash)',
    basis: interest,
    outside: ['messages', 'humanCheck', 'google'],
  },
  cart: {
    name: 'Keranjang, wishlist, dan voucher',
    people: 'Pelanggan dan pengunjung',
    data: 'Produk yang disimpan, catatan, voucher yang diklaim',
    basis: contract,
    outside: [],
  },
  money: {
    name: 'Saldo Toko, koin, dan afiliasi',
    people: 'Pelanggan',
    data: 'Saldo dan mutasi, rekening bank, penarikan, komisi',
    basis: `${contract}; untuk pembukuan dan pajak: ${law}`,
    outside: [],
  },
  reviews: {
    name: 'Ulasan produk',
    people: 'Pembeli',
    data: 'Nama yang disamarkan, bintang, ulasan, foto',
    basis: consent,
    outside: [],
  },
  messages: {
    name: 'Pesan tentang pesanan dan akun',
    people: 'Pembeli dan pelanggan',
    data: 'Nomor HP atau email, isi pesan',
    basis: contract,
    outside: ['messages'],
  },
  alerts: {
    name: 'Kabar barang yang diminta: tersedia lagi, harga turun',
    people: 'Pelanggan dan pengunjung',
    data: 'Barang yang ditunggu dan harganya saat diminta, alamat browser untuk notifikasi; nomor HP atau email dari akun',
    basis: consent,
    outside: ['messages'],
  },
  tags: {
    name: 'Pengukuran iklan dan kunjungan',
    people: 'Pengunjung yang setuju',
    data: 'Halaman katalog yang dibuka, isi pesanan, tanda pengenal browser; tanpa nama, alamat, nomor HP, atau email',
    basis: consent,
    outside: ['tags'],
  },
  administration: {
    name: 'Catatan pengelolaan toko',
    people: 'Petugas toko',
    data: 'Nama token, apa yang dibuka atau diubah, waktunya',
    basis: interest,
    outside: [],
  },
} as const satisfies Readonly<Record<string, Activity>>

export type PurposeName = keyof typeof activities
