import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StartWords } from './start-words.tsx'

const wordsFor = (...names: string[]) =>
  [...renderToString(<StartWords cards={names.map((name) => ({ name }))} />).matchAll(/\?q=([^"]*)/g)].map(([, q]) => q)

test('the words to begin with are the things that sell best, each once', () => {
  expect(wordsFor('Kemeja Batik Kawung', 'Tas Jinjing', 'KEMEJA Anak', '2 Masker Kain', 'USB-C 1 m', 'Topi')).toEqual([
    'kemeja',
    'tas',
    'topi',
  ])
  expect(wordsFor('2 Masker')).toEqual([])
})
