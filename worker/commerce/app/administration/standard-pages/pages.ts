import { limits } from '#shared/limits.ts'
import { legalPages } from '#shared/web/legal-pages.ts'
import { heading as h, paragraph as p, points as ul, steps as ol } from '#shared/admin/blocks.ts'
import type { InformationPage } from '#shared/admin/content.ts'
import { returnDaysOf, returnProof } from '#shared/order/return-rules.ts'
import { returnShipping } from '#shared/order/return-status.ts'
import { cityOf } from '#commerce/site/origin.ts'
import type { ShopSettings } from '#commerce/site/tables.ts'
import { privacy, terms } from './legal.ts'

/**
 * The pages that every shop opens with: those that Indonesian shoppers look for and the law requires, in the shop's own
 * name, and as its settings are (`follow.ts`). An operator replaces them by importing pages of the same slug; nothing here
 * promises what the shop does not do.
 */
export function standardPages(shop: ShopSettings): InformationPage[] {
  return [
    about(shop),
    ordering,
    delivery(shop),
    returns(shop),
    {
      slug: legalPages.terms,
      title: 'Syarat & Ketentuan',
      summary: 'Aturan berbelanja di toko ini',
      body: terms(shop),
    },
    {
      slug: legalPages.privacy,
      title: 'Kebijakan Privasi',
      summary: 'Data yang kami simpan dan hak Anda',
      body: privacy(shop),
    },
    contact(shop),
    questions(shop),
  ]
}

function about(shop: ShopSettings): InformationPage {
  const { name, businessName, businessAddress } = shop
  const city = cityOf(shop)
  const owner = businessName
    ? [h('Badan usaha'), p(`${businessName}${businessAddress ? `, ${businessAddress}` : ''}.`)]
    : []
  return {
    slug: 'tentang-kami',
    title: 'Tentang Kami',
    summary: 'Siapa kami dan bagaimana kami bekerja',
    body: [
      p(`${name}${city ? ` di ${city}` : ''} menjual langsung kepada Anda, tanpa perantara.`),
      h('Yang dapat Anda harapkan'),
      ul(
        'Foto dan keterangan yang sesuai dengan barangnya.',
        'Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.',
        'Jawaban dari orang, bukan mesin, pada jam layanan.',
      ),
      ...owner,
    ],
  }
}

const ordering: InformationPage = {
  slug: 'cara-belanja',
  title: 'Cara Belanja',
  summary: 'Dari memilih produk sampai pesanan tiba',
  body: [
    p(
      'Anda dapat berbelanja dengan atau tanpa akun. Dengan akun, alamat dan riwayat pesanan tersimpan untuk belanja berikutnya.',
    ),
    ol(
      'Pilih produk, tentukan varian dan jumlahnya, lalu tekan + Keranjang.',
      'Buka Keranjang, periksa isinya, dan tekan Checkout.',
      'Isi nama, nomor HP, dan alamat lengkap sampai kelurahan dan kode pos.',
      'Pilih pengiriman. Ongkos kirim dan perkiraan tiba tampil untuk alamat Anda.',
      'Pilih metode pembayaran, periksa Total Tagihan, lalu tekan Buat Pesanan.',
      'Selesaikan pembayaran sebelum waktunya habis. Status pesanan berubah sendiri setelah pembayaran kami terima.',
    ),
    h('Metode pembayaran'),
    p(
      'QRIS, virtual account, transfer bank, e-wallet, dan Bayar di Tempat (COD) untuk alamat yang didukung. Pilihan yang tampil saat checkout adalah yang tersedia untuk pesanan Anda.',
    ),
    h('Transfer bank'),
    p(
      'Transfer tepat sampai tiga digit terakhir agar pembayaran mudah dikenali. Kami tidak pernah meminta kode OTP, PIN, atau kata sandi Anda.',
    ),
    h('Membatalkan pesanan'),
    p(
      'Pesanan yang belum dibayar dapat dibatalkan langsung dari halaman pesanan. Setelah dibayar, ajukan pembatalan dan kami jawab selama barang belum dikirim.',
    ),
  ],
}

function delivery(shop: ShopSettings): InformationPage {
  const { openingHours } = shop
  const city = cityOf(shop)
  return {
    slug: 'pengiriman',
    title: 'Pengiriman',
    summary: 'Kurir, lama kirim, dan ongkos',
    body: [
      p(
        `${city ? `Semua paket dikirim dari ${city}. ` : ''}Layanan yang tersedia untuk alamat Anda, dengan ongkos dan perkiraan tibanya, tampil sebelum Anda membayar. Potongan ongkir dari voucher ditanggung toko.`,
      ),
      h('Kapan dikirim?'),
      p(
        `Pesanan yang dibayar sebelum pukul 14.00 pada hari kerja kami serahkan kepada kurir pada hari yang sama, selebihnya pada hari kerja berikutnya.${openingHours ? ` Jam layanan kami ${openingHours}.` : ''}`,
      ),
      h('Melacak paket'),
      p(
        'Nomor resi tampil di halaman pesanan setelah paket diserahkan kepada kurir. Bila tidak ada pergerakan selama tiga hari kerja, hubungi kami dan kami tanyakan kepada kurir.',
      ),
      h('Paket bermasalah'),
      p(
        'Periksa kemasan sebelum menerima. Bila basah, sobek, atau segelnya rusak, foto kemasannya dan rekam video saat membukanya. Paket yang hilang atau rusak di perjalanan menjadi tanggung jawab kami sampai Anda menerimanya.',
      ),
    ],
  }
}

