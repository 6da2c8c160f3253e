/** What a form sends that nobody has typed: names, codes, and what was there before. */
const untyped =
  /^(press|id|key|was|was[A-Z]\w*|pictures|main|drop\d+|bankCode|reason|why|line|size|attempt|orders|unlabelled|permit|unsentFiles)$/

/** The fields of the forms, as these call them. */
const labels: Readonly<Record<string, string>> = {
  ...{
    receiptNumber: 'Nomor resi',
    driver: 'Nama pengantar',
    note: 'Alasan',
    proof: 'Nomor atau berita transfer',
    reply: 'Jawaban',
  },
  ...{ pieces: 'Jumlah yang dananya dikembalikan', orderNumber: 'Nomor pesanan' },
  ...{ code: 'Kode pengambilan', collected: 'Uang yang diterima', amount: 'Yang diganti' },
  ...{ number: 'Nomor rekening', holder: 'Nama pemilik rekening', from: 'Dari', to: 'Sampai' },
  ...{ change: 'Tambah / kurang', price: 'Harga', fullPrice: 'Harga coret', stock: 'Stok' },
  ...{ name: 'Nama produk', category: 'Kategori', newCategory: 'Kategori baru', weight: 'Berat (gram)' },
  ...{ description: 'Deskripsi', option: 'Jenis varian', values: 'Nilainya' },
  hidden: 'Simpan tanpa menampilkan di toko',
}

/** What a person has typed into a form, in words. A field that is not named above is said without its name. */
export const typedIn = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    // One line has to show where the lines of a longer text end.
    const typed = name === 'hidden' ? 'ya' : value.trim().replaceAll(/\s*\n\s*/g, ' / ')
    if (typed === '' || untyped.test(name)) return []
    return [Object.hasOwn(labels, name) ? `${labels[name]} “${typed}”` : `“${typed}”`]
  })
