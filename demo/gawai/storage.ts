import { choice, colours, variant } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

export const gawaiStorage: readonly ProductInput[] = [
  {
    slug: 'ssd-portabel-saku',
    name: 'SSD Portabel Saku 10 Gbps Tahan Banting',
    categorySlug: 'penyimpanan',
    description: `Menyalin film 20 GB dalam setengah menit, muat di saku celana koin. Selubung silikonnya meredam jatuh dari dua meter, dan lubangnya berpenutup karet.

Sudah diformat exFAT sehingga langsung terbaca di Windows, Mac, Android, dan konsol. Cadangkan data penting di dua tempat; SSD apa pun bisa mati mendadak.`,
    attributes: [
      ['Merek', 'Arsip'],
      ['Kecepatan', 'Baca 1.050 MB/s, tulis 1.000 MB/s'],
      ['Ketahanan', 'IP65'],
      ['Kondisi', 'Baru'],
      ['Garansi', '36 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 120,
    digital: false,
    images: ['ssd-biru', 'ssd-laptop'],
    options: [colours({ Biru: '#3f74e0', Jingga: '#f28a3c' }), choice('Kapasitas', '500 GB', '1 TB', '2 TB')],
    variants: [
      variant('Biru / 500 GB', 799_000, 28, null, 'ssd-biru'),
      variant('Biru / 1 TB', 1_249_000, 35, 1_399_000, 'ssd-biru'),
      variant('Biru / 2 TB', 2_199_000, 4, null, 'ssd-biru'),
      variant('Jingga / 500 GB', 799_000, 12, null, 'ssd-jingga'),
      variant('Jingga / 1 TB', 1_249_000, 10, 1_399_000, 'ssd-jingga'),
    ],
    sold: 1_352,
  },
  {
    slug: 'flashdisk-dua-ujung',
    name: 'Flashdisk Dua Ujung USB-C dan USB-A',
    categorySlug: 'penyimpanan',
    description: `Pindahkan foto dari ponsel ke komputer kantor tanpa kabel dan tanpa internet. Putar badannya untuk memilih ujung; yang tidak dipakai otomatis terlindung.

Badan seng seberat koin dengan lubang gantungan. Kapasitas yang terbaca sedikit lebih kecil dari yang tercetak karena cara komputer menghitung gigabita.`,
    attributes: [
      ['Merek', 'Arsip'],
      ['Kecepatan', 'Baca 150 MB/s'],
      ['Sambungan', 'USB-C, USB-A 3.2'],
      ['Kondisi', 'Baru'],
      ['Garansi', '60 bulan'],
      ['Negara asal', 'Taiwan'],
    ],
    weightGrams: 25,
    digital: false,
    images: ['flashdisk', 'flashdisk-ponsel'],
    options: [choice('Kapasitas', '64 GB', '128 GB', '256 GB')],
    variants: [
      variant('64 GB', 89_000, 145),
      variant('128 GB', 139_000, 103, 159_000),
      variant('256 GB', 249_000, 31, 289_000),
    ],
    sold: 4_208,
  },
  {
    slug: 'kartu-microsd-a2',
    name: 'Kartu microSD A2 V30 dengan Adaptor SD',
    categorySlug: 'penyimpanan',
    description: `Kelas V30 menjamin tulis 30 MB per detik terus-menerus, cukup untuk kamera aksi 4K dan kamera dasbor. Kapasitasnya kami uji satu per satu dari setiap kiriman, jadi bukan kartu yang labelnya dibesar-besarkan.

Tahan suhu mobil terparkir sampai 85 °C. Untuk CCTV yang merekam tanpa henti, pilih 128 GB ke atas agar umurnya panjang.`,
    attributes: [
      ['Merek', 'Arsip'],
      ['Kecepatan', 'Baca 170 MB/s, tulis 90 MB/s'],
      ['Kelas', 'A2, V30, U3'],
      ['Kondisi', 'Baru'],
      ['Garansi', '60 bulan'],
      ['Negara asal', 'Taiwan'],
    ],
    weightGrams: 20,
    digital: false,
    images: ['microsd', 'microsd-adaptor'],
    options: [choice('Kapasitas', '64 GB', '128 GB', '256 GB', '512 GB')],
    variants: [
      variant('64 GB', 95_000, 180),
      variant('128 GB', 149_000, 137, 169_000),
      variant('256 GB', 279_000, 44, 319_000),
      variant('512 GB', 589_000, 0),
    ],
    sold: 6_731,
  },
  {
    slug: 'ssd-nvme-1-tb',
    name: 'SSD NVMe M.2 2280 Gen 4',
    categorySlug: 'penyimpanan',
    description: `Menghidupkan lagi laptop lama: Windows siap dalam belasan detik. Panjang 80 mm, satu sisi, jadi muat di laptop tipis maupun konsol setelah diberi pendingin.

Sekrup dan obeng kecil disertakan. Cek dulu apakah laptop Anda memakai M.2 NVMe, bukan SATA; keduanya mirip tetapi tidak bisa ditukar.`,
    attributes: [
      ['Merek', 'Arsip'],
      ['Kecepatan', 'Baca 5.000 MB/s, tulis 4.200 MB/s'],
      ['Ketahanan tulis', '600 TBW per TB'],
      ['Kondisi', 'Baru'],
      ['Garansi', '60 bulan'],
      ['Negara asal', 'Taiwan'],
    ],
    weightGrams: 60,
    digital: false,
    images: ['nvme', 'nvme-papan'],
    options: [choice('Kapasitas', '500 GB', '1 TB', '2 TB')],
    variants: [
      variant('500 GB', 699_000, 33),
      variant('1 TB', 1_099_000, 41, 1_249_000),
      variant('2 TB', 1_999_000, 7),
    ],
    sold: 1_587,
  },
]
