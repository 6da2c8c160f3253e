import { expect, test } from 'vitest'
import { texts, write, wayTo } from './rules.ts'

const values = {
  shop: 'Batik Kencana',
  number: 'INV-20261121-8K3QF',
  amount: 'Rp 412.000',
  until: '22 Nov 2026 14:03 WIB',
}

test('a message says the shop, the number and the amount, and its template gets the same words in their order', () => {
  expect(write('order_placed', values)).toEqual({
    subject: 'Pesanan INV-20261121-8K3QF kami terima',
    text: 'Pesan dari Batik Kencana: pesanan INV-20261121-8K3QF sebesar Rp 412.000 kami terima. Bayar sebelum 22 Nov 2026 14:03 WIB, terima kasih.',
    parameters: ['Batik Kencana', 'INV-20261121-8K3QF', 'Rp 412.000', '22 Nov 2026 14:03 WIB'],
  })
})

test.each(Object.entries(texts))('Meta takes the template of %s', (_, { text }) => {
  // It begins and ends with words, and words stand between two values.
  expect(text).toMatch(/^\p{L}[^{}]*\s/u)
  expect(text).toMatch(/[\s,][^{}]*\p{L}[.?]$/u)
  for (const between of text.split(/\{\w+\}/).slice(1, -1)) expect(between).toMatch(/\p{L}|: /u)
})

test('a code’s template has the code alone, as Meta wants it', () => {
  expect(write('code_login', { shop: 'Batik Kencana', code: '204816' }).parameters).toEqual(['204816'])
})

// Proves ASVS 1.3.7
test('what is missing leaves a gap, never a brace, and what a shopper typed is not filled again', () => {
  expect(write('order_shipped', { ...values, shop: '{amount}' }).text).toBe(
    'Pesan dari {amount}: pesanan INV-20261121-8K3QF senilai Rp 412.000 sudah dikirim dengan nomor resi , terima kasih.',
  )
})

test('a subject is one line, whatever a name has in it', () => {
  expect(write('seller_stock', { product: 'Kain\nBcc: a@b.c\t biru', stock: '1' }).subject).toBe(
    'Stok Kain Bcc: a@b.c biru tinggal 1',
  )
})

const [email, phone] = ['ani@contoh.id', '+6281211112222']
test.each([
  [{ email, phone }, ['email', 'whatsapp'], undefined, 'email'],
  [{ email, phone }, ['email', 'whatsapp'], 'whatsapp', 'whatsapp'],
  [{ email: null, phone }, ['email', 'whatsapp'], undefined, 'whatsapp'],
  [{ email, phone }, ['whatsapp'], 'email', 'whatsapp'],
  [{ email: null, phone }, ['email'], 'whatsapp', undefined],
  [{ email, phone }, [], undefined, undefined],
  [{ email, phone }, ['email', 'whatsapp', 'sms'], 'sms', 'sms'],
  [{ email: null, phone }, ['whatsapp'], 'sms', 'whatsapp'],
  [{ email: null, phone }, ['email', 'sms'], 'whatsapp', 'sms'],
  // News of an order is not worth an SMS.
  [{ email: null, phone }, ['sms'], undefined, undefined],
] as const)('%o by %o, wanted %s: %s', (contact, channels, wanted, channel) => {
  expect(wayTo(contact, channels, wanted)?.channel).toBe(channel)
})
