import { expect, test } from 'vitest'
import { formParts } from '#shared/web/form-parts.ts'

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8').decode(bytes)

/** What a browser sends for a form. */
async function sent(fields: readonly (readonly [string, string | File])[]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const request = new Request('http://toko.localhost/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { type, bytes: new Uint8Array(await request.arrayBuffer()) }
}
const asBytes = (words: string) => new Uint8Array(new TextEncoder().encode(words))
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test('a form is what a browser put into it: fields, files, names with quotes and breaks, bytes like a boundary', async () => {
  const noise = Uint8Array.from({ length: 50_000 }, (_, place) => (place * 7919) % 256)
  const { type, bytes } = await sent([
    ['nama', 'Siti "Aisyah" 🌸\r\nbaris dua'],
    ['kosong', ''],
    ['foto "satu"', new File([noise, '\r\n--\r\n\r\r\n-'], 'batik "kawung".jpg', { type: 'image/jpeg' })],
    ['foto', new File([], '')],
    ['nama', 'kedua'],
  ])
  const parts = formParts(bytes, type)
  expect(parts?.map(({ name, fileName }) => [name, fileName])).toEqual([
    ['nama', null],
    ['kosong', null],
    ['foto "satu"', 'batik "kawung".jpg'],
    ['foto', ''],
    ['nama', null],
  ])
  expect(parts?.map((one) => decode(one.bytes)).filter((_, place) => place !== 2)).toEqual([
    'Siti "Aisyah" 🌸\r\nbaris dua',
    '',
    '',
    'kedua',
  ])
  expect(parts?.[2]?.type).toBe('image/jpeg')
  expect(parts?.[2]?.bytes.subarray(0, noise.length)).toEqual(noise)
  expect(parts?.[2]?.bytes.length).toBe(noise.length + 10)
})

test.each([
  ['no boundary', 'multipart/form-data', part('a', '1') + '--x--'],
  ['a boundary that no form has', `multipart/form-data; boundary=${'x'.repeat(71)}`, `--${'x'.repeat(71)}--`],
  ['another kind', 'text/plain; boundary=x', part('a', '1') + '--x--'],
  ['another boundary', 'multipart/form-data; boundary=y', part('a', '1') + '--x--'],
  ['cut off in a field', 'multipart/form-data; boundary=x', part('a', '1')],
  ['cut off in a head', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-da'],
  ['no name', 'multipart/form-data; boundary=x', '--x\r\ncontent-type: text/plain\r\n\r\n1\r\n--x--'],
  ['a head without an end', 'multipart/form-data; boundary=x', `--x\r\n${'a: b\r\n'.repeat(2_000)}\r\n1\r\n--x--`],
  ['more parts than a page has', 'multipart/form-data; boundary=x', part('a', '1').repeat(257) + '--x--'],
  ['nothing', 'multipart/form-data; boundary=x', ''],
])('what is no form or a broken one is none: %s', (_, type, body) => {
  expect(formParts(asBytes(body), type)).toBeNull()
})

test('a boundary in quotes, among other parameters, is read; an empty form has no parts', () => {
  const type = 'Multipart/Form-Data; charset=utf-8; boundary="x"; a=b'
  expect(formParts(asBytes(`${part('a', '1')}--x--\r\n`), type)?.map(({ name }) => name)).toEqual(['a'])
  expect(formParts(asBytes('--x--\r\n'), type)).toEqual([])
})

// Proves ASVS 15.2.2
test.each(['\r', '\r\n--', 'x', '\rx', '\r\n\r\n', `\r\n--${'x'.repeat(69)}`])(
  'bytes that look like a boundary again and again (%j) take little more than others',
  (again) => {
    const boundary = 'x'.repeat(70)
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="foto"; filename="a"\r\n\r\n`
    const body = asBytes(`${head}${again.repeat(4_000_000 / again.length)}y\r\n--${boundary}--`)
    const startedAt = performance.now()
    expect(formParts(body, `multipart/form-data; boundary=${boundary}`)).toHaveLength(1)
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  },
)
