import { expect, test } from 'vitest'
import { leadsToGoods } from './banner-carousel.tsx'

test.each([
  ['/products/kemeja', true],
  ['https://toko.id/product/kain?ref=ayu', true],
  ['/search?q=batik', true],
  ['/search', false],
  ['/articles/memilih-kain', false],
  ['https://toko.id/information/tentang-kami', false],
  [null, false],
])('whether a banner for %s leads to goods: %s', (link, goods) => {
  expect(leadsToGoods({ image: '/b.webp', title: '', link })).toBe(goods)
})
