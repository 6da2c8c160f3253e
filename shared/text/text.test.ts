import { expect, test } from 'vitest'
import { externalRefused } from '#shared/web/links.ts'
import { flashes, isFlashCode, pageNotFoundAt, text, wentWrong } from './text.ts'

// Verbatim: a shopper, a test of another company or a searching operator may look for exactly these words.
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
] as const)('%s is said in the specification’s words', (name, words) => {
  expect(text[name]).toBe(words)
})

test('a missing page names its path, a broken one its status', () => {
  expect(pageNotFoundAt('/product/tidak-ada')).toBe('Page Not Found: /product/tidak-ada')
  expect(wentWrong(503)).toBe('Something went wrong - 503')
})

test('a refused way out is logged in the specification’s words', () => {
  expect(externalRefused).toBe('Navigating to an external URL is not allowed by default.')
})

test('a title nobody gave is Etalase', () => {
  expect(text.defaultTitle).toBe('Etalase')
})

test('a flash is one of our codes and no text of a stranger', () => {
  expect(flashes.cart_added).toBe('Berhasil ditambahkan ke keranjang')
  expect([isFlashCode('cart_added'), isFlashCode('Anda menang!'), isFlashCode('toString')]).toEqual([
    true,
    false,
    false,
  ])
})
