import { expect, test } from 'vitest'
import { meaningOf } from './meaning.ts'
import { returnSamples } from './samples.ts'

test.each([
  [
    'requested',
    'Penjual sedang memeriksa pengajuan Anda. Bila disetujui dan barang sampai di penjual, Rp 176.000 masuk ke Saldo Toko.',
  ],
  ['approved', 'Setelah barang sampai di penjual, Rp 176.000 masuk ke Saldo Toko.'],
  [
    'sentBack',
    'Setelah barang sampai di penjual, Rp 176.000 masuk ke Saldo Toko, lalu penjual meneruskannya ke Bank Syariah Indonesia 7001234567.',
  ],
  ['refunded', 'Rp 176.000 masuk ke Saldo Toko pada 24 Nov 2026.'],
  ['replaced', 'Barang pengganti sedang dikirim ke Anda.'],
  ['rejected', 'Foto belum menunjukkan kerusakannya. Bila keberatan, hubungi toko.'],
])('a return that is %s says what becomes of its money', (name, words) => {
  const sample = returnSamples[name]
  expect(sample && meaningOf(sample)).toBe(words)
})

test('the money alone comes without the goods, and in an exchange other goods come', () => {
  const approved = returnSamples['approved']
  if (!approved) throw new Error('the sample of an approved return is gone')
  expect(meaningOf({ ...approved, solution: 'refund', sendBy: null })).toBe('Rp 176.000 segera masuk ke Saldo Toko.')
  expect(meaningOf({ ...approved, solution: 'exchange' })).toContain('penjual mengirim barang pengganti.')
})
