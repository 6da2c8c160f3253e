import type { z } from 'zod'
import { formatRupiah } from '#shared/format/money.ts'
import { permits } from '#shared/format/permits.ts'

/** What the shop says to programs, in the words of its seller. */
const sellersWords: readonly (readonly [RegExp, string | ((said: string, amount: string) => string)])[] = [
  [/^(.*) is given twice$/s, '$1 ada dua kali'],
  [/^no such category$/, 'kategori ini belum ada'],
  [/^that category is below this one$/, 'kategori itu ada di bawah kategori ini'],
  [/^a new (product|variant) needs it$/, 'isi kolom ini untuk produk atau varian baru'],
  [/^its address is (\S+) now: .*$/, 'alamatnya sekarang $1: ekspor lagi, atau tulis alamat itu'],
  [/^(\S+) is there already$/, 'alamat $1 sudah ada: tulis persis begitu, atau pilih alamat lain'],
  [/^(\d+) are in stock$/, 'stok tinggal $1'],
  [/^it is (\d+) now$/, (_, price) => `harganya sekarang ${formatRupiah(price)} ${changed}`],
  [/^the full price is none now$/, 'harga coretnya baru dihapus: periksa, lalu simpan lagi'],
  [/^the full price is (\d+) now$/, (_, price) => `harga coretnya sekarang ${formatRupiah(price)} ${changed}`],
  [/^somebody has changed it since$/, 'baru diubah orang lain: periksa, lalu simpan lagi'],
  [/^what comes adds to the shelf.*$/, 'yang datang atau kembali menambah stok: pilih sebab lain'],
  [/^the review is hidden.*$/, 'ulasan ini disembunyikan, jadi jawabannya tidak tampil'],
  [/^what is damaged leaves the shelf.*$/, 'yang rusak atau hilang mengurangi stok: tulis dengan minus, misalnya -3'],
  [/^a page of the storefront has this address$/, 'alamat ini milik halaman toko sendiri: pilih alamat lain'],
  [/^no such variant$/, 'produk ini tidak punya varian itu; untuk varian baru isi opsi_1 dan kosongkan stok_ekspor'],
  [/^it has several variants: .*$/, 'produk ini punya beberapa varian: isi nilainya'],
  [/^only (\d+) are left: (\d+) .*$/, 'stok tinggal $1, jadi tidak bisa dikurangi $2: ekspor lagi'],
  [/^(\d+) of them belong to orders.*$/, '$1 di antaranya milik pesanan yang belum dikirim: hitung lagi'],
  [/^(.+) belongs to (.+)$/, '$1 sudah dipakai $2'],
  [/^no GTIN$/, 'bukan GTIN: 8, 12, 13, atau 14 angka dengan angka terakhir yang cocok (format selnya: teks)'],
  [/^a spreadsheet shortened it$/, 'dipendekkan aplikasi spreadsheet: tulis lagi lengkap (format selnya: teks)'],
  [/^letters, digits and signs.*$/, 'huruf, angka, dan tanda baca tanpa spasi di tepinya'],
  [/^its category demands it.*$/, 'wajib di kategori ini sebelum produk tampil: isi, atau tulis tampil = tidak'],
  [/^it was sold as it is.*$/, 'produk ini sudah pernah dipesan: buat produk baru'],
  [/^the export is too old.*$/, 'ekspornya sudah terlalu lama: ekspor lagi, lalu ubah stoknya'],
  [/^an MP4 or a WebM$/, 'file MP4 atau WebM, misalnya video/kaus.mp4'],
  [/^at most (\d+) days$/, 'paling lama $1 hari'],
  [/^nothing to send: (.*)$/, 'tidak perlu dikirim lagi: $1. Muat ulang halaman, lalu cetak lagi'],
  [/^copy it from the export.*$/, 'salin dari ekspor apa adanya'],
]
const changed = 'karena baru diubah: periksa, lalu simpan lagi'
export const inIndonesian = (message: string): string =>
  sellersWords.reduce(
    (words, [said, meant]) => (typeof meant === 'string' ? words.replace(said, meant) : words.replace(said, meant)),
    message,
  )

/** Words that stand alone. */
export const asSentence = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`

/** What is wrong in a cell, by the rule of its column that it breaks; others by what kind of rule it is. */
const ofColumns: readonly (readonly [RegExp, string])[] = [
  [/^(slug|categorySlug|parentSlug)$/, 'hanya huruf, angka, dan tanda hubung, tanpa spasi, misalnya kaus-polos'],
  [/^attributes\b/, 'tulis nama: nilai, dengan | di antaranya, misalnya Bahan: Katun | Asal: Solo'],
  [/^(variants\.\d+\.)?dimensions\b/, 'tulis panjang x lebar x tinggi dalam cm, misalnya 30 x 20 x 5'],
  [/^halal$/, `tulis nomor sertifikat BPJPH, misalnya ${permits.halal.example}, atau: tidak halal, tidak wajib`],
  [/^(bpom|pirt|sni)$/, 'tulis nomornya seperti di kemasan, misalnya MD 271028004127, 2063273010424-29, SNI 7617:2013'],
  [/^(digital|published|luxury|adult)$/, 'tulis ya atau tidak'],
]

/** A fault that a schema has found, as a sentence for a seller; `message` is Indonesian already where no rule is ours. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  const own = inIndonesian(issue.message)
  if (own !== issue.message) return own
  const column = ofColumns.find(([path]) => path.test(issue.path.join('.')))
  if (column && issue.code !== 'too_big') return column[1]
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'))
    return 'tulis angka bulat, misalnya 75000 atau 75.000'
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'kolom ini harus diisi' : `paling sedikit ${issue.minimum}`
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? `paling panjang ${issue.maximum} huruf` : `paling banyak ${issue.maximum}`
  return issue.message
}
