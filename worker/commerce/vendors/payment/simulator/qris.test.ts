import { expect, test } from 'vitest'
import { crc16, merchantText, type Qris, qrisText, readQris } from './qris.ts'

const sample: Qris = {
  acquirer: 'ID.CO.CONTOH.WWW',
  pan: '936009990000000001',
  merchantId: 'SANDBOX00000001',
  criterion: 'UMI',
  nmid: 'ID0000000000000',
  category: '5399',
  amount: 189_356,
  name: 'Toko Contoh (Simulasi)',
  city: 'Kota Bandung',
  postcode: '40111',
  billNumber: 'INV20261120001',
  terminal: 'WEB01',
}
const text =
  '00020101021226680016ID.CO.CONTOH.WWW01189360099900000000010215SANDBOX000000010303UMI51440014ID.CO.QRIS.WWW0215ID00000000000000303UMI52045399530336054061893565802ID5922TOKO CONTOH (SIMULASI)6012KOTA BANDUNG61054011162270114INV202611200010705WEB016304F2E3'

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
})

test('a code is written byte for byte', () => {
  expect(text).toHaveLength(253)
  expect(qrisText(sample)).toBe(text)
})

test('what was written is read back', () => {
  const read = readQris(qrisText({ ...sample, amount: 10_000_000, name: 'Batik Árum & Putri Kusumaningtyas Abadi' }))
  expect(read?.get('54')).toBe('10000000')
  expect(read?.get('59')).toBe('BATIK ARUM & PUTRI KUSUMA')
  expect(read?.get('63')).toHaveLength(4)
})

test('a code with a wrong digit, a wrong length or an end cut off is not read', () => {
  expect(readQris(text.replace('189356', '189357'))).toBeNull()
  expect(readQris(text.slice(0, -1))).toBeNull()
  const short = text.slice(0, -8).replace('5922', '5999')
  expect(readQris(`${short}6304${crc16(`${short}6304`)}`)).toBeNull()
  expect(readQris('')).toBeNull()
})

test('a name of the shop is what a scanner can print', () => {
  expect(merchantText('  Kopi  Pagi ☕ ', 25)).toBe('KOPI PAGI')
  expect(merchantText('珈琲', 25)).toBe('TOKO')
})
