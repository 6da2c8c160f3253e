import { expect, test } from 'vitest'
import { externalRefused } from '#shared/web/links.ts'
import { flashes, isFlashCode, pageNotFoundAt, text, wentWrong } from './text.ts'

// Verbatim: a shopper, another company's test or an operator may search for exactly these words.
// Proves §2.61, §2.64, §2.67, §2.74, §4.30, §5.1, §8.2, §8.3, §8.9, §8.14, §8.17, §8.18, §8.19, §8.20
// Proves §8.25
test.each([
  ['productUnavailable', 'Produk Tidak Tersedia'],
  ['chooseProduct', 'Pilih Produk'],
  ['cartAdded', 'Berhasil ditambahkan ke keranjang'],
  ['cartEmpty', 'Product is empty'],
  ['cartNothing', 'Tidak ada produk.'],
  ['copyNothing', 'Tidak ada teks yang disalin.'],
  ['copyFailed', 'Gagal menyalin teks.'],
  ['copied', 'Berhasil salin teks ke clipboard'],
  ['tokenUndefined', 'Token is undefined'],
  ['tokenInvalid', 'Invalid token specified'],
  ['accessDenied', 'Access denied'],
  ['requestFailed', 'Request failed'],
  ['error', 'Error'],
  ['failed', 'Failed'],
  ['networkError', 'Network Error'],
  ['pageNotFound', 'Page not found'],
  ['notFoundTitle', '404 Not Found'],
  ['phonePlaceholder', 'Enter a phone number'],
  ['pixelMissing', 'meta pixel tidak tersedia.'],
  ['countryFailed', 'unable to fetch the country'],
  ['unitInvalid', 'Invalid unit of time.'],
] as const)('%s has the exact text of the specification', (name, words) => {
  expect(new Map(Object.entries(text)).get(name)).toBe(words)
})

// Proves §8.7, §8.8
test('a missing page names its path, a failed page its status', () => {
  expect(pageNotFoundAt('/product/tidak-ada')).toBe('Page Not Found: /product/tidak-ada')
  expect(wentWrong(503)).toBe('Something went wrong - 503')
})

test('a refused external link is logged with the exact text of the specification', () => {
  expect(externalRefused).toBe('Navigating to an external URL is not allowed by default.')
})

// Proves §9.24
test('a shop without a title is called Etalase', () => {
  expect(text.defaultTitle).toBe('Etalase')
})

test('a flash is one of our codes, never a text from outside', () => {
  expect(flashes.cart_added).toBe('Berhasil ditambahkan ke keranjang')
  expect([isFlashCode('cart_added'), isFlashCode('Anda menang!'), isFlashCode('toString')]).toEqual([
    true,
    false,
    false,
  ])
})
