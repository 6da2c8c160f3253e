import { expect, test } from 'vitest'
import { readPrices } from './price-words.ts'

test.each([
  ['kemeja di bawah 200rb', 'kemeja', null, 200_000],
  ['sarung dibawah 100 ribu', 'sarung', null, 100_000],
  ['speaker di atas 1,5 juta', 'speaker', 1_500_000, null],
  ['hp 2 jutaan', 'hp', 1_800_000, 2_999_999],
  ['hampers 200 ribuan', 'hampers', 180_000, 299_999],
  ['tas antara 300 dan 400 ribu', 'tas', 300_000, 400_000],
  ['kopi 50-100rb', 'kopi', 50_000, 100_000],
  ['harga Rp 100.000 sampai Rp 250.000', '', 100_000, 250_000],
  ['dompet maksimal 75.000', 'dompet', null, 75_000],
  ['dompet 50rb', 'dompet', 37_500, 62_500],
  ['kemeja Rp 150.000', 'kemeja', 112_500, 187_500],
  ['kemeja harga 150000', 'kemeja', 112_500, 187_500],
  ['kado budget 100k', 'kado', null, 100_000],
  ['tv 32 inch 2 jutaan', 'tv 32 inch', 1_800_000, 2_999_999],
  ['iphone 13 5 jutaan', 'iphone 13', 4_500_000, 5_999_999],
  ['sepatu 42 200rb', 'sepatu 42', 150_000, 250_000],
  ['baju umur 4-5 tahun 50-100rb', 'baju umur 4-5 tahun', 50_000, 100_000],
])('%s asks for “%s” from %s to %s', (typed, text, min, max) => {
  expect(readPrices(typed)).toEqual({ text, min, max, cheap: false })
})

test.each([
  'power bank 20000',
  'power bank 10 ribu mah',
  'power bank harga 500',
  'kabel hdmi 4k',
  'ssd 1 tb',
  'kemeja umur 4-5 tahun',
  'kain 250 dan 110',
  'kalender 2024-2025',
  'kalender sekitar 2024',
  'power bank kisaran 20000',
  'botol minum di bawah 1000 ml',
  'blender di atas 1000 watt',
  // More than a price can be.
  'hp di bawah 999999999 juta',
  'hp di atas 999.999.999.999.999.999.999 jutaan',
  'hp 9000000 juta',
  'hp antara 1 dan 999.999.999.999.999 juta',
])('%s says nothing about a price', (typed) =>
  expect(readPrices(typed)).toEqual({ text: typed, min: null, max: null, cheap: false }),
)

test('cheap is a wish, not a price', () => {
  expect(readPrices('hp murah')).toMatchObject({ text: 'hp murah', max: null, cheap: true })
  expect(readPrices('murahan')).toMatchObject({ cheap: false })
})
