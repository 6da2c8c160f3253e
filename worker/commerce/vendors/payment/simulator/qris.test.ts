import { expect, test } from 'vitest'
import { merchantText, qrisText, readQris } from './qris.ts'

const sample: Parameters<typeof qrisText>[0] = {
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

/** CRC-16/CCITT-FALSE bit by bit, as its standard writes it. */
function checksum(body: string): string {
  let sum = 0xffff
  for (const byte of new TextEncoder().encode(body))
    for (let bit = 7; bit >= 0; bit -= 1) {
      const high = ((sum >> 15) & 1) ^ ((byte >> bit) & 1)
      sum = ((sum << 1) & 0xffff) ^ (high ? 0x1021 : 0)
    }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect([checksum('123456789'), checksum('')]).toEqual(['29B1', 'FFFF'])
  for (const amount of [1, 189_356, 10_000_000]) {
    const code = qrisText({ ...sample, amount })
    expect(code.slice(-4)).toBe(checksum(code.slice(0, -4)))
  }
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
  expect(readQris(`${short}6304${checksum(`${short}6304`)}`)).toBeNull()
  expect(readQris('')).toBeNull()
})

test('a name of the shop is what a scanner can print', () => {
  expect(merchantText('  Kopi  Pagi ☕ ', 25)).toBe('KOPI PAGI')
  expect(merchantText('珈琲', 25)).toBe('TOKO')
})
