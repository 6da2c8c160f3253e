import { heading as h, paragraph as p, points as ul, steps as ol } from '#shared/admin/blocks.ts'
import type { Block } from '#shared/admin/content.ts'
import { returnDaysOf } from '#shared/order/return-rules.ts'
import type { ShopSettings } from '#commerce/site/tables.ts'

const ownerOf = ({ businessName, name }: ShopSettings): string => businessName || name
const reachOf = ({ businessEmail, customerCarePhone }: ShopSettings): string =>
  [businessEmail ? `email ${businessEmail}` : '', customerCarePhone ? `WhatsApp ${customerCarePhone}` : '']
    .filter(Boolean)
    .join(' atau ') || 'kontak di halaman Info'
const since = ({ legalVersion }: ShopSettings): Block =>
  p(
    `Versi ${legalVersion}. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat.`,
  )

export function terms(shop: ShopSettings): Block[] {
  return [
    p(
      `Syarat ini berlaku antara Anda dan ${ownerOf(shop)} sebagai pengelola ${shop.name} setiap kali Anda berbelanja di situs ini.`,
    ),
    since(shop),
    h('1. Pesanan dan harga'),
    p(
      'Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi.',
    ),
    p(
      'Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh.',
    ),
    h('2. Pembayaran'),
    p(
      'Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya.',
    ),
    h('3. Pengiriman dan risiko'),
    p(
      'Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar.',
    ),
    h('4. Pengembalian'),
    p(
      `Pengembalian dan penukaran dapat diajukan paling lambat ${returnDaysOf(shop)} hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen.`,
    ),
    h('5. Akun'),
    ul(
      'Akun untuk yang berusia 18 tahun ke atas. Yang lebih muda memerlukan persetujuan orang tua atau wali.',
      'Berikan data yang benar dan jaga kerahasiaan kata sandi.',
      'Beri tahu kami bila akun dipakai orang lain tanpa izin.',
      'Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya.',
    ),
    h('6. Voucher, koin, dan afiliasi'),
    p(
      'Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi afiliasi dapat dipotong PPh sesuai ketentuan.',
    ),
    h('7. Isi situs'),
    p(
      'Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya.',
    ),
    h('8. Perselisihan'),
    p(
      `Sampaikan keluhan lebih dulu kepada kami melalui ${reachOf(shop)}. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda.`,
    ),
  ]
}

/**
 * What UU 27/2022 requires a controller to say: who it is, which data it has, for which purpose, for how long, who else
 * receives them, which rights customers have and how to use them.
 */
export function privacy(shop: ShopSettings): Block[] {
  return [
    p(
      `Kebijakan ini menjelaskan bagaimana ${ownerOf(shop)} memproses data pribadi Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.`,
    ),
    since(shop),
    h('Pengendali data'),
    p(
      `${ownerOf(shop)}${shop.businessAddress ? `, ${shop.businessAddress}` : ''}. Hubungi kami melalui ${reachOf(shop)}. Penyedia platform toko memproses data atas nama dan perintah kami.`,
    ),
    h('Data yang kami simpan'),
    ul(
      'Identitas dan kontak: nama, nomor HP, email.',
      'Alamat pengiriman dan patokan yang Anda tulis.',
      'Pesanan, pembayaran, dan percakapan dengan layanan pelanggan. Nomor kartu dan PIN tidak pernah kami simpan; keduanya ditangani penyedia pembayaran.',
      'Data teknis seperlunya: cookie keranjang dan sesi, serta alamat internet yang dipotong untuk mencegah penyalahgunaan.',
    ),
    h('Untuk apa dan atas dasar apa'),
    ul(
      'Memproses, mengirim, dan menagih pesanan: pelaksanaan perjanjian dengan Anda.',
      'Pembukuan, pajak, dan pengaduan konsumen: kewajiban hukum.',
      'Keamanan akun dan pencegahan penipuan: kepentingan yang sah.',
      'Info promo dan pengukuran iklan: hanya dengan persetujuan terpisah yang boleh Anda tolak atau tarik kapan saja.',
    ),
    p(
      'Kami tidak menjual data pribadi. Bila data diproses di luar Indonesia, kami memastikan tingkat pelindungannya setara. Di akhir halaman ini tertulis di mana data berada, siapa yang menerimanya, dan berapa lama disimpan.',
    ),
    h('Hak Anda'),
    ul(
      'Mendapat informasi, mengakses, dan memperoleh salinan data Anda.',
      'Melengkapi dan memperbaiki data yang keliru.',
      'Menarik persetujuan, menunda atau membatasi pemrosesan, dan menghapus data.',
      'Menolak keputusan yang sepenuhnya otomatis dan memindahkan data ke pihak lain.',
      'Mengadu kepada lembaga pelindungan data pribadi serta menuntut ganti rugi.',
    ),
    h('Cara menggunakan hak'),
    ol(
      `Kirim permintaan tertulis melalui ${reachOf(shop)}. Sebutkan hak yang ingin digunakan.`,
      'Kami memastikan bahwa permintaan datang dari pemilik data.',
      'Kami menindaklanjuti paling lambat 3×24 jam sejak permintaan lengkap diterima, termasuk menghentikan pemrosesan setelah persetujuan ditarik.',
    ),
    h('Bila terjadi kebocoran'),
    p(
      'Kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3×24 jam sejak kegagalan pelindungan diketahui: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan.',
    ),
  ]
}
