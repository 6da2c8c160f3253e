import { expect, test } from 'vitest'
import { whyNotBack } from './refund-problems.ts'

test('a seller reads in their language why money has not gone back, and when it may have', () => {
  for (const problem of ['no_answer: fetch failed', 'no_keys', 'underway: pending', 'no answer: 503'])
    expect(whyNotBack(problem)).toContain('cek dulu di sana apakah sudah dibayar')
  for (const problem of ['refused: 412 Merchant cannot modify the status', '412 Merchant cannot modify the status'])
    expect(whyNotBack(problem)).toBe('Penyedia tidak dapat mengembalikannya ke pembayaran semula.')
})
