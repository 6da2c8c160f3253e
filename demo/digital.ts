import { pdfOf } from './pdf.ts'
import type { SampleShop } from './types.ts'

/** What a sample's digital product is handed over as. */
interface HandedOver {
  /** Every form of it has codes that begin so. */
  codes?: string
  /** A file that comes with every form: what it is saved as, and what stands in it. */
  file?: { name: string; title: string; lines: readonly string[] }
}

/** By the product's slug. */
export const sampleDigital: Readonly<Record<string, HandedOver>> = {
  'lisensi-aplikasi-kasir': {
    codes: 'LARIS',
    file: {
      name: 'Panduan Aktivasi Kasir Laris.pdf',
      title: 'Panduan Aktivasi Kasir Laris',
      lines: [
        '1. Pasang Kasir Laris di ponsel atau tablet Anda.',
        '2. Buka Pengaturan, lalu Lisensi.',
        '3. Tempel kode lisensi dari halaman pesanan, lalu ketuk Aktifkan.',
        '4. Kode berlaku untuk satu perangkat. Pindah perangkat? Ketuk Lepas Lisensi dulu.',
      ],
    },
  },
  'lisensi-antivirus-benteng': { codes: 'BENTENG' },
  'paket-template-jualan': {
    file: {
      name: 'Paket 120 Template Jualan.pdf',
      title: 'Paket 120 Template Konten Jualan',
      lines: [
        'Katalog, poster diskon, ucapan hari raya, sampul sorotan, dan kartu nama.',
        'Ganti foto dan harganya, lalu simpan sebagai gambar.',
      ],
    },
  },
  'kartu-hadiah-digital': { codes: 'RIMBA' },
  'kelas-video-seni-latte': {
    file: {
      name: 'Kelas Seni Latte - Daftar Pelajaran.pdf',
      title: 'Kelas Video Seni Latte, 8 Pelajaran',
      lines: [
        'Memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.',
        'Siapkan satu liter susu segar untuk latihan pertama.',
      ],
    },
  },
  'kelas-seduh-e-book': {
    file: {
      name: 'Kelas Seduh - 30 Resep Kopi Rumahan.pdf',
      title: 'Kelas Seduh: 30 Resep Kopi Rumahan',
      lines: [
        'Tubruk: 2 sendok makan (12 g) untuk 180 ml air 93 derajat, diamkan 4 menit.',
        'Saring: 15 g untuk 240 ml air, tuang tiga kali dalam 3 menit.',
      ],
    },
  },
}

/** The same name in every shop: a shop's prefix parts its files from others'. */
export const sampleFileId = (slug: string): string => `contoh-${slug}`

/** The bytes of the files that a sample's products come with, by their names in the bucket. */
export function sampleFiles({ products }: SampleShop): { id: string; bytes: Uint8Array }[] {
  return products.flatMap(({ slug }) => {
    const file = sampleDigital[slug]?.file
    return file ? [{ id: sampleFileId(slug), bytes: pdfOf(file.title, file.lines) }] : []
  })
}
