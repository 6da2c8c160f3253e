import { expect, test } from 'vitest'
import { searchText, searchWords } from './words.ts'

test('a search is words without accents, case and punctuation, each once', () => {
  expect(searchWords('Kupu-kupu KAFÉ "100%" *')).toEqual(['kupu', 'kafe', '100'])
  expect(searchWords(`'; DROP TABLE product; -- % _ * "`)).toEqual(['drop', 'table', 'product'])
  expect(searchWords('%_*"\'()')).toEqual([])
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
})

test('in the search text of a product every word begins after a space', () => {
  expect(searchText('Kemeja Batik', 'Laki-laki')).toBe(' kemeja batik laki laki ')
})
