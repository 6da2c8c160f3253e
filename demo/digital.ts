import type { z } from 'zod'
import type { Licences, Product } from '#shared/admin/catalog.ts'
import { pdfOf } from './pdf.ts'
import { numbersFrom } from './random.ts'

/** What a digital product is handed over as. */
interface HandedOver {
  /** Every variant of it has codes that begin so. */
  codes?: string
  /** A file that comes with every variant: what it is saved as, and what stands in it. */
  file?: { name: string; title: string; lines: readonly string[] }
}

/** By the product's slug. */
const handedOver: Readonly<Record<string, HandedOver>> = {
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

/** Enough for everyone who tries a demo shop; more are added as the seller of any shop does. */
const codesEach = 20

/** The codes of a shop's digital products: the same at every opening. */
export const licencesOf = (products: readonly Product[]): z.input<typeof Licences>[] =>
  products.flatMap(({ slug, variants }) => {
    const prefix = handedOver[slug]?.codes
    return prefix === undefined
      ? []
      : variants.map(({ values }) => ({ productSlug: slug, values, codes: codesOf(prefix, [slug, ...values].join()) }))
  })

/** 'LARIS-7C1F-09AB-44D2'. */
function codesOf(prefix: string, word: string): string[] {
  const random = numbersFrom(word)
  const group = () =>
    Math.floor(random() * 0x10000)
      .toString(16)
      .padStart(4, '0')
      .toUpperCase()
  return Array.from({ length: codesEach }, () => [prefix, group(), group(), group()].join('-'))
}

/** The files that a shop's digital products come with. */
export const filesOf = (products: readonly Product[]) =>
  products.flatMap(({ slug }) => {
    const file = handedOver[slug]?.file
    return file ? [{ slug, name: file.name, bytes: pdfOf(file.title, file.lines) }] : []
  })
