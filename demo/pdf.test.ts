import { expect, test } from 'vitest'
import { pdfOf } from './pdf.ts'

test('every object lies where the table says, and nothing typed ends a text early', () => {
  const pdf = new TextDecoder().decode(pdfOf('Panduan (baru)', ['Tekan \\ lalu É']))
  expect(pdf).toContain('(Panduan \\(baru\\)) Tj')
  expect(pdf).toContain('(Tekan \\\\ lalu -) Tj')
  const table = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  expect(table.map((at) => pdf.slice(at, at + 7))).toEqual([1, 2, 3, 4, 5].map((n) => `${n} 0 obj`))
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).startsWith('xref')).toBe(true)
  const [, length, drawing] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(pdf) ?? []
  expect(drawing).toHaveLength(Number(length))
})
