import { expect, test } from 'vitest'
import { parseAnswer, withSlash } from './answer-text.ts'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('JSON is read behind a byte order mark, with blank lines around it, and in Latin-1', () => {
  expect(parseAnswer(bytesOf('\u{feff}\n{"data": "Kopi – enak"}\r\n'))).toEqual({ data: 'Kopi – enak' })
  const latin = Uint8Array.from('{"data":"Caf\u{e9}"}', (sign) => sign.charCodeAt(0))
  expect(parseAnswer(latin)).toEqual({ data: 'Café' })
  for (const none of ['', 'OK', '<html>', '{"data":']) expect(parseAnswer(bytesOf(none)), none).toBeUndefined()
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
