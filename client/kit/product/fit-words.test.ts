import { expect, test } from 'vitest'
import { fitLine } from './fit-words.ts'

test('what buyers say of the sizes is a sentence from five of them on, the most frequent first', () => {
  expect(
    fitLine({
      fits: [
        { fit: 'SMALLER', count: 4 },
        { fit: 'EXPECTED', count: 28 },
        { fit: 'LARGER', count: 0 },
      ],
    }),
  ).toBe('Ukuran menurut 32 pembeli: 28 pas, 4 kekecilan')
  expect(fitLine({ fits: [{ fit: 'LARGER', count: 5 }] })).toBe('Ukuran menurut 5 pembeli: 5 kebesaran')
  expect([fitLine({ fits: [{ fit: 'LARGER', count: 4 }] }), fitLine({ fits: [] })]).toEqual([null, null])
})
