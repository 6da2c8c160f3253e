import { expect, test } from 'vitest'
import { isInIndonesia, pointText } from './point.ts'
import { readPoint } from './read-point.ts'

const monas = { latitude: -6.1754, longitude: 106.8272 }

test.each([
  '-6.1754,106.8272',
  '  -6.1754, 106.8272 ',
  '(-6.1754; 106.8272)',
  '-6.1754 106.8272',
  'https://www.google.com/maps/@-6.1754,106.8272,17z',
  'https://www.google.com/maps/place/Monas/@-6.2,106.9,17z/data=!3m1!4b1!4m5!3m4!1s0x0!8m2!3d-6.1754!4d106.8272',
  'https://maps.google.com/?q=-6.1754,106.8272',
  'https://www.google.com/maps/search/?api=1&query=-6.1754%2C106.8272',
  'https://maps.google.com/maps?ll=-6.1754,106.8272&z=15',
  'https://www.google.com/maps/search/-6.1754,+106.8272',
])('%s is read as a point', (typed) => {
  expect(readPoint(typed)).toEqual(monas)
})

test.each([
  '',
  'Monas',
  '106.8272,-6.1754',
  '-33.86,151.2',
  '91,181',
  '-6.1754',
  'https://maps.app.goo.gl/abc',
  'https://x/%zz',
  '-6,1754, 106,8272',
])('%s is not a point in Indonesia', (typed) => {
  expect(readPoint(typed)).toBeNull()
})

test('a point is accepted up to the country’s borders and not beyond', () => {
  expect([
    isInIndonesia({ latitude: 5.9, longitude: 95 }),
    isInIndonesia({ latitude: -8.5, longitude: 140.4 }),
  ]).toEqual([true, true])
  expect([
    isInIndonesia({ latitude: 13.7, longitude: 100.5 }),
    isInIndonesia({ latitude: -12.4, longitude: 130.8 }),
  ]).toEqual([false, false])
  expect(pointText(monas)).toBe('-6.175400, 106.827200')
})

test.each([
  ['spaces', `-6.1754${' '.repeat(100_000)}x`],
  ['spaces with a comma', `-6.1754${' '.repeat(50_000)},${' '.repeat(50_000)}x`],
  ['digits', `${'1'.repeat(100_000)}x`],
  ['a link of points', `https://www.google.com/maps/${'@-6.1754,'.repeat(20_000)}`],
  ['a link of spaces', `https://www.google.com/maps?q=-6.1754,${'+'.repeat(100_000)}x`],
])('%s without a point are read in linear time', (_, typed) => {
  const began = Date.now()
  expect(readPoint(typed)).toBeNull()
  expect(Date.now() - began).toBeLessThan(500)
})
