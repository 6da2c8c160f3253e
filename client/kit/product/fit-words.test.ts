import { expect, test } from 'vitest'
import { fitLine } from './fit-words.ts'

test('what most buyers say of the sizes is a sentence from five of them on', () => {
  expect(
    fitLine({
      fits: [
        { fit: 'SMALLER', count: 4 },
        { fit: 'EXPECTED', count: 28 },
        { fit: 'LARGER', count: 0 },
      ],
    }),
  ).toBe('Ukuran pas menurut 87% dari 32 pembeli')
  expect(fitLine({ fits: [{ fit: 'LARGER', count: 5 }] })).toBe('Ukuran kebesaran menurut 100% dari 5 pembeli')
  expect([fitLine({ fits: [{ fit: 'LARGER', count: 4 }] }), fitLine({ fits: [] })]).toEqual([null, null])
})