function returns(shop: ShopSettings): InformationPage {
  const days = returnDaysOf(shop)
  return {
    slug: 'pengembalian',
    title: 'Pengembalian',
    summary: `Ajukan paling lambat ${days} hari kerja setelah diterima`,
    body: [
      p(
        `Barang rusak, kurang, salah kirim, atau tidak sesuai keterangan? Ajukan pengembalian atau penukaran paling lambat ${days} hari kerja setelah paket Anda terima.`,
      ),
      h('Bukti yang diperlukan'),
      ul(returnProof, 'Foto label pengirimannya, bila masih ada.', 'Penjelasan singkat masalahnya.'),
      p(
        'Tidak sempat merekam? Foto sudah cukup. Kami memeriksa bersama kurir dan menilai dari foto serta berat paket.',
      ),
      h('Syarat barang'),
      ul(
        'Belum dipakai atau dicuci, lengkap dengan label, aksesori, dan kemasannya.',
        'Produk digital yang kodenya sudah dibuka tidak dapat dikembalikan, kecuali kodenya tidak berfungsi.',
        'Makanan dan minuman dapat diganti bila rusak, salah kirim, atau lewat tanggal simpan.',
      ),
      h('Langkahnya'),
      ol(
        'Buka pesanan, tekan Ajukan Pengembalian, pilih barang dan alasannya, lalu unggah bukti. Atau kirimkan lewat WhatsApp.',
        'Kami menjawab paling lambat 1 hari kerja.',
        'Kirim barang ke alamat yang kami berikan dan masukkan nomor resinya.',
        `Setelah barang kami terima, pengganti dikirim atau dana dikembalikan paling lambat ${limits.refundWorkingDays} hari kerja.`,
      ),
      h('Ongkos kirim pengembalian'),
      p(returnShipping),
    ],
  }
}

function contact(shop: ShopSettings): InformationPage {
  const { name, customerCarePhone, businessName, businessAddress, businessEmail, openingHours } = shop
  const address = [businessName, businessAddress || cityOf(shop)].filter(Boolean).join(', ')
  const ways = [
    customerCarePhone ? `WhatsApp: ${customerCarePhone}` : '',
    businessEmail ? `Email: ${businessEmail}` : '',
    openingHours ? `Jam layanan: ${openingHours}` : '',
    address ? `Alamat: ${address}` : '',
  ].filter(Boolean)
  return {
    slug: 'hubungi-kami',
    title: 'Hubungi Kami',
    summary: 'WhatsApp, email, alamat, dan jam layanan',
    body: [
      p(
        `Tim ${name} membantu sebelum dan sesudah Anda berbelanja. Siapkan nomor pesanan agar kami dapat langsung memeriksanya.`,
      ),
      ...(ways.length > 0 ? [ul(...ways)] : []),
      h('Pengaduan'),
      p(
        'Pengaduan kami jawab paling lambat 1 hari kerja dan kami selesaikan dalam 7 hari kerja. Bila jawaban kami belum memuaskan, Anda dapat melapor kepada Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853 1111 1010.',
      ),
    ],
  }
}

function questions(shop: ShopSettings): InformationPage {
  return {
    slug: 'faq',
    title: 'Pertanyaan Umum (FAQ)',
    summary: 'Jawaban singkat yang paling sering dicari',
    body: [
      h('Apakah saya harus membuat akun?'),
      p('Tidak. Pesanan tanpa akun dapat dilacak lewat tautan yang tampil setelah pesanan dibuat. Simpan tautan itu.'),
      h('Berapa lama batas pembayaran?'),
      p(
        'Batas waktunya tertulis di halaman pembayaran, umumnya 24 jam. Setelah lewat, pesanan kedaluwarsa dan stok dilepas kembali.',
      ),
      h('Saya sudah membayar, tetapi status belum berubah.'),
      p(
        'Virtual account dan QRIS biasanya terbaca dalam beberapa menit. Untuk transfer bank, kirim bukti di halaman Konfirmasi Pembayaran; kami periksa paling lama 1×24 jam.',
      ),
      h('Bisakah alamat diubah setelah membayar?'),
      p(
        'Bisa selama paket belum diserahkan kepada kurir. Hubungi kami secepatnya lewat WhatsApp dengan nomor pesanan.',
      ),
      h('Apakah bisa kirim sebagai dropshipper?'),
      p(
        'Pilihan itu tampil di checkout bila toko menerimanya. Nama pengirim di label akan memakai nama Anda, tanpa invoice di dalam paket.',
      ),
      h('Bagaimana bila barang tidak cocok?'),
      p(
        `Ajukan pengembalian paling lambat ${returnDaysOf(shop)} hari kerja setelah diterima, dengan foto atau video barangnya. Syarat lengkapnya ada di halaman Pengembalian.`,
      ),
      h('Apakah data saya aman?'),
      p(
        'Kami hanya menyimpan data yang diperlukan untuk pesanan Anda. Rincian dan cara menghapusnya ada di Kebijakan Privasi.',
      ),
    ],
  }
}
