import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { courierPage } from '#client/kit/order/courier-page.ts'
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

test('the page of a courier is known by its name, however a vendor writes it; of any other there is none', () => {
  const hostOf = (shipmentVendor: string | null) => new URL(courierPage({ shipmentVendor })?.url ?? 'https://-/').host
  expect(['JNE', 'J&T Express', 'POS Indonesia', 'GOSEND', 'Kurir Toko', null].map(hostOf)).toEqual([
    'www.jne.co.id',
    'jet.co.id',
    'www.posindonesia.co.id',
    ...['-', '-', '-'],
  ])
})
