import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Where } from './where.tsx'

const start = {
  ...{
    slug: '',
    where: { asked: '', found: null },
    district: '',
    regency: '',
    estimate: null,
    arrives: null,
    weights: null,
  },
  ...{ services: [], failed: false, product: null, vouchers: [], popular: [] },
}

test('the way to one’s own address names its district, if the backend names it', () => {
  const words = (name: string) =>
    /Ke alamat[^<]*/.exec(renderToString(<Where {...start} own={{ code: '31.74.07', name }} />))?.[0]
  expect(words('Kebayoran Baru')).toBe('Ke alamat Anda: Kebayoran Baru')
  expect(words('')).toBe('Ke alamat Anda')
})
