import { expect, test } from 'vitest'
import { plainLines } from './plain-lines.ts'

test('breaks and paragraphs become lines, every other tag is dropped', () => {
  expect(plainLines('<h2>Halo</h2><p>Kopi &amp; <b>susu</b><br/>dingin</p><ul><li>satu</li><li>dua</li></ul>')).toEqual(
    ['Halo', 'Kopi & susu', 'dingin', '• satu', '• dua'],
  )
})

test('plain text stays as it was written', () => {
  expect(plainLines('Stok < 5 & harga > 10\r\n\n  AT&T  ')).toEqual(['Stok < 5 & harga > 10', 'AT&T'])
})

test('the content of scripts and style sheets is dropped, even when they never end', () => {
  expect(plainLines('a<script>alert(1)</style>x</script>b<style>p{}</style>c<SCRIPT src=x>d')).toEqual(['abc'])
})

// Proves ASVS 1.1.1
test('an entity is decoded once', () => {
  expect(plainLines('<p>&amp;lt;b&amp;gt; &lt;i&gt; &#39; &unknown;</p>')).toEqual(["&lt;b&gt; <i> ' &unknown;"])
})

test('control characters are dropped', () => {
  expect(plainLines('a\u0000b\u001bc')).toEqual(['a b c'])
})

test.each(['<', '<script', '<script>', '&', '<p', '</', '<!--'])('a text made only of %s is read quickly', (piece) => {
  const startedAt = Date.now()
  plainLines(piece.repeat(50_000))
  expect(Date.now() - startedAt).toBeLessThan(500)
})
