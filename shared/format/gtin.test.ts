import { expect, test } from 'vitest'
import { isGtin } from './gtin.ts'

test('a barcode is 8, 12, 13 or 14 digits whose last fits the others', () => {
  for (const right of ['96385074', '036000291452', '8992761002015', '4006381333931', '10614141000415'])
    expect([right, isGtin(right)]).toEqual([right, true])
  for (const wrong of [
    '',
    '96385075',
    '8992761002051',
    '899276100201',
    '8.99276E+12',
    '0'.repeat(15),
    '４006381333931',
  ])
    expect([wrong, isGtin(wrong)]).toEqual([wrong, false])
})
