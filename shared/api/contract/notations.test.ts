import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, readMoment } from './notations.ts'

/** '18.500' for 18500. */
const grouped = (amount: number, separator: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, separator)

test('an amount is the same in every notation of the table', () => {
  assert(
    property(integer({ min: 0, max: 1e12 }), (amount) => {
      const [dotted, commas] = [grouped(amount, '.'), grouped(amount, ',')]
      const written = [
        amount,
        ...[String(amount), `${amount}.00`, `${amount}.0000`, `${amount},00`, `IDR ${amount}`],
        ...[dotted, commas, `Rp ${dotted}`, `Rp${dotted}`, `Rp. ${dotted}`, `Rp ${dotted},-`, `rp ${dotted}`],
        ...(amount < 1_000 ? [] : [`${dotted},00`, `${commas}.00`, `${commas}.0000`]),
      ]
      for (const one of written) expect(readAmount(one), String(one)).toBe(amount)
      if (amount > 0)
        for (const one of [`-${dotted}`, `Rp -${dotted}`, `-Rp${dotted}`]) expect(readAmount(one), one).toBe(-amount)
    }),
  )
})

test.each([
  '0.500',
  '-Rp -18.500',
  '18500.000',
  '1.85.00',
  '1.850.00',
  '18.500.00',
  '1,5',
  '18 500',
  '1e3',
  'gratis',
  '',
  'Rp',
  '.5',
])('%j is no amount: it may mean two things, or nothing', (written) => expect(readAmount(written)).toBeNaN())

test.each([
  ['18.500 IDR', 18_500],
  ['18500 Rp', 18_500],
  ['18500,50', 18_500.5],
  ['1.85E7', 18_500_000],
  ['18500.00000000', 18_500],
  ['18499.999999999996', 18_500],
  ['Rp\u00a018.500,00', 18_500],
])('%j is %d', (written, amount) => expect(readAmount(written)).toBe(amount))

/** From 1990 on, to the second. */
const seconds = integer({ min: 631_152_000, max: 4_102_444_799 })

test('a moment is the same in every notation of the table', () => {
  assert(
    property(seconds, (since) => {
      const iso = new Date(since * 1_000).toISOString()
      const [day, time] = new Date((since + 7 * 3_600) * 1_000).toISOString().slice(0, 19).split('T')
      const [y = '', m = '', d = ''] = day?.split('-') ?? []
      const written = [
        ...[since, String(since), since * 1_000, String(since * 1_000)],
        ...[iso, iso.replace('.000Z', 'Z'), iso.replace('.000Z', '+00:00'), new Date(since * 1_000).toUTCString()],
        ...[`${day}T${time}+07:00`, `${day}T${time}.000+0700`, `${day} ${time}`, `${day} ${time} WIB`],
        ...[`${d}-${m}-${y} ${time}`, `${d}/${m}/${y} ${time}`, `${Number(d)}/${Number(m)}/${y} ${time}`],
      ]
      for (const one of written) expect(readMoment(one), String(one)).toBe(iso)
      expect(readMoment(`${d}/${m}/${y}`)).toBe(readMoment(`${day} 00:00:00`))
    }),
  )
})

test('without a zone it is the time of the shop', () => {
  expect(readMoment('2026-11-25 00:09:00')).toBe('2026-11-24T17:09:00.000Z')
  expect(readMoment('2026-11-25 00:09:00', 'WIT')).toBe('2026-11-24T15:09:00.000Z')
  expect(readMoment('05/12/2026')).toBe('2026-12-04T17:00:00.000Z')
  expect(readMoment('5/1/2026 9.05')).toBe('2026-01-05T02:05:00.000Z')
})

test.each([
  ...['0000-00-00 00:00:00', '2026-02-30', '2026-11-25 25:00', '31-13-2026', '24-11-26', 'besok', 'Nov 2026', '', '7'],
  ...[0, 7, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300],
])('%j is no moment', (written) => expect(readMoment(written)).toBeNull())

test.each([
  { date: '2026-11-20 14:00:00.000000', timezone_type: 3, timezone: 'Asia/Jakarta' },
  { date: '2026-11-20 07:00:00.000000', timezone_type: 3, timezone: 'UTC' },
  { $date: '2026-11-20T07:00:00Z' },
  { $date: 1_795_158_000_000 },
  [2026, 11, 20, 14, 0],
  [2026, 11, 20, 14, 0, 0, 123_000_000],
  '/Date(1795158000000)/',
  '/Date(1795158000000+0700)/',
  '2026-11-20T14:00:00+07:00[Asia/Jakarta]',
  '2026-11-20T07:00:00.1234567Z',
  'Fri Nov 20 14:00:00 WIB 2026',
  'Nov 20, 2026, 2:00:00 PM',
  'Nov 20, 2026 2:00 PM',
  '20 November 2026 14:00',
  '20 Nov 2026, 14.00 WIB',
  '20 November 2026 - 14:00',
  '20-11-2026 - 14:00 GMT+7',
  '2026-11-20 07:00 UTC+0',
  '20-Nov-2026 14:00:00',
  'Jumat, 20 November 2026 14:00',
  "Jum'at, 20 November 2026 pukul 14.00.00 WIB",
  '20/11/2026, 14.00.00',
  'Friday, November 20, 2026 at 2:00:00 PM',
  'Nov 20 2026  2:00PM',
  '2026-11-20 02:00:00 PM',
  'Fri Nov 20 2026 14:00:00 GMT+0700 (Western Indonesia Time)',
  'Fri Nov 20 14:00:00 2026',
  '2026-11-20 14:00:00.123 +0700 WIB m=+0.001',
  '2026-11-20 14:00:00 Asia/Jakarta',
  '20-NOV-26 02.00.00.000000 PM',
  '20-NOV-26 02.00.00 PM +07:00',
  '20261120140000',
  20_261_120_140_000,
  '20261120T070000Z',
  1_795_158_000_000_000,
  '1795158000000000000',
  { _seconds: 1_795_158_000, _nanoseconds: 0 },
  { $date: { $numberLong: '1795158000000' } },
])('what a library writes as %j is a moment', (written) =>
  expect(readMoment(written)?.slice(0, 19)).toBe('2026-11-20T07:00:00'),
)

test.each(['0001-01-01T00:00:00Z', '1900-01-01 00:00:00', '1970-01-01 07:00:00', '12/05/2026 2:00 PM', '20261320'])(
  '%j is another language’s word for none, or may mean two days',
  (written) => expect(readMoment(written)).toBeNull(),
)

test('months have their Indonesian and their English names', () => {
  for (const [name, month] of [
    ['Agustus', 7],
    ['Agt', 7],
    ['Pebruari', 1],
    ['Mei', 4],
    ['May', 4],
    ['Desember', 11],
    ['Okt', 9],
    ['March', 2],
  ] as const)
    expect(readMoment(`5 ${name} 2026`)).toBe(new Date(Date.UTC(2026, month, 4, 17)).toISOString())
})

test.each(
  [{}, { date: null }, [], [2026], [2026, 13, 1], { date: '2026-11-20', timezone: 'Europe/Paris' }, '20 Foo 2026'].map(
    (written) => [written],
  ),
)('%j is no moment', (written) => expect(readMoment(written)).toBeNull())
