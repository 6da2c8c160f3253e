import { expect, test } from 'vitest'
import { keptWords } from './kept-words.ts'

const [sooner, later] = ['2026-11-28T08:00:00.000Z', '2026-12-31T08:00:00.000Z']

test.each([
  [
    'kept for fewer days than its code',
    sooner,
    later,
    'Tersimpan untuk Anda sampai 28 Nov 2026. Setelah itu bisa diklaim lagi.',
  ],
  ['whose code has no end', sooner, null, 'Tersimpan untuk Anda sampai 28 Nov 2026. Setelah itu bisa diklaim lagi.'],
  ['whose code ends first', later, sooner, 'Tersimpan untuk Anda sampai 28 Nov 2026.'],
  ['whose code ends with it', sooner, sooner, 'Tersimpan untuk Anda sampai 28 Nov 2026.'],
  ['of a shop that says only when the code ends', null, later, null],
  ['of which nothing is known', null, null, null],
])('a voucher %s promises no more than the shop keeps', (_, until, endsAt, words) => {
  expect(keptWords(until, endsAt)).toBe(words)
})
