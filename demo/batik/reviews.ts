import { batikClothReviews } from './reviews-cloth.ts'
import { batikHouseReviews } from './reviews-house.ts'
import { batikWearReviews } from './reviews-wear.ts'
import type { ReviewPool } from '#demo/types.ts'

/** What shoppers of the batik shop say, by what they bought. */
export const batikReviews: readonly ReviewPool[] = [
  ...batikWearReviews,
  ...batikClothReviews,
  ...batikHouseReviews,
  {
    about: null,
    texts: [
      { stars: 5, text: 'Kirimnya cepat, pesan Senin malam, Rabu sudah sampai di Semarang. Kemasannya rapi.' },
      { stars: 5, text: 'Penjual ramah dan sabar menjawab pertanyaan soal ukuran dan perawatan.' },
      { stars: 4, text: 'Barang sesuai keterangan. Kurirnya agak lama, bukan salah penjual.' },
      { stars: 5, text: 'Kedua kalinya belanja di sini dan tidak pernah kecewa. Semoga mutunya dijaga.' },
      { stars: 5, text: 'Dapat kartu kecil cara merawat batik. Hal sederhana tapi terasa diperhatikan.' },
      { stars: 5, text: 'Dibungkus kertas cokelat tanpa plastik berlapis, saya apresiasi.' },
      { stars: 4, text: 'Puas. Harga terjangkau untuk kualitas begini.' },
      { stars: 5, text: 'Sampai di Kupang lima hari, aman dan tidak lembap. Terima kasih, Larasati.' },
      { stars: 5, text: 'Langganan sejak tahun lalu, kualitasnya tetap sama.' },
    ],
  },
]
