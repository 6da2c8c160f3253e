import { expect, test } from 'vitest'
import { typedIn } from './typed-words.ts'

test('what was typed is said with the name of its field, and what nobody typed is not', () => {
  const sent = {
    ...{ press: 'changeProduct', id: 'kaus', key: 'x', wasName: 'Kaos', name: ' Kaus ', category: 'pria', hidden: '1' },
    ...{ description: 'Adem.\r\nHalus.', pictures: '/a.webp', main: '/a.webp', drop0: '1', was: '9', bankCode: 'bca' },
    ...{ attempt: '2', orders: 'x', permit: 'x', reason: 'received', weight: '', later: 'baru' },
  }
  expect(typedIn(sent)).toEqual([
    'Nama produk “Kaus”',
    'Kategori “pria”',
    'Simpan tanpa menampilkan di toko “ya”',
    'Deskripsi “Adem. / Halus.”',
    '“baru”',
  ])
})
