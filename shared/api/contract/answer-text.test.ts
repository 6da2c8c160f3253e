import { expect, test } from 'vitest'
import { parseAnswer, withSlash } from './answer-text.ts'

declare const TextEncoder: new () => { encode(text: string): Iterable<number> & Uint8Array }
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('JSON is read behind a byte order mark, with blank lines around it, and in Latin-1', () => {
  expect(parseAnswer(bytesOf('\u{feff}\n{"data": "Kopi – enak"}\r\n'))).toEqual({ data: 'Kopi – enak' })
  const latin = Uint8Array.from('{"data":"Caf\u{e9}"}', (sign) => sign.charCodeAt(0))
  expect(parseAnswer(latin)).toEqual({ data: 'Café' })
  for (const none of ['', 'OK', '<html>', '{"data":', `{"data":"${'\\"'.repeat(200_000)}`])
    expect(parseAnswer(bytesOf(none)), none.slice(0, 9)).toBeUndefined()
})

test('whole numbers that JavaScript would round stay as they are written, as text', () => {
  const names: string[] = []
  const answered =
    '{"SALE_ID":1234567890123456789,"ROWS":[-9007199254740993],"QTY":2,"PRICE":18500.5,"NOTE":":12345678901234567,"}'
  expect(parseAnswer(bytesOf(answered), (name) => names.push(name))).toEqual({
    SALE_ID: '1234567890123456789',
    ROWS: ['-9007199254740993'],
    QTY: 2,
    PRICE: 18500.5,
    NOTE: ':12345678901234567,',
  })
  expect(names).toEqual(['SALE_ID', '0'])
})

test.each([
  ['{"A":NaN,"B":[-Infinity,"NaN"]}', { A: null, B: [null, 'NaN'] }],
  ['{"A":"satu\n\u0001\\"dua\\""}', { A: 'satu\n\u0001"dua"' }],
  ['<br />\n<b>Notice</b>:  Undefined index: a in <b>/srv/a.php</b> on line <b>5</b><br />\n{"A":1}', { A: 1 }],
  ['\nWarning: x in /srv/a.php on line 5\n\nNotice: y in /srv/a.php on line 6\n[1]', [1]],
  ['<br />\n<b>Fatal error</b>:  Uncaught {"A":1} on line <b>5</b><br />', undefined],
  ['<html><script>{"A":NaN}</script>', undefined],
])('%j is read as %j', (answered, meant) => expect(parseAnswer(bytesOf(answered))).toEqual(meant))

test('one half of a character in UTF-8 spoils nothing else', () => {
  const cut = [...bytesOf('{"A":"Kopi – enak","B":"Té'), 0xe2, 0x80, ...bytesOf('"}')]
  expect(parseAnswer(Uint8Array.from(cut))).toEqual({ A: 'Kopi – enak', B: 'Té' })
  expect(parseAnswer(bytesOf('{"A":"Kopi \u{fffd} enak"}'))).toEqual({ A: 'Kopi \u{fffd} enak' })
})

test.each([
  [301, 'https://api.example/a/b/', true],
  [308, '/a/b/?x=1', true],
  [302, 'https://api.example/login', false],
  [301, 'https://evil.example/a/b/', false],
  [301, '//evil.example/a/b/', false],
  [200, '/a/b/', false],
  [301, null, false],
] as const)('a redirect %s to %s is followed: %s', (status, location, followed) => {
  expect(withSlash('https://api.example/a/b', status, location)).toBe(followed ? 'https://api.example/a/b/' : null)
})
