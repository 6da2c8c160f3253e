import { returnProof } from '#shared/order/return-rules.ts'
import { limits } from '#shared/limits.ts'
import type { Information, InformationLine } from '#shared/api/shop/content.ts'

export const informationLines: readonly InformationLine[] = [
  { slug: 'tentang-kami', title: 'Tentang Kami', summary: 'Siapa kami dan bagaimana kami bekerja' },
  { slug: 'cara-belanja', title: 'Cara Belanja', summary: 'Dari memilih produk sampai pesanan tiba' },
  { slug: 'pengiriman', title: 'Pengiriman', summary: 'Kurir, lama kirim, dan ongkos' },
  { slug: 'pengembalian', title: 'Pengembalian', summary: 'Syarat, bukti, dan waktu penggantian' },
  { slug: 'syarat-ketentuan', title: 'Syarat & Ketentuan', summary: 'Aturan berbelanja di toko ini' },
  {
    slug: 'kebijakan-privasi',
    title: 'Kebijakan Privasi',
    summary: 'Data yang kami simpan dan hak Anda',
  },
  { slug: 'hubungi-kami', title: 'Hubungi Kami', summary: 'WhatsApp, email, alamat, dan jam layanan' },
  { slug: 'faq', title: 'Pertanyaan Umum (FAQ)', summary: 'Jawaban singkat yang paling sering dicari' },
]

export const sampleInformation: Information = {
  slug: 'pengembalian',
  title: 'Pengembalian',
  summary: 'Syarat, bukti, dan waktu penggantian',
  date: '2026-11-01T02:00:00.000Z',
  body: [
    { kind: 'paragraph', text: 'Pengembalian dapat diajukan paling lambat 3 hari kerja setelah paket diterima.' },
    { kind: 'heading', text: 'Bukti yang diperlukan' },
    {
      kind: 'list',
      ordered: true,
      items: [returnProof, `Penjelasan masalahnya, minimal ${limits.returnCharsMin} karakter.`],
    },
    { kind: 'heading', text: 'Dana kembali' },
    {
      kind: 'paragraph',
      text: `Dana dikembalikan paling lambat ${limits.refundWorkingDays} hari kerja setelah barang kami terima.`,
    },
  ],
}
export const longInformation: Information = {
  ...sampleInformation,
  title: 'Syarat & Ketentuan',
  slug: 'syarat-ketentuan',
  body: Array.from({ length: 8 }, () => sampleInformation.body).flat(),
}
