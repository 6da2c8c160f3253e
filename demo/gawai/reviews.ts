import { gawaiDeviceReviews } from './reviews-devices.ts'
import { gawaiHomeReviews } from './reviews-home.ts'
import type { ReviewPool } from '#demo/types.ts'

/** What shoppers of the gadget shop say, by what they bought. */
export const gawaiReviews: readonly ReviewPool[] = [
  ...gawaiDeviceReviews,
  ...gawaiHomeReviews,
  {
    about: null,
    texts: [
      { stars: 5, text: 'Pengemasan tebal dengan bungkus gelembung dan kardus dobel. Aman sampai Balikpapan.' },
      { stars: 5, text: 'Dikirim hari itu juga. Nomor resinya langsung bisa dilacak.' },
      { stars: 4, text: 'Barang sesuai deskripsi. Respons admin agak lama di akhir pekan.' },
      { stars: 5, text: 'Garansinya jelas, kartu dan fakturnya lengkap di dalam kotak.' },
      { stars: 5, text: 'Beli kedua kali untuk orang kantor. Kualitasnya tidak berubah.' },
      { stars: 4, text: 'Bagus. Kotaknya sedikit penyok dari kurir, isinya mulus.' },
      { stars: 5, text: 'Sebelum beli banyak tanya, dijawab semua dengan sabar dan jujur.' },
      { stars: 5, text: 'Harga bersaing dan barang asli. Sudah saya cek nomor serinya.' },
      { stars: 4, text: 'Puas, sampai sehari lebih cepat dari perkiraan.' },
    ],
  },
]
