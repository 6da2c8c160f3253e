import { expect, test } from 'vitest'
import { searchWords } from './words.ts'

test('a search is words without accents, case and punctuation, each once', () => {
  expect(searchWords('Kupu-kupu KAFÉ "100%" *')).toEqual(['kupu', 'kafe', '100'])
  expect(searchWords(`'; DROP TABLE product; -- % _ * "`)).toEqual(['drop', 'table', 'product'])
  expect(searchWords('%_*"\'()')).toEqual([])
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
})
