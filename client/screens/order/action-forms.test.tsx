import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { arrived, shipping } from '#client/samples/orders.ts'
import { NextStep } from './action-forms.tsx'

test('a return is promised only where the backend takes one', () => {
  const order = arrived(shipping)
  const words = (returning: boolean) => {
    const offers = { cancel: true, receive: true, again: true, returning }
    return renderToStaticMarkup(<NextStep {...{ order, offers }} path="/" refusal={null} />).replaceAll(/<[^>]+>/g, '')
  }
  expect(words(true)).toMatch(
    /Pengembalian tetap bisa diajukan sampai \d\d \w+ 2026 \d\d:\d\d WIB\. Lewat batas itu pesanan selesai otomatis\./,
  )
  expect(words(true)).toContain('Setelah ini pengembalian tetap bisa diajukan')
  expect(words(false)).toMatch(/Tanpa konfirmasi, pesanan selesai otomatis \d\d \w+ 2026 \d\d:\d\d WIB\./)
  expect(words(false)).not.toMatch(/pengembalian/i)
})
