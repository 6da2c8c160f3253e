import { kopiDrinkReviews } from './reviews-drinks.ts'
import { kopiToolReviews } from './reviews-tools.ts'
import type { ReviewPool } from '#demo/types.ts'

/** What shoppers of the coffee shop say, by what they bought. */
export const kopiReviews: readonly ReviewPool[] = [
  ...kopiDrinkReviews,
  ...kopiToolReviews,
  {
    about: null,
    texts: [
      { stars: 5, text: 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.' },
      { stars: 5, text: 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.' },
      { stars: 4, text: 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.' },
      { stars: 5, text: 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.' },
      { stars: 5, text: 'Sudah langganan setahun lebih, belum pernah salah kirim.' },
      { stars: 4, text: 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.' },
      { stars: 5, text: 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.' },
      { stars: 5, text: 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.' },
    ],
  },
]
